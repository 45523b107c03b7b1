package search_test

import (
	"context"
	"reflect"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/search"
)

// after opens a game with options and plays plies.
func after(t testing.TB, s games.Spec, options []string, plies ...string) (games.Game, games.Position) {
	t.Helper()
	m := catalogtest.Match(t, s.ID+" "+strings.Join(options, " "), strings.Join(plies, " "))
	return m.Game(), m.Position()
}

// minimax returns the textbook minimax value of a two-player position, and the number of positions visited.
func minimax(pos games.Position) (games.Payoffs, int) {
	if pos.Over() {
		return pos.Payoffs(), 1
	}
	mover := pos.ToMove()
	best, count := games.Payoffs{-2, -2}, 1
	next := pos.Clone()
	for _, m := range pos.AppendMoves(nil) {
		next.CopyFrom(pos)
		next.Play(m)
		v, n := minimax(next)
		count += n
		if v[mover] > best[mover] {
			best = v
		}
	}
	return best, count
}

// smallGames are two-player games, with single and double turns, that are small enough for minimax. A player can make two plies in a row.
var smallGames = []struct {
	name    string
	options []string
	plies   []string
}{
	{"2x2", []string{"size=2"}, nil},
	{"2x2 double", []string{"size=2", "turns=double"}, nil},
	{"2x2 double, open turn", []string{"size=2", "turns=double"}, []string{"a1"}},
	{"3x3 later", []string{"size=3"}, []string{"a1", "b1"}},
	{"3x3 double later", []string{"size=3", "turns=double"}, []string{"a1", "end", "c1", "b1"}},
	{"3x3 double, open turn", []string{"size=3", "turns=double"}, []string{"a1", "b3", "b1", "end", "c1"}},
	{"only c3 wins", []string{"size=3"}, []string{"b1", "c1", "c2", "b3"}},
	{"only c2 wins", []string{"size=3"}, []string{"a2", "a3", "c1", "c3"}},
	{"only c3 wins, double", []string{"size=3", "turns=double"}, []string{"b1", "a1", "c2", "b3", "c1"}},
	{"only c1 wins, double", []string{"size=3", "turns=double"}, []string{"c3", "a2", "b3", "c2", "b1"}},
}

// solverConfigs are configurations that must all find the same values.
var solverConfigs = []struct {
	name   string
	config search.Config
}{
	{"uct", search.Config{Exploration: 0.7, RandomOrder: true, Solver: true}},
	{"uct with decisive moves", search.Config{Exploration: 0.7, FPU: 0.5, Solver: true, Decisive: true}},
	{"rave", search.Config{RAVE: 100, FPU: 1, Solver: true}},
	{"policy", search.Config{Policy: 0.5, Reserve: 0.1, FPU: 0.5, Estimate: 1, Solver: true, Decisive: true}},
	{"everything", search.Config{RAVE: 100, FPU: 0.5, Exploration: 0.2, Bias: 0.5, Solver: true,
		Decisive: true, Decide: true, PlayoutsPerLeaf: 2, ExpandAt: 4}},
}

// A search proves the value and plays a move that achieves it, even if it is the only legal one, also for positions that have only rules, or only an
// evaluation.
func TestProvesTheValue(t *testing.T) {
	for _, g := range smallGames {
		_, p := after(t, null.Spec, g.options, g.plies...)
		want, _ := minimax(p)
		for _, q := range []games.Position{p, &bare{p.Clone()}, &valued{p.Clone()}} {
			engines := map[string]search.Engine{"alpha-beta": search.NewAlphaBeta(search.AlphaBetaConfig{Memory: 1 << 16})}
			for _, c := range solverConfigs {
				engines[c.name] = search.NewMCTS(c.config)
			}
			for name, e := range engines {
				r := search.Searched(t, e, q, search.Limits{Playouts: 200_000})
				if !r.Proven || r.Value != want {
					t.Errorf("%s, %T, %s: value %v, proven %v; want %v, proven", g.name, q, name, r.Value, r.Proven, want)
				}
				next := p.Clone()
				next.Play(r.Best)
				if v, _ := minimax(next); v != want {
					t.Errorf("%s, %T, %s: move %d is worth %v, want %v", g.name, q, name, r.Best, v, want)
				}
			}
		}
	}
}

func TestSeveralPlayersFindSureWins(t *testing.T) {
	// p1 has 3 + 3 points from the columns, and the others cannot reach that with one stone each.
	_, p := after(t, null.Spec, []string{"size=2", "players=3"}, "b1", "a1", "a2")
	r, err := search.NewMCTS(search.Config{Exploration: 0.7, RandomOrder: true, Solver: true}).Search(t.Context(), p, search.Limits{Playouts: 1000})
	want := games.Share(1, 3)
	if err != nil || !r.Proven || r.Value != want {
		t.Errorf("value %v, proven %v, %v; want %v, proven", r.Value, r.Proven, err, want)
	}
}

func TestSameSeedSameReport(t *testing.T) {
	for _, options := range [][]string{{"size=4"}, {"size=4", "turns=double", "players=3"}} {
		_, p := after(t, null.Spec, options)
		for _, c := range solverConfigs {
			c.config.Seed = 7
			var reports [2]search.Report
			for i := range reports {
				r := search.Searched(t, search.NewMCTS(c.config), p, search.Limits{Playouts: 3000})
				r.Elapsed = 0
				reports[i] = r
			}
			if !reflect.DeepEqual(reports[0], reports[1]) {
				t.Errorf("%v, %s: reports differ:\n%v\n%v", options, c.name, reports[0], reports[1])
			}
			c.config.Seed = 8
			if r, _ := search.NewMCTS(c.config).Search(t.Context(), p, search.Limits{Playouts: 3000}); reflect.DeepEqual(r.Candidates, reports[0].Candidates) {
				t.Errorf("%v, %s: another seed gives the same candidates", options, c.name)
			}
		}
	}
}

// A search that is cancelled before it begins still returns a legal move.
func TestCancelledBeforeTheStart(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=4"})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for _, c := range solverConfigs {
		r, err := search.NewMCTS(c.config).Search(ctx, p, search.Limits{})
		if err != context.Canceled || !p.Legal(r.Best) || len(r.Line) == 0 || r.Line[0] != r.Best {
			t.Errorf("%s: %v, best %d, line %v; want a legal move and that the search was cancelled", c.name, err, r.Best, r.Line)
		}
	}
}

func TestCancelReturnsSoon(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=6", "players=4"})
	gametest.NoGoroutineLeak(t)
	prompt(t, 250*time.Millisecond, func() time.Duration {
		ctx, cancel := context.WithCancel(t.Context())
		var cancelled time.Time
		began := make(chan struct{}) // closed when the search is running
		go func() {
			<-began
			cancelled = own()
			cancel()
		}()
		first := sync.OnceFunc(func() { close(began) })
		r, err := search.PlainUCT(1).Search(ctx, p, search.Limits{Progress: func(search.Report) { first() }})
		if err != context.Canceled || !p.Legal(r.Best) || r.Playouts == 0 {
			t.Errorf("%v, best %d after %d playouts", err, r.Best, r.Playouts)
		}
		return own().Sub(cancelled)
	})
}

// counting returns a clock that advances by step at every reading.
func counting(step time.Duration) func() time.Time {
	var looks atomic.Int64
	return func() time.Time { return time.Unix(0, looks.Add(1)*int64(step)) }
}

func TestLimits(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=5"})
	r, err := search.PlainRAVE(1).Search(t.Context(), p, search.Limits{Playouts: 1000})
	visits := 0
	for _, c := range r.Candidates {
		visits += c.Visits
	}
	if err != nil || r.Playouts != 1000 || visits != 1000 || len(r.Candidates) != 25 {
		t.Errorf("%d playouts, %d visits of %d moves, %v; want 1000 of 25", r.Playouts, visits, len(r.Candidates), err)
	}
	r, err = search.PlainUCT(1).Search(t.Context(), p, search.Limits{Time: 30 * time.Millisecond, Now: counting(time.Millisecond)})
	if err != nil || r.Elapsed < 30*time.Millisecond || r.Elapsed > 36*time.Millisecond {
		t.Errorf("took %v, %v, want 30 ms and a few looks at the clock", r.Elapsed, err)
	}
}

// A player's search ends as soon as its best move is settled, with the move that the whole search plays, and not before.
func TestEarlyEnd(t *testing.T) {
	const most = 20_000
	ended := 0
	for _, plies := range [][]string{nil, {"b1", "c1", "c2", "b3"}, {"a2", "a3", "c1", "c3"}} {
		_, p := after(t, null.Spec, []string{"size=3"}, plies...)
		for seed := range uint64(4) {
			for _, perLeaf := range []int{1, 2} {
				e := func() search.Engine {
					return search.NewMCTS(search.Config{Exploration: 0.3, FPU: 1, PlayoutsPerLeaf: perLeaf, Seed: seed})
				}
				whole := search.Searched(t, e(), p, search.Limits{Playouts: most})
				r := search.Searched(t, e(), p, search.Limits{Playouts: most, Early: true})
				left := (most - r.Playouts) * perLeaf
				if whole.Playouts != most || r.Best != whole.Best || r.Candidates[0].Visits-r.Candidates[1].Visits < left {
					t.Errorf("%v: %v after %d playouts, %v after %d", plies, r.Candidates[:2], r.Playouts, whole.Best, whole.Playouts)
				}
				if r.Playouts < most {
					ended++
				}
			}
		}
		const limit = time.Second
		lim := search.Limits{Time: limit, Early: true, Now: counting(time.Millisecond)}
		if r := search.Searched(t, search.PlainUCT(1), p, lim); len(plies) > 0 && (r.Elapsed > limit*9/10 || r.Elapsed < limit/3) {
			t.Errorf("%v: it ends after %v of %v", plies, r.Elapsed, limit)
		}
	}
	if ended < 12 {
		t.Errorf("%d searches ended early", ended)
	}
}

func TestProgressReports(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=5"})
	told, last := 0, time.Duration(0)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_, err := search.PlainUCT(1).Search(ctx, p, search.Limits{Now: counting(time.Millisecond), Progress: func(r search.Report) {
		if !p.Legal(r.Best) || r.Playouts == 0 {
			t.Errorf("progress without a move: %v", r)
		}
		if told > 0 && r.Elapsed-last < 50*time.Millisecond {
			t.Errorf("told after %v and %v, want 50 ms between", last, r.Elapsed)
		}
		if last, told = r.Elapsed, told+1; told == 3 {
			cancel()
		}
	}})
	if err != context.Canceled || told < 3 {
		t.Errorf("told %d times, %v, want 3 until it was cancelled", told, err)
	}
}
