package search

import (
	"math"

	"quintet/games"
)

// How far reductions go: with depth and number beyond they are those at the bound.
const (
	mostReduced  = 64
	leastReduced = 3 // depth and number of moves before that are searched in full
)

// reductions holds by how many plies less a move is searched, by the depth and by how many moves were tried before.
type reductions [mostReduced][mostReduced]int8

func newReductions(factor float32) (r reductions) {
	if factor <= 0 {
		return r
	}
	for depth := leastReduced; depth < mostReduced; depth++ {
		for before := leastReduced; before < mostReduced; before++ {
			plies := factor * float32(math.Log(float64(depth))*math.Log(float64(before)))
			r[depth][before] = int8(min(int(plies), depth-1))
		}
	}
	return r
}

// of returns the reduction of a move.
func (r *reductions) of(depth, before int) int {
	return int(r[min(depth, mostReduced-1)][min(before, mostReduced-1)])
}

// try is move for the one after so many others: where the Config says so it is first asked whether it is better than alpha at all, and that
// less deep than others the later it comes.
func (d *deepener) try(ply, before int, m games.Move, mover games.Player, depth int, alpha, beta float32) float32 {
	if !d.config.Scout || before == 0 {
		return d.move(ply, m, mover, depth, alpha, beta)
	}
	above := math.Nextafter32(alpha, 2)
	less := d.less.of(depth, before)
	v := d.move(ply, m, mover, depth-less, alpha, above)
	if less > 0 && v > alpha && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, above)
	}
	if v > alpha && above < beta && v < beta && !d.stopped {
		v = d.move(ply, m, mover, depth, alpha, beta)
	}
	return v
}
