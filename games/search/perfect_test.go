package search_test

import (
	"context"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/null"
	"quintet/games/search"
)

// small are boards on which a plain recursion finds every outcome.
func small() (all []catalogtest.Table) {
	for _, o := range []games.Options{{"size": "3"}, {"size": "3", "turns": "double"}} {
		all = append(all, catalogtest.Table{Spec: null.Spec, Options: o})
	}
	for _, t := range catalogtest.Tables(3) {
		if _, sized := t.Options["size"]; sized {
			all = append(all, t)
		}
	}
	return all
}

// plain returns the outcome of pos by the definition: no bounds, no order, and nothing that the game knows but its results.
func plain(pos games.Position, known map[string]search.Outcome) search.Outcome {
	if ps, over := result(pos); over {
		o := search.Outcome{Winner: games.None}
		if ps != (games.Payoffs{}) {
			o.Winner = games.Winners(ps, 2)[0]
		}
		return o
	}
	text := games.TextOf(pos)
	if o, ok := known[text]; ok {
		return o
	}
	mover := pos.ToMove()
	worth := func(o search.Outcome) int {
		switch o.Winner {
		case mover:
			return 1000 - o.Plies
		case games.None:
			return 0
		}
		return o.Plies - 1000
	}
	best, next := search.Outcome{Winner: 1 - mover}, pos.Clone()
	for i, m := range pos.AppendMoves(nil) {
		next.CopyFrom(pos)
		next.Play(m)
		o := before(plain(next, known))
		if i == 0 || worth(o) > worth(best) {
			best = o
		}
	}
	known[text] = best
	return best
}

// before returns the outcome one ply before a position with outcome o.
func before(o search.Outcome) search.Outcome {
	if o.Winner != games.None {
		o.Plies++
	}
	return o
}

// result returns the result of a game that is over or decided.
func result(pos games.Position) (ps games.Payoffs, ok bool) {
	if pos.Over() {
		return pos.Payoffs(), true
	}
	if d, decides := pos.(games.Decider); decides {
		return d.Decided()
	}
	return ps, false
}

// The solver finds the outcome of the definition, with and without what a game knows, from the start and within games; and the same results.
func TestOutcomesAreThoseOfTheDefinition(t *testing.T) {
	for _, table := range small() {
		t.Run(table.String(), func(t *testing.T) {
			g, known, r := table.Open(t), map[string]search.Outcome{}, games.NewRand(5)
			solver, unaided := search.NewSolver(g, 1<<20), search.NewSolver(g, 1<<12)
			unaided.Plain = true
			for range 40 {
				for p := g.Start(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
					want := plain(p, known)
					for _, s := range []*search.Solver{solver, unaided} {
						got, best, err := s.Solve(t.Context(), p)
						ps, wrong := s.Value(t.Context(), p)
						if err != nil || wrong != nil || got != want || ps != want.Payoffs() {
							t.Fatalf("%s: got %v, %v, %v, %v, want %v", games.TextOf(p), got, err, ps, wrong, want)
						}
						if _, certain := result(p); !certain {
							next := p.Clone()
							next.Play(best)
							if after := before(plain(next, known)); after != want {
								t.Fatalf("%s: %s leads to %v, want %v", games.TextOf(p), g.FormatMove(p, best), after, want)
							}
						}
					}
				}
			}
		})
	}
}

// A solver believes what it is told, whichever image of a position it was told about.
func TestSolverLearns(t *testing.T) {
	for _, told := range []search.Outcome{{Winner: 0, Plies: 77}, {Winner: 1, Plies: 5}, {Winner: games.None}} {
		_, p := after(t, null.Spec, []string{"size=3"})
		g := catalogtest.Open(t, null.Spec, games.Options{"size": "3"})
		s := search.NewSolver(g, 1<<16)
		untold, _, _ := s.Solve(t.Context(), p)
		for _, m := range p.AppendMoves(nil) {
			next := p.Clone()
			next.Play(m)
			s.Learn(next, told)
		}
		want := told
		if told.Winner != games.None {
			want.Plies++
		}
		if got, _, err := s.Solve(t.Context(), p); err != nil || got != want {
			t.Errorf("told that every ply leads to %v the solver says %v, %v; before it said %v", told, got, err, untold)
		}
	}
	// A result without a distance is as good for the result.
	g, p := after(t, null.Spec, []string{"size=3"})
	s := search.NewSolver(g, 1<<16)
	s.Learn(p, search.Outcome{Winner: 1})
	first := p.Clone()
	first.Play(p.AppendMoves(nil)[0])
	s.Learn(first, search.Outcome{Winner: 0})
	if ps, err := s.Value(t.Context(), p); err != nil || ps != games.Share(1, 2) {
		t.Errorf("told that the first ply wins the solver says %v, %v", ps, err)
	}
}

// Two perfect players need as many plies as the solver says. It tells the plies that are left at every ply, and a line that is as long.
func TestPerfectGamesLastAsLongAsSolved(t *testing.T) {
	for _, table := range small() {
		t.Run(table.String(), func(t *testing.T) {
			g := table.Open(t)
			p, e := g.Start(), &search.Perfect{Engine: failing{}, Solver: search.NewSolver(g, 1<<20)}
			want, _, err := e.Solver.Solve(t.Context(), p)
			catalogtest.NoError(t, err)
			for {
				if _, over := result(p); over {
					break
				}
				r := search.Searched(t, e, p, search.Limits{})
				best := r.Candidates[0]
				if !r.Proven || r.Value != want.Payoffs() || best.Plies != want.Plies || want.Plies > 0 && len(r.Line) != min(want.Plies, 16) {
					t.Fatalf("%s: %+v, want %v", games.TextOf(p), r, want)
				}
				p.Play(r.Best)
				want.Plies = max(want.Plies-1, 0)
			}
			if ps, _ := result(p); want.Plies != 0 || ps != want.Payoffs() {
				t.Errorf("the game ends %d plies early, with %v", want.Plies, ps)
			}
		})
	}
}

// Asked for lines, it gives so many moves their distances, the best first, and every other move its result.
func TestPerfectLines(t *testing.T) {
	for _, table := range small() {
		g, known := table.Open(t), map[string]search.Outcome{}
		p := g.Start()
		p.Play(p.AppendMoves(nil)[0])
		mover, next := p.ToMove(), p.Clone()
		for _, lines := range []int{1, 2, 3, 99} {
			e := &search.Perfect{Engine: failing{}, Solver: search.NewSolver(g, 1<<20)}
			r := search.Searched(t, e, p, search.Limits{Lines: lines})
			if len(r.Candidates) != len(p.AppendMoves(nil)) || r.Best != r.Candidates[0].Move {
				t.Fatalf("%s: %+v", table, r)
			}
			for i, c := range r.Candidates {
				next.CopyFrom(p)
				next.Play(c.Move)
				o := before(plain(next, known))
				exact := i < lines
				wrong := c.Value[mover] < o.Payoffs()[mover] || i > 0 && c.Value[mover] > r.Candidates[i-1].Value[mover]
				wrong = wrong || (exact || lines > 1) && (!c.Proven || c.Bound || c.Value != o.Payoffs())
				if wrong || exact && c.Plies != o.Plies || !exact && c.Plies != 0 {
					t.Errorf("%s, %d lines: candidate %d is %+v, solved: %v", table, lines, i, c, o)
				}
			}
		}
	}
}

// If only the distance takes too long, it plays a move that wins.
func TestPerfectWinsWithoutDistance(t *testing.T) {
	found := 0
	for _, table := range small() {
		g, known, r := table.Open(t), map[string]search.Outcome{}, games.NewRand(3)
		for p := g.Start(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
			for nodes := 2; nodes < 2000; nodes *= 2 {
				e := &search.Perfect{Engine: search.Greedy{Seed: 1}, Solver: search.NewSolver(g, 1<<16), Nodes: nodes}
				c := search.Searched(t, e, p, search.Limits{}).Candidates[0]
				if !c.Proven || c.Plies > 0 || c.Value[p.ToMove()] <= 0 {
					continue
				}
				found++
				next := p.Clone()
				next.Play(c.Move)
				if o := plain(next, known); o.Winner != p.ToMove() {
					t.Errorf("%s, %d positions: %s does not win: %v", games.TextOf(p), nodes, g.FormatMove(p, c.Move), o)
				}
			}
		}
	}
	if found == 0 {
		t.Error("the distance was always found with the result")
	}
}

// Told the outcome of a position and of the best answer to it, it needs no search there.
func TestPerfectBelieves(t *testing.T) {
	for _, table := range small() {
		g := table.Open(t)
		p := g.Start()
		p.Play(p.AppendMoves(nil)[0])
		want, best, err := search.NewSolver(g, 1<<20).Solve(t.Context(), p)
		catalogtest.NoError(t, err)
		e := &search.Perfect{Engine: failing{}, Solver: search.NewSolver(g, 1<<16), Nodes: 3}
		e.Solver.Learn(p, want)
		next := p.Clone()
		next.Play(best)
		left := want
		left.Plies = max(left.Plies-1, 0)
		e.Solver.Learn(next, left)
		c := search.Searched(t, e, p, search.Limits{}).Candidates[0]
		if c.Value != want.Payoffs() || c.Plies != want.Plies {
			t.Errorf("%s: %+v after %d positions, want %v", games.TextOf(p), c, e.Solver.Nodes(), want)
		}
	}
}

// failing is an engine that must not be asked.
type failing struct{}

func (failing) Search(context.Context, games.Position, search.Limits) (search.Report, error) {
	panic("the wrapped engine was asked")
}

// Where solving takes too long, or nothing is left to solve, the wrapped engine chooses.
func TestPerfectLeavesTheRest(t *testing.T) {
	wrapped := search.Greedy{Seed: 1}
	g, p := after(t, null.Spec, []string{"size=6"})
	want := search.Searched(t, wrapped, p, search.Limits{})
	e := &search.Perfect{Engine: wrapped, Solver: search.NewSolver(g, 1<<16), Nodes: 1000}
	if r := search.Searched(t, e, p, search.Limits{}); r.Best != want.Best || r.Proven || e.Solver.Nodes() < 500 || e.Solver.Nodes() > 2000 {
		t.Errorf("after %d positions it plays %v, want %v", e.Solver.Nodes(), r, want)
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if r, err := e.Search(cancelled, p, search.Limits{}); err == nil || !p.Legal(r.Best) {
		t.Errorf("cancelled: %v, %v", r, err)
	}
	decided := 0
	for _, table := range small() { // decided, but not over
		g, r := table.Open(t), games.NewRand(2)
		if _, decides := g.Start().(games.Decider); !decides {
			continue
		}
		found := false
		for try := 0; try < 100 && !found; try++ {
			for p := g.Start(); !p.Over() && !found; p.Play(catalogtest.AnyMove(p, r)) {
				if _, found = result(p); !found {
					continue
				}
				e := &search.Perfect{Engine: wrapped, Solver: search.NewSolver(g, 1<<16)}
				if got, want := search.Searched(t, e, p, search.Limits{}), search.Searched(t, wrapped, p, search.Limits{}); got.Best != want.Best {
					t.Errorf("%s is decided: it plays %v, want %v", games.TextOf(p), got.Best, want.Best)
				}
			}
		}
		if found {
			decided++
		}
	}
	if decided == 0 {
		t.Error("no game was decided before its end")
	}
}

// The end of a game is solved if it has few moves: not a forced ply, and not a game for three.
func TestEndingsAreSolved(t *testing.T) {
	wrapped := search.Greedy{Seed: 1}
	for _, tt := range []struct {
		options, plies []string
		solved         bool
	}{
		{[]string{"size=3"}, nil, true},
		{[]string{"size=3", "players=3"}, nil, false},
		{[]string{"size=6"}, nil, false}, // takes too long
		{[]string{"size=2"}, []string{"a1", "b1", "a2"}, false},
	} {
		_, p := after(t, null.Spec, tt.options, tt.plies...)
		want := search.Searched(t, wrapped, p, search.Limits{})
		r := search.Searched(t, search.Endings(wrapped), p, search.Limits{})
		if r.Proven != tt.solved || !tt.solved && r.Best != want.Best {
			t.Errorf("%v %v: plays %v, proven %v; want %v, the wrapped engine %v", tt.options, tt.plies, r.Best, r.Proven, tt.solved, want.Best)
		}
	}
}

// With too few positions for everything, what is told stays true: the result without its distance, and values by the wrapped engine for other moves,
// none better than the best one.
func TestPerfectTellsWhatItFinds(t *testing.T) {
	nearer, valued := 0, 0
	for _, table := range small() {
		g, known := table.Open(t), map[string]search.Outcome{}
		p := g.Start()
		p.Play(p.AppendMoves(nil)[0])
		mover, want := p.ToMove(), plain(p, known)
		for nodes := 1; nodes < 3000; nodes += nodes/4 + 1 {
			e := &search.Perfect{Engine: search.PlainUCT(1), Solver: search.NewSolver(g, 1<<20), Nodes: nodes}
			r := search.Searched(t, e, p, search.Limits{Lines: 3, Playouts: 300})
			best := r.Candidates[0]
			if len(r.Candidates) != len(p.AppendMoves(nil)) || r.Best != best.Move || !r.Proven && e.Solver.Nodes() < nodes {
				t.Fatalf("%s, %d nodes: %+v", table, nodes, r)
			}
			if r.Proven && (r.Value != want.Payoffs() || best.Plies != 0 && best.Plies != want.Plies) {
				t.Errorf("%s, %d nodes: worth %v in %d plies, want %v", table, nodes, r.Value, best.Plies, want)
			}
			if !r.Proven {
				continue
			}
			if best.Plies < want.Plies {
				nearer++
			}
			for _, c := range r.Candidates[1:] {
				next := p.Clone()
				next.Play(c.Move)
				if c.Bound || c.Value[mover] > best.Value[mover] || c.Proven && c.Value != plain(next, known).Payoffs() {
					t.Errorf("%s, %d nodes: candidate %+v, the best %+v", table, nodes, c, best)
				}
				if !c.Proven && c.Visits > 0 {
					valued++
				}
			}
		}
	}
	if nearer == 0 || valued == 0 {
		t.Errorf("%d results without distance, %d values of the wrapped engine; want some", nearer, valued)
	}
}
