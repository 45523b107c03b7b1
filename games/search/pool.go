package search

import (
	"slices"
	"sync"

	"quintet/games"
)

// quantum is the number of playouts of each worker between two exchanges; it grows with the number of all playouts.
const quantum = 128

// A pool exchanges what several workers know. Each searches a tree of its own, but those nodes near the root that have many visits
// are kept the same in all trees: what every worker found there since the last exchange is added up. That needs neither locks nor
// atomic operations while they search, and with a number of playouts as the limit it always gives the same trees.
// Source: "slow tree parallelization", Bourki et al., 2010.
type pool struct {
	workers []*worker
	bases   []base
	nodes   [][]int32 // of the workers, by depth
}

// A base is what the trees of all workers said of a node after an exchange.
type base struct {
	visits int32 // of the node
	edges  []baseEdge
}

type baseEdge struct {
	visits     int32
	sums       [games.MaxPlayers]float32
	amafVisits float32
	amafSum    float32
}

// run searches until the clock is over, the root is proven or so many playouts are played, 0 for no limit. told is called now and then.
func (p *pool) run(c *clock, playouts int, told func()) {
	if len(p.workers) == 1 {
		p.workers[0].run(c, playouts, told)
		return
	}
	first := p.workers[0]
	for done := false; !done && !c.over(); {
		done = p.workers[0].tree.nodes[0].count == 1
		left, played := 0, 0
		var wait sync.WaitGroup
		for i, w := range p.workers {
			upTo := w.playouts + max(quantum, int(w.tree.nodes[0].visits)/64)
			if playouts > 0 {
				own := share(playouts, i, len(p.workers))
				upTo = min(upTo, own)
				left += own - upTo
			}
			wait.Go(func() { w.run(c, upTo, nil) })
		}
		wait.Wait()
		p.exchange()
		told()
		for _, w := range p.workers {
			played += w.playouts
		}
		if first.config.StopEarly && first.settledEarly(max(c.gone(), first.cpu.gone()), playouts, played) {
			return
		}
		done = done || p.proven() || p.workers[0].cpu.out() || playouts > 0 && left == 0
	}
}

// proven reports whether any worker has proven the root.
func (p *pool) proven() bool {
	return slices.ContainsFunc(p.workers, func(w *worker) bool { return w.proven != unproven })
}

// share returns how many of n playouts are those of thread i. 0 stays 0, which means no limit.
func share(n, i, threads int) int {
	if n == 0 {
		return 0
	}
	own := n / threads
	if i < n%threads {
		own++
	}
	return max(own, 1)
}

// exchange makes the trees the same near the root.
func (p *pool) exchange() {
	total := int32(0)
	for _, w := range p.workers {
		total = max(total, w.tree.nodes[0].visits)
	}
	at := p.level(0)
	clear(at)
	p.merge(0, max(total/256, 32))
	for _, w := range p.workers {
		if w.config.Solver {
			w.proven = w.resultOf(0)
		}
	}
}

// level returns room for a node of every worker.
func (p *pool) level(depth int) []int32 {
	for len(p.nodes) <= depth {
		p.nodes = append(p.nodes, make([]int32, len(p.workers)))
	}
	return p.nodes[depth]
}

// merge exchanges the nodes p.nodes[depth], which are the same position, and those below them that have least visits in all trees.
func (p *pool) merge(depth int, least int32) {
	at := p.nodes[depth]
	model := 0 // a worker whose order of edges is that of the base
	for i, w := range p.workers {
		n := &w.tree.nodes[at[i]]
		if n.visits < least && depth > 0 || w.config.RandomOrder && n.tried < n.count {
			return
		}
		if n.base != 0 {
			model = i
		}
	}
	t := p.workers[model].tree
	like := &t.nodes[at[model]]
	for i, w := range p.workers {
		if n := &w.tree.nodes[at[i]]; w.config.RandomOrder && n.base == 0 && i != model {
			w.align(n, t, like)
		}
	}
	count := like.count
	for k := range count {
		below := p.level(depth + 1)
		shared := true
		for i, w := range p.workers {
			below[i] = w.tree.edges.child[w.tree.nodes[at[i]].first+k]
			shared = shared && below[i] != 0
		}
		if shared {
			p.merge(depth+1, least)
		}
		p.mergeProofs(at, k, below, shared)
	}
	p.add(at)
}

// mergeProofs gives every worker what any of them knows for sure of the k-th edge of the nodes at, be it only the end of the game. below are the nodes behind it where
// all have one.
func (p *pool) mergeProofs(at []int32, k int32, below []int32, shared bool) {
	for i, w := range p.workers {
		proof := &w.tree.edges.proofs[w.tree.nodes[at[i]].first+k]
		if *proof == unproven && shared && w.config.Solver {
			*proof = w.resultOf(below[i])
		}
		if *proof == unproven {
			continue
		}
		for j, o := range p.workers {
			other := &o.tree.edges.proofs[o.tree.nodes[at[j]].first+k]
			if *other == unproven {
				*other = o.proofs.number(w.proofs.results[*proof])
			}
		}
		return
	}
}

// add adds up the statistics of the nodes at.
func (p *pool) add(at []int32) {
	number := int32(0) // 1 + the index of the base
	for i, w := range p.workers {
		number = max(number, w.tree.nodes[at[i]].base)
	}
	count := p.workers[0].tree.nodes[at[0]].count
	if number == 0 {
		p.bases = append(p.bases, base{edges: make([]baseEdge, count)})
		number = int32(len(p.bases))
	}
	b := &p.bases[number-1]
	for k := range count {
		p.addEdge(at, k, &b.edges[k], number)
	}
	visits := b.visits
	for i, w := range p.workers {
		n := &w.tree.nodes[at[i]]
		visits += n.visits
		if n.base == number {
			visits -= b.visits
		}
	}
	b.visits = visits
	for i, w := range p.workers {
		n := &w.tree.nodes[at[i]]
		n.visits, n.base = visits, number
	}
}

// addEdge adds up the k-th edge of the nodes at. b is what their common ones said before; a node that is not of base number is new.
func (p *pool) addEdge(at []int32, k int32, b *baseEdge, number int32) {
	all := *b
	for i, w := range p.workers {
		n := &w.tree.nodes[at[i]]
		own := w.tree.edge(n.first + k)
		if n.base == number {
			own.add(b, -1)
		}
		all.add(&own, 1)
	}
	*b = all
	for i, w := range p.workers {
		w.tree.setEdge(w.tree.nodes[at[i]].first+k, b)
	}
}

// add adds o times sign.
func (b *baseEdge) add(o *baseEdge, sign float32) {
	b.visits += int32(sign) * o.visits
	for i := range b.sums {
		b.sums[i] += sign * o.sums[i]
	}
	b.amafVisits += sign * o.amafVisits
	b.amafSum += sign * o.amafSum
}

// edge returns the statistics of an edge.
func (t *tree) edge(e int32) baseEdge {
	b := baseEdge{visits: t.edges.visits[e]}
	for i := range t.sumsOf {
		b.sums[i] = t.edges.sums[i][e]
	}
	if t.amaf {
		b.amafVisits, b.amafSum = t.edges.amafVisits[e], t.edges.amafSums[e]
	}
	return b
}

// setEdge sets the statistics of an edge.
func (t *tree) setEdge(e int32, b *baseEdge) {
	t.edges.visits[e] = b.visits
	for i := range t.sumsOf {
		t.edges.sums[i][e] = b.sums[i]
	}
	if t.amaf {
		t.edges.amafVisits[e], t.edges.amafSums[e] = b.amafVisits, b.amafSum
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
