package search

import (
	"math"

	"quintet/games"
)

// choose returns the edge of a node that the next playout takes.
func (w *worker) choose(at int32) int32 {
	t := w.tree
	n := &t.nodes[at]
	if w.config.RandomOrder && n.tried < n.count {
		return w.try(n)
	}
	if t.amaf && w.parted {
		return w.chooseByParts(n)
	}
	if t.amaf || t.biased {
		return w.chooseInformed(n)
	}
	return w.chooseByVisits(n)
}

// try returns a random edge of n that has not been tried. Edges without visits have no properties yet but moves and proofs.
func (w *worker) try(n *node) int32 {
	c := &w.tree.edges
	e := n.first + n.tried
	other := e + int32(w.rand.Intn(int(n.count-n.tried)))
	c.swap(w.tree, e, other)
	n.tried++
	return e
}

// chooseByVisits is UCB1.
func (w *worker) chooseByVisits(n *node) int32 {
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
	return w.orProven(p, n)
}

// chooseInformed weighs visits, all-moves-as-first statistics, and priors.
func (w *worker) chooseInformed(n *node) int32 {
	t := w.tree
	c := &t.edges
	first, end := n.edges()
	all, sign := w.sumsFor(n.mover)
	// Slices of their own, since the loop is half of the time of a search.
	visits, sums, proofs := c.visits[first:end], all[first:end], c.proofs[first:end]
	var amafVisits, amafSums, bias []float32
	if t.amaf {
		amafVisits, amafSums = c.amafVisits[first:end], c.amafSums[first:end]
	}
	if t.biased {
		bias = c.bias[first:end]
	}
	explore := w.explore(n)
	prior, fpu := w.bias, w.fpu
	if w.policy > 0 {
		prior = w.policy * sqrt(float32(max(n.visits, 1)))
		fpu = w.expect(visits, sums, sign)
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
	return w.orProven(p, n)
}

// expect returns what a move without any statistics is thought to bring beside moves that have had these visits and brought these sums of
// payoffs.
func (w *worker) expect(visits []int32, sums []float32, sign float32) float32 {
	if w.reserve == 0 {
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
	return sign*sum/float32(all) - w.reserve
}

// orProven returns the edge of p. Where nothing was offered, because all edges of n are proven, it is any of those that are best for
// the mover.
func (w *worker) orProven(p pick, n *node) int32 {
	if p.ties == 0 {
		first, end := n.edges()
		for i, proof := range w.tree.edges.proofs[first:end] {
			p.offer(i, w.proofs.results[proof][n.mover], &w.rand)
		}
	}
	return n.first + int32(p.index)
}

// A pick is the one with the highest score of those offered. Every one of several that share the first place is as likely as the others.
type pick struct {
	index int
	ties  int // 0 while nothing has been offered
	score float32
}

func newPick() pick { return pick{score: float32(math.Inf(-1))} }

// offer considers one with a score.
func (p *pick) offer(i int, score float32, r *games.Rand) {
	if score >= p.score {
		p.take(i, score, r)
	}
}

// take considers one whose score is not lower than the highest.
func (p *pick) take(i int, score float32, r *games.Rand) {
	if score > p.score {
		p.ties = 0
	}
	if p.ties++; p.ties == 1 || r.Intn(p.ties) == 0 {
		p.index = i
	}
	p.score = score
}

// explore returns c * sqrt(ln N) for the visits N of n, to be divided by the root of the visits of an edge.
func (w *worker) explore(n *node) float32 {
	if w.exploration == 0 {
		return 0
	}
	return w.exploration * sqrt(float32(math.Log(float64(max(n.visits, 1)))))
}

// betaOf returns the weight of all-moves-as-first statistics for an edge of n visits.
func (w *worker) betaOf(n int32) float32 {
	if int(n) < len(w.betas) {
		return w.betas[n]
	}
	return w.beta(n)
}

// sumsFor returns the sums of payoffs to look at for player, and what they are to be multiplied by.
func (w *worker) sumsFor(player games.Player) ([]float32, float32) {
	if w.tree.sumsOf == 1 {
		return w.tree.edges.sums[0], float32(1 - 2*int(player))
	}
	return w.tree.edges.sums[player], 1
}

func sqrt(x float32) float32 { return float32(math.Sqrt(float64(x))) }
