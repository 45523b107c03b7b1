// Dragging pieces with the left button: picking up, moving and dropping. Corrections of laid pieces are in carry.go.

package boardui

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// trackPress notes where a press of the left button on the board begins, and forgets it once the button is up.
func (h *Hand) trackPress(u *ui.UI) {
	switch {
	case !u.Free():
	case u.In.Pressed&input.Left != 0:
		h.grip = h.under(u.Pointer())
		h.piece = h.display.topPiece(h.grip)
	case u.In.Down&input.Left == 0 && u.In.Released&input.Left == 0:
		h.grip = board.NoTarget
	}
}

// topPiece returns the piece that lies on t above all others, the zero Piece where there is none.
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
		h.do(eventRelease) // a press begins anew
	}
	if u.In.Down&input.Left != 0 {
		h.dragTo(u, p)
	}
	if u.In.Released&input.Left != 0 {
		h.endPress(u, p)
	}
}

// dragTo follows the pointer at p while the button is down: a piece is taken up as soon as the pointer leaves it, and hangs where it would
// be dropped.
func (h *Hand) dragTo(u *ui.UI, p render.Point) {
	h.liftPiece(h.under(p))
	if h.state == stateLifted || h.state == stateAiming {
		h.steer(u, p)
		h.hover = h.dropTarget(p)
	}
}

// liftPiece selects the piece on which the press began as soon as the pointer leaves it for to: what is dragged shows where it can go, as a
// piece that was clicked does.
func (h *Hand) liftPiece(to board.Target) {
	if h.state.dragging() || h.grip == board.NoTarget || to == h.grip || h.model.geo.Aim {
		return
	}
	if _, begins := h.builder.Try([]board.Target{h.grip}); begins != games.Partial {
		return
	}
	h.withdraw()
	h.builder.Clear()
	h.click(h.grip)
	h.do(eventLift)
}

// dropTarget returns where the piece in the hand would be dropped with the pointer at p.
func (h *Hand) dropTarget(p render.Point) board.Target {
	if h.steering.at != board.NoTarget {
		return h.steering.at
	}
	return h.display.hit(p)
}

// mayDrop reports whether what is dragged may be let go over the cell t: also where it was taken up.
func (h *Hand) mayDrop(t board.Target) bool {
	if c := h.carry; c != nil {
		return t == c.grip || c.move != games.NoMove
	}
	_, fits := h.builder.Try([]board.Target{h.grip, t})
	return t == h.grip || fits != games.Refused
}

// endPress ends a press on the board with the pointer at p.
func (h *Hand) endPress(u *ui.UI, p render.Point) {
	h.dragTo(u, p)
	to, heading := h.under(p), board.NoTarget
	if h.state.dragging() {
		if to, heading = h.dropTarget(p), h.steered(); to == board.NoTarget {
			h.builder.Clear() // dragged off the board: nothing was meant
		}
	}
	from := h.grip
	h.grip = board.NoTarget
	h.do(eventRelease)
	h.release(u, from, to, heading)
}

// release does what a press means that began on from and ends on to, with a heading where one was chosen on the way.
func (h *Hand) release(u *ui.UI, from, to, heading board.Target) {
	if from == board.NoTarget || to == board.NoTarget {
		return
	}
	u.Take()
	switch {
	case from != to && h.state == statePending && h.cursor.at == from && !(h.model.geo.Aim && h.model.adjacent(from, to)): // what is laid there for the time being goes along
		h.withdraw()
		h.press(u, to)
	case from != to:
		h.withdraw()
		h.drop(from, to, heading)
	default:
		h.press(u, to)
	}
}

// press handles a click on t. Where one of a finger, or any, is to be confirmed it may have to wait.
func (h *Hand) press(u *ui.UI, t board.Target) {
	if (u.In.Touch || h.model.settings.Lock) && h.awaitConfirm(u, t) {
		return
	}
	if h.state == statePending {
		h.withdraw()
	}
	h.choose(t)
}

// drop handles a press that begins on one target and ends on another: it makes a move of two steps, of three with a heading. Any other
// drag means nothing, but one of a piece that covers two cells to a cell beside the first says why it cannot lie so.
func (h *Hand) drop(from, to, heading board.Target) {
	h.Dismiss()
	path := []board.Target{from, to}
	_, begins := h.builder.Try(path[:1])
	_, fits := h.builder.Try(path)
	switch {
	case begins != games.Partial:
	case h.model.settings.Lock && fits != games.Refused && h.model.geo.Aim:
		h.Hold(path)
	case h.model.settings.Lock && fits != games.Refused:
		h.holdMove(from, to, heading)
	case !h.model.geo.Aim && fits == games.Refused:
		h.builder.Clear()
		h.click(from)
		h.reject(h.refusalAt(path)) // also of another piece of one's own: it was not clicked
	case !h.model.geo.Aim || fits != games.Refused:
		h.builder.Clear()
		h.enter(from)
		h.enter(to)
		if heading != board.NoTarget {
			h.click(heading)
		}
	case h.model.adjacent(from, to):
		h.reject(h.refusalAt(path))
	}
}

// putBack puts back what is dragged. It reports whether something was.
func (h *Hand) putBack() bool {
	if !h.state.dragging() {
		return false
	}
	if h.state != stateCarried {
		h.builder.Clear()
	}
	h.do(eventRelease)
	h.grip = board.NoTarget
	return true
}
