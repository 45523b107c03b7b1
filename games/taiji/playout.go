// Fast random games of Taiji for the search: one pass over all pairs of cells in random order, instead of ply by ply through position.go. Also the
// keys of tiles (games.Tracer) and the margin of a result. Change here how the board is filled, and how clear a margin is.

package taiji

import "quintet/games"

// maxPairs is the largest number of pairs of cells that a tile may cover: 13 by 13 with diagonals.
const maxPairs = 600

// Playout implements games.Playouter.
//
// It goes once through all pairs of neighbours in random order and places a tile if both cells are still empty. In a random order the first such pair
// is equally likely to be any of the remaining ones, so the tiles are those of uniformly random legal plies. One more random bit decides the tile's
// orientation.
func (p *position) Playout(r *games.Rand) (games.Payoffs, int) { return p.playout(r, nil) }

// PlayoutTrace implements games.Tracer.
func (p *position) PlayoutTrace(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	return p.playout(r, t)
}

// Key implements games.Tracer: the place and orientation of the tile. On boards of 12 and 13 with diagonal tiles there are more of these than keys,
// so some tiles share one.
func (p *position) Key(m games.Move) int {
	l, d := tile(m)
	if l < d {
		return p.game.key(l, d, light)
	}
	return p.game.key(d, l, dark)
}

// key numbers the tiles in the order of AppendMoves, so that lists need no sorting by key: by the direction from the lower cell i to j, by i, and by the
// colour of the half on i.
func (g *game) key(i, j, colour uint) int {
	return int((uint(g.directionOf[j-i])*uint(g.size*g.size)+i)*2+colour) % games.TraceKeys
}

// playout is Playout, and adds its plies to t unless t is nil.
func (p *position) playout(r *games.Rand, t *games.Trace) (games.Payoffs, int) {
	g := p.game
	var taken [maxCells + 1]uint8
	for i, gone := 0, p.half[light].or(p.half[dark]); !gone.empty(); i++ {
		c := gone.first()
		taken[c] = 1
		gone = gone.minus(singleton(c))
	}
	var pairs [maxPairs]uint16
	var tiles [maxCells/2 + 1]uint16
	plies := layTiles(r, pairs[:copy(pairs[:], g.pairs)], &taken, &tiles)
	for ply, pair := range tiles[:plies] {
		i, j := uint(pair>>8), uint(pair&0xFF)
		flip := uint(r.Uint64()) & 1
		p.half[flip] = p.half[flip].or(singleton(i))
		p.half[flip^1] = p.half[flip^1].or(singleton(j))
		if t != nil {
			t.Add(games.Player(p.mover^uint8(ply&1)), g.key(i, j, flip))
		}
	}
	return p.playedOut(), plies
}

// layTiles goes through pairs in random order and lays a tile on each whose cells are not taken. It returns the number of tiles.
func layTiles(r *games.Rand, pairs []uint16, taken *[maxCells + 1]uint8, tiles *[maxCells/2 + 1]uint16) int {
	plies := 0 // tiles has room for one more, because every pair is written before it is known to fit
	for n := len(pairs); n > 0; n-- {
		k := r.Intn(n)
		pair := pairs[k]
		pairs[k] = pairs[n-1]
		i, j := pair>>8, pair&0xFF
		// Three pairs in four do not fit, unpredictably: without a branch a playout takes 0.8 of the time.
		fits := 1 ^ (taken[i] | taken[j])
		taken[i] |= fits
		taken[j] |= fits
		tiles[plies] = pair
		plies += int(fits)
	}
	return plies
}

// playedOut returns the result at the end of a playout.
func (p *position) playedOut() games.Payoffs {
	return games.Share(p.game.winners(p.scores()), 2)
}

// margin returns Light's lead of scores s in cells of score, relative to one that is rare at the end of a playout, in [-1, 1]. In random playouts it
// averages a third of that (rules.md A4).
func (g *game) margin(s [2]int) float32 {
	lead := g.normalizedScore(s[light]) - g.normalizedScore(s[dark])
	return min(max(lead/float32(g.size-1), -1), 1)
}
