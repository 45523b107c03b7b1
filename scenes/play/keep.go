package play

import (
	"quintet/games"
	"quintet/games/table"
)

// Table returns the table as it is now, so that it can be kept and taken up again.
func (s *Scene) Table() *table.Table {
	s.table.Path = append(s.table.Path[:0], s.builder.Path()...)
	s.table.Turned = s.lie.turn
	return s.table
}

// takeUp goes on where the table was left, with what was pointed at and the board as it was turned.
func (s *Scene) takeUp() {
	if _, p := s.builder.Try(s.table.Path); p == games.Partial {
		for _, t := range s.table.Path {
			s.builder.Click(t)
		}
	}
	if s.mayTurn() {
		s.lie.turn = s.table.Turned
	}
}
