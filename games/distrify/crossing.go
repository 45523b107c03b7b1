// Plays out Distrify at random with crosscuts=pairs, where on a full board each colour may have joined its own sides. It fills the board
// (crossing.play), then finds which colour joined them first (winner). Change these two steps here; filling.go has the usual loop.

package distrify

import (
	"math/bits"

	"quintet/games"
)

// A crossing fills a board when a stone that stays alone in its turn may complete a crosscut. Both colours may be joined on the full board, so it
// records the order of its stones to know who was first. filling.play does not, for speed.
type crossing struct {
	filling *filling
	order   [maxCells]uint16 // the stones it has placed
	n       int              // their number
	later   candidates
}

// play continues p, whose stones have been taken over, until the board is full. It returns the number of plies and the colour that joined its sides
// first.
func (f *crossing) play(r *games.Rand, p *position) (plies, winner int) {
	if f.filling.pairsApart {
		f.later.reset(f.filling)
	}
	c := int(p.turn)
	if p.open != noCell {
		plies += f.second(r, c, f.filling.index(int(p.open)))
		c = 1 - c
	}
	for ; f.filling.empty > 0; c = 1 - c {
		x := int(f.filling.cells[r.Intn(f.filling.empty)]) // every empty cell is legal
		alone := f.filling.stars[c&1][x&(starCells-1)].row() || f.filling.crosses(c, x)
		f.filling.put(c, x)
		f.record(x)
		plies++
		if !alone {
			plies += f.second(r, c, x)
		}
	}
	return plies, f.winner()
}

// second is filling.second.
func (f *crossing) second(r *games.Rand, c, x int) int {
	before, empty := f.filling.set[c&1], f.filling.empty
	plies := f.filling.second(r, &f.later, c, x)
	if f.filling.empty < empty {
		for w, now := range f.filling.set[c&1] {
			if now != before[w] {
				f.record(w<<6 | bits.TrailingZeros64(now^before[w]))
			}
		}
	}
	return plies
}

// record appends a stone on x to the order.
func (f *crossing) record(x int) {
	f.order[f.n] = uint16(x)
	f.n++
}

// winner returns the colour that joined its sides first, on the full board.
func (f *crossing) winner() int {
	switch {
	case !f.filling.blackConnected(&f.filling.set):
		return white
	case !f.filling.whiteConnected(&f.filling.set):
		return black
	}
	return f.first()
}

// first returns which of two colours that are both joined now was joined first; neither was when the filling began. It finds the stone that joined
// the first of them by binary search.
func (f *crossing) first() int {
	none, some, winner := 0, f.n, white // the numbers of stones after which no one is joined and someone is
	for none+1 < some {
		half := (none + some) / 2
		s := f.filling.set
		for _, x := range f.order[half:f.n] {
			s[black][x>>6] &^= 1 << (x & 63)
			s[white][x>>6] &^= 1 << (x & 63)
		}
		switch {
		case f.filling.blackConnected(&s):
			some, winner = half, black
		case f.filling.whiteConnected(&s):
			some, winner = half, white
		default:
			none = half
		}
	}
	return winner
}
