// Asks the browser not to delete saved games and settings when it runs short of space (Persist). Desktops need no such request (persist.go).

package system

import "syscall/js"

// Persist returns a function that asks the browser not to delete the data of this page when space runs short; nil if it cannot be asked. A browser
// may ask the user first, so call the function once there is something to keep.
func Persist() func() {
	storage := js.Global().Get("navigator").Get("storage")
	if !storage.Truthy() || !storage.Get("persist").Truthy() {
		return nil
	}
	return func() { onSettled(storage.Call("persist"), func(js.Value, error) {}) }
}
