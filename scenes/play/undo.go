package play

import "quintet/games/table"

// stepBack takes the last half-step back: a target pointed at, or a ply of a person's turn that is still open.
// It reports whether there was one; behind the veil there is none.
func (s *Scene) stepBack() bool {
	if s.table.Veiled() {
		return false
	}
	s.reason = nil
	if s.letGo() || s.builder.Back() {
		return true
	}
	return s.table.PersonMoves() && s.table.Match.MidTurn() && s.undo()
}

// undo takes one step back: a half-step, or what the table takes back. A running search is given up. Behind the veil it does nothing, and
// neither do the other ways through the game: nobody is to think on, or to change what he does not see.
func (s *Scene) undo() bool {
	if s.table.Veiled() {
		return false
	}
	if s.letGo() || s.builder.Back() {
		s.reason = nil
		return true
	}
	if !s.table.CanUndo() {
		return false
	}
	s.mind.Stop()
	s.moveTo(s.table.Undo(s.desk.Now()))
	return true
}

// canUndo reports whether undo would do something.
func (s *Scene) canUndo() bool {
	return s.table.CanUndo() || !s.table.Veiled() && len(s.builder.Path()) > 0
}

// redo plays again what was taken back.
func (s *Scene) redo() {
	if s.table.Redo(s.desk.Now()) {
		s.arrive()
	}
}

// jump puts ply plies in force, to be looked at.
func (s *Scene) jump(ply int) {
	s.table.Jump(ply, s.desk.Now())
	s.arrive()
}

// moveTo lets the players go on at t: their table, or that of a game begun from it, or the finished one from which theirs was begun.
func (s *Scene) moveTo(t *table.Table) {
	if t != s.table {
		s.desk.Move(s.table, t)
		s.table = t
	}
	s.arrive()
}
