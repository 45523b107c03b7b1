package search

import (
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/null"
)

// What is found while the opponent thinks is there when he has moved: the root begins with the visits that his move got.
func TestPonderingIsReused(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"size": "5", "turns": "double"})
	if err != nil {
		t.Fatal(err)
	}
	for _, threads := range []int{1, 2} {
		c := everything
		c.Reuse = true
		m := NewMCTS(c)
		var woken atomic.Int32
		th := Thinker{Wake: func() { woken.Add(1) }}
		p := g.Start()
		last := int32(0)
		for range 4 {
			var root *node
			for long := 60 * time.Millisecond; long < 20*time.Second; long *= 2 { // a busy machine takes its time
				th.Ponder(p, m, threads)
				time.Sleep(long)
				if _, ok := th.Poll(); ok || th.Busy() || woken.Load() != 0 {
					t.Error("pondering gives an answer")
				}
				if _, ok := th.Progress(); ok {
					t.Error("pondering tells its progress")
				}
				th.Hurry() // is harmless, too
				th.Stop()
				if root = &m.pool.workers[0].tree.nodes[0]; root.visits > last {
					break
				}
			}
			if root.visits <= last {
				t.Errorf("%d threads: %d visits after pondering, %d before", threads, root.visits, last)
			}
			r := m.pool.report(newClock(t.Context(), Limits{}))
			p.Play(r.Best)
			th.Start(p, m, Limits{Playouts: 500, Threads: threads})
			answer := wait(&th)
			woken.Store(0)
			root = &m.pool.workers[0].tree.nodes[0]
			if want := int32(r.Candidates[0].Visits); !answer.Proven && (answer.Playouts != 500 || root.visits <= 500 || root.visits > want+500) {
				t.Errorf("%d threads: %d playouts, %d visits, want 500 and up to %d more", threads, answer.Playouts, root.visits, want)
			}
			p.Play(answer.Best)
			last = int32(answer.Candidates[0].Visits)
		}
	}
}

// wait returns the answer of th, however long it takes.
func wait(th *Thinker) Report {
	for {
		if a, ok := th.Poll(); ok {
			return a.Report
		}
		time.Sleep(time.Millisecond)
	}
}

// A position that is over is nothing to ponder about, and pondering stops soon.
func TestPonderingStops(t *testing.T) {
	g, err := null.Spec.Open(games.Options{"size": "6"})
	if err != nil {
		t.Fatal(err)
	}
	var th Thinker
	p := g.Start()
	for !p.Over() {
		p.Play(p.AppendMoves(nil)[0])
	}
	th.Ponder(p, NewMCTS(everything), 2)
	if th.job != nil {
		t.Error("ponders about a position that is over")
	}
	best := time.Hour
	for range 20 {
		th.Ponder(g.Start(), NewMCTS(everything), 2)
		time.Sleep(10 * time.Millisecond)
		start := time.Now()
		th.Stop()
		best = min(best, time.Since(start))
		if best <= 50*time.Millisecond {
			break
		}
	}
	if best > 50*time.Millisecond {
		t.Errorf("stops after %v at best, want at most 50 ms", best)
	}
}
