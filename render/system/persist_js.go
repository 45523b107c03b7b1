package system

import "syscall/js"

// Persist returns what asks the browser not to forget what this page keeps when it runs short of room; nil where it cannot be asked. A browser
// may ask its user first, so it is called once something is kept.
func Persist() func() {
	storage := js.Global().Get("navigator").Get("storage")
	if !storage.Truthy() || !storage.Get("persist").Truthy() {
		return nil
	}
	return func() { settled(storage.Call("persist"), func(js.Value, error) {}) }
}
