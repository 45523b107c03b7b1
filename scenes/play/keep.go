package play

import (
	"quintet/games/table"
)

// Table returns the table as it is now, so that it can be kept and taken up again.
func (s *Scene) Table() *table.Table {
	s.table.Path = append(s.table.Path[:0], s.board.Path()...)
	s.table.Turned = s.board.Quarters()
	return s.table
}

// takeUp goes on where the table was left, with what was pointed at and the board as it was turned.
func (s *Scene) takeUp() {
	s.board.Resume(s.table.Path)
	if s.mayTurn() {
		s.board.Turn(s.table.Turned)
	}
}
