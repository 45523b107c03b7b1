package window

import "syscall/js"

// onHidden calls f when the page is hidden, frozen or left: no tick comes before it is seen again, and perhaps never. f runs in a goroutine of
// its own, up to where it waits for the first time before the browser goes on.
func onHidden(f func()) {
	document := js.Global().Get("document")
	for _, e := range []struct {
		of   js.Value
		name string
	}{{js.Global(), "pagehide"}, {document, "visibilitychange"}, {document, "freeze"}} {
		e.of.Call("addEventListener", e.name, js.FuncOf(func(js.Value, []js.Value) any {
			if e.name != "visibilitychange" || document.Get("hidden").Bool() {
				go f()
			}
			return nil
		}))
	}
}
