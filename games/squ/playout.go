// Fast random games of SQU for the search (games.Playouter). A playout does not go ply by ply through position.go: it deals the empty cells at random
// to the players and looks at the squares on the full board. Change how the cells are dealt here: each result must stay exactly as likely as in a
// random game played ply by ply.

package squ

import (
	"math/bits"

	"quintet/games"
)

// Playout implements games.Playouter.
//
// Only the final board decides, and with ties=record also who reached the record first. All orders of the empty cells are equally likely, and so are
// all ways to divide them among the players. The playout draws one of these ways, and the order only for the plies that complete squares, if needed.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) { return p.playout(r, nil) }

// PlayoutTrace implements games.Tracer.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	return p.playout(r, t)
}

// Key implements games.Tracer: the cell.
func (p *position) Key(m games.Move) int { return cellOf(m) }

// playout is Playout, and adds its plies to t unless t is nil.
func (p *position) playout(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	empty := p.empty()
	plies := empty.count()
	if plies == 0 {
		return p.Payoffs(), 0
	}
	mover, before := p.ToMove(), p.discs
	mine := draw(r, empty, p.moverPlies(plies))
	p.discs[mover] = p.discs[mover].or(mine)
	theirs := empty.minus(mine)
	p.discs[1-mover] = p.discs[1-mover].or(theirs)
	if t != nil { // the keys are the cells, so their sets are those of the trace
		t[mover][0] |= mine.lo
		t[mover][1] |= mine.hi
		t[1-mover][0] |= theirs.lo
		t[1-mover][1] |= theirs.hi
	}
	record := p.recordSide()
	for c := range p.sides {
		p.sides[c] = max(p.sides[c], p.g.largest(p.discs[c], p.sides[c]).side)
	}
	if p.g.record && p.sides[red] == p.sides[black] && p.sides[red] > record {
		p.holder = int8(p.firstToRecord(r, before, mover, plies))
	}
	return payoffs(p.winner()), plies
}

// moverPlies returns how many of the next plies are the mover's.
func (p *position) moverPlies(plies int) int {
	own := min(p.left(), plies)
	theirs := plies - own
	// After this turn both players place two discs alternately, the opponent first.
	return own + theirs/4*2 + max(0, theirs%4-2)
}

// draw returns k random cells of s, with every choice equally likely. It takes a random half and corrects its number, which is fast when k is about
// half of s.
func draw(r *games.Rand, s cells, k int) cells {
	in := cells{s.lo & r.Uint64(), 0}
	if s.hi != 0 {
		in.hi = s.hi & r.Uint64()
	}
	n := in.count()
	for ; n > k; n-- {
		in = in.minus(pick(r, in, n))
	}
	for out := s.minus(in); n < k; n++ {
		one := pick(r, out, s.count()-n)
		in, out = in.or(one), out.minus(one)
	}
	return in
}

// pick returns one random cell of s, which has n cells.
func pick(r *games.Rand, s cells, n int) cells {
	i := r.Intn(n)
	if lo := bits.OnesCount64(s.lo); i >= lo {
		return cells{0, nth(s.hi, i-lo)}
	}
	return cells{nth(s.lo, i), 0}
}

// nth returns the set bit of w with i set bits below it.
func nth(w uint64, i int) uint64 {
	for ; i > 0; i-- {
		w &= w - 1
	}
	return w & -w
}

// firstToRecord returns the player who was first to have a square of the final side, which both have now and neither had before. p holds the final
// board, but its open turn, and the discs in before, are those at the start of the playout.
func (p *position) firstToRecord(r *games.Rand, before [2]cells, mover games.Player, plies int) games.Player {
	other := 1 - mover
	if p.drawCompletion(r, mover, before[mover], plies, true) < p.drawCompletion(r, other, before[other], plies, false) {
		return mover
	}
	return other
}

// drawCompletion draws the order in which c places the corners of his largest squares, and returns the ply, from 1, that completes the first of them,
// or 0 if before contains one. Every order of c's plies is equally likely. Plies of different players are never in the same turn, so comparing plies
// compares turns.
func (p *position) drawCompletion(r *games.Rand, c games.Player, before cells, plies int, moves bool) int8 {
	var free [maxCells]int8 // c's plies without a cell
	n, left := 0, p.left()
	for ply := range plies {
		if (ply < left || (ply-left)/2%2 == 1) == moves {
			free[n] = int8(ply) + 1
			n++
		}
	}
	var when [maxCells]int8 // the ply of a cell, 0 until it has one
	first := int8(maxCells)
	side := p.sides[c]
	for found := p.g.squares(p.discs[c], int(side)); !found.empty(); found = found.withoutFirst() {
		last := int8(0)
		for _, i := range p.g.corners(square{int8(found.first()), side}) {
			if before.has(i) {
				continue
			}
			if when[i] == 0 {
				k := r.Intn(n)
				when[i] = free[k]
				n--
				free[k] = free[n]
			}
			last = max(last, when[i])
		}
		first = min(first, last)
	}
	return first
}
