// Handles the browser's back button: it goes back through the pages of the program before it leaves the web page (history). Change here what one step
// back means. Desktops have none (browser_other.go).

package window

import (
	"syscall/js"

	"quintet/render/input"
)

// A history makes the browser's back button go back through the pages of the program, with one history entry for each page above the first. Only from
// the first page does the button leave the program.
type history struct {
	at     int  // the browser's current entry
	asked  int  // steps back requested by the user and not yet seen by the program
	moving bool // the browser was asked to go to another entry, and has not arrived
}

// depth is the state key under which an entry stores the number of entries before it.
const depth = "quintetDepth"

// listen starts at the entry at which the page was loaded, and listens for changes of the entry.
func (h *history) listen() {
	h.at = here()
	addListener(js.Global(), "popstate", func(js.Value) {
		was := h.at
		h.at = here()
		if !h.moving {
			h.asked += max(0, was-h.at)
		}
		h.moving = false
		Wake()
	})
}

// here returns the number of the program's entries before the browser's current one.
func here() int {
	state := js.Global().Get("history").Get("state")
	if state.Type() != js.TypeObject || state.Get(depth).Type() != js.TypeNumber {
		return 0
	}
	return state.Get(depth).Int()
}

// add adds one requested step back to f.
func (h *history) add(f *input.Frame) {
	if h.asked > 0 {
		h.asked--
		f.Back = true
	}
}

// follow makes the browser go to the entry of a page with pages pages below it.
func (h *history) follow(pages int) {
	if h.moving || h.asked > 0 {
		return
	}
	entries := js.Global().Get("history")
	for h.at < pages {
		h.at++
		entries.Call("pushState", map[string]any{depth: h.at}, "")
	}
	if h.at > pages {
		h.moving = true
		entries.Call("go", pages-h.at)
	}
}
