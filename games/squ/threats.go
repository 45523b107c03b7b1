// Finds decisive squares of SQU in this turn and the next without search, and the replies that prevent them (games.StaticSolver). Change here what
// the search knows without playing on (StaticResult, AppendReplies). view.go shows threats to players.

package squ

import "quintet/games"

// What can be foreseen of this turn and the next without trying moves. A square is decisive if the opponent can no longer catch up: it is larger than
// all he can still have or, with ties=record, as large and the first of that size.

// StaticResult implements games.StaticSolver: the mover can make a decisive square in this turn, or cannot prevent the opponent from making one in
// the next.
func (p *position) StaticResult() (games.Payoffs, bool) {
	if w, ok := p.decided(); ok {
		return payoffs(w), true
	}
	mover := p.ToMove()
	if !p.finish(mover).empty() {
		return payoffs(mover), true
	}
	ts := p.threats(mover)
	if ts.n > 0 && ts.defences(p.left()).empty() {
		return payoffs(1 - mover), true
	}
	return games.Payoffs{}, false
}

// AppendReplies implements games.StaticSolver. It lists the moves that make a decisive square, or that spoil one that the opponent could make in his
// next turn: all other moves lose.
func (p *position) AppendReplies(dst []games.Move) []games.Move {
	mover := p.ToMove()
	if mover == games.None {
		return dst
	}
	s := p.finish(mover)
	if s.empty() {
		ts := p.threats(mover)
		s = ts.defences(p.left())
	}
	if s.empty() {
		return p.AppendMoves(dst)
	}
	for ; !s.empty(); s = s.withoutFirst() {
		dst = append(dst, moveOn(s.first()))
	}
	return dst
}

// finish returns the empty corners of a decisive square that the mover can make with the discs in hand, none if there is no such square.
func (p *position) finish(mover games.Player) cells {
	if q := p.almostSquare(mover, p.left(), p.decisiveSide(mover)); q.side > 0 {
		return p.g.cornersOf(q).minus(p.discs[mover])
	}
	return cells{}
}

// decisiveSide returns the least side at which a square of the mover's, made in this turn, is decisive. It may not fit on the board.
func (p *position) decisiveSide(mover games.Player) int8 {
	least := p.potential(1-mover) + 1
	if p.g.record && p.recordSide() < least-1 {
		least--
	}
	return max(least, 1)
}

// almostSquare returns a largest square of at least side least for which c lacks missing discs, 1 or 2; its side is 0 if there is none.
func (p *position) almostSquare(c games.Player, missing int, least int8) square {
	for side := p.g.n - 1; side >= max(int(least), 1); side-- {
		if found := p.g.openSquares(p.discs[c], p.discs[1-c], side, missing); !found.empty() {
			return square{int8(found.first()), int8(side)}
		}
	}
	return square{}
}

// openSquares returns the upper left corners of the squares of this side without enemy discs that lack at most missing own discs, 1 or 2.
func (g *game) openSquares(own, enemy cells, side, missing int) cells {
	open := g.unblocked(enemy, side)
	if open.empty() {
		return open
	}
	right, down := uint(side), uint(side*g.n)
	beside := own.shiftDown(right)
	both, any := own.and(beside), own.or(beside)
	bothDown, anyDown := both.shiftDown(down), any.shiftDown(down)
	if missing == 1 {
		return open.and(both.and(anyDown).or(any.and(bothDown)))
	}
	return open.and(both.or(bothDown).or(any.and(anyDown)))
}

// unblocked returns the upper left corners of the squares of this side without enemy discs.
func (g *game) unblocked(enemy cells, side int) cells {
	blocked := enemy.or(enemy.shiftDown(uint(side)))
	return g.anchors[side].minus(blocked.or(blocked.shiftDown(uint(side * g.n))))
}

// threats are squares of the opponent. If the mover leaves one of them alone, it is made in the next turn and decisive.
type threats struct {
	gaps [24]cells // the empty corners of each
	n    int
}

// threats returns the first threats, largest squares first, for a mover who does not make a decisive square in this turn.
func (p *position) threats(mover games.Player) threats {
	var ts threats
	hand, empty := p.left(), p.empty()
	theirs := min(2, empty.count()-hand)
	if theirs <= 0 {
		return ts
	}
	least := p.potential(mover) + 1
	if record := p.recordSide(); p.g.record && record < least-1 && p.almostSquare(mover, hand, least-1).side == 0 {
		least-- // the mover will not be first
	}
	for side := p.g.n - 1; side >= max(int(least), 1); side-- {
		for s := p.g.openSquares(p.discs[1-mover], p.discs[mover], side, theirs); !s.empty(); s = s.withoutFirst() {
			if ts.n == len(ts.gaps) {
				return ts
			}
			ts.gaps[ts.n] = p.g.cornersOf(square{int8(s.first()), int8(side)}).and(empty)
			ts.n++
		}
	}
	return ts
}

// defences returns cells for the first of discs discs, 1 or 2, that can together spoil every threat. Two discs may come in any order, so the first
// spoils the first threat. It returns none if there are no threats, or too many.
func (ts *threats) defences(discs int) cells {
	if ts.n == 0 {
		return cells{}
	}
	if discs == 1 {
		return ts.sharedGaps(cells{})
	}
	var good cells
	for s := ts.gaps[0]; !s.empty(); s = s.withoutFirst() {
		if one := (cells{}).with(s.first()); !ts.sharedGaps(one).empty() {
			good = good.or(one)
		}
	}
	return good
}

// sharedGaps returns the cells shared by all gaps, except those gaps that contain a cell of spoilt. If no other gap is left it returns all cells.
func (ts *threats) sharedGaps(spoilt cells) cells {
	all := cells{^uint64(0), ^uint64(0)}
	for _, gap := range ts.gaps[:ts.n] {
		if gap.and(spoilt).empty() {
			all = all.and(gap)
		}
	}
	return all
}
