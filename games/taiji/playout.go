package taiji

import "quintet/games"

// maxPairs is the largest number of pairs of cells that a tile may cover: 13 by 13 with diagonals.
const maxPairs = 600

// newPair packs two cells.
func newPair(i, j uint) uint16 { return uint16(i<<8 | j) }

// Playout implements games.Playouter.
//
// It goes once through all pairs of neighbours in random order and lays a tile where both cells are still empty. The first such pair
// of a random order is equally likely to be any of those that are left, so the tiles are those of uniformly random legal plies;
// which half lies where is one more random bit. Source: performance.md section 3.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) {
	g := p.game
	var taken [maxCells + 1]uint8
	for i, gone := 0, p.half[light].or(p.half[dark]); !gone.empty(); i++ {
		c := gone.first()
		taken[c] = 1
		gone = gone.minus(one(c))
	}
	var pairs [maxPairs]uint16
	var tiles [maxCells/2 + 1]uint16 // one more, because every pair is written before it is known to fit
	n := copy(pairs[:], g.pairs)
	plies := 0
	for ; n > 0; n-- {
		k := r.Intn(n)
		pair := pairs[k]
		pairs[k] = pairs[n-1]
		i, j := pair>>8, pair&0xFF
		// Three pairs in four do not fit, in no order that can be foretold: without a branch a playout takes 0.8 of the time.
		fits := 1 ^ (taken[i] | taken[j])
		taken[i] |= fits
		taken[j] |= fits
		tiles[plies] = pair
		plies += int(fits)
	}
	for _, pair := range tiles[:plies] {
		i, j := uint(pair>>8), uint(pair&0xFF)
		flip := uint(r.Uint64()) & 1
		p.half[flip] = p.half[flip].or(one(i))
		p.half[flip^1] = p.half[flip^1].or(one(j))
	}
	return games.Share(p.winners(), 2), plies
}
