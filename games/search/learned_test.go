package search_test

import (
	"testing"

	"quintet/games"
	"quintet/games/null"
	"quintet/games/search"
)

// contrary is a position that has learned the opposite of what its game knows.
type contrary struct {
	games.Position
	asked *int // how often it was asked for an estimate
}

func (p *contrary) CopyFrom(src games.Position) { p.Position.CopyFrom(src.(*contrary).Position) }
func (p *contrary) Clone() games.Position       { return &contrary{p.Position.Clone(), p.asked} }
func (p *contrary) Evaluate() games.Payoffs {
	*p.asked++
	return p.Position.(games.Evaluator).Evaluate()
}

func (p *contrary) LearnedValue() games.Payoffs {
	ps := p.Evaluate()
	if !p.Over() {
		ps[0], ps[1] = ps[1], ps[0]
	}
	return ps
}

func (p *contrary) AppendPriors(dst []float32, ms []games.Move) []float32 {
	return p.Position.(games.Prior).AppendPriors(dst, ms)
}

func (p *contrary) AppendLearnedPriors(dst []float32, ms []games.Move) []float32 {
	first := len(dst)
	dst = p.AppendPriors(dst, ms)
	for i := range dst[first:] {
		dst[first+i] = 1 - dst[first+i]
	}
	return dst
}

// With Learned a search uses what was learned, without it what the game knows. All visits of a leaf share one estimate.
func TestLearned(t *testing.T) {
	g, start := after(t, null.Spec, []string{"size=4"})
	for _, c := range []search.Config{
		{Estimate: 1, Exploration: 0.3, ExpandAt: 4},
		{Estimate: 1, Exploration: 0.3, ExpandAt: 4, Reuse: true},
		{Bias: 30, FPU: 0.5},
	} {
		for _, learned := range []bool{false, true} {
			asked := 0
			c.Learned = learned
			r, err := search.NewMCTS(c).Search(t.Context(), &contrary{start, &asked}, search.Limits{Playouts: 3000})
			if err != nil {
				t.Fatal(err)
			}
			// The last column is worth most.
			if got := g.FormatMove(start, r.Best)[0] == 'd'; got == learned {
				t.Errorf("%+v plays %s", c, g.FormatMove(start, r.Best))
			}
			if c.Estimate > 0 && (asked == 0 || asked > 2000) {
				t.Errorf("%+v: %d estimates for 3000 visits", c, asked)
			}
		}
	}
}

// Nodes lists what the tree holds, with the values that the report has for the moves of the root.
func TestNodes(t *testing.T) {
	_, p := after(t, null.Spec, []string{"size=3"}, "a1", "b1")
	e := search.NewMCTS(search.Config{Exploration: 0.3, Solver: true})
	if e.Nodes(1) != nil {
		t.Error("there are nodes before the first search")
	}
	r, err := e.Search(t.Context(), p, search.Limits{Playouts: 400})
	if err != nil {
		t.Fatal(err)
	}
	values := map[games.Move]search.Candidate{}
	for _, c := range r.Candidates {
		values[c.Move] = c
	}
	deep, last := 0, 1<<30
	for _, least := range []int{1, 20, 100} {
		nodes := e.Nodes(least)
		for _, n := range nodes {
			q := p.Clone()
			for _, m := range n.Moves {
				if !q.Legal(m) {
					t.Fatalf("%v has the illegal move %d", n.Moves, m)
				}
				q.Play(m)
			}
			if q.Over() {
				t.Errorf("%v ends the game", n.Moves)
			}
			if len(n.Moves) > 1 {
				deep++
				continue
			}
			if c := values[n.Moves[0]]; c.Value != n.Value || c.Proven != n.Proven || !n.Proven && c.Visits < least {
				t.Errorf("%+v, the report has %+v", n, c)
			}
		}
		if len(nodes) > last || least == 1 && len(nodes) == 0 {
			t.Errorf("%d nodes with %d visits, %d with fewer", len(nodes), least, last)
		}
		last = len(nodes)
	}
	if deep == 0 {
		t.Error("no node is below the moves of the root")
	}
}
