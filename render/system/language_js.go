// Reads the preferred languages of the user in a browser, from navigator.languages. The program chooses its language among them at the first start.

package system

import "syscall/js"

// Languages returns the preferred languages of the user as BCP 47 tags, the most preferred first; none if the browser does not say.
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
