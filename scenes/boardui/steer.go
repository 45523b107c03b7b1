// Turning a dragged piece in the same stroke: the pause before its dial opens, and the nudge that chooses a heading.

package boardui

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A steering gives a dragged piece its heading in the same stroke. Over a cell where headings are to be chosen the piece first has to
// rest, so that no one turns it by dropping it askew; then the dial opens and a nudge chooses. Dropped without a nudge it leaves the dial
// open, as a click does.
type steering struct {
	display *Display
	at      board.Target // the cell, NoTarget while the piece is over none such
	from    render.Point // where the pointer rests: the nudge begins here
	ticks   int          // for how long it has rested, up to steerTicks
	side    int          // the heading that the nudge has chosen, counted as on the dial; -1 for none
}

// steerTicks is the time for which the piece has to rest: 0.1 s.
const steerTicks = 6

// Measures of a nudge in cell widths. A finger is less steady.
const (
	sway        = 0.06 // what still counts as resting
	nudge       = 0.2  // from where it rested: it chooses
	nudgeBack   = 0.12 // back to so near: it has chosen nothing
	fingerSteps = 1.5  // times as much for a finger
	cling       = 0.15 // how far out of its cell the pointer keeps the piece there, also over another cell where it could go
)

// reset forgets the cell.
func (g *steering) reset() {
	g.at, g.from, g.ticks, g.side = board.NoTarget, render.Point{}, 0, -1
}

// settling reports whether the piece that is dragged is about to have rested long enough.
func (g *steering) settling() bool { return g.at != board.NoTarget && g.ticks < steerTicks }

// countRest lets a tick pass with the pointer at p, and reports whether the piece has rested long enough.
func (g *steering) countRest(u *ui.UI, p render.Point) bool {
	if g.ticks++; p.Distance(g.from) > g.measure(u, sway) {
		g.from, g.ticks = p, 0
	}
	return g.ticks >= steerTicks
}

// nudged returns the heading that the pointer at p chooses, -1 for none.
func (g *steering) nudged(u *ui.UI, p render.Point) int {
	d := &g.display.shown.View.Dial
	least := g.measure(u, nudge)
	if g.side >= 0 {
		least = g.measure(u, nudgeBack)
	}
	if d.At != g.at || p.Distance(g.from) < least {
		return -1
	}
	if i, ok := g.display.layout.DialNudge(d, render.Point{X: p.X - g.from.X, Y: p.Y - g.from.Y}); ok {
		return i
	}
	return -1
}

// measure returns a measure of a nudge in pixels.
func (g *steering) measure(u *ui.UI, cells float32) float32 {
	if u.In.Touch {
		cells *= fingerSteps
	}
	return cells * g.display.layout.Unit
}

// steer follows the pointer at p with a piece in the hand.
func (h *Hand) steer(u *ui.UI, p render.Point) {
	g := &h.steering
	if !h.staysOver(p) {
		if g.at != board.NoTarget {
			h.dial = -1
		}
		h.do(eventStray)
		g.reset()
		if t, ok := h.display.layout.Hit(p); ok && h.asksHeading(t) {
			g.at, g.from = t, p
		}
		return
	}
	if h.state != stateAiming {
		if g.countRest(u, p) {
			h.do(eventSettle)
		}
		return
	}
	if side := g.nudged(u, p); side != g.side {
		g.side, h.dial = side, side
	}
}

// asksHeading reports whether the piece in the hand has more to choose once it is on t.
func (h *Hand) asksHeading(t board.Target) bool {
	if !t.IsCell() {
		return false
	}
	_, p := h.builder.Try([]board.Target{h.grip, t})
	return p == games.Partial
}

// staysOver reports whether with the pointer at p the piece in the hand stays over the cell where it is steered: in that cell, and once the
// dial is open as far as the dial reaches, but for cells where the piece could go or where it came from.
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
	if max(dx, dy) <= 0.5+cling {
		return true
	}
	if _, fits := h.builder.Try([]board.Target{h.grip, t}); ok && (t == h.grip || fits != games.Refused) {
		return false
	}
	return math.Hypot(dx, dy) <= float64(h.display.layout.DialReach())
}

// steered returns the button of the heading that was chosen while the piece was dragged, NoTarget for none.
func (h *Hand) steered() board.Target {
	d := &h.display.shown.View.Dial
	if h.state != stateAiming || h.dial < 0 || d.At != h.steering.at {
		return board.NoTarget
	}
	return d.Buttons[h.dial]
}
