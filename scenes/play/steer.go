package play

import (
	"math"

	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/ui"
)

// A steer is how a dragged piece gets its heading in the same stroke. Over a cell where headings are to be chosen from it first has to
// rest, so that nobody turns it by dropping it askew; then the dial opens and a nudge chooses. Dropped without a nudge it leaves the dial
// open, as a click does.
type steer struct {
	at    board.Target // the cell, NoTarget while the piece is over none such
	from  render.Point // where the pointer rests: the nudge begins here
	ticks int          // for how long it has rested, up to steerTicks
	side  int          // the heading that the nudge has chosen, counted as on the dial; -1 for none
}

// steerTicks is how long the piece has to rest: 0.1 s.
const steerTicks = 6

// Measures of a nudge in cell widths. A finger is less steady.
const (
	sway        = 0.06 // what still counts as resting
	nudge       = 0.2  // from where it rested: it chooses
	nudgeBack   = 0.12 // back to so near: it has chosen nothing
	fingerSteps = 1.5  // times as much for a finger
	cling       = 0.15 // how far out of its cell the pointer keeps the piece there, also over another cell where it could go
)

func noSteer() steer { return steer{at: board.NoTarget, side: -1} }

// steers reports whether a nudge chooses the heading of the piece that is dragged.
func (s *Scene) steers() bool { return s.steering.ticks >= steerTicks }

// settles reports whether the piece that is dragged is about to have rested long enough.
func (s *Scene) settles() bool { return s.steering.at != board.NoTarget && !s.steers() }

// path returns the targets pointed at, with the one over which a dragged piece rests.
func (s *Scene) path() []board.Target {
	path := s.builder.Path()
	if s.steers() {
		path = append(path, s.steering.at)
	}
	return path
}

// steer follows the pointer at p with a piece in the hand.
func (s *Scene) steer(u *ui.UI, p render.Point) {
	g := &s.steering
	if !s.clings(p) {
		if g.at != board.NoTarget {
			s.dial = -1
		}
		*g = noSteer()
		if t, ok := s.layout.Hit(p); ok && s.asksHeading(t) {
			g.at, g.from = t, p
		}
		return
	}
	if !s.steers() {
		if g.ticks++; apart(p, g.from) > s.steps(u, sway) {
			g.from, g.ticks = p, 0
		}
		return
	}
	if side := s.nudged(u, p); side != g.side {
		g.side, s.dial = side, side
	}
}

// asksHeading reports whether the piece in the hand has more to choose once it is on t.
func (s *Scene) asksHeading(t board.Target) bool {
	if !t.IsCell() {
		return false
	}
	_, p := s.builder.Try([]board.Target{s.grip, t})
	return p == games.Partial
}

// clings reports whether with the pointer at p the piece in the hand stays over the cell where it is steered: in that cell, and once the
// dial is open as far as the dial reaches, but for cells where the piece could go or where it came from.
func (s *Scene) clings(p render.Point) bool {
	g := &s.steering
	if g.at == board.NoTarget {
		return false
	}
	t, ok := s.layout.Hit(p)
	if ok && t == g.at || !s.steers() {
		return ok && t == g.at
	}
	c, q := s.layout.Geometry.Cells[g.at].Centre, s.layout.Board(p)
	dx, dy := math.Abs(float64(q.X-c.X)), math.Abs(float64(q.Y-c.Y))
	if max(dx, dy) <= 0.5+cling {
		return true
	}
	if _, fits := s.builder.Try([]board.Target{s.grip, t}); ok && (t == s.grip || fits != games.Refused) {
		return false
	}
	return math.Hypot(dx, dy) <= float64(s.layout.DialReach())
}

// nudged returns the heading that the pointer at p chooses, -1 for none.
func (s *Scene) nudged(u *ui.UI, p render.Point) int {
	g, d := &s.steering, &s.shown.view.Dial
	least := s.steps(u, nudge)
	if g.side >= 0 {
		least = s.steps(u, nudgeBack)
	}
	if d.At != g.at || apart(p, g.from) < least {
		return -1
	}
	if i, ok := s.layout.DialNudge(d, render.Point{X: p.X - g.from.X, Y: p.Y - g.from.Y}); ok {
		return i
	}
	return -1
}

// steered returns the button of the heading that was chosen while the piece was dragged, NoTarget for none.
func (s *Scene) steered() board.Target {
	d := &s.shown.view.Dial
	if !s.steers() || s.dial < 0 || d.At != s.steering.at {
		return board.NoTarget
	}
	return d.Buttons[s.dial]
}

// steps returns a measure of a nudge in pixels.
func (s *Scene) steps(u *ui.UI, cells float32) float32 {
	if u.In.Touch {
		cells *= fingerSteps
	}
	return cells * s.layout.Unit
}

// apart returns how far p and q are from each other.
func apart(p, q render.Point) float32 {
	return float32(math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)))
}

// saySteer returns the words for the prompt line while a nudge chooses the heading.
func (s *Scene) saySteer(u *ui.UI) string {
	if s.dial < 0 {
		return u.T("play.steer")
	}
	return u.T("play.steered")
}
