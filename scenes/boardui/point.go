// Pointing at the board with mouse, finger or keys: finds the cell that is meant (point, pointAt), turns the tile or the dial by wheel and keys, and
// handles the right button. A dwell measures how long the pointer rests on a cell; change here when the board shows a preview and an explanation.
// drag.go handles the left button.

package boardui

import (
	"math"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// point handles pointer and keys over the board.
func (h *Hand) point(u *ui.UI) {
	h.moveCursor(u)
	p, may := u.Pointer(), h.model.access()
	h.pointAt(u, p)
	if u.In.Down&input.Left == 0 && u.In.Released&input.Left == 0 {
		h.putBack() // the button was released while the board had no input
	}
	if may.QuestionOpen || may.Hidden || may.Locked {
		h.putBack()
		return
	}
	if h.pointPen(u) {
		return
	}
	if h.model.match.Over() {
		if !h.model.sample {
			h.pointIgnored(u, p)
		}
		return
	}
	h.trackPress(u)
	if h.pointCarried(u) {
		return
	}
	if !may.Person {
		h.pointIgnored(u, p)
		return
	}
	h.pointConfirm(u)
	h.turnHeld(u)
	h.actAtCursor(u)
	h.pointLeft(u)
	h.pointRight(u)
}

// pointAt sets hover from the cursor or the pointer at p.
func (h *Hand) pointAt(u *ui.UI, p render.Point) {
	last := h.hover
	h.hover, h.dwell.isFast = board.NoTarget, false
	if h.cursor.on {
		h.hover = h.cursor.at
	} else if u.Free() && !h.onTurnEnd(p) {
		h.hover = h.display.hit(p)
		h.dwell.isFast = h.hover.IsCell() && h.hover != last && h.dwell.fast() && u.In.Down|u.In.Pressed|u.In.Released == 0
		if h.dwell.isFast {
			h.hover = board.NoTarget
		}
	}
	h.ignored = h.ignored && p == h.ignoredAt && u.In.Pressed == 0 // pressing counts as moving
	if h.model.access().Hidden || h.ignored && !h.cursor.on {
		h.hover = board.NoTarget
	}
}

// pointIgnored reports a click on the board while nothing can be played.
func (h *Hand) pointIgnored(u *ui.UI, p render.Point) {
	if !u.Free() || u.In.Released&input.Left == 0 || !h.display.layout.Slab.Contains(p) {
		return
	}
	if at, ok := u.Press(); ok && h.display.layout.Slab.Contains(at) {
		h.addIntent(Intent{Do: Ignored})
	}
}

// turnHeld turns the tile in the hand or the dial by wheel and keys, and the tile also by the pointer.
func (h *Hand) turnHeld(u *ui.UI) {
	steps := 0
	switch {
	case !u.Free() || !h.display.layout.Slab.Contains(u.Pointer()) || h.display.Lines.playing(): // while a line plays, the wheel steps through it
	case u.In.Wheel > 0:
		steps = -1
	case u.In.Wheel < 0:
		steps = 1
	}
	if h.placesWholeTile() {
		h.turnTile(u, steps)
		return
	}
	if !h.display.dialOpen() {
		return
	}
	if u.Act(keys.DialLeft) {
		steps = -1
	}
	if u.Act(keys.DialRight) {
		steps = 1
	}
	if steps != 0 {
		h.dial = max(0, min(h.dialChoice()+steps, len(h.display.shown.View.Dial.Buttons)-1))
	}
}

// turnTile turns the tile in the hand by steps of the wheel, by keys or by the pointer.
func (h *Hand) turnTile(u *ui.UI, steps int) {
	if u.Act(keys.TileOn) {
		steps = 1
	}
	if u.Act(keys.TileBack) {
		steps = -1
	}
	if u.Act(keys.Flip) {
		h.tile.flip = !h.tile.flip
	}
	h.tile.turn(h.hover, steps)
	h.aimTile(u.Pointer())
}

// aimTile turns the tile in the hand towards p, unless the keyboard cursor holds it.
func (h *Hand) aimTile(p render.Point) {
	if h.placesWholeTile() && !h.cursor.on {
		h.tile.follow(h.hover, p)
	}
}

// dialChoice returns the index of the chosen heading, or of the default one.
func (h *Hand) dialChoice() int {
	if h.dial < 0 {
		return h.display.shown.View.Dial.Default
	}
	return h.dial
}

// pointRight handles the right button: pressed during a drag it cancels the drag, otherwise it steps back when released.
func (h *Hand) pointRight(u *ui.UI) {
	if !u.Free() || (u.In.Pressed|u.In.Released)&input.Right == 0 {
		return
	}
	if u.In.Pressed&input.Right != 0 {
		h.rightCancelled = h.putBack()
	}
	if u.In.Released&input.Right != 0 && (h.rightCancelled || h.withdraw() || h.stepBack()) {
		h.rightCancelled = false
		u.Take()
	}
}

// The board shows things about the cell under the pointer one after the other, so that a pointer in motion does not make it flicker: the piece once
// the pointer is slow, the effect of the ply after effectTicks, the reason why there is none after reasonTicks: 120 and 250 ms.
const (
	effectTicks = 7
	reasonTicks = 15
)

// fastSpeed is the speed above which the pointer is on its way to somewhere else, in logical pixels a tick: 300 a second.
const fastSpeed = 5

// A dwell measures how long the pointer has been on a cell.
type dwell struct {
	at      board.Target
	ticks   int          // up to reasonTicks; ticks above fastSpeed do not count
	pointer render.Point // in the last tick
	speed   float64      // average speed of the pointer, in logical pixels a tick
	isFast  bool         // the pointer is too fast for its cell to count as pointed at
}

// follow updates the speed for the pointer at p, which is over the cell at. The speed is an exponential average with weight 1/4, because a mouse may
// report nothing in one tick and twice the distance in the next. A single jump, as of a finger or a pen, stays below fastSpeed however long it is.
func (r *dwell) follow(p render.Point, at board.Target) {
	if r.at != at {
		r.at, r.ticks = at, 0
	}
	way := math.Hypot(float64(p.X-r.pointer.X), float64(p.Y-r.pointer.Y))
	r.pointer = p
	r.speed += (min(way, 3*fastSpeed) - r.speed) / 4
}

// fast reports whether the pointer is on its way to somewhere else.
func (r *dwell) fast() bool { return r.speed > fastSpeed }

// count counts a tick of the pointer on its cell.
func (r *dwell) count() {
	if !r.fast() && r.ticks < reasonTicks {
		r.ticks++
	}
}

// dwelling reports whether the board will soon say more about the cell under the pointer.
func (h *Hand) dwelling() bool {
	may := h.model.access()
	return h.dwell.isFast || h.hover.IsCell() && !h.cursor.on && h.dwell.ticks < reasonTicks && (may.CanMove || h.carry != nil) && !may.Covered
}

// detailLevel returns how much the board says about the cell under the pointer: 0 nothing, 1 the effect of a ply, 2 also why there is none. At the
// keyboard cursor it is always 2, because no one passes over cells with it by chance.
func (h *Hand) detailLevel() int {
	switch {
	case h.dwell.ticks >= reasonTicks || h.cursor.on:
		return 2
	case h.dwell.ticks >= effectTicks:
		return 1
	}
	return 0
}

// dwelledLong reports whether the pointer has rested on a cell long enough for an explanation, and one is allowed.
func (h *Hand) dwelledLong() bool {
	may := h.model.access()
	return h.detailLevel() == 2 && !may.NoAids && h.hover.IsCell() && (may.CanMove || h.carry != nil)
}
