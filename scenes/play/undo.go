package play

import "quintet/games"

// stepBack takes the last half-step back: a target pointed at, or a ply of a person's turn that is still open.
// It reports whether there was one; behind the veil there is none.
func (s *Scene) stepBack() bool {
	if s.veiled() {
		return false
	}
	s.reason = nil
	if s.letGo() || s.builder.Back() {
		return true
	}
	return s.personMoves() && s.midTurn() && s.undo()
}

// undo takes one step back: a half-step, or everything since and with the last decision: the plies of computers and forced passes go with the
// ply of the person before them. A game that the table has ended goes on in a new game, and before the first ply of such a game lies the
// finished one. A running search is given up. Behind the veil it does nothing, and neither do the other ways through the game: nobody is to
// think on, or to change what he does not see.
func (s *Scene) undo() bool {
	if s.veiled() {
		return false
	}
	if s.letGo() || s.builder.Back() {
		s.reason = nil
		return true
	}
	if !s.canUndo() {
		return false
	}
	s.mind.Stop()
	switch to := s.decision(); {
	case s.ended() && s.finished():
		s.branch()
		s.arrive()
		return true
	case s.origin.leads(to):
		s.rejoin(to)
	default:
		s.table.Match.Goto(to)
		s.arriveLooking(s.timing.past)
	}
	s.lookBack()
	return true
}

// rewound reports whether more has been taken back than plies of a turn that is still open: then an earlier position is in force.
func (s *Scene) rewound() bool {
	for i := s.table.Match.Cursor(); i <= s.table.Match.Len() && !s.atEnd(); i++ {
		if s.table.Match.PositionAt(i).ToMove() != s.position().ToMove() {
			return true
		}
	}
	return false
}

// canUndo reports whether undo would do something.
func (s *Scene) canUndo() bool {
	return !s.veiled() && (len(s.builder.Path()) > 0 || s.ended() || s.decision() >= 0)
}

// canRedo reports whether redo would do something.
func (s *Scene) canRedo() bool { return !s.veiled() && !s.atEnd() }

// ended reports whether the table has ended the game, and not the rules.
func (s *Scene) ended() bool { return s.table.Match.Over() && !s.position().Over() }

// decision returns the last ply in force that was decided by a person, by anybody where only computers play; -1 if there is none.
func (s *Scene) decision() int {
	for ply := s.table.Match.Cursor() - 1; ply >= 0; ply-- {
		if s.decided(ply) {
			return ply
		}
	}
	return -1
}

// decided reports whether the ply after position ply is one to be decided by those who may take plies back.
func (s *Scene) decided(ply int) bool {
	p := s.table.Match.PositionAt(ply)
	if g, ok := s.game.(games.Passer); ok {
		if _, forced := g.Pass(p); forced {
			return false
		}
	}
	player := p.ToMove()
	return player != games.None && (s.watching() || s.table.Match.Seats()[player].Level == 0)
}

// redo plays again what was taken back: a ply, with those after it that nobody has to decide.
func (s *Scene) redo() {
	if !s.table.Match.Redo() {
		return
	}
	for s.table.Match.Cursor() < s.table.Match.Len() && !s.decided(s.table.Match.Cursor()) {
		s.table.Match.Goto(s.table.Match.Cursor() + 1)
	}
	s.arriveLooking(s.timing.past)
}

// jump puts ply plies in force, and the forced passes after them. It stays where no ply is left to be redone: such a pass is announced
// and played.
func (s *Scene) jump(ply int) {
	s.table.Match.Goto(ply)
	for c := s.table.Match.Cursor(); c > 0 && c < s.table.Match.Len() && s.passes(); c = s.table.Match.Cursor() {
		s.table.Match.Goto(c + 1)
	}
	s.arriveLooking(true)
	s.lookBack()
}

// arriveLooking prepares for the position in force where somebody who looks at the past may have come to it: until the latest one is in
// force again he still looks.
func (s *Scene) arriveLooking(past bool) {
	s.arrive()
	s.timing.past = past && !s.atEnd()
}
