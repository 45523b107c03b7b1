package play

import (
	"math"

	"quintet/games/board"
	"quintet/render"
	"quintet/scenes/input"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
)

// An aim is how the piece in the hand lies that covers two cells: where its second half points.
type aim struct {
	angle  float64 // clockwise from east, in radians
	locked bool    // turned by hand: the pointer's place in the cell no longer decides
	flip   bool    // the halves are exchanged
}

// deadZone is the part of a cell around its centre in which the pointer does not change the aim, in cell widths.
const deadZone = 0.1

// point handles the pointer over the board and the keys that turn what it holds.
func (s *Scene) point(u *ui.UI) {
	s.moveCursor(u)
	p := u.Pointer()
	s.hover = board.NoTarget
	if s.cursor.on {
		s.hover = s.cursor.at
	} else if t, ok := s.layout.Hit(p); ok && u.Free() && !s.onTick(p) {
		s.hover = t
	}
	if rests := s.pastRest(p, u.In.Pressed != 0); s.table.Veiled() || rests && !s.cursor.on {
		s.hover = board.NoTarget
	}
	if u.In.Down&input.Left == 0 && u.In.Released&input.Left == 0 {
		s.letGo() // the press ended where this scene was not asked
	}
	if s.asking != askNothing || s.table.Veiled() || s.locked {
		s.letGo()
		return
	}
	if s.table.Match.Over() {
		s.pointAfterwards(u, p)
		return
	}
	if u.In.Pressed&input.Left != 0 {
		s.hand = s.topPiece(s.under(p))
	}
	if s.carries(u) {
		return
	}
	if !s.table.PersonMoves() {
		s.pointInVain(u, p)
		return
	}
	s.pointTick(u)
	s.turn(u)
	s.aimAt(p)
	s.act(u)
	if !u.Free() {
		return
	}
	if u.In.Pressed&input.Left != 0 {
		s.lifted = false
	}
	if u.In.Down&input.Left != 0 {
		s.pull(u, p)
	}
	if u.In.Released&input.Left != 0 {
		s.letUp(u, p)
	}
	s.pointBack(u)
}

// pointInVain handles the pointer while a computer is to move: a click on the board is answered with words.
func (s *Scene) pointInVain(u *ui.UI, p render.Point) {
	if u.Free() && u.In.Released&input.Left != 0 && s.layout.Slab.Contains(p) {
		if at, ok := u.Press(); ok && s.layout.Slab.Contains(at) {
			s.decline(s.notYours(u))
		}
	}
}

// under returns what the pointer at p points at: a button of the dial, a cell, an edge, or NoTarget.
func (s *Scene) under(p render.Point) board.Target {
	if d := &s.shown.view.Dial; d.At != board.NoTarget {
		if t, ok := s.layout.DialHit(d, p); ok {
			return t
		}
	}
	if s.onTick(p) {
		return s.geo.Button("end")
	}
	if t, ok := s.layout.Hit(p); ok {
		return t
	}
	return board.NoTarget
}

// onTick reports whether p is on the tick that ends the turn, and not what is dragged from a cell.
func (s *Scene) onTick(p render.Point) bool {
	r, ok := s.layout.EndTick(&s.shown.view)
	_, legal := s.endTurn()
	return ok && legal && r.Contains(p) && !s.grip.IsCell()
}

// carryOut does what a click on t means.
func (s *Scene) carryOut(t board.Target) {
	switch {
	case s.onHint(t):
		s.play(s.hint.move)
	case s.onDialCell(t):
		s.click(s.shown.view.Dial.Buttons[s.dialChoice()])
	case s.aims() && t.IsCell() && len(s.builder.Path()) == 0:
		s.lay(t)
	default:
		s.click(t)
	}
}

// lay plays the aimed piece with its first half on t.
func (s *Scene) lay(t board.Target) {
	path := s.aimed(t)
	if path == nil {
		s.click(t)
		s.builder.Clear() // a cell from which nothing is possible is refused; any other is aimed at
		return
	}
	for _, step := range path {
		s.click(step)
	}
}

// turn handles wheel and keys that turn the piece in the hand or the dial.
func (s *Scene) turn(u *ui.UI) {
	steps := 0
	switch {
	case !s.layout.Slab.Contains(u.Pointer()):
	case u.In.Wheel > 0:
		steps = -1
	case u.In.Wheel < 0:
		steps = 1
	}
	if s.aims() {
		if u.Act(keys.TileOn) {
			steps = 1
		}
		if u.Act(keys.TileBack) {
			steps = -1
		}
		if u.Act(keys.Flip) {
			s.aim.flip = !s.aim.flip
		}
		s.turnAim(steps)
		return
	}
	d := &s.shown.view.Dial
	if d.At == board.NoTarget {
		return
	}
	if u.Act(keys.DialLeft) {
		steps = -1
	}
	if u.Act(keys.DialRight) {
		steps = 1
	}
	if steps != 0 {
		s.dial = max(0, min(s.dialChoice()+steps, len(d.Buttons)-1))
	}
}

// turnAim points the piece in the hand to the next neighbour that it can lie on, clockwise or back.
func (s *Scene) turnAim(steps int) {
	if steps == 0 || !s.hover.IsCell() {
		return
	}
	next := s.seconds(s.hover)
	if len(next) == 0 {
		return
	}
	at := s.second(s.hover, next)
	best, turn := at, math.Inf(1)
	for _, t := range next {
		d := math.Mod((s.angle(s.hover, t)-s.angle(s.hover, at))*float64(steps)+4*math.Pi, 2*math.Pi)
		if d > 1e-6 && d < turn {
			best, turn = t, d
		}
	}
	s.aim.angle, s.aim.locked = s.angle(s.hover, best), true
}

// dialChoice returns the heading chosen on the dial.
func (s *Scene) dialChoice() int {
	if s.dial < 0 {
		return s.shown.view.Dial.Default
	}
	return s.dial
}

// onDialCell reports whether t is the cell that the dial belongs to.
func (s *Scene) onDialCell(t board.Target) bool {
	d := &s.shown.view.Dial
	return d.At != board.NoTarget && d.At == t
}

// aimAt turns the aim by where p lies in its cell.
func (s *Scene) aimAt(p render.Point) {
	if !s.aims() || s.aim.locked || s.cursor.on || !s.hover.IsCell() {
		return
	}
	c := s.layout.Centre(s.hover)
	dx, dy := float64(p.X-c.X), float64(p.Y-c.Y)
	if math.Hypot(dx, dy) > deadZone*float64(s.layout.Unit) {
		s.aim.angle = math.Atan2(dy, dx)
	}
}

// angle returns the direction from one cell to another.
func (s *Scene) angle(from, to board.Target) float64 {
	g := s.lie.board()
	a, b := g.Cells[from].Centre, g.Cells[to].Centre
	return math.Atan2(float64(b.Y-a.Y), float64(b.X-a.X))
}

// seconds returns the cells that the other half can lie on when one lies on t.
func (s *Scene) seconds(t board.Target) []board.Target {
	return s.builder.NextAfter(nil, []board.Target{t})
}

// second returns the one of next, not empty, nearest to the aim.
func (s *Scene) second(t board.Target, next []board.Target) board.Target {
	best, off := next[0], math.Inf(1)
	for _, n := range next {
		d := math.Abs(math.Remainder(s.angle(t, n)-s.aim.angle, 2*math.Pi))
		if d < off {
			best, off = n, d
		}
	}
	return best
}

// aimed returns the steps of the aimed piece with one half on t, nil when none fits there.
func (s *Scene) aimed(t board.Target) []board.Target {
	next := s.seconds(t)
	if len(next) == 0 {
		return nil
	}
	n := s.second(t, next)
	if s.aim.flip {
		return []board.Target{n, t}
	}
	return []board.Target{t, n}
}

// ButtonAt returns where the button t of the dial is. ok is false when it is not shown.
func (s *Scene) ButtonAt(t board.Target) (at render.Point, ok bool) {
	d := &s.shown.view.Dial
	if d.At == board.NoTarget {
		return at, false
	}
	for i, b := range d.Buttons {
		if b == t {
			return s.layout.DialCentre(d, i), true
		}
	}
	return at, false
}
