// The search tree (tree): nodes and edges in columns, their memory, pruning when it is full, and moving a subtree to a new root (keep).
// Add a property of an edge here (columns). worker.go and selection.go interpret the numbers; statistics.go has the columns of sums.

package search

import (
	"math"
	"unsafe"

	"quintet/games"
)

// A tree is the tree of a worker. Nodes are expanded positions; node 0 is the root. Edges are the moves of nodes, and those of one node are
// adjacent. They are stored in columns, so that selection reads only what it needs and a disabled feature takes no memory. A node always comes after
// its parent.
type tree struct {
	nodes []node
	edges columns
	// sumsOf is the number of sum columns in use: one with two players, whose payoffs are opposite, otherwise one per player.
	sumsOf int
	amaf   bool // keys, amafVisits and amafSums are in use
	biased bool // bias is in use
	// estimated says that guesses is in use. With more than two players a leaf is estimated at every visit.
	estimated bool
	parts     int          // the number of keys of parts whose worth each node has, 0 if batches and worth are not in use
	sums      []batches    // by node
	worth     []float32    // by node and key of a part: the sums of PartBatch.Worth
	limit     int          // number of edges that fit the memory
	most      int          // number of nodes that do
	place     []int32      // by node, for keep
	clock     *timeControl // of the current search
}

// A node is a position with its moves.
type node struct {
	first  int32 // the first edge
	count  int32 // number of edges
	visits int32 // playouts through the node since it was expanded
	tried  int32 // edges at the front that have been tried, when they are tried in random order
	mover  games.Player
	known  uint8 // the best proven result for the mover, unproven if none is better than losing
}

// columns are the properties of edges.
type columns struct {
	moves  []games.Move
	child  []int32  // the node below the edge, 0 if there is none
	proofs []uint8  // the number of the proven result, see proofs
	keys   []uint16 // of the moves, ascending within a node; with parts, one byte for each part's key
	bias   []float32
	// guesses are the estimates of leaves, as payoffs of p1; 0 for those that are not known yet.
	guesses []float32

	statistics
}

// slowGrowth is the length from which growing a column or the node list takes some milliseconds.
const slowGrowth = 1 << 16

// firstEdges is the number of edges that a new tree has room for.
const firstEdges = 1 << 12

// newTree returns an empty tree of at most memory bytes, for a search with c. parts is the number of keys of parts, 0 without batches of them.
func newTree(c *timeControl, players int, amaf, biased, estimated bool, parts, memory int) *tree {
	t := &tree{clock: c, sumsOf: players, amaf: amaf, biased: biased, estimated: estimated && players == 2, parts: parts, most: math.MaxInt}
	if players == 2 {
		t.sumsOf = 1
	}
	size := int(unsafe.Sizeof(games.NoMove)) + 4 + 4 + 4*t.sumsOf + 1
	if amaf {
		size += 2 + 4 + 4
	}
	if biased {
		size += 4
	}
	if t.estimated {
		size += 4
	}
	if parts > 0 {
		size += 2
		// A quarter of the memory is for what nodes know of parts, which briefly exists twice while it grows.
		t.most = max(memory/4/(2*(4*parts+int(unsafe.Sizeof(node{})+unsafe.Sizeof(batches{})))), firstEdges/parts)
		memory -= memory / 4
	}
	// A node has at least two edges unless the move is forced, and a growing column briefly exists twice.
	t.limit = max(memory/(size+int(unsafe.Sizeof(node{}))/2+4), firstEdges)
	return t
}

// fits reports whether n more edges fit the memory.
func (t *tree) fits(n int) bool { return len(t.edges.visits)+n <= t.limit && len(t.nodes) < t.most }

// add appends an unvisited node with the given moves and returns its number.
func (t *tree) add(mover games.Player, moves []games.Move) int32 {
	first := len(t.edges.moves)
	t.edges.resize(t, first+len(moves))
	copy(t.edges.moves[first:], moves)
	if len(t.nodes) == cap(t.nodes) && len(t.nodes) > slowGrowth {
		t.clock.yieldNow()
	}
	if t.parts > 0 {
		if len(t.worth)+t.parts > cap(t.worth) && len(t.worth) > slowGrowth {
			t.clock.yieldNow()
		}
		t.worth = append(t.worth, make([]float32, t.parts)...)
		t.sums = append(t.sums, batches{})
	}
	t.nodes = append(t.nodes, node{first: int32(first), count: int32(len(moves)), mover: mover})
	return int32(len(t.nodes) - 1)
}

// resize sets the number of edges. New ones are zero.
func (c *columns) resize(t *tree, n int) {
	c.moves = resize(t, c.moves, n)
	c.child = resize(t, c.child, n)
	c.proofs = resize(t, c.proofs, n)
	if t.amaf || t.parts > 0 {
		c.keys = resize(t, c.keys, n)
	}
	if t.biased {
		c.bias = resize(t, c.bias, n)
	}
	if t.estimated {
		c.guesses = resize(t, c.guesses, n)
	}
	c.statistics.resize(t, n)
}

// resize returns s, a column of t, with length n. New elements are zero. When the capacity has to grow it doubles, up to the limit of t.
func resize[T any](t *tree, s []T, n int) []T {
	old := len(s)
	if n > cap(s) {
		if cap(s) > slowGrowth {
			t.clock.yieldNow()
		}
		grown := make([]T, old, max(min(2*cap(s), t.limit), n, firstEdges))
		copy(grown, s)
		s = grown
	}
	s = s[:n]
	if n > old {
		clear(s[old:])
	}
	return s
}

// move copies the properties of count edges from index from to an earlier index to.
func (c *columns) move(to, from, count int32) {
	setColumn(c.moves, to, c.moves, from, count)
	setColumn(c.child, to, c.child, from, count)
	setColumn(c.proofs, to, c.proofs, from, count)
	setColumn(c.keys, to, c.keys, from, count)
	setColumn(c.bias, to, c.bias, from, count)
	setColumn(c.guesses, to, c.guesses, from, count)
	c.set(to, &c.statistics, from, count)
}

// swap exchanges two edges of a node. It skips keys and priors, which edges in random order do not have.
func (c *columns) swap(t *tree, a, b int32) {
	c.moves[a], c.moves[b] = c.moves[b], c.moves[a]
	c.child[a], c.child[b] = c.child[b], c.child[a]
	c.visits[a], c.visits[b] = c.visits[b], c.visits[a]
	c.proofs[a], c.proofs[b] = c.proofs[b], c.proofs[a]
	for i := range t.sumsOf {
		c.sums[i][a], c.sums[i][b] = c.sums[i][b], c.sums[i][a]
	}
}

// edges returns the range of the edges of a node.
func (n *node) edges() (first, end int32) { return n.first, n.first + n.count }

// payoffs returns the mean payoffs of a visited edge.
func (t *tree) payoffs(e int32) games.Payoffs {
	var ps games.Payoffs
	for i := range t.sumsOf {
		ps[i] = t.edges.sums[i][e] / float32(t.edges.visits[e])
	}
	if t.sumsOf == 1 {
		ps[1] = -ps[0]
	}
	return ps
}

// prune makes room in a full tree: it keeps the most visited nodes, with about half of the edges. A pruned node is expanded again when it is reached
// again.
func (w *worker) prune() {
	w.full = false
	t := w.tree
	for (len(t.edges.moves) > t.limit/2 || len(t.nodes) > t.most/2) && len(t.nodes) > 1 {
		least := w.minVisits
		t.keep(0, func(n *node) bool { return n.visits >= least })
		w.minVisits *= 2
	}
	w.minVisits = int32(w.config.ExpandAt)
}

// yieldInterval is the number of edges between yields in keep, at most half a millisecond of work.
const yieldInterval = 1 << 13

// keep makes node root the root of t and keeps the nodes below it that worth accepts and whose parents are kept.
func (t *tree) keep(root int32, worth func(*node) bool) {
	// A node comes after its parent, so this loop handles the parent first.
	t.place = resize(t, t.place[:0], len(t.nodes)) // 1 + the new number, 0 for a removed node
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
		if t.parts > 0 {
			t.sums[count] = t.sums[i]
			copy(t.worthOf(count), t.worthOf(i))
		}
		count++
		edges += n.count
	}
	t.nodes = t.nodes[:count]
	if t.parts > 0 {
		t.sums, t.worth = t.sums[:count], t.worth[:int(count)*t.parts]
	}
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
