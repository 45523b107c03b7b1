package system

import "syscall/js"

// Languages returns the languages that the user prefers, the dearest first, as BCP 47 writes them; none where the browser does not say.
func Languages() []string {
	list := js.Global().Get("navigator").Get("languages")
	if list.Type() != js.TypeObject {
		return nil
	}
	var tags []string
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return tags
}
