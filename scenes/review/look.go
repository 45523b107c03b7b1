package review

import (
	"slices"

	"quintet/games"
	"quintet/games/judge"
)

// look returns what the judge says of the position on the board, each of its lines with as much of its first turn as is known. ok is false while it
// is not known.
func (g *game) look() (l judge.Look, ok bool) {
	pos := g.on().Position()
	l, ok = g.review.Book().Find(pos)
	l.Lines = slices.Clone(l.Lines)
	for i := range l.Lines {
		l.Lines[i].Moves, _ = g.whole(pos, l.Lines[i])
	}
	return l, ok
}

// scored returns the lines of the position on the board with their chances. needs is the next position to search for them, nil for none.
func (g *game) scored() (lines []judge.Scored, needs games.Position) {
	pos := g.on().Position()
	l, ok := g.look()
	if !ok {
		return nil, pos
	}
	for _, line := range l.Lines {
		if _, rest := g.whole(pos, line); rest != nil && needs == nil {
			needs = rest
		}
	}
	lines, search := g.review.Book().Score(pos, l.Lines)
	if needs == nil {
		needs = search
	}
	return lines, needs
}

// whole returns the moves of line, played from pos on, to the end of their first turn. A line can end before it, where a search has proved a win; as
// long as nothing is known to follow there, rest is the position that has to be judged, else nil.
func (g *game) whole(pos games.Position, line judge.Line) (all []games.Move, rest games.Position) {
	all, rest = g.complete(pos, line.Moves)
	if len(all) == len(line.Moves) && rest == nil {
		return all, nil
	}
	if mended, worth := g.mended(); worth >= line.Chances[pos.ToMove()]-sameChance && within(line.Moves, mended) {
		if turn, open := g.complete(pos, mended); open == nil {
			return turn, nil // named as it is named elsewhere
		}
	}
	return all, rest
}

// sameChance is a difference of chances that nobody sees.
const sameChance = 0.005

// within reports whether all of some are among all.
func within(some, all []games.Move) bool {
	return !slices.ContainsFunc(some, func(mv games.Move) bool { return !slices.Contains(all, mv) })
}

// complete returns moves, played from pos on, with what the book knows to be best until the turn ends. rest is the position that it does not know,
// nil for none.
func (g *game) complete(pos games.Position, moves []games.Move) (all []games.Move, rest games.Position) {
	all = slices.Clone(moves)
	mover, p := pos.ToMove(), pos.Clone()
	for i := 0; !p.Over() && p.ToMove() == mover; i++ {
		if i == len(all) {
			l, ok := g.review.Book().Find(p)
			if !ok || l.Best() == games.NoMove {
				return all, p
			}
			all = append(all, l.Best())
		}
		p.Play(all[i])
	}
	return all, nil
}

// mended returns the turn that was played in the position on the board with what would have been better in place of its worst ply, and what that is
// worth to its player; nil where nothing was played there, or nothing was wrong with it.
func (g *game) mended() (plies []games.Move, worth float64) {
	n := g.shown()
	if g.tried != nil || n >= g.match.Len() {
		return nil, 0
	}
	worst, p, ok := g.worst(g.turnOf(n))
	if !ok || p.Class < judge.Inaccuracy || len(p.Before.Lines) == 0 {
		return nil, 0
	}
	for i := n; i < worst; i++ {
		plies = append(plies, g.match.Move(i))
	}
	return append(plies, p.Before.Best()), p.Reachable()
}

// known counts what is known of lines: their plies and chances.
func known(lines []judge.Scored) (n int) {
	for _, line := range lines {
		n += len(line.Moves)
		if line.Known {
			n++
		}
	}
	return n
}
