package search

import (
	"math"
	"slices"

	"quintet/games"
)

// updateRAVE adds a payoff to the all-moves-as-first statistics of those moves of n that its mover made from n on.
func (w *worker) updateRAVE(n *node, payoff float32) {
	c := &w.tree.edges
	first, end := n.edges()
	made := &w.trace[n.mover]
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	for i, k := range keys {
		// Without a branch, since the processor could not predict it.
		one := float32(made[k/64%uint16(len(made))] >> (k % 64) & 1)
		visits[i] += one
		sums[i] += one * payoff
	}
}

// beta computes the weight of all-moves-as-first statistics for a move of n visits.
func (w *worker) beta(n int32) float32 {
	k := float64(w.config.RAVE)
	return float32(math.Sqrt(k / (3*float64(n) + k)))
}

// betaOf returns beta(n), from a table for small n.
func (w *worker) betaOf(n int32) float32 {
	if int(n) < len(w.betas) {
		return w.betas[n]
	}
	return w.beta(n)
}

// sortByKey sorts w.moves by their keys, which stand in the upper halves of w.order then. The anchor engines depend on that order.
func (w *worker) sortByKey() {
	w.order = w.order[:0]
	for _, m := range w.moves {
		w.order = append(w.order, uint64(w.pos.tracer.Key(m))<<32|uint64(m))
	}
	slices.Sort(w.order)
	for i, k := range w.order {
		w.moves[i] = games.Move(k)
	}
}

// priorPlayouts is the number of playouts with the mean payoff that the statistics of parts begin with.
const priorPlayouts = 6

// writePartKeys writes the keys of both parts of w.moves, a byte each.
func (w *worker) writePartKeys(keys []uint16) {
	for i, m := range w.moves {
		a, b := w.pos.parter.Parts(m)
		keys[i] = uint16(a<<8 | b)
	}
}

// updateRAVEParts adds a payoff to the statistics of the moves of n, once for each of their parts that the playout laid.
func (w *worker) updateRAVEParts(n *node, payoff float32) {
	c := &w.tree.edges
	first, end := n.edges()
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	one, other := &w.laid[0], &w.laid[1]
	for i, k := range keys {
		// Without a branch, since the processor could not predict it.
		laid := float32(one[k>>14]>>(k>>8&63)&1 + other[k>>6&3]>>(k&63)&1)
		visits[i] += laid
		sums[i] += laid * payoff
	}
}

// selectRAVEParts selects by visits and the statistics of the parts of moves.
//
// A move has the mean of the statistics of its two parts, so twice its distance from the mean of all is the sum of theirs.
func (w *worker) selectRAVEParts(n *node) int32 {
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
		score := mean + 2*(amafSums[i]-mean*amafVisits[i])/(amafVisits[i]+priorPlayouts)
		if v > 0 {
			brought := sign * sums[i] / float32(v)
			score = brought + w.betaOf(v)*(score-brought)
		}
		if score >= p.score {
			p.take(i, score, &w.rand)
		}
	}
	return w.edgeOf(p, n)
}

// meanOf returns the mean of sums over visits, 0 without visits.
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
