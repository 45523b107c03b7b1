// Pieces of two cells in the hand: how the pointer and the keys turn them.

package boardui

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A tile is a piece in the hand that covers two cells: where its second half points.
type tile struct {
	display *Display
	builder *games.Builder
	angle   float64 // clockwise from east, in radians
	locked  bool    // turned by hand: the pointer's place in the cell no longer decides
	flip    bool    // the halves are exchanged
}

// deadZone is the part of a cell around its centre in which the pointer does not change the angle, in cell widths.
const deadZone = 0.1

// turn points the tile, with its first half on t, to the next neighbour that it can lie on, clockwise or back.
func (a *tile) turn(t board.Target, steps int) {
	if steps == 0 || !t.IsCell() {
		return
	}
	next := a.seconds(t)
	if len(next) == 0 {
		return
	}
	at := a.second(t, next)
	best, turn := at, math.Inf(1)
	for _, n := range next {
		d := math.Mod((a.direction(t, n)-a.direction(t, at))*float64(steps)+4*math.Pi, 2*math.Pi)
		if d > 1e-6 && d < turn {
			best, turn = n, d
		}
	}
	a.pointTo(t, best)
}

// pointTo turns the tile on t by hand, so that its other half lies on the cell other.
func (a *tile) pointTo(t, other board.Target) { a.angle, a.locked = a.direction(t, other), true }

// follow turns the tile on t by where p lies in that cell.
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

// direction returns the angle from one cell to another, as the board is turned.
func (a *tile) direction(from, to board.Target) float64 {
	g := a.display.orientation.board()
	p, q := g.Cells[from].Centre, g.Cells[to].Centre
	return math.Atan2(float64(q.Y-p.Y), float64(q.X-p.X))
}

// seconds returns the cells that the other half can lie on when one lies on t.
func (a *tile) seconds(t board.Target) []board.Target {
	return a.builder.NextAfter(nil, []board.Target{t})
}

// second returns the one of next, not empty, nearest to the angle.
func (a *tile) second(t board.Target, next []board.Target) board.Target {
	best, off := next[0], math.Inf(1)
	for _, n := range next {
		d := math.Abs(math.Remainder(a.direction(t, n)-a.angle, 2*math.Pi))
		if d < off {
			best, off = n, d
		}
	}
	return best
}

// steps returns the steps of the tile with one half on t, nil when none fits there.
func (a *tile) steps(t board.Target) []board.Target {
	next := a.seconds(t)
	if len(next) == 0 {
		return nil
	}
	n := a.second(t, next)
	if a.flip {
		return []board.Target{n, t}
	}
	return []board.Target{t, n}
}

// A tile is laid by one click, aimed by the pointer, or by two clicks, one for each half, as players choose in the settings. A finger
// does both in any case: the first tap lays it to be seen, see confirm.go, and a tap beside it the other half.

// aims reports whether one click lays a piece that covers two cells.
func (h *Hand) aims() bool { return h.model.geo.Aim && !h.halves }

// ByHalves reports whether the next click lays the first half of a piece that covers two cells.
func (h *Hand) ByHalves() bool {
	return h.model.geo.Aim && h.halves && len(h.builder.Path()) == 0
}

// halfAtPointer returns the cell under the pointer on which a click would lay the first half of a piece, NoTarget for none.
func (h *Hand) halfAtPointer() board.Target {
	may := h.model.access()
	if !h.ByHalves() || !may.Decides || may.Locked || !h.hover.IsCell() || h.state == stateCarried || h.state == stateTyping ||
		h.grip != board.NoTarget && h.grip != h.hover || h.display.ThreatViewOn() {
		return board.NoTarget
	}
	if _, progress := h.builder.Try([]board.Target{h.hover}); progress != games.Partial {
		return board.NoTarget
	}
	return h.hover
}

// meansSecondHalf reports whether t touches the half that lies already: who points at it means it for the other half, and not to begin anew.
func (h *Hand) meansSecondHalf(t board.Target) bool {
	path := h.builder.Path()
	return h.model.geo.Aim && len(path) == 1 && t != path[0] && h.model.adjacent(path[0], t)
}
