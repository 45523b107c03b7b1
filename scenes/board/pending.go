package board

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A finger hides what it points at and cannot hover, so the first tap only shows what a ply would do; so does the first click where
// every ply is to be confirmed. Such a ply is pending: the cursor holds it, with a tick beside it, until it is confirmed or another cell
// is pointed at.

// pend lets a click on t wait to be confirmed. It reports whether it waits: a click on the pending ply confirms it, and one that makes no ply
// needs no confirmation.
func (h *hand) pend(u *ui.UI, t board.Target) bool {
	c := &h.cursor
	pending := h.state == statePending
	again := pending && c.at == t
	switch {
	case h.dialed():
		return h.pendDial(t)
	case !t.IsCell():
		return false
	}
	if h.geo.Aim && u.In.Touch && pending && h.pendTile(u, t) {
		return true
	}
	if !again && pending {
		h.tile.locked = false
	}
	if again || !h.completes(t) {
		return false
	}
	if !c.on || pending {
		c.on, h.hover = false, t
		h.follow(u.Pointer())
	}
	c.pointer = u.Pointer()
	h.wait(t)
	h.dismiss()
	return true
}

// wait lets the ply at t wait to be confirmed.
func (h *hand) wait(t board.Target) {
	h.cursor.on, h.cursor.at, h.hover = true, t, t
	h.do(eventWait)
}

// pendTile handles a tap on t while a tile is pending: on the tile it turns it, on a neighbour it lays the other half there.
func (h *hand) pendTile(u *ui.UI, t board.Target) bool {
	at := h.cursor.at
	h.hover = at
	switch {
	case t == at:
		h.tile.turn(at, 1)
		return true
	case slices.Contains(h.tile.seconds(at), t):
		h.tile.pointTo(at, t)
		if !h.set.Lock {
			h.confirm(u)
		}
		return true
	}
	return false
}

// pendDial handles a click on t while a heading is chosen: where plies are to be confirmed it only chooses.
func (h *hand) pendDial(t board.Target) bool {
	d := &h.shown.View.Dial
	i := slices.Index(d.Buttons, t)
	switch {
	case h.onHint(t):
		i = slices.Index(d.Buttons, h.hint.steps[len(h.hint.steps)-1])
	case t == d.At:
		i = h.dialChoice()
	}
	if !h.set.Lock || i < 0 || h.state == statePending && i == h.dialChoice() {
		return false
	}
	h.cursor.on, h.cursor.at, h.dial = true, d.At, i
	h.do(eventWait)
	return true
}

// hold lets the ply with steps wait to be confirmed, of a cell or of a tile.
func (h *hand) hold(steps []board.Target) {
	if len(steps) > 1 && !h.aims() {
		h.builder.Clear()
		h.enter(steps[0])
		steps = steps[1:]
	}
	if len(steps) > 1 {
		h.tile.flip = false
		h.tile.pointTo(steps[0], steps[1])
	}
	h.dismiss()
	h.wait(steps[0])
}

// holdMove lets the ply of a drag wait to be confirmed, if it is whole.
func (h *hand) holdMove(from, to, heading board.Target) {
	chosen := h.dial
	h.builder.Clear()
	h.click(from)
	if _, p := h.builder.Try([]board.Target{from, to}); p == games.Partial {
		if h.click(to); heading == board.NoTarget {
			return
		}
		h.dial = chosen
	}
	h.wait(to)
}

// completes reports whether a click on t makes a ply.
func (h *hand) completes(t board.Target) bool {
	switch {
	case h.hint != nil && h.onHint(t):
		return true
	case h.openAt(t):
		return false
	}
	if h.aims() && len(h.builder.Path()) == 0 {
		return h.tile.steps(t) != nil
	}
	_, progress := h.builder.Try(append(h.builder.Path(), t))
	if progress == games.Refused {
		_, progress = h.builder.Try([]board.Target{t})
	}
	return progress == games.Complete
}

// confirm plays what is pending.
func (h *hand) confirm(u *ui.UI) {
	t := h.cursor.at
	h.unpend()
	u.Take()
	h.choose(t)
}

// unpend lets go of the pending ply. It reports whether there was one.
func (h *hand) unpend() bool {
	if h.state != statePending {
		return false
	}
	h.cursor.on = false
	h.do(eventWithdraw)
	return true
}

// tickSide is the width of the tick beside a pending ply, for a finger.
const tickSide = 44

// tick returns where the tick of the pending ply is: in a corner of its cell, or at it where cells are small, so that it is seen to belong
// to the ply; clear of the middles of the cell and of those beside it, on the slab, where it hides the fewest pieces.
func (h *hand) tick() render.Rect {
	const clear = 0.3  // of the middle of the cell, in cell widths
	const beside = 0.2 // of the middles of those beside it: a tap there may turn a piece
	c, unit := h.layout.Centre(h.cursor.at), h.layout.Unit
	off := (tickSide/2 + clear*unit) * math.Sqrt2 / 2
	if off+tickSide/2 > (1-beside)*unit {
		off = tickSide/2 + beside*unit
	}
	slab := h.layout.Slab.Inset(tickSide / 2)
	pieces := occupied(h.shown.View.Pieces)
	if h.aims() {
		pieces = append(pieces, h.tile.steps(h.cursor.at)...)
	}
	var best render.Rect
	least := len(pieces) + 1
	for _, d := range [][2]float32{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
		at := render.Point{X: c.X + d[0]*off, Y: c.Y + d[1]*off}
		r := render.Rect{X: at.X - tickSide/2, Y: at.Y - tickSide/2, W: tickSide, H: tickSide}
		hidden := len(pieces) + 1
		if slab.Contains(at) {
			hidden = h.hiddenBy(r, pieces)
		}
		if hidden < least || best == (render.Rect{}) {
			best, least = r, hidden
		}
	}
	return best
}

// hiddenBy returns how many of the pieces on cells have their middle under r or not far from it.
func (x *context) hiddenBy(r render.Rect, cells []board.Target) (n int) {
	r = r.Inset(-0.35 * x.layout.Unit)
	for _, t := range cells {
		if r.Contains(x.layout.Centre(t)) {
			n++
		}
	}
	return n
}

// pointTick handles the tick.
func (h *devices) pointTick(u *ui.UI) {
	if h.state == statePending && h.may().Person && u.Clicked(h.tick()) {
		h.grip = board.NoTarget
		h.confirm(u)
		h.tile.locked = false
		h.follow(u.Pointer()) // the next tile lies as the pointer says that is on the tick now
	}
}
