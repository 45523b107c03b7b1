// Showing a proposed ply on the board and playing it with a click or a key. Who proposes it is up to the scene.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/ui"
)

// A hint is a ply that is proposed. It is shown, and played by a click on its star or by the key that acts.
type hint struct {
	move  games.Move
	steps []board.Target
	hover board.Target // what was under the pointer when it came: until that changes the hint is shown there, too
}

// SetHint shows m, legal now, as a proposal; with NoMove it takes the hint away, also where it waits unseen.
func (h *Hand) SetHint(m games.Move) {
	if m == games.NoMove {
		h.hint = nil
		return
	}
	h.hint = &hint{move: m, steps: h.model.game.AppendSteps(nil, h.model.position(), m), hover: h.hover}
	h.tile.locked = false
}

// Hinted reports whether there is a hint, and whether the targets pointed at so far begin it. With others it waits, unseen.
func (h *Hand) Hinted() (there, fits bool) { return h.hint != nil, h.hintFits() }

// hintFits reports whether there is a hint and the targets pointed at so far begin it. With others it waits, unseen.
func (h *Hand) hintFits() bool {
	return h.hint != nil && hasPrefix(h.hint.steps, h.builder.Path())
}

// hintSeen returns the hint that is to be seen on the board, nil for none: what threatens is looked at alone.
func (h *Hand) hintSeen() *hint {
	if h.display.ThreatViewOn() || !h.hintFits() {
		return nil
	}
	return h.hint
}

// DropHint takes the hint away. It reports whether there was one, and the targets pointed at so far begin it.
func (h *Hand) DropHint() bool {
	if !h.hintFits() {
		return false
	}
	h.hint = nil
	return true
}

// hintStar returns the cell of the hint's star: the last that is to be pointed at, or the first of a piece that is aimed. NoTarget where the
// hint is not seen or is a button.
func (h *Hand) hintStar() board.Target {
	hint, at := h.hintSeen(), board.NoTarget
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

// hintPath returns the targets that the view shows as pointed at: those of the player, or the first of a hint of several steps.
func (h *Hand) hintPath(move games.Move) []board.Target {
	path, hint := h.builder.Path(), h.hintSeen()
	if hint == nil || len(path) > 0 || move != hint.move || len(hint.steps) < 2 || h.model.geo.Aim {
		return path
	}
	return hint.steps[:1]
}

// hinted returns the ply of the hint where the pointer does not preview another.
func (h *Hand) hinted(pointed games.Move) games.Move {
	i := h.hintSeen()
	switch {
	case i == nil || h.state == stateTyping:
		return pointed
	case h.onHint(h.hover), pointed == games.NoMove, h.hover == i.hover:
		return i.move
	}
	return pointed
}

// onHint reports whether a click on t plays the hint: it is the star, and no one has turned the tile or the dial since.
func (h *Hand) onHint(t board.Target) bool {
	return t.IsCell() && t == h.hintStar() && !h.turnedByHand()
}

// turnedByHand reports whether the tile or the dial was turned otherwise than the pointer does.
func (h *Hand) turnedByHand() bool { return h.aims() && h.tile.locked || h.dial >= 0 }

// actOnHint does by the key that acts what a click on the hint does, unless the cursor was moved since the hint was found. It reports
// whether it did.
func (h *Hand) actOnHint(u *ui.UI) bool {
	i := h.hintSeen()
	if i == nil || h.cursor.on && h.hover != i.hover || h.turnedByHand() {
		return false
	}
	if t := h.hintStar(); t != board.NoTarget {
		h.press(u, t)
	} else {
		h.intend(Intent{Do: Play, Move: i.move})
	}
	return true
}

// hintIsElsewhere reports whether what is previewed is the hint, and not at the pointer.
func (h *Hand) hintIsElsewhere() bool {
	return h.hint != nil && h.display.shown.Move == h.hint.move && !slices.Contains(h.hint.steps, h.hover)
}
