// Tiles, pieces of two cells, in the hand: how the pointer, keys and wheel turn the tile (tile), on which cells its halves would be (steps), and
// whether the next click places a whole tile or a half. Change here how a tile follows the pointer (follow, deadZone).

package boardui

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A tile is the orientation of a piece of two cells in the hand.
type tile struct {
	display *Display
	builder *games.Builder
	angle   float64 // direction of the second half, clockwise from east, in radians
	locked  bool    // turned by hand: the pointer no longer changes angle
	flip    bool    // the halves are swapped
}

// deadZone is the radius around the middle of a cell in which the pointer does not change the angle, in cell widths.
const deadZone = 0.1

// turn turns the tile on t by hand to the next neighbour on which its other half fits; the sign of steps gives the direction.
func (a *tile) turn(t board.Target, steps int) {
	if steps == 0 || !t.IsCell() {
		return
	}
	next := a.seconds(t)
	if len(next) == 0 {
		return
	}
	at := a.nearestSecond(t, next)
	best, turn := at, math.Inf(1)
	for _, n := range next {
		d := math.Mod((a.direction(t, n)-a.direction(t, at))*float64(steps)+4*math.Pi, 2*math.Pi)
		if d > 1e-6 && d < turn {
			best, turn = n, d
		}
	}
	a.pointTo(t, best)
}

// pointTo turns the tile on t by hand, so that its other half is on other.
func (a *tile) pointTo(t, other board.Target) { a.angle, a.locked = a.direction(t, other), true }

// follow turns the tile on t towards p, unless it was turned by hand.
func (a *tile) follow(t board.Target, p render.Point) {
	if a.locked || !t.IsCell() {
		return
	}
	c := a.display.layout.Centre(t)
	dx, dy := float64(p.X-c.X), float64(p.Y-c.Y)
	if math.Hypot(dx, dy) > deadZone*float64(a.display.layout.Unit) {
		a.angle = math.Atan2(dy, dx)
	}
}

// direction returns the angle from one cell to another on the turned board.
func (a *tile) direction(from, to board.Target) float64 {
	g := a.display.orientation.board()
	p, q := g.Cells[from].Centre, g.Cells[to].Centre
	return math.Atan2(float64(q.Y-p.Y), float64(q.X-p.X))
}

// seconds returns the cells for the other half of a tile on t.
func (a *tile) seconds(t board.Target) []board.Target {
	return a.builder.NextAfter(nil, []board.Target{t})
}

// nearestSecond returns the cell of next closest to the angle. next is not empty.
func (a *tile) nearestSecond(t board.Target, next []board.Target) board.Target {
	best, off := next[0], math.Inf(1)
	for _, n := range next {
		d := math.Abs(math.Remainder(a.direction(t, n)-a.angle, 2*math.Pi))
		if d < off {
			best, off = n, d
		}
	}
	return best
}

// steps returns the steps of the tile with one half on t, nil if it does not fit.
func (a *tile) steps(t board.Target) []board.Target {
	next := a.seconds(t)
	if len(next) == 0 {
		return nil
	}
	n := a.nearestSecond(t, next)
	if a.flip {
		return []board.Target{n, t}
	}
	return []board.Target{t, n}
}

// Players choose in the settings how tiles are placed: by one click, aimed by the pointer, or by two clicks, one for each half. With a finger the
// first tap always makes the tile pending, see confirm.go, and a tap beside it moves the other half there.

// placesWholeTile reports whether one click places a whole tile.
func (h *Hand) placesWholeTile() bool { return h.model.geo.Aim && !h.halves }

// ByHalves reports whether the next click places the first half of a tile.
func (h *Hand) ByHalves() bool {
	return h.model.geo.Aim && h.halves && len(h.builder.Path()) == 0
}

// halfAtPointer returns the cell under the pointer if a click would place the first half of a tile there, else NoTarget.
func (h *Hand) halfAtPointer() board.Target {
	may := h.model.access()
	if !h.ByHalves() || !may.CanMove || may.Locked || !h.hover.IsCell() || h.state == stateCarried || h.state == stateTyping ||
		h.pressedAt != board.NoTarget && h.pressedAt != h.hover || h.display.ThreatViewOn() {
		return board.NoTarget
	}
	if _, progress := h.builder.Try([]board.Target{h.hover}); progress != games.Partial {
		return board.NoTarget
	}
	return h.hover
}

// meansSecondHalf reports whether t is next to the placed first half: then a click there is meant for the second half and does not begin another
// tile.
func (h *Hand) meansSecondHalf(t board.Target) bool {
	path := h.builder.Path()
	return h.model.geo.Aim && len(path) == 1 && t != path[0] && h.model.adjacent(path[0], t)
}
