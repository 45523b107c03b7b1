package search

import (
	"testing"
	"unsafe"

	"quintet/games"
)

// begun returns a worker about to search a null game.
func begun(t *testing.T, c Config, options games.Options) *worker {
	t.Helper()
	g := open(t, options)
	w := newWorker(NewMCTS(c).config)
	w.begin(g.Start(), newTimeControl(t.Context(), Limits{}))
	return w
}

// everything is a Config with all features.
var everything = Config{RAVE: 300, Exploration: 0.3, FPU: 0.5, Bias: 1, Solver: true, Decisive: true, ExpandAt: 3}

// check checks the redundant data of a tree: visits of nodes and edges, order of nodes, keys.
func check(t *testing.T, w *worker) {
	t.Helper()
	tr := w.tree
	next := int32(0)
	for i := range tr.nodes {
		n := &tr.nodes[i]
		if n.first != next {
			t.Fatalf("node %d begins at %d, want %d", i, n.first, next)
		}
		first, end := n.edges()
		sum := int32(0)
		for e := first; e < end; e++ {
			sum += tr.edges.visits[e]
			if c := tr.edges.child[e]; c != 0 && (c <= int32(i) || int(c) >= len(tr.nodes)) {
				t.Fatalf("node %d hangs on node %d of %d", c, i, len(tr.nodes))
			}
			if tr.amaf && e > first && tr.edges.keys[e] < tr.edges.keys[e-1] {
				t.Fatalf("keys of node %d are not in order", i)
			}
		}
		if sum != n.visits {
			t.Fatalf("node %d has %d visits, its edges %d", i, n.visits, sum)
		}
		next = end
	}
	if int(next) != len(tr.edges.moves) {
		t.Fatalf("%d edges, nodes have %d", len(tr.edges.moves), next)
	}
}

func TestMemoryHolds(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	for _, c := range []Config{everything, PlainUCT(1).config, PlainRAVE(1).config, {Policy: 1, Reserve: 0.1, ExpandAt: 2, PlayoutsPerLeaf: 1}} {
		c.Memory = 1 // forces the smallest tree
		w := begun(t, c, games.Options{"size": "6"})
		for range 40 {
			for range 1000 {
				w.playout()
			}
			if w.full {
				w.prune()
			}
			check(t, w)
		}
		if n := cap(w.tree.edges.moves); n > firstEdges {
			t.Errorf("room for %d edges, want at most %d", n, firstEdges)
		}
		if w.tree.nodes[0].visits != 40000 || len(w.tree.nodes) < 10 {
			t.Errorf("%d visits, %d nodes", w.tree.nodes[0].visits, len(w.tree.nodes))
		}
	}
}

// bytes returns the memory that t takes.
func (t *tree) bytes() int {
	c := &t.edges
	n := cap(t.nodes)*int(unsafe.Sizeof(node{})) + 4*cap(t.place)
	n += 4*cap(c.moves) + 4*cap(c.child) + cap(c.proofs) + 2*cap(c.keys) + 4*cap(c.bias)
	n += 4*cap(c.visits) + 4*cap(c.amafVisits) + 4*cap(c.amafSums)
	for i := range c.sums {
		n += 4 * cap(c.sums[i])
	}
	return n
}

// The tree of a search fits the memory, even if positions have few moves, so that nodes take most of it.
func TestTreesFitTheMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	for _, options := range []games.Options{{"size": "6"}, {"size": "6", "players": "4"}, {"size": "4", "turns": "double"}} {
		g := open(t, options)
		for _, c := range []Config{everything, PlainUCT(1).config} {
			c.Memory, c.Solver, c.ExpandAt = 1<<19, false, 1
			m := NewMCTS(c)
			Searched(t, m, g.Start(), Limits{Playouts: 4000})
			all := m.worker.tree.bytes()
			if all > c.Memory || all < c.Memory/2 {
				t.Errorf("%v: %d bytes, want at most %d and at least half of it", options, all, c.Memory)
			}
		}
	}
}

func TestPlayoutsDoNotAllocate(t *testing.T) {
	for _, options := range []games.Options{{"size": "6"}, {"size": "6", "turns": "double", "players": "3"}} {
		for _, c := range []Config{everything, PlainUCT(1).config, PlainRAVE(1).config, {Policy: 1, Reserve: 0.1, ExpandAt: 2, PlayoutsPerLeaf: 1}} {
			c.Memory = 1
			w := begun(t, c, options)
			for range 20000 {
				w.playout()
			}
			if n := testing.AllocsPerRun(1000, w.playout); n != 0 {
				t.Errorf("%v allocations per playout with %+v", n, c)
			}
		}
	}
}

func TestTreeIsReused(t *testing.T) {
	g := open(t, games.Options{"size": "5", "turns": "double"})
	c := everything
	c.Reuse = true
	m := NewMCTS(c)
	p := g.Start()
	last := 0
	for ply := range 8 {
		r := Searched(t, m, p, Limits{Playouts: 5000})
		w := m.worker
		check(t, w)
		visits := int(w.tree.nodes[0].visits)
		if want := last + 5000; ply > 0 && (visits <= 5000 || visits > want) {
			t.Errorf("ply %d: the root has %d visits, want more than 5000 and at most %d", ply, visits, want)
		}
		if r.Playouts != 5000 {
			t.Errorf("ply %d: %d playouts, want 5000", ply, r.Playouts)
		}
		last = r.Candidates[0].Visits
		p.Play(r.Best)
	}
	// In this position the tree cannot be reused, and is not.
	Searched(t, m, g.Start(), Limits{Playouts: 100})
	if visits := m.worker.tree.nodes[0].visits; visits != 100 {
		t.Errorf("a new game begins with %d visits, want 100", visits)
	}
}

// A search without limits ends before sums become inexact.
func TestVisitsAreBounded(t *testing.T) {
	g := open(t, games.Options{"size": "5"})
	c := PlainRAVE(1).config
	c.Reuse = true
	m := NewMCTS(c)
	Searched(t, m, g.Start(), Limits{Playouts: 2000})
	first := m.worker.tree
	first.nodes[0].visits = maxVisits - 1
	first.edges.visits[0] += maxVisits - 1 - 2000
	r, err := m.Search(t.Context(), g.Start(), Limits{})
	if err != nil || r.Playouts == 0 || m.worker.visits() > 1<<24 {
		t.Errorf("%d playouts more, %d visits in the end, %v", r.Playouts, m.worker.visits(), err)
	}
}
