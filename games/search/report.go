// Builds the report of a tree search: the candidates at the root with their values and expected lines, and the choice of the best move (rank). Change
// that choice here. The type Report is in search.go.

package search

import (
	"cmp"
	"slices"

	"quintet/games"
)

// maxLine is the maximum length of a line in a report.
const maxLine = 16

func (w *worker) report() Report {
	r := Report{Playouts: w.playouts, Depth: w.deepest, Elapsed: w.clock.elapsed(), Candidates: w.candidates(), Proven: w.proven != unproven}
	rank(r.Candidates, w.tree.nodes[0].mover, w.proofs.worst)
	if w.config.Overlook > 0 {
		r.Proven = false
		for i := range r.Candidates {
			r.Candidates[i].Proven = false
		}
	}
	best := r.Candidates[0]
	r.Best, r.Line, r.Value = best.Move, best.Line, best.Value
	return r
}

// candidates returns the moves of the root.
func (w *worker) candidates() []Candidate {
	t := w.tree
	first, end := t.nodes[0].edges()
	cs := make([]Candidate, 0, end-first)
	for e := first; e < end; e++ {
		c := Candidate{Move: t.edges.moves[e], Visits: int(t.edges.visits[e]), Value: w.value(e), Line: w.line(e)}
		c.Proven = t.edges.proofs[e] != unproven
		cs = append(cs, c)
		w.clock.yield()
	}
	return cs
}

func (w *worker) value(e int32) games.Payoffs {
	switch t := w.tree; {
	case t.edges.proofs[e] != unproven:
		return w.proofs.results[t.edges.proofs[e]]
	case t.edges.visits[e] == 0:
		return games.Payoffs{}
	default:
		return t.payoffs(e)
	}
}

// line returns the expected moves starting with edge e.
func (w *worker) line(e int32) []games.Move {
	t := w.tree
	ms := []games.Move{t.edges.moves[e]}
	for len(ms) < maxLine && t.edges.child[e] != 0 {
		n := &t.nodes[t.edges.child[e]]
		e = w.expectedEdge(n)
		if t.edges.visits[e] == 0 && t.edges.proofs[e] == unproven {
			break
		}
		ms = append(ms, t.edges.moves[e])
	}
	return ms
}

// expectedEdge returns the edge of n that its mover is expected to choose.
func (w *worker) expectedEdge(n *node) int32 {
	c := &w.tree.edges
	first, end := n.edges()
	best, most := first, int32(-1)
	for e := first; e < end; e++ {
		visits := c.visits[e]
		switch proof := c.proofs[e]; {
		case w.proofs.wins(proof, n.mover):
			return e
		case w.proofs.loses(proof, n.mover):
			visits = 0
		}
		if visits > most {
			best, most = e, visits
		}
	}
	return best
}

// rank puts the best candidate for mover first: a proven win, otherwise the one with the most visits, unless a proven one has a higher value.
// Candidates proven lost, with a payoff of worst, come last.
func rank(cs []Candidate, mover games.Player, worst float32) {
	class := func(c *Candidate) int {
		switch {
		case c.Proven && c.Value[mover] >= 1:
			return 0
		case c.Proven && c.Value[mover] <= worst:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(cs, func(a, b Candidate) int {
		return cmp.Or(class(&a)-class(&b), b.Visits-a.Visits, cmp.Compare(b.Value[mover], a.Value[mover]))
	})
	best := 0
	for i := range cs {
		if cs[i].Proven && cs[i].Value[mover] > cs[best].Value[mover] {
			best = i
		}
	}
	chosen := cs[best]
	copy(cs[1:best+1], cs[:best])
	cs[0] = chosen
}
