package window

import "syscall/js"

// A herald writes what is said into the page, where readers of the screen read it aloud: a canvas has no text for them.
type herald struct {
	place js.Value // undefined until something is said
	said  string
}

// tell writes what is said now, if it is something else than before.
func (h *herald) tell(now string) {
	if now == h.said {
		return
	}
	h.said = now
	if h.place.IsUndefined() {
		document := js.Global().Get("document")
		h.place = document.Call("createElement", "div")
		for name, value := range map[string]string{"id": "quintet-said", "role": "status", "aria-live": "polite",
			"style": "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap"} {
			h.place.Call("setAttribute", name, value)
		}
		document.Get("documentElement").Call("appendChild", h.place)
	}
	h.place.Set("textContent", now)
}
