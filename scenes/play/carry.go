package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// A carry is a piece laid in a person's last turn that is dragged to another cell, to mend a slip. Until it is let go nothing changes:
// the board only shows what would be.
type carry struct {
	ply   int            // that laid it
	grip  board.Target   // where it was taken up
	base  games.Position // as if that ply had not been made, but those that followed it in its turn
	steps []board.Target // of the ply that would take its place, as far as they lie on the board
	move  games.Move     // that ply, NoMove where there is none
}

// carries handles the pointer that drags a piece of the last turn. It reports whether the pointer is busy with that.
func (s *Scene) carries(u *ui.UI) bool {
	if !u.Free() || s.asking != askNothing || s.table.Veiled() {
		return s.letGo()
	}
	held, released := u.In.Down&input.Left != 0, u.In.Released&input.Left != 0
	switch {
	case u.In.Pressed&input.Left != 0:
		s.grip = s.under(u.Pointer())
	case !held && !released:
		s.grip = board.NoTarget
	}
	if s.carry != nil && u.In.Pressed&input.Right != 0 {
		u.Take()
		s.spent = s.letGo()
		return true
	}
	at, ok := s.layout.Hit(u.Pointer())
	if !ok {
		at = board.NoTarget
	}
	if s.carry == nil && (held || released) && s.grip.IsCell() && at != s.grip && !s.lifted {
		s.carry = s.takeOff(s.grip)
	}
	if s.carry == nil {
		return false
	}
	s.unpoise()
	s.hover, s.reason = at, nil
	s.carryTo(at)
	if released {
		s.drop()
		s.grip = board.NoTarget
		u.Take()
	}
	return true
}

// takeOff takes up the piece on t: one that the last decision of a person, or an earlier ply of the same turn, has laid there. It returns
// nil where there is none, where taking it away would change more than its own cells, and while somebody looks at the past.
func (s *Scene) takeOff(t board.Target) *carry {
	last := s.table.Decision()
	if last < 0 || s.table.Match.Over() || s.table.Watching() {
		return nil
	}
	if open := s.table.PersonMoves() && s.table.Match.MidTurn(); !open && (s.table.Trial || !s.table.AtEnd()) {
		return nil
	}
	for ply := last; ply >= s.table.Match.TurnStart(last+1); ply-- {
		steps := s.game.AppendSteps(nil, s.table.Match.PositionAt(ply), s.table.Match.Move(ply))
		if !slices.Contains(steps, t) || len(steps) > 1 && !s.geo.Aim {
			continue
		}
		base := s.table.Match.PositionAt(ply).Clone()
		if !playAll(base, s.table.Match.RestOfTurn(ply)) {
			return nil
		}
		return &carry{ply: ply, grip: t, base: base, steps: steps, move: s.table.Match.Move(ply)}
	}
	return nil
}

// playAll makes moves in p, all by the player to move. It reports whether they are legal; if not, p is spoilt.
func playAll(p games.Position, moves []games.Move) bool {
	player := p.ToMove()
	for _, m := range moves {
		if p.ToMove() != player || !p.Legal(m) {
			return false
		}
		p.Play(m)
	}
	return true
}

// carryTo brings the piece that is carried to t, by the cell on which it was taken up.
func (s *Scene) carryTo(t board.Target) {
	c := s.carry
	before := s.table.Match.PositionAt(c.ply)
	laid := s.game.AppendSteps(nil, before, s.table.Match.Move(c.ply))
	c.steps, c.move = nil, games.NoMove
	if !t.IsCell() {
		return
	}
	for _, step := range laid {
		at, ok := s.shifted(step, c.grip, t)
		if !ok {
			return
		}
		c.steps = append(c.steps, at)
	}
	b := games.NewBuilder(s.game)
	b.Reset(before)
	m, progress := b.Try(c.steps)
	if progress != games.Complete || !c.base.Legal(m) {
		return
	}
	if after := before.Clone(); playAll(after, append([]games.Move{m}, s.table.Match.RestOfTurn(c.ply)...)) {
		c.move = m
	}
}

// shifted returns the cell that lies to the cell to as t does to from.
func (s *Scene) shifted(t, from, to board.Target) (board.Target, bool) {
	cells := s.geo.Cells
	a, b, c := cells[t].Centre, cells[from].Centre, cells[to].Centre
	return s.geo.Hit(board.Point{X: a.X - b.X + c.X, Y: a.Y - b.Y + c.Y})
}

// drop lets go of the carried piece where it is: there it lies from now on, and everything since its turn is taken back. Where it cannot
// lie it is put back, with the reason. Off the board nothing was meant.
func (s *Scene) drop() {
	c := s.carry
	s.carry = nil
	switch {
	case s.hover == c.grip || !s.hover.IsCell():
	case c.move == games.NoMove:
		s.reject(s.whyNotThere(c))
	default:
		rest := s.table.Match.RestOfTurn(c.ply)
		took := s.table.Took(c.ply, c.ply+1+len(rest))
		s.table.Goto(c.ply, s.desk.Now())
		s.arrive()
		if s.desk.Settings.Lock && len(rest) == 0 {
			s.hold(c.steps)
			return
		}
		for _, m := range append([]games.Move{c.move}, rest...) {
			s.play(m)
		}
		s.table.Stopwatch.Mend(c.ply, took)
	}
}

// hold poises the ply with steps, of a cell or of two to be aimed at.
func (s *Scene) hold(steps []board.Target) {
	if len(steps) > 1 && !s.aims() {
		s.builder.Clear()
		s.enter(steps[0])
		steps = steps[1:]
	}
	if len(steps) > 1 {
		s.aim = aim{angle: s.angle(steps[0], steps[1]), locked: true}
	}
	s.cursor.on, s.cursor.at, s.cursor.poised, s.reason = true, steps[0], true, nil
	s.hover = steps[0]
}

// whyNotThere says why the piece of c cannot lie where it has been brought.
func (s *Scene) whyNotThere(c *carry) *refusal {
	var why board.Reason
	for i := range c.steps {
		if why = s.game.Why(c.base, c.steps[:i+1]); !why.Text.Empty() {
			break
		}
	}
	why.Repair = board.Repair{}
	if why.Text.Empty() {
		why.Text = board.Say("play.carry.no")
	}
	return s.refusalOf(why)
}

// left marks the cells from which the piece has been taken.
func (c *carry) left(s *Scene) (marks []board.Mark) {
	for _, t := range s.game.AppendSteps(nil, s.table.Match.PositionAt(c.ply), s.table.Match.Move(c.ply)) {
		marks = append(marks, board.Mark{At: t, Kind: board.MarkFrom, Owner: board.Nobody})
	}
	return marks
}

// mover returns who is to move as the board shows it: while a piece is carried it is who has laid it.
func (s *Scene) mover() games.Player {
	if s.carry != nil {
		return s.carry.base.ToMove()
	}
	return s.position().ToMove()
}

// sayCarry returns the words for the prompt line while a piece is carried; what it would do is said at the pointer.
func (s *Scene) sayCarry(u *ui.UI) said {
	if why := s.shown.why; !why.Empty() {
		return said{lead: u.T("play.carry"), detail: u.Say(why), wrong: true}
	}
	return said{lead: u.T("play.carry"), detail: u.T("play.carry.detail")}
}
