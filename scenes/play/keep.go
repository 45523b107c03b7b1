package play

import (
	"quintet/games"
	"quintet/games/table"
)

// Table returns the table as it is now, so that it can be kept and taken up again.
func (s *Scene) Table() *table.Table {
	s.table.Path = append(s.table.Path[:0], s.builder.Path()...)
	s.table.Paused, s.table.Turned = s.watch.paused, s.lie.turn
	return s.table
}

// takeUp puts what the table says of the moment in which it was left.
func (s *Scene) takeUp() {
	if _, p := s.builder.Try(s.table.Path); p == games.Partial {
		for _, t := range s.table.Path {
			s.builder.Click(t)
		}
	}
	s.watch.paused = s.table.Paused
	if s.mayTurn() {
		s.lie.turn = s.table.Turned
	}
}
