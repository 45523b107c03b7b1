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

// hints hold the hint that is shown.
type hints struct {
	context *context
	hint    *hint // nil for none
}

// hintFits reports whether there is a hint and the targets pointed at so far begin it. With others it waits, unseen.
func (i *hints) hintFits() bool {
	return i.hint != nil && hasPrefix(i.hint.steps, i.context.builder.Path())
}

// hintSeen returns the hint that is to be seen on the board, nil for none: what threatens is looked at alone.
func (i *hints) hintSeen() *hint {
	if i.context.ThreatViewOn() || !i.hintFits() {
		return nil
	}
	return i.hint
}

// dropHint takes the hint away. It reports whether there was one.
func (i *hints) dropHint() bool {
	if !i.hintFits() {
		return false
	}
	i.hint = nil
	return true
}

// star returns the cell of the hint's star: the last that is to be pointed at, or the first of a piece that is aimed. NoTarget where the
// hint is not seen or is a button.
func (i *hints) star() board.Target {
	h, at := i.hintSeen(), board.NoTarget
	if h == nil {
		return at
	}
	steps := h.steps
	if i.context.geo.Aim {
		steps = steps[min(len(i.context.builder.Path()), len(steps)-1):]
	}
	for _, t := range steps {
		if t.IsCell() && (at == board.NoTarget || !i.context.geo.Aim) {
			at = t
		}
	}
	return at
}

// hintPath returns the targets that the view shows as pointed at: those of the player, or the first of a hint of several steps.
func (i *hints) hintPath(move games.Move) []board.Target {
	path, h := i.context.builder.Path(), i.hintSeen()
	if h == nil || len(path) > 0 || move != h.move || len(h.steps) < 2 || i.context.geo.Aim {
		return path
	}
	return h.steps[:1]
}

// hinted returns the ply of the hint where the pointer does not preview another.
func (h *hand) hinted(pointed games.Move) games.Move {
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
func (h *hand) onHint(t board.Target) bool {
	return t.IsCell() && t == h.star() && !h.turnedByHand()
}

// turnedByHand reports whether the tile or the dial was turned otherwise than the pointer does.
func (h *hand) turnedByHand() bool { return h.aims() && h.tile.locked || h.dial >= 0 }

// actOnHint does by the key that acts what a click on the hint does, unless the cursor was moved since the hint was found. It reports
// whether it did.
func (h *hand) actOnHint(u *ui.UI) bool {
	i := h.hintSeen()
	if i == nil || h.cursor.on && h.hover != i.hover || h.turnedByHand() {
		return false
	}
	if t := h.star(); t != board.NoTarget {
		h.press(u, t)
	} else {
		h.want(Intent{Do: Play, Move: i.move})
	}
	return true
}

// elsewhere reports whether what is previewed is the hint, and not at the pointer.
func (h *hand) elsewhere() bool {
	return h.hint != nil && h.context.shown.Move == h.hint.move && !slices.Contains(h.hint.steps, h.hover)
}
