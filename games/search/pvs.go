package search

import (
	"math"

	"quintet/games"
)

// The range of the table of reductions. Beyond maxReduced the entry at the border holds.
const (
	maxReduced = 64
	minReduced = 3 // below this depth or number of earlier moves nothing is reduced
)

// reductions holds late move reductions in plies, by depth and number of earlier moves.
type reductions [maxReduced][maxReduced]int8

func newReductions(factor float32) (r reductions) {
	if factor <= 0 {
		return r
	}
	for depth := minReduced; depth < maxReduced; depth++ {
		for before := minReduced; before < maxReduced; before++ {
			plies := factor * float32(math.Log(float64(depth))*math.Log(float64(before)))
			r[depth][before] = int8(min(int(plies), depth-1))
		}
	}
	return r
}

// of returns the reduction for a depth and a number of earlier moves.
func (r *reductions) of(depth, before int) int {
	return int(r[min(depth, maxReduced-1)][min(before, maxReduced-1)])
}

// pvsMove returns the value of m like move. With Scout a move that is not the first is searched with a null window and a reduced depth,
// and again only where that is better than alpha.
func (d *deepener) pvsMove(ply, before int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	if !d.config.Scout || before == 0 {
		return d.move(ply, m, mover, depth, alpha, beta)
	}
	above := math.Nextafter32(alpha, 2)
	less := d.reductions.of(depth, before)
	v := d.move(ply, m, mover, depth-less, alpha, above)
	if less > 0 && v > alpha && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, above)
	}
	if v > alpha && above < beta && v < beta && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, beta)
	}
	return v
}
