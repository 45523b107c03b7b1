// Fast random games of Squex for the search, and the keys of their plies (games.Tracer). Boards up to 8x8 are played in one word (fill), larger ones
// row by row (fillRows). Change here how the board is filled: every result must stay as likely as in random games through the rules of position.go.

package squex

import (
	"math/bits"

	"quintet/games"
)

// Playout implements games.Playouter. With win=uncuttable it fills the board to the last octagon and decides the game once: a permanent connection
// stays, and a full board has exactly one winner (rules.md L4). It then counts the plies of the full board. With win=first a connection may be cut
// again later, so the game is played by the rules until it is won.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) {
	plies := p.playOpening(r, nil)
	plies += p.finish(r)
	return p.Payoffs(), plies
}

// finish is Playout once a swap is no longer possible.
func (p *position) finish(r *games.Rand) (plies int) {
	switch {
	case p.g.winFirst:
		return p.playOn(r)
	case p.g.n <= wordSize:
		return p.fill(r)
	}
	return p.fillRows(r)
}

// Key implements games.Tracer: the number of the octagon, or the next higher number for a swap.
func (p *position) Key(m games.Move) int { return cellOf(m) }

// PlayoutTrace implements games.Tracer. After the opening no one changes colour, so a colour's new octagons are those its player has placed.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	plies := p.playOpening(r, t)
	before := p.own
	plies += p.finish(r)
	for c := range before {
		made := &t[p.seat(uint8(c))]
		for w := range p.g.words {
			made[w] |= p.own[c][w] &^ before[c][w]
		}
	}
	return p.Payoffs(), plies
}

// playOpening plays random plies through the interface until a swap is no longer possible, adds them to t unless it is nil, and returns their number.
func (p *position) playOpening(r *games.Rand, t *games.Trace) (plies int) {
	if !p.g.swap {
		return 0
	}
	var buf [maxCells + 1]games.Move
	for !p.swapped && !p.Over() && p.own[blue].count()+p.own[red].count() <= p.g.opening {
		ms := p.AppendMoves(buf[:0])
		m := ms[r.Intn(len(ms))]
		if t != nil {
			t.Add(p.ToMove(), p.Key(m))
		}
		p.Play(m)
		plies++
	}
	return plies
}

// playOn plays random octagons to the end of the game and returns their number. Every empty octagon is legal for both colours, so it lists the empty
// ones only once.
func (p *position) playOn(r *games.Rand) (plies int) {
	var cells [maxCells]uint16
	k := 0
	for w := range p.g.words {
		for free := p.free(w); free != 0; free &= free - 1 {
			cells[k] = uint16(w<<6 + bits.TrailingZeros64(free))
			k++
		}
	}
	for ; !p.Over(); plies++ {
		i := r.Intn(k)
		x := cells[i]
		k--
		cells[i] = cells[k]
		p.Play(moveOn(int(x)))
	}
	return plies
}

// wordSize is the size of the largest board that fits into one word, a byte per row. Smaller boards are in its upper left corner. A square has the bit
// of the octagon at its upper left, as in a set.
const wordSize = 8

const (
	firstColumn = 0x0101010101010101
	lastColumn  = firstColumn << (wordSize - 1)
)

// toWord returns the set as one word.
func (s *set) toWord(n int) uint64 {
	if n == wordSize {
		return s[0]
	}
	row := uint64(1)<<n - 1
	w := uint64(0)
	for r := range n {
		w |= s[0] >> (r * n) & row << (r * wordSize)
	}
	return w
}

// fromWord converts w, a board of n by n as one word, to a set: the inverse of eights.
func fromWord(w uint64, n int) (s set) {
	if n == wordSize {
		s[0] = w
		return s
	}
	row := uint64(1)<<n - 1
	for r := range n {
		s[0] |= w >> (r * wordSize) & row << (r * n)
	}
	return s
}

// fill plays random octagons until the board, up to 8x8, is full, decides the game and returns their number. It updates the octagons and the winner,
// but not squares and groups.
//
// On a full board a square matters only if both of its diagonals are complete, one of each colour: a crossing. Elsewhere the owner's octagons touch
// anyway. The octagon that completes a crossing is a cut by its player. There are no other cuts, because the first of the two diagonals has already
// taken the square.
func (p *position) fill(r *games.Rand) (plies int) {
	if p.Over() {
		return 0
	}
	n, c, left := p.g.n, p.toMove, p.left
	own, opp := p.own[c].toWord(n), p.own[c^1].toWord(n)
	crossed := crossings(own, opp)
	mine, his := crossed&p.sq[c].toWord(n), crossed&p.sq[c^1].toWord(n)

	var cells [wordSize * wordSize]uint8
	k := 0
	for free := p.g.all.toWord(n) &^ (own | opp); free != 0; free &= free - 1 {
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
	p.own = [2]set{blue: fromWord(own, n), red: fromWord(opp, n)}
	p.winner, p.left = red, 0
	if joinsDown(own, mine, n) {
		p.winner = blue
	}
	p.toMove = uint8(p.winner)
	return plies
}

// crossings returns the squares with one diagonal of each colour, where fill finds the cuts. It is a fast version of position.diagonal for playouts;
// TestPlayoutsAgree and TestTraceOfFilling check that they agree.
func crossings(own, opp uint64) uint64 {
	down := own & (own >> 9) & (opp >> 1) & (opp >> 8)
	up := opp & (opp >> 9) & (own >> 1) & (own >> 8)
	return (down | up) &^ lastColumn
}

// joinsDown reports whether the octagons own, with the crossings mine, join the top row with row n of a full board.
func joinsDown(own, mine uint64, n int) bool {
	bottom := uint64(0xFF) << ((n - 1) * wordSize)
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

// rows is a set of octagons or squares, one word per row, with an empty margin all round: the octagon in column c and row r is bit c+1 of word r+1. A
// square has the place of the octagon at its upper left.
type rows [maxSize + 2]uint32

// rows converts s, a set on a board of n by n, to rows.
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

// set converts rs to a set on a board of n by n: the inverse of rows.
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

	var cells [maxCells]uint16 // row and column, including the margin, in eight bits each
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

// crossAt adds the octagon at bit b of row i to own, and moves the squares of the crossings it completes from his to mine. It reports whether there
// are any: the mover's diagonal from the new octagon passes between two octagons of the opponent, both next to the new one. It is a fast version of
// position.diagonal for playouts; TestPlayoutsAgree and TestTraceOfFilling check that they agree.
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

// spread adds to row i the octagons of own that are in from, and all connected to them along the row. It reports whether any were new.
func (f *rows) spread(own *rows, i int, from uint32) bool {
	o := own[i]
	g := (f[i] | from) & o
	if g == f[i] {
		return false
	}
	g |= (o + g) ^ o // the carry propagates to the left end of a run of octagons
	g &= o
	for step := 1; step <= 16; step <<= 1 {
		g |= o & (g >> step)
		o &= o >> step
	}
	f[i] = g
	return true
}
