// Selects a move in a node of the search tree by UCB1, RAVE, PUCT or priors, and updates the all-moves-as-first statistics. Change here how the search
// explores; Config (mcts.go) holds the weights.

package search

import (
	"math"
	"slices"

	"quintet/games"
)

// selectEdge returns the edge of a node that the next playout takes.
func (w *worker) selectEdge(at int32) int32 {
	t := w.tree
	n := &t.nodes[at]
	if w.config.RandomOrder && n.tried < n.count {
		return w.selectUntried(n)
	}
	if t.parts > 0 {
		return w.selectByWorth(at)
	}
	if t.amaf || t.biased {
		return w.selectWeighted(n)
	}
	return w.selectUCB1(n)
}

// selectUntried returns a random unvisited edge of n and marks it as tried. Such edges have only moves and proofs, so swapping them is cheap.
func (w *worker) selectUntried(n *node) int32 {
	c := &w.tree.edges
	e := n.first + n.tried
	other := e + int32(w.rand.Intn(int(n.count-n.tried)))
	c.swap(w.tree, e, other)
	n.tried++
	return e
}

// selectUCB1 selects by UCB1.
func (w *worker) selectUCB1(n *node) int32 {
	c := &w.tree.edges
	first, end := n.edges()
	all, sign := w.sumsFor(n.mover)
	visits, sums, proofs := c.visits[first:end], all[first:end], c.proofs[first:end]
	explore := w.explore(n)
	p := newPick()
	for i, v := range visits {
		if proofs[i] != unproven && w.config.Solver {
			continue
		}
		score := w.fpu + explore
		if v > 0 {
			score = sign*sums[i]/float32(v) + explore/sqrt(float32(v))
		}
		if score >= p.score {
			p.take(i, score, &w.rand)
		}
	}
	return w.edgeOf(p, n)
}

// selectWeighted selects by visits, all-moves-as-first statistics and priors.
func (w *worker) selectWeighted(n *node) int32 {
	t := w.tree
	c := &t.edges
	first, end := n.edges()
	all, sign := w.sumsFor(n.mover)
	// Local slices for speed: this loop takes half of the search time.
	visits, sums, proofs := c.visits[first:end], all[first:end], c.proofs[first:end]
	var amafVisits, amafSums, bias []float32
	if t.amaf {
		amafVisits, amafSums = c.amafVisits[first:end], c.amafSums[first:end]
	}
	if t.biased {
		bias = w.priorsOf(n)
	}
	explore := w.explore(n)
	prior, fpu := w.bias, w.fpu
	if w.policy > 0 {
		prior = w.policy * sqrt(float32(max(n.visits, 1)))
		fpu = w.firstPlayUrgency(visits, sums, sign)
	}
	p := newPick()
	for i, v := range visits {
		if proofs[i] != unproven && w.config.Solver {
			continue
		}
		score := fpu
		if v > 0 {
			score = sign * sums[i] / float32(v)
		}
		if i < len(amafVisits) && i < len(amafSums) && amafVisits[i] > 0 {
			// Without a visit the weight is 1.
			score += w.betaOf(v) * (amafSums[i]/amafVisits[i] - score)
		}
		if explore > 0 {
			score += explore / sqrt(float32(max(v, 1)))
		}
		if i < len(bias) {
			score += prior * bias[i] / float32(v+1)
		}
		if score >= p.score {
			p.take(i, score, &w.rand)
		}
	}
	return w.edgeOf(p, n)
}

// firstPlayUrgency returns the value of a move without statistics in a node whose edges have these visits and sums of payoffs: their mean minus
// fpuReduction, or fpu if there are no visits.
func (w *worker) firstPlayUrgency(visits []int32, sums []float32, sign float32) float32 {
	if w.fpuReduction == 0 {
		return w.fpu
	}
	all, sum := int32(0), float32(0)
	for i, v := range visits {
		all += v
		sum += sums[i]
	}
	if all == 0 {
		return w.fpu
	}
	return sign*sum/float32(all) - w.fpuReduction
}

// edgeOf returns the edge that p picked. If p was offered none, because all edges of n are proven, it returns a random one of the best for the mover.
func (w *worker) edgeOf(p pick, n *node) int32 {
	if p.ties == 0 {
		first, end := n.edges()
		for i, proof := range w.tree.edges.proofs[first:end] {
			p.offer(i, w.proofs.results[proof][n.mover], &w.rand)
		}
	}
	return n.first + int32(p.index)
}

// A pick keeps the index with the highest score offered, a random one among equals.
type pick struct {
	index int
	ties  int // 0 before the first offer
	score float32
}

func newPick() pick { return pick{score: float32(math.Inf(-1))} }

// offer keeps i if its score is the highest so far, or by chance if it equals the highest.
func (p *pick) offer(i int, score float32, r *games.Rand) {
	if score >= p.score {
		p.take(i, score, r)
	}
}

// take is offer for a score known to be no lower than the highest.
func (p *pick) take(i int, score float32, r *games.Rand) {
	if score > p.score {
		p.ties = 0
	}
	if p.ties++; p.ties == 1 || r.Intn(p.ties) == 0 {
		p.index = i
	}
	p.score = score
}

// explore returns c * sqrt(ln N) for the N visits of n. The caller divides it by the square root of an edge's visits.
func (w *worker) explore(n *node) float32 {
	if w.exploration == 0 {
		return 0
	}
	return w.exploration * sqrt(float32(math.Log(float64(max(n.visits, 1)))))
}

// sumsFor returns the column of sums that holds the payoffs of player, and the sign to multiply them by.
func (w *worker) sumsFor(player games.Player) ([]float32, float32) {
	if w.tree.sumsOf == 1 {
		return w.tree.edges.sums[0], float32(1 - 2*int(player))
	}
	return w.tree.edges.sums[player], 1
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }

// updateRAVE adds a payoff to the all-moves-as-first statistics of those moves of n that its mover made from n onwards.
func (w *worker) updateRAVE(n *node, payoff float32) {
	c := &w.tree.edges
	first, end := n.edges()
	made := &w.trace[n.mover]
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	for i, k := range keys {
		// Branch-free, since the processor could not predict the branch.
		one := float32(made[k/64%uint16(len(made))] >> (k % 64) & 1)
		visits[i] += one
		sums[i] += one * payoff
	}
}

// updateRAVEBatch adds a batch to the all-moves-as-first statistics of n. All its games begin with the move of edge e, and their mean payoff is payoff.
func (w *worker) updateRAVEBatch(n *node, e int32, payoff float32) {
	c := &w.tree.edges
	made, payoffs := &w.batch.Made[n.mover], &w.batch.PayoffIfMade[n.mover]
	made[c.keys[e]], payoffs[c.keys[e]] = 1, payoff
	first, end := n.edges()
	keys := c.keys[first:end]
	visits, sums := c.amafVisits[first:end][:len(keys)], c.amafSums[first:end][:len(keys)]
	for i, k := range keys {
		visits[i] += made[k]
		sums[i] += payoffs[k]
	}
}

// beta returns the weight of all-moves-as-first statistics for a move with n visits.
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

// sortByKey sorts w.moves by their keys, which end up in the upper halves of w.order. The anchor engines depend on this order.
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
