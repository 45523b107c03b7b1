package search

import "math"

// leastGone is the share of a time that must be over before its rest is counted in playouts: before, the speed is not known well.
const leastGone = 1.0 / 16

// settledEarly reports whether no move of the root can get as many visits as the first has before the limits are reached. gone is the
// share of the time that is over, playouts the limit of all workers together, 0 for none, and done what they have played.
func (w *worker) settledEarly(gone float64, playouts, done int) bool {
	rest := math.MaxInt
	if playouts > 0 {
		rest = playouts - done
	}
	if gone >= leastGone {
		rest = min(rest, int(float64(done)*(1/gone-1)))
	}
	return w.lead() > rest
}

// lead returns how many visits the first move of the root has more than any other. It is 0 where one is proven that is not lost: that
// may be the better one for all its visits.
func (w *worker) lead() int {
	c := &w.tree.edges
	n := &w.tree.nodes[0]
	first, end := n.edges()
	most, next := int32(0), int32(0)
	for e := first; e < end; e++ {
		if proof := c.proofs[e]; proof != unproven {
			if !w.proofs.loses(proof, n.mover) {
				return 0
			}
			continue
		}
		switch v := c.visits[e]; {
		case v > most:
			most, next = v, most
		case v > next:
			next = v
		}
	}
	return int(most - next)
}
