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
	source := at
	if t.amaf {
		source = w.source(at, n)
	}
	if t.amaf || t.biased {
		return w.chooseInformed(n, source)
	}
	return w.chooseByVisits(n)
}

// try returns a random edge of n that has not been tried. Edges without visits have no properties yet but moves and proofs.
func (w *worker) try(n *node) int32 {
	c := &w.tree.edges
	e := n.first + n.tried
	other := e + int32(w.rand.Intn(int(n.count-n.tried)))
	c.moves[e], c.moves[other] = c.moves[other], c.moves[e]
	c.proofs[e], c.proofs[other] = c.proofs[other], c.proofs[e]
	n.tried++
	return e
}

// source returns the node whose all-moves-as-first statistics count at the node at, and remembers it for the nodes below.
func (w *worker) source(at int32, n *node) int32 {
	r := &w.reference[n.mover]
	if int(n.visits) >= w.config.Reference || *r == noReference {
		*r = at
	}
	return *r
}

// noReference is the reference of a mover who has had none on the path.
const noReference = -1

// chooseByVisits is UCB1.
func (w *worker) chooseByVisits(n *node) int32 {
	c := &w.tree.edges
	first, end := n.edges()
	sums, sign := w.sumsFor(n.mover)
	explore := w.explore(n)
	var p pick
	for e := first; e < end; e++ {
		if w.config.Solver && c.proofs[e] != unproven {
			continue
		}
		score := w.fpu
		if v := float32(c.visits[e]); v > 0 {
			score = sign*sums[e]/v + explore/sqrt(v)
		} else if explore > 0 {
			score += explore
		}
		p.offer(e, score, &w.rand)
	}
	return w.orProven(&p, n)
}

// chooseInformed weighs visits, the all-moves-as-first statistics of the node source, and priors.
func (w *worker) chooseInformed(n *node, source int32) int32 {
	t := w.tree
	c := &t.edges
	first, end := n.edges()
	sums, sign := w.sumsFor(n.mover)
	explore := w.explore(n)
	from, fromEnd := t.nodes[source].edges()
	var p pick
	for e := first; e < end; e++ {
		if w.config.Solver && c.proofs[e] != unproven {
			continue
		}
		v := float32(c.visits[e])
		score := w.fpu
		known := false
		if v > 0 {
			score, known = sign*sums[e]/v, true
		}
		if t.amaf {
			a := e
			if from != first {
				for from < fromEnd && c.keys[from] < c.keys[e] {
					from++
				}
				if from < fromEnd && c.keys[from] == c.keys[e] {
					a = from
				}
			}
			if visits := c.amafVisits[a]; visits > 0 {
				mean := c.amafSums[a] / visits
				if !known {
					score = mean
				} else {
					beta := w.betaOf(c.visits[e])
					score += beta * (mean - score)
				}
			}
		}
		if explore > 0 {
			score += explore / sqrt(max(v, 1))
		}
		if t.biased {
			score += w.bias * c.bias[e] / (v + 1)
		}
		p.offer(e, score, &w.rand)
	}
	return w.orProven(&p, n)
}

// orProven returns the edge of p. Where nothing was offered, because all edges of n are proven, it is any of those that are best for
// the mover.
func (w *worker) orProven(p *pick, n *node) int32 {
	if p.ties > 0 {
		return p.edge
	}
	first, end := n.edges()
	for e := first; e < end; e++ {
		p.offer(e, w.proofs.results[w.tree.edges.proofs[e]][n.mover], &w.rand)
	}
	return p.edge
}

// A pick is the edge with the highest score of those offered. Every one of several that share the first place is as likely as the others.
type pick struct {
	edge  int32
	ties  int // 0 while nothing has been offered
	score float32
}

func (p *pick) offer(e int32, score float32, r *games.Rand) {
	switch {
	case p.ties == 0 || score > p.score:
		*p = pick{e, 1, score}
	case score == p.score:
		if p.ties++; r.Intn(p.ties) == 0 {
			p.edge = e
		}
	}
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
