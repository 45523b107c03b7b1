// Writes announcements for screen readers into an element of the web page (announce). Change the element here. Desktops have no announcements
// (browser_other.go).

package window

import "syscall/js"

// An announcer writes announcements into the page for screen readers, which cannot read text on a canvas.
type announcer struct {
	place     js.Value // undefined until the first announcement
	announced string
}

// announce writes the announcement, if it has changed.
func (h *announcer) announce(now string) {
	if now == h.announced {
		return
	}
	h.announced = now
	if h.place.IsUndefined() {
		h.place = document().Call("createElement", "div")
		for name, value := range map[string]string{"id": "quintet-said", "role": "status", "aria-live": "polite"} {
			h.place.Call("setAttribute", name, value)
		}
		// The page's content security policy lets scripts set styles, but not the attribute.
		h.place.Get("style").Set("cssText", "position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap")
		document().Get("documentElement").Call("appendChild", h.place)
	}
	h.place.Set("textContent", now)
}
