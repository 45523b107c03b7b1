package play

import "quintet/games/table"

// undo takes one step back: a half-step, or what the table takes back. A running search is given up. Behind the veil it does nothing, and
// neither do the other ways through the game: nobody is to think on, or to change what he does not see.
func (s *Scene) undo() bool {
	if s.table.Veiled() {
		return false
	}
	if s.board.Back() {
		return true
	}
	if !s.table.CanUndo() {
		return false
	}
	s.mind.Stop()
	s.moveTo(s.table.Undo(s.context.Now()))
	return true
}

// canUndo reports whether undo would do something.
func (s *Scene) canUndo() bool {
	return s.table.CanUndo() || !s.table.Veiled() && len(s.board.Path()) > 0
}

// redo plays again what was taken back.
func (s *Scene) redo() {
	if s.table.Redo(s.context.Now()) {
		s.arrive()
	}
}

// jump puts ply plies in force, to be looked at.
func (s *Scene) jump(ply int) {
	s.table.Jump(ply, s.context.Now())
	s.arrive()
}

// moveTo lets the players go on at t: their table, or that of a game begun from it, or the finished one from which theirs was begun.
func (s *Scene) moveTo(t *table.Table) {
	if t != s.table {
		s.context.Move(s.table, t)
		s.table = t
	}
	s.arrive()
}
