package search

import (
	"reflect"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/crash"
)

// The trees of several workers agree on shared nodes, lose no playout and satisfy the invariants of a single tree.
func TestWorkersExchange(t *testing.T) {
	small := PlainRAVE(1).config
	small.Memory = 1 // nodes are pruned all the time
	for name, c := range map[string]Config{"everything": everything, "uct": PlainUCT(1).config, "rave": PlainRAVE(1).config, "forgetful": small} {
		for _, options := range []games.Options{{"size": "3"}, {"size": "4"}, {"size": "5", "turns": "double", "players": "3"}} {
			g := open(t, options)
			var reports [2]Report
			for i := range reports {
				m := NewMCTS(c)
				r := Searched(t, m, g.Start(), Limits{Playouts: 10000, Threads: 3})
				r.Elapsed = 0
				reports[i] = r
				first := m.pool.exchange.workers[0]
				check(t, first)
				if !r.Proven && (first.tree.nodes[0].visits != 10000 || r.Playouts != 10000) {
					t.Errorf("%s, %v: %d visits, %d playouts, want 10000", name, options, first.tree.nodes[0].visits, r.Playouts)
				}
				for _, w := range m.pool.exchange.workers[1:] {
					check(t, w)
					if !reflect.DeepEqual(w.values(), first.values()) {
						t.Errorf("%s, %v: workers do not agree at the root", name, options)
					}
				}
				if !r.Proven && len(m.pool.exchange.bases.nodes) < 5 {
					t.Errorf("%s, %v: %d nodes are shared, want at least 5", name, options, len(m.pool.exchange.bases.nodes))
				}
			}
			if !reflect.DeepEqual(reports[0], reports[1]) {
				t.Errorf("%s, %v: reports differ", name, options)
			}
		}
	}
}

// values returns the moves and statistics of the root's edges.
func (w *worker) values() (all []any) {
	first, end := w.tree.nodes[0].edges()
	for e := first; e < end; e++ {
		c := &w.tree.edges
		all = append(all, c.moves[e], c.visits[e], c.proofs[e] != unproven)
		for i := range w.tree.sumsOf {
			all = append(all, c.sums[i][e])
		}
		if w.tree.amaf {
			all = append(all, c.amafVisits[e], c.amafSums[e])
		}
	}
	return all
}

// Adding whole numbers is exact, so each playout counts exactly once, however often trees are exchanged.
func TestExchangeAddsUp(t *testing.T) {
	g := open(t, games.Options{"size": "5"})
	m := NewMCTS(PlainUCT(3).config)
	r := Searched(t, m, g.Start(), Limits{Playouts: 3000, Threads: 2})
	sum := 0
	for _, c := range r.Candidates {
		sum += c.Visits
	}
	if sum != 3000 {
		t.Errorf("%d visits, want 3000", sum)
	}
	before := m.pool.exchange.workers[0].values()
	m.pool.exchange.collect()
	for _, w := range m.pool.exchange.workers {
		m.pool.exchange.addUp(w)
		m.pool.exchange.compareProofs(w)
		m.pool.exchange.applyProofs(w)
	}
	if !reflect.DeepEqual(before, m.pool.exchange.workers[0].values()) {
		t.Error("an exchange with nothing new changes the statistics")
	}
}

// checkBases compares bases with their nodes and checks their consistency.
func checkBases(t *testing.T, p *pool) {
	t.Helper()
	next := int32(0)
	for i := range p.exchange.bases.nodes {
		b := &p.exchange.bases.nodes[i]
		if b.first != next {
			t.Fatalf("base %d begins at %d, want %d", i, b.first, next)
		}
		first, end := b.edges()
		sum := int32(0)
		for _, v := range p.exchange.bases.edges.visits[first:end] {
			sum += v
		}
		if sum != b.visits {
			t.Fatalf("base %d has %d visits, its edges %d", i, b.visits, sum)
		}
		next = end
	}
	if int(next) != len(p.exchange.bases.edges.visits) {
		t.Fatalf("%d edges of bases, want %d", len(p.exchange.bases.edges.visits), next)
	}
	for _, w := range p.exchange.workers {
		for i := range w.tree.nodes {
			n := &w.tree.nodes[i]
			if n.base == 0 {
				continue
			}
			if b := p.exchange.bases.nodes[n.base-1]; b.count != n.count || b.visits > n.visits {
				t.Fatalf("a node of %d edges and %d visits has a base of %d and %d", n.count, n.visits, b.count, b.visits)
			}
		}
	}
}

// Bases stay within their part of the memory over a whole game, and unused ones are removed to make room.
func TestBasesAreSwept(t *testing.T) {
	g := open(t, games.Options{"size": "5"})
	c := everything
	c.Reuse, c.Solver = true, false
	m := NewMCTS(c)
	Searched(t, m, g.Start(), Limits{Playouts: 2, Threads: 2})
	const limit = 100
	m.pool.exchange.bases.limit = limit
	crowded := false
	most := 0
	for p := g.Start(); !p.Over(); {
		r := Searched(t, m, p, Limits{Playouts: 1000, Threads: 2})
		for _, w := range m.pool.exchange.workers {
			check(t, w)
		}
		checkBases(t, m.pool)
		crowded = crowded || m.pool.exchange.crowded
		most = max(most, len(m.pool.exchange.bases.edges.visits))
		p.Play(r.Best)
	}
	if !crowded || most > limit || most < limit/2 {
		t.Errorf("%d edges of bases at most, crowded %v, want nearly %d and that they were", most, crowded, limit)
	}
	m.pool.exchange.sweep()
	checkBases(t, m.pool)
	used := map[int32]bool{}
	for _, w := range m.pool.exchange.workers {
		for i := range w.tree.nodes {
			used[w.tree.nodes[i].base] = true
		}
	}
	delete(used, 0)
	if len(used) != len(m.pool.exchange.bases.nodes) {
		t.Errorf("%d bases after a sweep, %d are in use", len(m.pool.exchange.bases.nodes), len(used))
	}
}

// With a time limit no worker waits for a slow one longer than necessary, and no statistics are lost.
func TestWorkersContinueIndependently(t *testing.T) {
	g := open(t, games.Options{"size": "6"})
	m := NewMCTS(PlainRAVE(1).config)
	r := Searched(t, m, g.Start(), Limits{Time: 100 * time.Millisecond, Threads: 3})
	checkBases(t, m.pool)
	visits := 0
	for _, c := range r.Candidates {
		visits += c.Visits
	}
	if visits != r.Playouts || m.pool.strict {
		t.Errorf("%d visits of %d playouts, strict %v", visits, r.Playouts, m.pool.strict)
	}
}

// No goroutine continues before all have arrived and the last has called then, whether the others spin or sleep.
func TestBarrier(t *testing.T) {
	for _, spins := range []int{0, 1, 1000} {
		const size, rounds = 3, 200
		b := newBarrier(size)
		b.spins = spins
		var came atomic.Int32
		done := 0 // not atomic: only one goroutine may write it, while the others wait
		var all sync.WaitGroup
		for range size {
			all.Go(func() {
				for round := 1; round <= rounds; round++ {
					came.Add(1)
					b.wait(func() {
						if n := came.Load(); n != int32(size*round) {
							t.Errorf("round %d began when %d had come, want %d", round, n, size*round)
						}
						done++
					})
					if done != round {
						t.Errorf("after round %d: %d are over", round, done)
					}
					b.wait(nil)
				}
			})
		}
		all.Wait()
	}
}

// When one goroutine panics, runGroup tells the others to end, waits for them, and panics with the first panic.
func TestRunGroup(t *testing.T) {
	for who := range 4 {
		b := newBarrier(4)
		b.spins = who * 100
		ended := make([]bool, 4)
		work := func(i int) func() {
			return func() {
				defer func() { ended[i] = true }()
				if i == who {
					panic(i)
				}
				for b.wait(nil) {
				}
			}
		}
		p := crash.In(func() { runGroup(b.abort, work(0), []func(){work(1), work(2), work(3)}) })
		if p == nil || p.Value != who {
			t.Errorf("panic %v, want that of %d", p, who)
		}
		for i, e := range ended {
			if !e {
				t.Errorf("%d goes on when %d has panicked", i, who)
			}
		}
	}
}
