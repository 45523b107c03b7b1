// Some random games of Taiji at once for the search (games.PartBatcher): one tiling of the empty cells, with every tile turned at random a few times.
// Change here how many games a batch has; playout.go draws tilings and tells how clear a result is.

package taiji

import (
	"math/bits"

	"quintet/games"
)

// turnings is the number of times that a batch turns the tiles of its tiling at random. Each time gives two games, because every tile is also turned
// round. Drawing a tiling takes about as long as scoring a board.
const turnings = 2

// PlayoutParts implements games.PartBatcher. Each of its games alone is as likely as in Playout.
func (p *position) PlayoutParts(r *games.Rand, margin float32, b *games.PartBatch) {
	g := p.game
	*b = games.PartBatch{}
	tiles := g.drawTiling(r, p.free())
	end := *p
	sum := float32(0)
	for range turnings {
		var fresh [2]cells // the new halves by colour
		random := cells{r.Uint64(), r.Uint64(), r.Uint64()}
		for k, w := range g.directions {
			same, turned := tiles[k].and(random), tiles[k].minus(random)
			fresh[light] = fresh[light].or(same).or(turned.shiftUp(w.step))
			fresh[dark] = fresh[dark].or(turned).or(same.shiftUp(w.step))
		}
		end.half = [2]cells{p.half[light].or(fresh[light]), p.half[dark].or(fresh[dark])}
		one := end.mixedPayoff(margin)
		end.half = [2]cells{p.half[light].or(fresh[dark]), p.half[dark].or(fresh[light])}
		other := end.mixedPayoff(margin)
		sum += one + other
		const share = 1.0 / (2 * turnings)
		addAt(&b.Worth, fresh[light], share*(one-other))
		addAt(&b.Worth, fresh[dark], share*(other-one))
	}
	b.Payoff[light] = sum / (2 * turnings)
	b.Payoff[dark] = -b.Payoff[light]
}

// mixedPayoff returns Light's payoff on a full board, mixed with his margin, whose weight is given.
func (p *position) mixedPayoff(weight float32) float32 {
	s := p.scores()
	won := games.Share(p.game.winners(s), 2)[light]
	return won + weight*(p.game.margin(s)-won)
}

// addAt adds v at the cells of s.
func addAt(worth *[games.PartKeys]float32, s cells, v float32) {
	for k, word := range [3]uint64{s.a, s.b, s.c} {
		for ; word != 0; word &= word - 1 {
			worth[(64*k+bits.TrailingZeros64(word))%games.PartKeys] += v
		}
	}
}

// A tiling holds the lower cells of the tiles in each direction.
type tiling [4]cells

// drawTiling lays tiles on free cells as Playout does.
func (g *game) drawTiling(r *games.Rand, free cells) (t tiling) {
	var list [maxPairs]uint16
	pairs := g.appendPairs(list[:0], free)
	var taken [maxCells + 1]uint8
	var tiles [maxCells/2 + 1]uint16
	for _, pair := range tiles[:layTiles(r, pairs, &taken, &tiles)] {
		i, j := uint(pair>>8), uint(pair&0xFF)
		k := g.directionOf[j-i]
		t[k] = t[k].or(singleton(i))
	}
	return t
}
