package board

import (
	"math"

	"quintet/games/board"
	"quintet/render"
)

// What is said about the cell under the pointer comes one after the other, so that a pointer on its way is not followed by words: the
// piece at once, what a ply would do after effectTicks, why there is none after reasonTicks: 120 and 250 ms.
const (
	effectTicks = 7
	reasonTicks = 15
)

// haste is the largest distance in logical pixels that a pointer goes in a tick without being on its way to somewhere else.
const haste = 4

// A rest counts the ticks of the pointer on a cell.
type rest struct {
	at      board.Target
	ticks   int          // up to reasonTicks, but for those in haste
	pointer render.Point // in the last tick
}

// rests counts a tick of the pointer at p, on the cell where it is now.
func (h *hand) rests(p render.Point) {
	last := h.rest.pointer
	h.rest.pointer = p
	switch {
	case h.rest.at != h.hover:
		h.rest.at, h.rest.ticks = h.hover, 0
	case math.Hypot(float64(p.X-last.X), float64(p.Y-last.Y)) > haste:
	case h.rest.ticks < reasonTicks:
		h.rest.ticks++
	}
}

// lingers reports whether there will be more to say about the cell under the pointer.
func (h *hand) lingers() bool {
	may := h.may()
	return h.hover.IsCell() && !h.cursor.on && h.rest.ticks < reasonTicks && (may.Decides || h.carry != nil) && !may.Covered
}

// stage returns how much is said about the cell under the pointer: 0 nothing, 1 what a ply would do, 2 also why there is none. About the
// cell of the keyboard everything is said at once: nobody passes over cells with it by chance.
func (h *hand) stage() int {
	switch {
	case h.rest.ticks >= reasonTicks || h.cursor.on:
		return 2
	case h.rest.ticks >= effectTicks:
		return 1
	}
	return 0
}

// asks reports whether the pointer rests on a cell as if to ask about it, and may be answered.
func (h *hand) asks() bool {
	may := h.may()
	return h.stage() == 2 && !may.NoAids && h.hover.IsCell() && (may.Decides || h.carry != nil)
}
