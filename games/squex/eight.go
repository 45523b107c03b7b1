package squex

import (
	"math/bits"

	"quintet/games"
)

// eight is the largest board that fits one word, a row a byte. Smaller boards lie in its upper left corner. A square has
// the bit of the octagon at its upper left, as in a set.
const eight = 8

const (
	firstColumn = 0x0101010101010101
	lastColumn  = firstColumn << (eight - 1)
)

// eights returns the set as one word.
func (s *set) eights(n int) uint64 {
	if n == eight {
		return s[0]
	}
	row := uint64(1)<<n - 1
	w := uint64(0)
	for r := range n {
		w |= s[0] >> (r * n) & row << (r * eight)
	}
	return w
}

// setOf returns the set of a board of n by n that is w as one word: the inverse of eights.
func setOf(w uint64, n int) (s set) {
	if n == eight {
		s[0] = w
		return s
	}
	row := uint64(1)<<n - 1
	for r := range n {
		s[0] |= w >> (r * eight) & row << (r * n)
	}
	return s
}

// fill plays random octagons until the board, up to 8x8, is full, decides the game and returns their number. The octagons and
// the winner are kept, the squares and groups are not.
//
// On a full board a square matters only where both of its diagonals are of one colour each: a crossing. Elsewhere its owner's
// octagons touch anyway. The octagon that completes a crossing is a cut of the player who places it, and there is no other
// cut, because the first of the two diagonals has taken the square before.
func (p *position) fill(r *games.Rand) (plies int) {
	if p.Over() {
		return 0
	}
	n, c, left := p.g.n, p.toMove, p.left
	own, opp := p.own[c].eights(n), p.own[c^1].eights(n)
	crossed := crossings(own, opp)
	mine, his := crossed&p.sq[c].eights(n), crossed&p.sq[c^1].eights(n)

	var cells [eight * eight]uint8
	k := 0
	for free := p.g.all.eights(n) &^ (own | opp); free != 0; free &= free - 1 {
		cells[k&63] = uint8(bits.TrailingZeros64(free))
		k++
	}
	plies = k
	for ; k > 0; k-- {
		i := r.Intn(k) & 63
		own |= 1 << (cells[i] & 63)
		cells[i] = cells[(k-1)&63]
		now := crossings(own, opp)
		cut := now &^ crossed
		crossed = now
		mine |= cut
		same, next := turnAfter(left, cut != 0)
		left = next
		if !same {
			own, opp, mine, his = opp, own, his, mine
			c ^= 1
		}
	}
	if c != blue {
		own, opp, mine = opp, own, his
	}
	p.own = [2]set{blue: setOf(own, n), red: setOf(opp, n)}
	p.winner, p.left = red, 0
	if joinsDown(own, mine, n) {
		p.winner = blue
	}
	p.toMove = uint8(p.winner)
	return plies
}

// crossings returns the squares with one diagonal of each colour: where fill finds the cuts that position.diagonal tells, fast for playouts.
// TestPlayoutsAgree and TestTraceOfFilling hold them to that.
func crossings(own, opp uint64) uint64 {
	down := own & (own >> 9) & (opp >> 1) & (opp >> 8)
	up := opp & (opp >> 9) & (own >> 1) & (own >> 8)
	return (down | up) &^ lastColumn
}

// joinsDown reports whether the octagons own, with the crossings mine, join the top row with row n of a full board.
func joinsDown(own, mine uint64, n int) bool {
	bottom := uint64(0xFF) << ((n - 1) * eight)
	f := own & 0xFF
	for {
		g := f
		g |= f<<8 | f>>8
		g |= f << 1 &^ firstColumn
		g |= f >> 1 &^ lastColumn
		g |= (f&mine)<<9 | f>>9&mine
		g |= (f>>1&mine)<<8 | (f>>8&mine)<<1
		g &= own
		if g&bottom != 0 {
			return true
		}
		if g == f {
			return false
		}
		f = g
	}
}
