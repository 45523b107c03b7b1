// Undo and redo in the editor.

package editor

import (
	"slices"

	"quintet/games"
)

// maxSteps is the number of positions that undo can return to.
const maxSteps = 1000

// A history holds the positions so far, and which of them is shown.
type history struct {
	all []games.Position
	at  int
}

// now returns the position that is shown.
func (h *history) now() games.Position { return h.all[h.at] }

// add adds a position behind the one that is shown, or with joined in its place. What came behind it is forgotten.
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

// may reports whether there is a position so many steps on.
func (h *history) may(by int) bool { return h.at+by >= 0 && h.at+by < len(h.all) }

// step shows the position so many steps on, if there is one.
func (h *history) step(by int) {
	if h.may(by) {
		h.at += by
	}
}
