package window

import "syscall/js"

// onHidden calls f when the page is hidden, frozen or left: no tick comes before it is seen again, and perhaps never. f runs in a goroutine of
// its own, up to where it waits for the first time before the browser goes on.
func onHidden(f func()) {
	hear(js.Global(), "pagehide", func(js.Value) { go f() })
	hear(document(), "freeze", func(js.Value) { go f() })
	hear(document(), "visibilitychange", func(js.Value) {
		if document().Get("hidden").Bool() {
			go f()
		}
	})
}
