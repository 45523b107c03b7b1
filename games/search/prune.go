package search

// prune makes room in a full tree: it keeps the most visited nodes, about half of the edges. A pruned node is expanded again when it is
// reached again.
func (w *worker) prune() {
	w.full = false
	t := w.tree
	for len(t.edges.moves) > t.limit/2 && len(t.nodes) > 1 {
		least := w.minVisits
		t.keep(0, func(n *node) bool { return n.visits >= least })
		w.minVisits *= 2
	}
	w.minVisits = int32(w.config.ExpandAt)
}

// yieldInterval is the number of edges after which keep yields: at most half a millisecond of work.
const yieldInterval = 1 << 13

// keep makes node root the root of t and keeps those nodes below it that worth accepts and whose parents are kept.
func (t *tree) keep(root int32, worth func(*node) bool) {
	// A node stands after its parent, so this loop meets the parent first.
	t.place = resize(t, t.place[:0], len(t.nodes)) // 1 + the new number, 0 for a node that goes
	place := t.place
	place[root] = 1
	count, edges := int32(0), int32(0)
	for i := root; int(i) < len(t.nodes); i++ {
		if place[i] == 0 {
			continue
		}
		n := t.nodes[i]
		first, end := n.edges()
		if edges/yieldInterval != (edges+n.count)/yieldInterval {
			t.clock.yield()
		}
		for e := first; e < end; e++ {
			if next := t.edges.child[e]; next != 0 {
				if worth(&t.nodes[next]) {
					place[next] = 1
				} else {
					t.edges.child[e] = 0
				}
			}
		}
		place[i] = count + 1
		t.edges.move(edges, first, n.count)
		n.first = edges
		t.nodes[count] = n
		count++
		edges += n.count
	}
	t.nodes = t.nodes[:count]
	t.edges.resize(t, int(edges))
	for e, next := range t.edges.child {
		if e%yieldInterval == 0 {
			t.clock.yield()
		}
		if next != 0 {
			t.edges.child[e] = place[next] - 1
		}
	}
}
