// Pending plies, for players who confirm each ply: decides which clicks and drags make a ply pending (awaitConfirm, Hold, holdMove), and plays it
// after a second tap, the Act key or the button beside it. Change the place and size of that button here (ConfirmButton); paint.go draws it.

package boardui

import (
	"math"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A finger hides the cell below it and cannot hover. So the first tap only previews a ply; if the players chose to confirm plies, so does the first
// click. The ply is then pending: the cursor is on its cell, with a button beside it, until the ply is confirmed or another cell is pointed at.

// awaitConfirm makes a click on t pending. It returns false if the click takes effect at once: on the pending ply it confirms, and one that completes
// no ply needs no confirmation.
func (h *Hand) awaitConfirm(u *ui.UI, t board.Target) bool {
	c := &h.cursor
	pending := h.state == statePending
	again := pending && c.at == t
	switch {
	case h.display.dialOpen():
		return h.awaitDial(t)
	case !t.IsCell():
		return false
	}
	if h.model.geo.Aim && u.In.Touch && pending && h.awaitTile(u, t) {
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
		h.aimTile(u.Pointer())
	}
	c.pointer = u.Pointer()
	h.setPending(t)
	h.Dismiss()
	return true
}

// setPending makes the ply at t pending.
func (h *Hand) setPending(t board.Target) {
	h.cursor.on, h.cursor.at, h.hover = true, t, t
	h.do(eventWait)
}

// awaitTile handles a tap on t while a tile is pending: a tap on the tile turns it, one on a neighbour places the other half there.
func (h *Hand) awaitTile(u *ui.UI, t board.Target) bool {
	at := h.cursor.at
	h.hover = at
	switch {
	case t == at:
		h.tile.turn(at, 1)
		return true
	case slices.Contains(h.tile.seconds(at), t):
		h.tile.pointTo(at, t)
		if !h.model.settings.ConfirmPlies {
			h.confirm(u)
		}
		return true
	}
	return false
}

// awaitDial handles a click on t while the dial is open: if plies have to be confirmed the first click only chooses the heading.
func (h *Hand) awaitDial(t board.Target) bool {
	d := &h.display.shown.View.Dial
	i := slices.Index(d.Buttons, t)
	switch {
	case h.onHint(t):
		i = slices.Index(d.Buttons, h.hint.steps[len(h.hint.steps)-1])
	case t == d.At:
		i = h.dialChoice()
	}
	if !h.model.settings.ConfirmPlies || i < 0 || h.state == statePending && i == h.dialChoice() {
		return false
	}
	h.cursor.on, h.cursor.at, h.dial = true, d.At, i
	h.do(eventWait)
	return true
}

// Hold makes the ply with these steps pending: a single target, or a tile.
func (h *Hand) Hold(steps []board.Target) {
	if len(steps) > 1 && !h.placesWholeTile() {
		h.builder.Clear()
		h.enter(steps[0])
		steps = steps[1:]
	}
	if len(steps) > 1 {
		h.tile.flip = false
		h.tile.pointTo(steps[0], steps[1])
	}
	h.Dismiss()
	h.setPending(steps[0])
}

// holdMove makes the ply of a drag pending, if it is complete.
func (h *Hand) holdMove(from, to, heading board.Target) {
	chosen := h.dial
	h.builder.Clear()
	h.click(from)
	if _, p := h.builder.Try([]board.Target{from, to}); p == games.Partial {
		if h.click(to); heading == board.NoTarget {
			return
		}
		h.dial = chosen
	}
	h.setPending(to)
}

// completes reports whether a click on t completes a ply.
func (h *Hand) completes(t board.Target) bool {
	switch {
	case h.hint != nil && h.onHint(t):
		return true
	case h.openPieceAt(t):
		return false
	}
	if h.placesWholeTile() && len(h.builder.Path()) == 0 {
		return h.tile.steps(t) != nil
	}
	_, progress := h.builder.Try(append(h.builder.Path(), t))
	if progress == games.Refused {
		_, progress = h.builder.Try([]board.Target{t})
	}
	return progress == games.Complete
}

// confirm plays the pending ply.
func (h *Hand) confirm(u *ui.UI) {
	t := h.cursor.at
	h.withdraw()
	u.Take()
	h.choose(t)
}

// withdraw drops the pending ply. It reports whether there was one.
func (h *Hand) withdraw() bool {
	if h.state != statePending {
		return false
	}
	h.cursor.on = false
	h.do(eventWithdraw)
	return true
}

// confirmSide is the size of the button beside a pending ply, large enough for a finger.
const confirmSide = 44

// ConfirmButton returns the place of the button that confirms the pending ply: at a corner of its cell, or farther out if cells are small. It stays
// on the slab and clear of the middles of the cell and its neighbours. If possible it hides no piece, least of all the other half of a pending tile.
func (h *Hand) ConfirmButton() render.Rect {
	const clear = 0.3  // distance from the middle of the cell, in cell widths
	const beside = 0.2 // distance from the middles of its neighbours: a tap there may turn a tile
	const hides = 0.35 // half the side of the square of a piece that the button should not cover
	l := h.display.layout
	c, off := l.Centre(h.cursor.at), (confirmSide/2+clear*l.Unit)*math.Sqrt2/2
	if off+confirmSide/2 > (1-beside)*l.Unit {
		off = confirmSide/2 + beside*l.Unit
	}
	var places []render.Shape
	for _, d := range [][2]float32{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
		places = append(places, render.Shape{Core: render.Rect{X: c.X + d[0]*off, Y: c.Y + d[1]*off}.Inset(-confirmSide / 2)})
	}
	cover := func(ts []board.Target) (shapes []render.Shape) {
		for _, t := range ts {
			if at := l.Centre(t); t != h.cursor.at { // all places are equally close to the cell itself
				shapes = append(shapes, render.Shape{Core: render.Rect{X: at.X, Y: at.Y}.Inset(-hides * l.Unit)})
			}
		}
		return shapes
	}
	var halves []board.Target
	if h.placesWholeTile() {
		halves = h.tile.steps(h.cursor.at)
	}
	i, _ := render.FirstFree(places, render.Outside(l.Slab), cover(halves), cover(occupied(h.display.shown.View.Pieces)))
	return places[i].Core
}

// pointConfirm handles a click on the button.
func (h *Hand) pointConfirm(u *ui.UI) {
	if h.state == statePending && h.model.access().Person && u.Clicked(h.ConfirmButton()) {
		h.pressedAt = board.NoTarget
		h.confirm(u)
		h.tile.locked = false
		h.aimTile(u.Pointer()) // the next tile points where the pointer is now, on the button
	}
}
