package play

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render/sound"
	widget "quintet/scenes/board"
	"quintet/scenes/ui"
)

// Access returns what is allowed on the board at the moment.
func (s *Scene) Access() widget.Access {
	return widget.Access{
		Person: s.table.PersonMoves(), Decides: s.personDecides(), Watched: s.table.Watching(), Asked: s.asking != askNothing,
		Hidden: s.table.Veiled(), Covered: s.menu, NoAids: s.table.Terms.NoAids, Alone: s.focused,
	}
}

// Slip returns the last ply that a person may drag to another cell; -1 for none.
func (s *Scene) Slip() int { return s.table.Slip() }

// carryOut does what somebody wants who has pointed at the board.
func (s *Scene) carryOut(u *ui.UI, is []widget.Intent) {
	for _, i := range is {
		switch i.Do {
		case widget.Play:
			s.play(i.Move)
		case widget.Back:
			s.undo()
		case widget.Mend:
			s.mendSlip(i)
		case widget.Refused:
			s.context.Sound(sound.Refused)
		case widget.Ignored:
			s.decline(s.whyIgnored(u))
		}
	}
}

// mendSlip makes the plies of a turn again, the first of them another: what followed the turn is taken back.
func (s *Scene) mendSlip(i widget.Intent) {
	took := s.table.MoveTimes(i.Ply, i.Ply+len(i.Moves))
	s.table.Goto(i.Ply, s.context.Now())
	s.arrive()
	if s.context.Settings.Lock && len(i.Moves) == 1 {
		s.board.Hold(i.Steps)
		return
	}
	for _, m := range i.Moves {
		s.play(m)
	}
	s.table.Stopwatch.Mend(i.Ply, took)
}

// repair does what is offered instead of what was refused.
func (s *Scene) repair(u *ui.UI) {
	r := s.board.Refusal().Repair
	s.table.Goto(s.table.Match.Cursor()-r.Back, s.context.Now())
	s.arrive()
	for _, t := range r.Path {
		s.carryOut(u, s.board.Enter(t))
	}
}

// putBack ends what is done with the board, or takes its last half-step back. It reports whether there was anything.
func (s *Scene) putBack(u *ui.UI) bool {
	if s.board.PutDown() || s.dropHint() {
		return true
	}
	is, done := s.board.StepBack()
	s.carryOut(u, is)
	return done
}

// Board returns the board of the table.
func (s *Scene) Board() *widget.Board { return s.board }

// view returns what the board shows.
func (s *Scene) view() *board.View { return &s.board.Shown().View }

// sound makes heard what has changed since the position before, and the end of the game.
func (s *Scene) sound(before games.Position) {
	for _, what := range s.board.Sounds(before) {
		s.context.Sound(what)
	}
}

// paintBoard draws the board. With nothing but it in the window there are no words that it could show what they are about.
func (s *Scene) paintBoard(u *ui.UI, a arrangement) {
	around := widget.Around{Clear: a.shape == wide || a.shape == bare} // elsewhere the keys of the tools stand near
	if !s.focused {
		around.About = s.say(u).about
	}
	s.board.Paint(u, around)
}
