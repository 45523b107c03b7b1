package search_test

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/search"
)

// A search that foresees proves the same result as exhaustive search, in fewer playouts than one that does not.
func TestForeseeProvesTheValue(t *testing.T) {
	plain := search.Config{RAVE: 600, FPU: 1, Solver: true, Decide: true, Seed: 1}
	foreseeing := plain
	foreseeing.Foresee = true
	spec, _ := catalog.Find("squ")
	for _, ties := range []string{"ties=draw", "ties=record"} {
		_, start := after(t, spec, []string{"size=4", ties})
		r := games.NewRand(3)
		needs, solver := map[bool]int{}, search.NewSolver(4<<20)
		for i := range 12 {
			if !gametest.Sampled(i, 4) {
				continue
			}
			p := start.Clone()
			for range 8 {
				p.Play(catalogtest.AnyMove(p, r))
			}
			want, _, err := solver.Solve(t.Context(), p)
			if err != nil {
				t.Fatal(err)
			}
			for foresees, c := range map[bool]search.Config{false: plain, true: foreseeing} {
				rep, err := search.NewMCTS(c).Search(t.Context(), p, search.Limits{Playouts: 200_000})
				text, _ := p.AppendText(nil)
				// If there is only one reply, the search ends before it has proven anything.
				forced := foresees && len(rep.Candidates) == 1
				if err != nil || !forced && (!rep.Proven || rep.Value != want) {
					t.Errorf("%s %s, foresee=%v: value %v, proven %v, %v; want %v", ties, text, foresees, rep.Value, rep.Proven, err, want)
				}
				next := p.Clone()
				next.Play(rep.Best)
				if v, _, err := solver.Solve(t.Context(), next); err != nil || v != want {
					t.Errorf("%s %s, foresee=%v: plays %d, worth %v, %v, want %v", ties, text, foresees, rep.Best, v, err, want)
				}
				needs[foresees] += rep.Playouts
			}
		}
		t.Logf("%s: %d playouts, %d without", ties, needs[true], needs[false])
		if needs[true] >= needs[false] {
			t.Errorf("%s: %d playouts, no fewer than %d without", ties, needs[true], needs[false])
		}
	}
}
