package search_test

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/null"
	"quintet/games/search"
)

// A search that ends early plays what it would have played with all its playouts, and ends only when the first move is far enough ahead.
func TestStopEarlyChangesNothing(t *testing.T) {
	const playouts = 600
	specs := append(catalog.All(), null.Spec)
	for _, c := range []search.Config{{Exploration: 0.7, RandomOrder: true}, {RAVE: 600, FPU: 1, ExpandAt: 4}} {
		shorter, all := 0, 0
		for _, s := range specs {
			_, p := after(t, s, nil)
			r := games.NewRand(3)
			for ply := 0; !p.Over() && ply < 60; ply++ {
				ms := p.AppendMoves(nil)
				if ply%15 == 14 {
					for _, threads := range []int{1, 2} {
						c.Seed = uint64(ply)
						short, whole := c, c
						short.StopEarly = true
						lim := search.Limits{Playouts: playouts, Threads: threads}
						got, err := search.NewMCTS(short).Search(t.Context(), p, lim)
						if err != nil {
							t.Fatal(err)
						}
						want, err := search.NewMCTS(whole).Search(t.Context(), p, lim)
						if err != nil {
							t.Fatal(err)
						}
						if got.Best != want.Best {
							t.Errorf("%s, ply %d, %d threads: plays %d after %d playouts, want %d", s.ID, ply, threads, got.Best, got.Playouts, want.Best)
						}
						if all++; got.Playouts < want.Playouts {
							shorter++
							if lead := got.Candidates[0].Visits - got.Candidates[1].Visits; lead <= playouts-got.Playouts {
								t.Errorf("%s, ply %d: ended %d visits ahead with %d playouts left", s.ID, ply, lead, playouts-got.Playouts)
							}
						}
					}
				}
				p.Play(ms[r.Intn(len(ms))])
			}
		}
		if shorter == 0 || shorter == all {
			t.Errorf("%d of %d searches with %+v ended early, want some", shorter, all, c)
		}
	}
}

// Of a time too: it ends before, with the move that it likes best, but not at once. Without a limit there is nothing to be early for.
func TestStopEarlyOfATime(t *testing.T) {
	g, p := after(t, null.Spec, []string{"size=3"}, "b1", "c1", "c2", "b3")
	e := search.NewMCTS(search.Config{RAVE: 100, FPU: 1, StopEarly: true})
	const limit = 300 * time.Millisecond
	for name, lim := range map[string]search.Limits{"time": {Time: limit}, "two threads": {Time: limit, Threads: 2}, "cpu": {CPU: limit / 4}} {
		var r search.Report
		for try := 0; try < 5 && (try == 0 || lim.Time > 0 && r.Elapsed >= lim.Time); try++ { // a busy machine wakes us late
			var err error
			if r, err = e.Search(t.Context(), p, lim); err != nil || g.FormatMove(p, r.Best) != "c3" {
				t.Errorf("%s: %s, %v, want c3", name, g.FormatMove(p, r.Best), err)
			}
		}
		if lim.Time > 0 && (r.Elapsed >= lim.Time || r.Elapsed < lim.Time/16) {
			t.Errorf("%s: ended after %v of %v", name, r.Elapsed, lim.Time)
		}
	}
	var th search.Thinker
	th.Start(p, e, search.Limits{})
	time.Sleep(100 * time.Millisecond)
	if _, ok := th.Poll(); ok {
		t.Error("a search without limits ended")
	}
	th.Stop()
}
