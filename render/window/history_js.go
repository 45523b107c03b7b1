// The back button of the browser: it leads back through the pages of the program before it leaves the page. Desktops have none (browser_other.go).

package window

import (
	"syscall/js"

	"quintet/render/input"
)

// A history makes the back button of the browser lead through the pages of the program, with one history entry for each page above the first. Only
// from the first page does the button leave the program.
type history struct {
	at     int  // the entry that the browser is at
	asked  int  // steps back that the players have asked for, and that the program has not seen
	moving bool // the browser was asked to go to another entry, and has not arrived
}

// depth is the name under which an entry keeps how many are before it.
const depth = "quintetDepth"

// listen begins at the entry that the page was loaded at, and hears of every other.
func (h *history) listen() {
	h.at = here()
	hear(js.Global(), "popstate", func(js.Value) {
		was := h.at
		h.at = here()
		if !h.moving {
			h.asked += max(0, was-h.at)
		}
		h.moving = false
		Wake()
	})
}

// here returns how many entries of the program are before the one that the browser is at.
func here() int {
	state := js.Global().Get("history").Get("state")
	if state.Type() != js.TypeObject || state.Get(depth).Type() != js.TypeNumber {
		return 0
	}
	return state.Get(depth).Int()
}

// add puts into f one step back that the players have asked for.
func (h *history) add(f *input.Frame) {
	if h.asked > 0 {
		h.asked--
		f.Back = true
	}
}

// follow makes the browser be at the entry of a page with so many below it.
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
