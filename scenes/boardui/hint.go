// The hint on the board: a proposed ply with a star, which a click on the star or the Act key plays. Change here when a hint is visible (hintFits,
// visibleHint), where its star is (hintStar) and what plays it (onHint, actOnHint). The scene chooses the ply.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// A hint is a proposed ply. It is shown, and a click on its star or the Act key plays it.
type hint struct {
	move  games.Move
	steps []board.Target
	hover board.Target // the cell under the pointer when the hint came: the hint is shown there too until the pointer leaves it
}

// SetHint proposes m, which must be legal now. NoMove removes the hint, even if it is hidden.
func (h *Hand) SetHint(m games.Move) {
	if m == games.NoMove {
		h.hint = nil
		return
	}
	h.hint = &hint{move: m, steps: h.model.game.AppendSteps(nil, h.model.position(), m), hover: h.hover}
	h.tile.locked = false
}

// Hinted reports whether there is a hint, and whether it begins with the targets of the unfinished ply. If not it is hidden.
func (h *Hand) Hinted() (there, fits bool) { return h.hint != nil, h.hintFits() }

// hintFits reports whether there is a hint that begins with the targets of the unfinished ply.
func (h *Hand) hintFits() bool {
	return h.hint != nil && hasPrefix(h.hint.steps, h.builder.Path())
}

// visibleHint returns the hint if it is visible, else nil. The threat view hides it.
func (h *Hand) visibleHint() *hint {
	if h.display.ThreatViewOn() || !h.hintFits() {
		return nil
	}
	return h.hint
}

// DropHint removes the hint, unless it is hidden by an unfinished ply. It reports whether it did.
func (h *Hand) DropHint() bool {
	if !h.hintFits() {
		return false
	}
	h.hint = nil
	return true
}

// hintStar returns the cell of the hint's star: its last cell, or for a tile the next one to point at. It is NoTarget if the hint is hidden or a
// button.
func (h *Hand) hintStar() board.Target {
	hint, at := h.visibleHint(), board.NoTarget
	if hint == nil {
		return at
	}
	steps := hint.steps
	if h.model.geo.Aim {
		steps = steps[min(len(h.builder.Path()), len(steps)-1):]
	}
	for _, t := range steps {
		if t.IsCell() && (at == board.NoTarget || !h.model.geo.Aim) {
			at = t
		}
	}
	return at
}

// hintPath returns the targets that are shown as selected: those of the player, or the first of a hint of several steps.
func (h *Hand) hintPath(move games.Move) []board.Target {
	path, hint := h.builder.Path(), h.visibleHint()
	if hint == nil || len(path) > 0 || move != hint.move || len(hint.steps) < 2 || h.model.geo.Aim {
		return path
	}
	return hint.steps[:1]
}

// hintOr returns the ply of the hint, unless the pointer previews another.
func (h *Hand) hintOr(pointed games.Move) games.Move {
	i := h.visibleHint()
	switch {
	case i == nil || h.state == stateTyping:
		return pointed
	case h.onHint(h.hover), pointed == games.NoMove, h.hover == i.hover:
		return i.move
	}
	return pointed
}

// onHint reports whether a click on t plays the hint: t has the star, and neither tile nor dial was turned by hand.
func (h *Hand) onHint(t board.Target) bool {
	return t.IsCell() && t == h.hintStar() && !h.turnedByHand()
}

// turnedByHand reports whether tile or dial differ from what the pointer alone would choose.
func (h *Hand) turnedByHand() bool { return h.placesWholeTile() && h.tile.locked || h.dial >= 0 }

// actOnHint makes the Act key play the hint, unless the cursor has moved since the hint came. It reports whether it did.
func (h *Hand) actOnHint(u *ui.UI) bool {
	i := h.visibleHint()
	if i == nil || h.cursor.on && h.hover != i.hover || h.turnedByHand() {
		return false
	}
	if t := h.hintStar(); t != board.NoTarget {
		h.press(u, t)
	} else {
		h.addIntent(Intent{Do: Play, Move: i.move})
	}
	return true
}

// hintOnOtherCells reports whether the previewed ply is the hint, on cells other than that under the pointer.
func (h *Hand) hintOnOtherCells() bool {
	return h.hint != nil && h.display.shown.Move == h.hint.move && !slices.Contains(h.hint.steps, h.hover)
}
