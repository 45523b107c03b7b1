package search

import (
	"slices"

	"quintet/games"
)

// An exchange makes the trees of several workers say the same of those nodes near the root that have many visits: what every worker
// found there since the last exchange is added up. That needs neither locks nor atomic operations while they search, and with a fixed
// number of playouts it always gives the same trees. Source: "slow tree parallelization", Bourki et al., 2010.
//
// It has three steps, each of which all workers finish before the next: collect, on one goroutine; addUp and compare, which read the
// trees of others; and learn.
type exchange struct {
	workers []*worker
	bases   *tree    // what all trees said of a node after its last exchange; of its edges only statistics are in use
	commons []common // the root first
	places  []int32  // the nodes of commons in the trees of all workers
	crowded bool     // the bases had no room for a node
	swept   int32    // visits of the root when the bases were last swept
}

// A common is a node that all workers have and that has changed since it was last exchanged.
type common struct {
	above int32 // the index of the one above it, which stands before it
	edge  int32 // on which it hangs, counted from the first of the node above
	base  int32 // 1 + its number among the bases
}

// A fact is a result that another worker has proven.
type fact struct {
	common, edge int32
	result       games.Payoffs
}

// node returns the node of the i-th common in the tree of w.
func (x *exchange) node(i int, w *worker) *node {
	return &w.tree.nodes[x.places[i*len(x.workers)+w.id]]
}

// collect lists the nodes to exchange: those that have changed, and a share of the visits of the root in every tree.
func (x *exchange) collect() {
	total := int32(0)
	for _, w := range x.workers {
		total = max(total, w.tree.nodes[0].visits)
	}
	if x.crowded && total > 2*x.swept {
		x.sweep()
		x.swept = total
	}
	x.commons, x.places = x.commons[:0], x.places[:0]
	for range x.workers {
		x.places = append(x.places, 0)
	}
	x.enlist(common{})
	least := max(total/256, 32)
	for i := 0; i < len(x.commons); i++ {
		x.collectBelow(i, least)
	}
}

// collectBelow lists the nodes below the i-th that have least visits.
func (x *exchange) collectBelow(i int, least int32) {
	w := x.workers[0]
	first, end := x.node(i, w).edges()
	for k, visits := range w.tree.edges.visits[first:end] {
		if visits < least {
			continue
		}
		before := len(x.places)
		if x.follow(i, int32(k), least) {
			x.enlist(common{above: int32(i), edge: int32(k)})
		} else {
			x.places = x.places[:before]
		}
	}
}

// follow appends the nodes behind the k-th edge of the i-th common to places, and reports whether they are to be exchanged.
func (x *exchange) follow(i int, k, least int32) bool {
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

// enlist appends c, whose nodes are the last of places, to the commons, if there is room for its base.
func (x *exchange) enlist(c common) {
	i := len(x.commons)
	model := x.workers[0] // whose order of edges is that of the base
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
	x.commons = append(x.commons, c)
}

// addUp adds up the statistics of the commons that are those of the worker me: every so-many-th.
func (x *exchange) addUp(me *worker) {
	for i := me.id; i < len(x.commons); i += len(x.workers) {
		number := x.commons[i].base
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

// compare notes what other workers have proven of the edges of commons and me has not, be it only the end of the game.
func (x *exchange) compare(me *worker) {
	me.facts = me.facts[:0]
	for i := range x.commons {
		first, end := x.node(i, me).edges()
		mine := me.tree.edges.proofs[first:end]
		for _, w := range x.workers {
			if w == me {
				continue
			}
			first, end := x.node(i, w).edges()
			for k, proof := range w.tree.edges.proofs[first:end] {
				if proof != unproven && mine[k] == unproven {
					me.facts = append(me.facts, fact{int32(i), int32(k), w.proofs.results[proof]})
				}
			}
		}
	}
}

// learn makes me know the facts, and what follows from them.
func (x *exchange) learn(me *worker) {
	if len(me.facts) == 0 {
		return
	}
	me.news = slices.Grow(me.news[:0], len(x.commons))[:len(x.commons)]
	clear(me.news)
	for _, f := range me.facts {
		x.settle(me, f.common, f.edge, me.proofs.number(f.result))
	}
	if !me.config.Solver {
		return
	}
	for i := len(x.commons) - 1; i >= 0; i-- {
		if !me.news[i] {
			continue
		}
		proof := me.resultOf(x.places[i*len(x.workers)+me.id])
		switch {
		case i == 0:
			me.proven = proof
		case proof != unproven:
			x.settle(me, x.commons[i].above, x.commons[i].edge, proof)
		}
	}
}

// settle sets the proof of an edge of a common in the tree of me.
func (x *exchange) settle(me *worker, common, edge int32, proof uint8) {
	me.tree.edges.proofs[x.node(int(common), me).first+edge] = proof
	me.news[common] = true
}

// sweep removes the bases of nodes that are in no tree any more.
func (x *exchange) sweep() {
	x.crowded = false
	b := x.bases
	place := make([]int32, len(b.nodes)+1) // 1 + the new number, by the old number and 1
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

// align puts the edges of n, which are tried in random order, in the order that those of o have in the tree t.
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
