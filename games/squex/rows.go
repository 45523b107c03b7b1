package squex

import (
	"math/bits"

	"quintet/games"
)

// rows is a set of octagons or squares, a row a word, with an empty margin all round: the octagon in column c and row r is
// bit c+1 of word r+1. A square has the place of the octagon at its upper left.
type rows [maxSize + 2]uint32

// rows returns the set s of a board of n by n row by row.
func (s *set) rows(n int) (rs rows) {
	for r := range n {
		w, shift := r*n>>6, r*n&63
		row := s[w] >> shift
		if w+1 < len(s) {
			row |= s[w+1] << (64 - shift)
		}
		rs[r+1] = uint32(row&(1<<n-1)) << 1
	}
	return rs
}

// set returns the set of a board of n by n that is rs row by row: the inverse of rows.
func (rs *rows) set(n int) (s set) {
	for r := range n {
		w, shift := r*n>>6, r*n&63
		row := uint64(rs[r+1] >> 1)
		s[w] |= row << shift
		if shift+n > 64 {
			s[w+1] |= row >> (64 - shift)
		}
	}
	return s
}

// fillRows is fill for boards of every size. It decides the game by the same crossings.
func (p *position) fillRows(r *games.Rand) (plies int) {
	if p.Over() {
		return 0
	}
	n, c, left := p.g.n, p.toMove, p.left
	own := [2]rows{p.own[blue].rows(n), p.own[red].rows(n)}
	won := [2]rows{p.sq[blue].rows(n), p.sq[red].rows(n)} // crossings, and other squares, which do no harm
	all := p.g.all.rows(n)

	var cells [maxCells]uint16 // row and column, with the margin, in eight bits each
	k := 0
	for i := 1; i <= n; i++ {
		for free := all[i] &^ (own[blue][i] | own[red][i]); free != 0; free &= free - 1 {
			cells[k] = uint16(i<<8 | bits.TrailingZeros32(free))
			k++
		}
	}
	plies = k
	for ; k > 0; k-- {
		j := r.Intn(k)
		i, b := int(cells[j]>>8), int(cells[j]&31)
		cells[j] = cells[k-1]
		cut := crossAt(&own[c&1], &own[c&1^1], &won[c&1], &won[c&1^1], i, b)
		same, next := turnAfter(left, cut)
		left = next
		if !same {
			c ^= 1
		}
	}
	p.own = [2]set{blue: own[blue].set(n), red: own[red].set(n)}
	p.winner, p.left = red, 0
	if joinsRows(&own[blue], &won[blue], n) {
		p.winner = blue
	}
	p.toMove = uint8(p.winner)
	return plies
}

// crossAt adds the octagon at bit b of row i to own, and the squares of the crossings it completes to mine, from his. It
// reports whether there are any: the mover's diagonal over two octagons of the opponent side by side with the new one. So it finds the cuts
// that position.diagonal tells, fast for playouts: TestPlayoutsAgree and TestTraceOfFilling hold it to that.
func crossAt(own, opp, mine, his *rows, i, b int) (cut bool) {
	own[i] |= 1 << b
	beside := opp[i] >> (b - 1) & 5
	up := own[i-1] >> (b - 1) & beside & -(opp[i-1] >> b & 1)
	down := own[i+1] >> (b - 1) & beside & -(opp[i+1] >> b & 1)
	if up|down == 0 {
		return false
	}
	above, here := (up&1|up>>1)<<(b-1), (down&1|down>>1)<<(b-1)
	mine[i-1], his[i-1] = mine[i-1]|above, his[i-1]&^above
	mine[i], his[i] = mine[i]|here, his[i]&^here
	return true
}

// joinsRows reports whether the octagons own, with the squares won, join the top row with row n of a full board.
func joinsRows(own, won *rows, n int) bool {
	var f rows
	f[1] = own[1]
	for changed := true; changed; {
		changed = false
		for i := 2; i <= n; i++ { // downwards
			a := f[i-1]
			changed = f.spread(own, i, a|(a&won[i-1])<<1|a>>1&won[i-1]) || changed
		}
		if f[n] != 0 {
			return true
		}
		for i := n - 1; i > 0; i-- { // upwards
			a := f[i+1]
			changed = f.spread(own, i, a|(a&won[i])<<1|a>>1&won[i]) || changed
		}
	}
	return false
}

// spread adds to row i the octagons of own that are in from and all that follow along the row. It reports whether any were new.
func (f *rows) spread(own *rows, i int, from uint32) bool {
	o := own[i]
	g := (f[i] | from) & o
	if g == f[i] {
		return false
	}
	g |= (o + g) ^ o // the carry runs to the left end of a run of octagons
	g &= o
	for step := 1; step <= 16; step <<= 1 {
		g |= o & (g >> step)
		o &= o >> step
	}
	f[i] = g
	return true
}
