package search

import (
	"slices"

	"quintet/games"
)

// candidates is visible for the position to be searched: nobody overlooks a move that wins at once, nor that the opponent could win at once
// after another. Where there are such moves, no others are left; and none that loses at once or after which an opponent wins with his next
// move, if that can be helped.
func (o *overlooker) candidates(ms []games.Move, pos games.Position) []games.Move {
	mover, next, after := pos.ToMove(), pos.Clone(), pos.Clone()
	var replies []games.Move
	isSafe := func(m games.Move) bool {
		next.CopyFrom(pos)
		next.Play(m)
		if next.Over() {
			return next.Payoffs()[mover] > -1
		}
		replies = next.AppendMoves(replies[:0])
		return next.ToMove() == mover || !slices.ContainsFunc(replies, func(r games.Move) bool { return wins(next, after, r) })
	}
	if winning := only(ms, func(m games.Move) bool { return wins(pos, next, m) }); len(winning) > 0 {
		return winning
	}
	safe := only(ms, isSafe)
	seen := o.visible(ms, pos)
	if calm := only(seen, func(m games.Move) bool { return slices.Contains(safe, m) }); len(calm) > 0 {
		return calm
	}
	if len(safe) > 0 {
		return safe
	}
	return seen
}

// only returns a new list of those of ms that are good.
func only(ms []games.Move, good func(m games.Move) bool) []games.Move {
	return slices.DeleteFunc(slices.Clone(ms), func(m games.Move) bool { return !good(m) })
}

// wins reports whether m wins pos at once for its mover. It plays in spare.
func wins(pos, spare games.Position, m games.Move) bool {
	spare.CopyFrom(pos)
	spare.Play(m)
	return spare.Over() && spare.Payoffs()[pos.ToMove()] >= 1
}
