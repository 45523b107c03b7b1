package search_test

import (
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
)

// A report about the position before a swap holds the moves of that position, including the swap, with the payoffs of its players.
func TestSwapRuleReport(t *testing.T) {
	spec, _ := catalog.Find("squex")
	for opening, swaps := range map[string]bool{"b2": true, "b1": false} { // on 3x3 the first wins, the second loses
		g, p := after(t, spec, []string{"size=3", "swap=on"}, opening)
		mover, told := p.ToMove(), 0
		m, _ := p.(games.Swapper).Swap()
		check := func(r search.Report) {
			if !p.Legal(r.Best) || r.Line[0] != r.Best || r.Candidates[0].Move != r.Best || r.Candidates[0].Value != r.Value {
				t.Errorf("%s: the report %+v does not agree with itself", opening, r)
			}
			if !slices.ContainsFunc(r.Candidates, func(c search.Candidate) bool { return c.Move == m }) || len(r.Candidates) != len(p.AppendMoves(nil)) {
				t.Errorf("%s: %d candidates, want all moves and the swap", opening, len(r.Candidates))
			}
			for next := p.Clone(); len(r.Line) > 0; r.Line = r.Line[1:] {
				if !next.Legal(r.Line[0]) {
					t.Fatalf("%s: the line leads to a ply that is not legal", opening)
				}
				next.Play(r.Line[0])
			}
		}
		e := search.SwapRule{Engine: search.NewMCTS(search.Config{Exploration: 1, FPU: 1, Solver: true, Seed: 1})}
		r := search.Searched(t, e, p, search.Limits{Playouts: 200_000, Progress: func(r search.Report) { told++; check(r) }})
		check(r)
		if (r.Best == m) != swaps || !r.Proven || r.Value[mover] <= 0 {
			t.Errorf("%s: plays %s, worth %v to the mover, proven %v; want swap %v, and a win", opening, g.FormatMove(p, r.Best), r.Value[mover], r.Proven, swaps)
		}
	}
}

// The value of a swap needs the whole search, even if its best answer is settled early.
func TestSwapIsNotDecidedEarly(t *testing.T) {
	spec, _ := catalog.Find("squex")
	_, p := after(t, spec, []string{"size=3", "swap=on"}, "b2")
	r := &recorded{early: true}
	search.Searched(t, search.SwapRule{Engine: r}, p, search.Limits{Early: true})
	if len(r.asked) != 1 || r.early {
		t.Errorf("%d searches, the last with an early end: %v", len(r.asked), r.early)
	}
}
