// Keeps the positions through which undo and redo step in the editor. Several edits can be joined in one step (add). Change the number of steps here
// (maxSteps).

package editor

import (
	"slices"

	"quintet/games"
)

// maxSteps is the number of positions that undo can return to.
const maxSteps = 1000

// A history holds the positions so far, and the index of the current one.
type history struct {
	all []games.Position
	at  int
}

// now returns the current position.
func (h *history) now() games.Position { return h.all[h.at] }

// add adds a position after the current one, or replaces it if joined is set. Later positions are discarded.
func (h *history) add(p games.Position, joined bool) {
	keep := h.all[:min(h.at+1, len(h.all))]
	if joined {
		keep = keep[:h.at]
	}
	h.all = append(keep, p)
	if len(h.all) > maxSteps {
		h.all = slices.Delete(h.all, 0, 1)
	}
	h.at = len(h.all) - 1
}

// may reports whether there is a position by steps away.
func (h *history) may(by int) bool { return h.at+by >= 0 && h.at+by < len(h.all) }

// step moves by steps, if possible.
func (h *history) step(by int) {
	if h.may(by) {
		h.at += by
	}
}
