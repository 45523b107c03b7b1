// Calls a function, which saves, before the browser hides, freezes or leaves the page. Desktops need none of this (browser_other.go).

package window

import "syscall/js"

// onHidden calls f when the page is hidden, frozen or left: the next tick comes when it is shown again, or never. f runs on its own goroutine, up to
// its first wait before the browser continues.
func onHidden(f func()) {
	addListener(js.Global(), "pagehide", func(js.Value) { go f() })
	addListener(document(), "freeze", func(js.Value) { go f() })
	addListener(document(), "visibilitychange", func(js.Value) {
		if document().Get("hidden").Bool() {
			go f()
		}
	})
}
