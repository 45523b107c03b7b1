package play

import (
	"slices"

	"quintet/games"
	"quintet/games/board"
)

// A refusal is why the last click was refused, with what to show for it.
type refusal struct {
	board.Reason                // Cells holds only what stands in the way
	offers       []board.Target // cells that would have been good instead
}

// refuse says why the last target of path cannot be pointed at.
func (s *Scene) refuse(path []board.Target) *refusal {
	r := &refusal{Reason: s.game.Why(s.position(), path)}
	before, cells := path[:len(path)-1], r.Cells
	r.Cells = nil
	for _, t := range cells {
		if _, p := s.builder.Try(append(slices.Clone(before), t)); p != games.Refused {
			r.offers = append(r.offers, t)
		} else {
			r.Cells = append(r.Cells, t)
		}
	}
	return r
}

// barred returns the cell under the pointer when nothing can be done there and nothing on it says so: no piece, no link, no mark.
func (s *Scene) barred() board.Target {
	t := s.hover
	if !t.IsCell() || s.shown.move != games.NoMove || !s.personMoves() || s.asking != askNothing || s.notice > 0 {
		return board.NoTarget
	}
	if slices.Contains(occupied(s.shown.view.Pieces), t) || s.reason != nil && slices.Contains(s.reason.Cells, t) {
		return board.NoTarget
	}
	if slices.ContainsFunc(s.shown.view.Marks, func(m board.Mark) bool { return m.At == t }) {
		return board.NoTarget
	}
	for _, path := range [][]board.Target{s.builder.Path(), nil} {
		if _, p := s.builder.Try(append(slices.Clone(path), t)); p != games.Refused {
			return board.NoTarget
		}
	}
	return t
}
