// Presses and drags with the left button: follows a press on the board, picks up, moves and drops a piece, and decides whether a press was a click or
// a drag (release, drop). Change here what a drag can play. carry.go drags a placed piece to correct it; steer.go chooses a heading during a drag.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// trackPress remembers where the left button went down on the board until it is released.
func (h *Hand) trackPress(u *ui.UI) {
	switch {
	case !u.Free():
	case u.In.Pressed&input.Left != 0:
		h.pressedAt = h.targetAt(u.Pointer())
		h.pressedPiece = h.display.topPiece(h.pressedAt)
	case u.In.Down&input.Left == 0 && u.In.Released&input.Left == 0:
		h.pressedAt = board.NoTarget
	}
}

// topPiece returns the topmost piece on t, the zero Piece if there is none.
func (d *Display) topPiece(t board.Target) board.Piece {
	for _, p := range slices.Backward(d.shown.View.Pieces) {
		if p.At == t {
			return p
		}
	}
	return board.Piece{}
}

// pointLeft handles the left button on the board.
func (h *Hand) pointLeft(u *ui.UI) {
	if !u.Free() {
		return
	}
	p := u.Pointer()
	if u.In.Pressed&input.Left != 0 {
		h.do(eventRelease) // a new press ends an old drag
	}
	if u.In.Down&input.Left != 0 {
		h.dragTo(u, p)
	}
	if u.In.Released&input.Left != 0 {
		h.endPress(u, p)
	}
}

// dragTo follows the pointer at p while the button is down: a piece is lifted when the pointer leaves it, and shown where it would be dropped.
func (h *Hand) dragTo(u *ui.UI, p render.Point) {
	h.liftPiece(h.targetAt(p))
	if h.state == stateLifted || h.state == stateAiming {
		h.steer(u, p)
		h.hover = h.dropTarget(p)
	}
}

// liftPiece selects the piece at the grip once the pointer has left it for to: a dragged piece shows where it can go, like a clicked one.
func (h *Hand) liftPiece(to board.Target) {
	if h.state.dragging() || h.pressedAt == board.NoTarget || to == h.pressedAt || h.model.geo.Aim {
		return
	}
	if _, begins := h.builder.Try([]board.Target{h.pressedAt}); begins != games.Partial {
		return
	}
	h.withdraw()
	h.builder.Clear()
	h.click(h.pressedAt)
	h.do(eventLift)
}

// dropTarget returns where a piece dropped with the pointer at p would go.
func (h *Hand) dropTarget(p render.Point) board.Target {
	if h.steering.at != board.NoTarget {
		return h.steering.at
	}
	return h.display.hit(p)
}

// mayDrop reports whether the dragged piece may be dropped on t. It may always be dropped where it came from.
func (h *Hand) mayDrop(t board.Target) bool {
	if c := h.carry; c != nil {
		return t == c.grabbedAt || c.move != games.NoMove
	}
	_, fits := h.builder.Try([]board.Target{h.pressedAt, t})
	return t == h.pressedAt || fits != games.Refused
}

// endPress ends a press with the pointer at p.
func (h *Hand) endPress(u *ui.UI, p render.Point) {
	h.dragTo(u, p)
	to, heading := h.targetAt(p), board.NoTarget
	if h.state.dragging() {
		if to, heading = h.dropTarget(p), h.steered(); to == board.NoTarget {
			h.builder.Clear() // dropped off the board: no effect
		}
	}
	from := h.pressedAt
	h.pressedAt = board.NoTarget
	h.do(eventRelease)
	h.release(u, from, to, heading)
}

// release handles a press that began on from and ended on to, with the heading chosen on the way, if any.
func (h *Hand) release(u *ui.UI, from, to, heading board.Target) {
	if from == board.NoTarget || to == board.NoTarget {
		return
	}
	u.Take()
	switch {
	case from != to && h.state == statePending && h.cursor.at == from && !(h.model.geo.Aim && h.model.adjacent(from, to)): // the pending piece is dragged on
		h.withdraw()
		h.press(u, to)
	case from != to:
		h.withdraw()
		h.drop(from, to, heading)
	default:
		h.press(u, to)
	}
}

// press handles a click on t. It may only make a ply pending, always for a finger and otherwise if the players confirm plies.
func (h *Hand) press(u *ui.UI, t board.Target) {
	if (u.In.Touch || h.model.settings.ConfirmPlies) && h.awaitConfirm(u, t) {
		return
	}
	if h.state == statePending {
		h.withdraw()
	}
	h.choose(t)
}

// drop handles a press that begins on one target and ends on another: it plays a ply of two steps, or of three with a heading. Other drags have no
// effect, but a tile dragged to a neighbour where it does not fit is refused with the reason.
func (h *Hand) drop(from, to, heading board.Target) {
	h.Dismiss()
	path := []board.Target{from, to}
	_, begins := h.builder.Try(path[:1])
	_, fits := h.builder.Try(path)
	switch {
	case begins != games.Partial:
	case h.model.settings.ConfirmPlies && fits != games.Refused && h.model.geo.Aim:
		h.Hold(path)
	case h.model.settings.ConfirmPlies && fits != games.Refused:
		h.holdMove(from, to, heading)
	case !h.model.geo.Aim && fits == games.Refused:
		h.builder.Clear()
		h.click(from)
		h.refuse(h.refusalAt(path)) // even if to is another piece of the player: it was not clicked
	case !h.model.geo.Aim || fits != games.Refused:
		h.builder.Clear()
		h.enter(from)
		h.enter(to)
		if heading != board.NoTarget {
			h.click(heading)
		}
	case h.model.adjacent(from, to):
		h.refuse(h.refusalAt(path))
	}
}

// putBack cancels a drag. It reports whether there was one.
func (h *Hand) putBack() bool {
	if !h.state.dragging() {
		return false
	}
	if h.state != stateCarried {
		h.builder.Clear()
	}
	h.do(eventRelease)
	h.pressedAt = board.NoTarget
	return true
}
