package search

import (
	"slices"

	"quintet/games"
)

// candidates is visible for the position to be searched: nobody overlooks a move that wins at once, nor that the opponent could win at once
// after another. Where there are such moves, no others are left; and none that loses at once or after which an opponent wins with his next
// move, if that can be helped.
func (o *overlooker) candidates(ms []games.Move, pos games.Position) []games.Move {
	s := newSentry(pos)
	if wins := s.wins(ms); len(wins) > 0 {
		return wins
	}
	safe := s.safe(ms)
	seen := o.visible(ms, pos)
	calm := slices.DeleteFunc(slices.Clone(seen), func(m games.Move) bool { return !slices.Contains(safe, m) })
	if len(calm) > 0 {
		return calm
	}
	if len(safe) > 0 {
		return safe
	}
	return seen
}

// A sentry looks for moves that win at once.
type sentry struct {
	pos, next, after games.Position
	replies          []games.Move
}

func newSentry(pos games.Position) *sentry {
	return &sentry{pos: pos, next: pos.Clone(), after: pos.Clone()}
}

// wins returns those of ms, the moves of its position, that win at once.
func (s *sentry) wins(ms []games.Move) []games.Move {
	return slices.DeleteFunc(slices.Clone(ms), func(m games.Move) bool { return !wins(s.pos, s.next, m) })
}

// safe returns those of ms that do not end the game in a loss of the mover, and after which no opponent wins at once.
func (s *sentry) safe(ms []games.Move) (some []games.Move) {
	mover := s.pos.ToMove()
	for _, m := range ms {
		s.next.CopyFrom(s.pos)
		s.next.Play(m)
		if s.next.Over() {
			if s.next.Payoffs()[mover] > -1 {
				some = append(some, m)
			}
			continue
		}
		s.replies = s.next.AppendMoves(s.replies[:0])
		if s.next.ToMove() == mover || !slices.ContainsFunc(s.replies, func(r games.Move) bool { return wins(s.next, s.after, r) }) {
			some = append(some, m)
		}
	}
	return some
}

// wins reports whether m wins pos at once for its mover. It plays in spare.
func wins(pos, spare games.Position, m games.Move) bool {
	spare.CopyFrom(pos)
	spare.Play(m)
	return spare.Over() && spare.Payoffs()[pos.ToMove()] >= 1
}
