// Chooses the heading of a piece while it is dragged, without releasing the button: over a cell the piece rests for a moment, its dial opens, and a
// short move of the pointer (a nudge) chooses. Change the pause (steerTicks) and the distances of a nudge here. drag.go handles the drag itself.

package boardui

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A steering gives a dragged piece its heading without releasing the button. Over a cell that needs a heading the piece has to rest first, so that a
// careless drop does not turn it; then the dial opens and a nudge of the pointer chooses. Dropped without a nudge, the piece leaves the dial open, as
// a click does.
type steering struct {
	display *Display
	at      board.Target // the cell, NoTarget while the piece is over none that needs a heading
	from    render.Point // where the pointer rests: nudges are measured from here
	ticks   int          // how long it has rested, up to steerTicks
	side    int          // index on the dial of the heading chosen by the nudge; -1 for none
}

// steerTicks is how long the piece has to rest: 0.1 s.
const steerTicks = 6

// Distances of a nudge, in cell widths. A finger is less steady.
const (
	restTolerance = 0.06 // less than this counts as resting
	nudgeDistance = 0.2  // more than this from the resting point chooses
	undoDistance  = 0.12 // less than this undoes the choice
	fingerFactor  = 1.5  // factor for a finger
	stickiness    = 0.15 // how far outside its cell the pointer keeps the piece there, even over another cell where it could go
)

// reset forgets the cell.
func (g *steering) reset() {
	g.at, g.from, g.ticks, g.side = board.NoTarget, render.Point{}, 0, -1
}

// resting reports whether the piece is resting and the dial about to open.
func (g *steering) resting() bool { return g.at != board.NoTarget && g.ticks < steerTicks }

// countRest counts a tick of the pointer at p. It reports whether the piece has rested long enough.
func (g *steering) countRest(u *ui.UI, p render.Point) bool {
	if g.ticks++; p.Distance(g.from) > g.pixels(u, restTolerance) {
		g.from, g.ticks = p, 0
	}
	return g.ticks >= steerTicks
}

// nudged returns the index of the heading chosen with the pointer at p, -1 for none.
func (g *steering) nudged(u *ui.UI, p render.Point) int {
	d := &g.display.shown.View.Dial
	least := g.pixels(u, nudgeDistance)
	if g.side >= 0 {
		least = g.pixels(u, undoDistance)
	}
	if d.At != g.at || p.Distance(g.from) < least {
		return -1
	}
	if i, ok := g.display.layout.DialNudge(d, render.Point{X: p.X - g.from.X, Y: p.Y - g.from.Y}); ok {
		return i
	}
	return -1
}

// pixels converts a distance of a nudge to pixels.
func (g *steering) pixels(u *ui.UI, cells float32) float32 {
	if u.In.Touch {
		cells *= fingerFactor
	}
	return cells * g.display.layout.Unit
}

// steer follows the pointer at p during a drag.
func (h *Hand) steer(u *ui.UI, p render.Point) {
	g := &h.steering
	if !h.staysOver(p) {
		if g.at != board.NoTarget {
			h.dial = -1
		}
		h.do(eventLeaveCell)
		g.reset()
		if t, ok := h.display.layout.Hit(p); ok && h.needsHeading(t) {
			g.at, g.from = t, p
		}
		return
	}
	if h.state != stateAiming {
		if g.countRest(u, p) {
			h.do(eventRest)
		}
		return
	}
	if side := g.nudged(u, p); side != g.side {
		g.side, h.dial = side, side
	}
}

// needsHeading reports whether the dragged piece needs a heading on t.
func (h *Hand) needsHeading(t board.Target) bool {
	if !t.IsCell() {
		return false
	}
	_, p := h.builder.Try([]board.Target{h.pressedAt, t})
	return p == games.Partial
}

// staysOver reports whether the dragged piece stays over its cell with the pointer at p: inside the cell and, while the dial is open, within its
// reach, except over cells to which the piece can go or from which it came.
func (h *Hand) staysOver(p render.Point) bool {
	g := &h.steering
	if g.at == board.NoTarget {
		return false
	}
	t, ok := h.display.layout.Hit(p)
	if ok && t == g.at || h.state != stateAiming {
		return ok && t == g.at
	}
	c, q := h.display.layout.Geometry.Cells[g.at].Centre, h.display.layout.Board(p)
	dx, dy := math.Abs(float64(q.X-c.X)), math.Abs(float64(q.Y-c.Y))
	if max(dx, dy) <= 0.5+stickiness {
		return true
	}
	if _, fits := h.builder.Try([]board.Target{h.pressedAt, t}); ok && (t == h.pressedAt || fits != games.Refused) {
		return false
	}
	return math.Hypot(dx, dy) <= float64(h.display.layout.DialReach())
}

// steered returns the button of the heading chosen during the drag, NoTarget for none.
func (h *Hand) steered() board.Target {
	d := &h.display.shown.View.Dial
	if h.state != stateAiming || h.dial < 0 || d.At != h.steering.at {
		return board.NoTarget
	}
	return d.Buttons[h.dial]
}
