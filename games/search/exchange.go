// The exchange of a parallel tree search (exchange): the workers add up their statistics and share their proofs for the frequently visited nodes near
// the root. Change here which nodes are exchanged (collect). parallel.go runs the workers' goroutines and calls the exchange.

package search

import (
	"slices"

	"quintet/games"
)

// An exchange gives all workers' trees the same statistics in the frequently visited nodes near the root: it adds up what each worker found there
// since the last exchange. Workers need neither locks nor atomic operations while they search, and a fixed number of playouts always gives the same
// trees. Source: "slow tree parallelization", Bourki et al., 2010.
//
// It has three steps with a barrier after each: collect, on one goroutine; addUp and compareProofs, which read the other workers' trees; and
// applyProofs.
type exchange struct {
	workers []*worker
	bases   *tree        // the statistics of shared nodes after their last exchange; no other columns are used
	shared  []sharedNode // parents before children
	places  []int32      // the indices of the shared nodes in the trees of all workers
	crowded bool         // a node did not fit into bases
	swept   int32        // visits of the root at the last sweep of bases
}

// A sharedNode is a node, present in all trees, that has changed since its last exchange.
type sharedNode struct {
	above int32 // the index of its parent in shared
	edge  int32 // the edge leading to it, relative to the first edge of its parent
	base  int32 // 1 + its index in bases
}

// A sharedProof is a result that another worker has proven.
type sharedProof struct {
	node, edge int32
	result     games.Payoffs
}

// node returns the i-th shared node in the tree of w.
func (x *exchange) node(i int, w *worker) *node {
	return &w.tree.nodes[x.places[i*len(x.workers)+w.id]]
}

// collect lists the nodes to exchange: those that have changed and have enough visits in every tree.
func (x *exchange) collect() {
	total := int32(0)
	for _, w := range x.workers {
		total = max(total, w.tree.nodes[0].visits)
	}
	if x.crowded && total > 2*x.swept {
		x.sweep()
		x.swept = total
	}
	x.shared, x.places = x.shared[:0], x.places[:0]
	for range x.workers {
		x.places = append(x.places, 0)
	}
	x.share(sharedNode{})
	least := max(total/256, 32)
	for i := 0; i < len(x.shared); i++ {
		x.collectBelow(i, least)
	}
}

// collectBelow lists the children of the i-th shared node that have at least least visits.
func (x *exchange) collectBelow(i int, least int32) {
	w := x.workers[0]
	first, end := x.node(i, w).edges()
	for k, visits := range w.tree.edges.visits[first:end] {
		if visits < least {
			continue
		}
		before := len(x.places)
		if x.appendPlaces(i, int32(k), least) {
			x.share(sharedNode{above: int32(i), edge: int32(k)})
		} else {
			x.places = x.places[:before]
		}
	}
}

// appendPlaces appends the nodes below the k-th edge of the i-th shared node to places, and reports whether to exchange them.
func (x *exchange) appendPlaces(i int, k, least int32) bool {
	changed := false
	for _, w := range x.workers {
		e := x.node(i, w).first + k
		at := w.tree.edges.child[e]
		if at == 0 || w.tree.edges.proofs[e] != unproven {
			return false
		}
		n := &w.tree.nodes[at]
		if n.visits < least || w.config.RandomOrder && n.tried < n.count {
			return false
		}
		changed = changed || n.base == 0 || x.bases.nodes[n.base-1].visits != n.visits
		x.places = append(x.places, at)
	}
	return changed
}

// share adds c, whose nodes are the last of places, to the shared nodes if there is room for its base.
func (x *exchange) share(c sharedNode) {
	i := len(x.shared)
	model := x.workers[0] // its edge order becomes that of the base
	for _, w := range x.workers {
		if n := x.node(i, w); n.base != 0 {
			c.base, model = n.base, w
		}
	}
	like := x.node(i, model)
	if c.base == 0 {
		if !x.bases.fits(int(like.count)) {
			x.crowded = true
			x.places = x.places[:i*len(x.workers)]
			return
		}
		x.bases.nodes = append(x.bases.nodes, node{first: int32(len(x.bases.edges.visits)), count: like.count})
		x.bases.edges.statistics.resize(x.bases, len(x.bases.edges.visits)+int(like.count))
		c.base = int32(len(x.bases.nodes))
	}
	for _, w := range x.workers {
		if n := x.node(i, w); w.config.RandomOrder && n.base == 0 && w != model {
			w.align(n, model.tree, like)
		}
	}
	x.shared = append(x.shared, c)
}

// addUp adds up the statistics of me's part of the shared nodes: each of n workers takes every n-th.
func (x *exchange) addUp(me *worker) {
	for i := me.id; i < len(x.shared); i += len(x.workers) {
		number := x.shared[i].base
		b := &x.bases.nodes[number-1]
		sum := &me.sum
		sum.resize(x.bases, int(b.count))
		sum.set(0, &x.bases.edges.statistics, b.first, b.count)
		for _, w := range x.workers {
			n := x.node(i, w)
			sum.add(&w.tree.edges.statistics, n.first, 1)
			if n.base == number {
				sum.add(&x.bases.edges.statistics, b.first, -1)
			}
		}
		b.visits = 0
		for _, v := range sum.visits {
			b.visits += v
		}
		x.bases.edges.statistics.set(b.first, sum, 0, b.count)
		for _, w := range x.workers {
			n := x.node(i, w)
			w.tree.edges.statistics.set(n.first, sum, 0, b.count)
			n.visits, n.base = b.visits, number
		}
	}
}

// compareProofs collects the proofs of edges of shared nodes that other workers have and me lacks, including ends of the game.
func (x *exchange) compareProofs(me *worker) {
	me.received = me.received[:0]
	for i := range x.shared {
		first, end := x.node(i, me).edges()
		mine := me.tree.edges.proofs[first:end]
		for _, w := range x.workers {
			if w == me {
				continue
			}
			first, end := x.node(i, w).edges()
			for k, proof := range w.tree.edges.proofs[first:end] {
				if proof != unproven && mine[k] == unproven {
					me.received = append(me.received, sharedProof{int32(i), int32(k), w.proofs.results[proof]})
				}
			}
		}
	}
}

// applyProofs stores the received proofs in me's tree, together with the proofs that follow from them.
func (x *exchange) applyProofs(me *worker) {
	if len(me.received) == 0 {
		return
	}
	me.changed = slices.Grow(me.changed[:0], len(x.shared))[:len(x.shared)]
	clear(me.changed)
	for _, f := range me.received {
		x.setProof(me, f.node, f.edge, me.proofs.number(f.result))
	}
	if !me.config.Solver {
		return
	}
	for i := len(x.shared) - 1; i >= 0; i-- {
		if !me.changed[i] {
			continue
		}
		proof := me.resultOf(x.places[i*len(x.workers)+me.id])
		switch {
		case i == 0:
			me.proven = proof
		case proof != unproven:
			x.setProof(me, x.shared[i].above, x.shared[i].edge, proof)
		}
	}
}

// setProof sets the proof of an edge of a shared node in me's tree.
func (x *exchange) setProof(me *worker, common, edge int32, proof uint8) {
	me.tree.edges.proofs[x.node(int(common), me).first+edge] = proof
	me.changed[common] = true
}

// sweep removes the bases of nodes that are no longer in any tree.
func (x *exchange) sweep() {
	x.crowded = false
	b := x.bases
	place := make([]int32, len(b.nodes)+1) // 1 + the new index, by 1 + the old index
	for _, w := range x.workers {
		for i := range w.tree.nodes {
			place[w.tree.nodes[i].base] = 1
		}
	}
	place[0] = 0
	count, edges := int32(0), int32(0)
	for i, n := range b.nodes {
		if place[i+1] == 0 {
			continue
		}
		b.edges.set(edges, &b.edges.statistics, n.first, n.count)
		n.first = edges
		b.nodes[count] = n
		count++
		edges += n.count
		place[i+1] = count
	}
	b.nodes = b.nodes[:count]
	b.edges.statistics.resize(b, int(edges))
	for _, w := range x.workers {
		for i := range w.tree.nodes {
			n := &w.tree.nodes[i]
			n.base = place[n.base]
		}
	}
}

// align sorts the edges of n, which are tried in random order, in the order of o's edges in tree t.
func (w *worker) align(n *node, t *tree, o *node) {
	first, end := n.edges()
	for k := range o.count {
		m := t.edges.moves[o.first+k]
		for e := first + k; e < end; e++ {
			if w.tree.edges.moves[e] == m {
				w.tree.edges.swap(w.tree, first+k, e)
				break
			}
		}
	}
}
