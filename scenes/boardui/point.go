// Pointing at the board with mouse, finger or keys: which cell or piece is meant. Dragging is in drag.go.

package boardui

import (
	"math"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
)

// point handles the pointer over the board and the keys that turn what it holds.
func (h *Hand) point(u *ui.UI) {
	h.moveCursor(u)
	p, may := u.Pointer(), h.model.access()
	h.pointAt(u, p)
	if u.In.Down&input.Left == 0 && u.In.Released&input.Left == 0 {
		h.putBack() // the press ended where the board was not asked
	}
	if may.Asked || may.Hidden || may.Locked {
		h.putBack()
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

// pointAt finds out what is pointed at, with the pointer at p.
func (h *Hand) pointAt(u *ui.UI, p render.Point) {
	last := h.hover
	h.hover, h.dwell.hurrying = board.NoTarget, false
	if h.cursor.on {
		h.hover = h.cursor.at
	} else if u.Free() && !h.onTurnEnd(p) {
		h.hover = h.display.hit(p)
		h.dwell.hurrying = h.hover.IsCell() && h.hover != last && h.dwell.fast() && u.In.Down|u.In.Pressed|u.In.Released == 0
		if h.dwell.hurrying {
			h.hover = board.NoTarget
		}
	}
	h.ignored = h.ignored && p == h.ignoredAt && u.In.Pressed == 0 // pressing is as good as moving
	if h.model.access().Hidden || h.ignored && !h.cursor.on {
		h.hover = board.NoTarget
	}
}

// pointIgnored answers a click on the board when nothing can be played there.
func (h *Hand) pointIgnored(u *ui.UI, p render.Point) {
	if !u.Free() || u.In.Released&input.Left == 0 || !h.display.layout.Slab.Contains(p) {
		return
	}
	if at, ok := u.Press(); ok && h.display.layout.Slab.Contains(at) {
		h.intend(Intent{Do: Ignored})
	}
}

// turnHeld handles what turns the tile in the hand or the dial: the wheel, keys, and of a tile the pointer.
func (h *Hand) turnHeld(u *ui.UI) {
	steps := 0
	switch {
	case !u.Free() || !h.display.layout.Slab.Contains(u.Pointer()) || h.display.Lines.playing(): // the wheel steps through a line that is played out
	case u.In.Wheel > 0:
		steps = -1
	case u.In.Wheel < 0:
		steps = 1
	}
	if h.aims() {
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

// turnTile turns the tile in the hand by so many notches of the wheel, by keys or by the pointer.
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

// aimTile turns the tile in the hand by where p lies in its cell.
func (h *Hand) aimTile(p render.Point) {
	if h.aims() && !h.cursor.on {
		h.tile.follow(h.hover, p)
	}
}

// dialChoice returns the heading chosen on the dial.
func (h *Hand) dialChoice() int {
	if h.dial < 0 {
		return h.display.shown.View.Dial.Default
	}
	return h.dial
}

// pointRight handles the right button: it puts back what is dragged as soon as it goes down, and otherwise steps back when it goes up.
func (h *Hand) pointRight(u *ui.UI) {
	if !u.Free() || (u.In.Pressed|u.In.Released)&input.Right == 0 {
		return
	}
	if u.In.Pressed&input.Right != 0 {
		h.rightUsed = h.putBack()
	}
	if u.In.Released&input.Right != 0 && (h.rightUsed || h.withdraw() || h.stepBack()) {
		h.rightUsed = false
		u.Take()
	}
}

// What is shown on the cell under the pointer comes one after the other, so that a pointer on its way is not followed: the piece as soon as
// the pointer does not hurry, what a ply would do after effectTicks, why there is none after reasonTicks: 120 and 250 ms.
const (
	effectTicks = 7
	reasonTicks = 15
)

// haste is the speed in logical pixels a tick above which a pointer is on its way to somewhere else: 300 a second.
const hasteSpeed = 5

// A dwell counts the ticks of the pointer on a cell.
type dwell struct {
	at       board.Target
	ticks    int          // up to reasonTicks, but for those in haste
	pointer  render.Point // in the last tick
	speed    float64      // of the pointer in the last ticks, in logical pixels a tick
	hurrying bool         // the pointer is in haste on a cell, which does not count as pointed at yet
}

// follow takes the next place of the pointer. The speed is a mean in which each tick counts three quarters of the one after it, since a mouse
// may report nothing in one tick and twice the way in the next. A single jump is no haste, however long, as that of a finger or of a pen.
func (r *dwell) follow(p render.Point) {
	way := math.Hypot(float64(p.X-r.pointer.X), float64(p.Y-r.pointer.Y))
	r.pointer = p
	r.speed += (min(way, 3*hasteSpeed) - r.speed) / 4
}

// fast reports whether the pointer is on its way.
func (r *dwell) fast() bool { return r.speed > hasteSpeed }

// count counts a tick of the pointer on the cell at.
func (r *dwell) count(at board.Target) {
	switch {
	case r.at != at:
		r.at, r.ticks = at, 0
	case !r.fast() && r.ticks < reasonTicks:
		r.ticks++
	}
}

// dwells reports whether there will be more to say about the cell under the pointer.
func (h *Hand) dwells() bool {
	may := h.model.access()
	return h.dwell.hurrying || h.hover.IsCell() && !h.cursor.on && h.dwell.ticks < reasonTicks && (may.Decides || h.carry != nil) && !may.Covered
}

// detailLevel returns how much is said about the cell under the pointer: 0 nothing, 1 what a ply would do, 2 also why there is none. About the
// cell of the keyboard everything is said at once: no one passes over cells with it by chance.
func (h *Hand) detailLevel() int {
	switch {
	case h.dwell.ticks >= reasonTicks || h.cursor.on:
		return 2
	case h.dwell.ticks >= effectTicks:
		return 1
	}
	return 0
}

// dwellsToAsk reports whether the pointer rests on a cell as if to ask about it, and may be answered.
func (h *Hand) dwellsToAsk() bool {
	may := h.model.access()
	return h.detailLevel() == 2 && !may.NoAids && h.hover.IsCell() && (may.Decides || h.carry != nil)
}
