package search

// doubtOfParts is how many playouts at the mean the statistics of the parts of a move begin with.
const doubtOfParts = 6

// writeParts writes the keys of both parts of w.moves, a byte each.
func (w *worker) writeParts(keys []uint16) {
	for i, m := range w.moves {
		a, b := w.pos.parter.Parts(m)
		keys[i] = uint16(a<<8 | b)
	}
}

// spreadParts adds a payoff to the statistics of the moves of n, once for each of their parts that lies.
func (w *worker) spreadParts(n *node, payoff float32) {
	c := &w.tree.edges
	first, end := n.edges()
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	one, other := &w.laid[0], &w.laid[1]
	for i, k := range keys {
		// Without a branch, which nothing could foretell.
		lie := float32(one[k>>14]>>(k>>8&63)&1 + other[k>>6&3]>>(k&63)&1)
		visits[i] += lie
		sums[i] += lie * payoff
	}
}

// chooseByParts weighs visits, and what the parts of a move bring.
//
// The statistics of a move are those of its parts in one, so they are half as far from the mean as the parts are together.
func (w *worker) chooseByParts(n *node) int32 {
	c := &w.tree.edges
	first, end := n.edges()
	all, sign := w.sumsFor(n.mover)
	// Slices of their own, since the loops are half of the time of a search.
	visits := c.visits[first:end]
	sums, proofs := all[first:end][:len(visits)], c.proofs[first:end][:len(visits)]
	amafVisits, amafSums := c.amafVisits[first:end][:len(visits)], c.amafSums[first:end][:len(visits)]
	mean := meanOf(amafVisits, amafSums)
	p := newPick()
	for i, v := range visits {
		if proofs[i] != unproven && w.config.Solver {
			continue
		}
		score := mean + 2*(amafSums[i]-mean*amafVisits[i])/(amafVisits[i]+doubtOfParts)
		if v > 0 {
			brought := sign * sums[i] / float32(v)
			score = brought + w.betaOf(v)*(score-brought)
		}
		if score >= p.score {
			p.take(i, score, &w.rand)
		}
	}
	return w.orProven(p, n)
}

// meanOf returns the mean of what so many visits brought, 0 without any.
func meanOf(visits, sums []float32) float32 {
	count, sum := float32(0), float32(0)
	for i, v := range visits {
		count += v
		sum += sums[i]
	}
	if count == 0 {
		return 0
	}
	return sum / count
}
