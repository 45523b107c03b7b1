package search_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// solved lists openings on small boards with their results from independent exact solvers.
var solved = []struct {
	game    string
	options []string
	wins    string // openings that win for the first player, "all" or "none"; or "all but" some
	draws   bool   // the other openings draw; otherwise they lose
	long    bool
}{
	{"squex", []string{"size=2"}, "none", false, false},
	{"squex", []string{"size=3"}, "all but b1 b3", false, false},
	{"squex", []string{"size=4"}, "all but b1 c1 b4 c4", false, true},
	{"distrify", []string{"size=2", "pairs=adjacent"}, "none", false, false},
	{"distrify", []string{"size=2", "pairs=original"}, "none", false, false},
	{"distrify", []string{"size=3", "pairs=adjacent"}, "b1 b3", false, false},
	{"distrify", []string{"size=3", "pairs=original"}, "b2", false, false},
	{"distrify", []string{"size=4", "pairs=adjacent"}, "none", false, true},
	{"distrify", []string{"size=4", "pairs=original"}, "none", false, true},
	{"taiji", []string{"size=3", "groups=1"}, "none", false, false},
	{"taiji", []string{"size=3", "groups=3", "tie=draw"}, "none", true, false},
	{"taiji", []string{"size=4", "groups=1"}, "none", false, true},
	{"squ", []string{"size=3"}, "none", true, false},
	{"squ", []string{"size=4"}, "none", true, true},
}

func TestSolvedBoards(t *testing.T) {
	for _, tt := range solved {
		t.Run(tt.game+" "+strings.Join(tt.options, " "), func(t *testing.T) {
			if tt.long && testing.Short() {
				t.Skip("takes seconds")
			}
			spec, _ := catalog.Find(tt.game)
			g, p := after(t, spec, tt.options)
			but, all := strings.CutPrefix(tt.wins, "all but ")
			listed := strings.Fields(but)
			next := p.Clone()
			solver := search.NewSolver(g, 32<<20) // openings often transpose into each other
			solver.Plain = true
			for _, m := range p.AppendMoves(nil) {
				name := g.FormatMove(p, m)
				next.CopyFrom(p)
				next.Play(m)
				got, err := solver.Value(t.Context(), next)
				want := games.Share(2, 2)
				switch {
				case slices.Contains(listed, name) != all:
					want = games.Share(1, 2)
				case tt.draws:
					want = games.Payoffs{}
				}
				if err != nil || got != want {
					t.Errorf("%s is worth %v, %v, want %v", name, got, err, want)
				}
			}
			t.Logf("%d positions", solver.Nodes())
		})
	}
}

// On these boards best play by both is a tie, though not after every opening.
func TestTiedStarts(t *testing.T) {
	spec, _ := catalog.Find("taiji")
	for _, size := range []string{"size=2", "size=3", "size=4"} {
		g, p := after(t, spec, []string{size, "groups=1", "tie=draw"})
		if got, _, err := search.NewSolver(g, 32<<20).Solve(t.Context(), p); err != nil || got != (search.Outcome{Winner: games.None}) {
			t.Errorf("taiji %s: %v, %v, want a tie", size, got, err)
		}
	}
}

// A cancelled solver returns no result.
func TestSolveIsCancelled(t *testing.T) {
	spec, _ := catalog.Find("squex")
	g, p := after(t, spec, []string{"size=8"})
	prompt(t, 270*time.Millisecond, func() time.Duration {
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		start := own()
		solver := search.NewSolver(g, 1<<20)
		if o, _, err := solver.Solve(ctx, p); err == nil || o != (search.Outcome{Winner: games.None}) || solver.Nodes() == 0 {
			t.Errorf("%v, %v after %d positions, want an error", o, err, solver.Nodes())
		}
		return own().Sub(start)
	})
}
