package search

// forget makes room in a full tree: it keeps the nodes that have been visited most often, about half of the edges. What is forgotten
// grows again when it is reached again.
func (w *worker) forget() {
	w.full = false
	t := w.tree
	for len(t.edges.moves) > t.limit/2 && len(t.nodes) > 1 {
		least := w.least
		t.keep(0, func(n *node) bool { return n.visits >= least })
		w.least *= 2
	}
	w.least = int32(w.config.ExpandAt)
}

// restEvery is after how many edges keep lets the clock rest: they take half a millisecond at most.
const restEvery = 1 << 13

// keep makes node root the root and keeps those nodes below it for which worth is true and that hang on nodes that are kept.
func (t *tree) keep(root int32, worth func(*node) bool) {
	// A node is made after the one above it, so going through them in order meets the one above first.
	t.place = resized(t, t.place[:0], len(t.nodes)) // 1 + the new number, 0 for what goes
	place := t.place
	place[root] = 1
	count, edges := int32(0), int32(0)
	for i := root; int(i) < len(t.nodes); i++ {
		if place[i] == 0 {
			continue
		}
		n := t.nodes[i]
		first, end := n.edges()
		if edges/restEvery != (edges+n.count)/restEvery {
			t.clock.rest()
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
		t.edges.move(t, edges, first, n.count)
		n.first = edges
		t.nodes[count] = n
		count++
		edges += n.count
	}
	t.nodes = t.nodes[:count]
	t.edges.resize(t, int(edges))
	for e, next := range t.edges.child {
		if e%restEvery == 0 {
			t.clock.rest()
		}
		if next != 0 {
			t.edges.child[e] = place[next] - 1
		}
	}
}
