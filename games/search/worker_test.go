package search_test

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/search"
)

// A search that foresees proves the same result as exhaustive search, in fewer playouts than one that does not.
func TestForeseeProvesTheValue(t *testing.T) {
	plain := search.Config{RAVE: 600, FPU: 1, Solver: true, Decide: true, Seed: 1}
	foreseeing := plain
	foreseeing.Foresee = true
	spec, _ := catalog.Find("squ")
	for _, ties := range []string{"ties=draw", "ties=record"} {
		g, start := after(t, spec, []string{"size=4", ties})
		r := games.NewRand(3)
		needs, solver := map[bool]int{}, search.NewSolver(g, 4<<20)
		solver.Plain = true
		for i := range 12 {
			if !gametest.Sampled(i, 4) {
				continue
			}
			p := start.Clone()
			for range 8 {
				p.Play(catalogtest.AnyMove(p, r))
			}
			want, err := solver.Value(t.Context(), p)
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
				if v, err := solver.Value(t.Context(), next); err != nil || v != want {
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

// won is a position that knows a winning move: the last in the list.
type won struct{ *bare }

func (p *won) CopyFrom(src games.Position) { p.bare.CopyFrom(src.(*won).bare) }
func (p *won) Clone() games.Position       { return &won{p.bare.Clone().(*bare)} }
func (p *won) WinningMove() (games.Move, bool) {
	ms := p.AppendMoves(nil)
	return ms[len(ms)-1], true
}

// A search that proves results plays a winning move that the position knows, and no other search does. It plays on in a kept tree as well.
func TestKnownWinIsPlayed(t *testing.T) {
	_, start := after(t, null.Spec, []string{"size=3"})
	for _, tt := range []struct {
		config  search.Config
		threads int
		want    bool
	}{
		{search.Config{Solver: true}, 1, true},
		{search.Config{Solver: true, Reuse: true, RandomOrder: true}, 1, true},
		{search.Config{Solver: true}, 2, true},
		{search.Config{}, 1, false},
		{search.Config{Solver: true, Overlook: 0.1}, 1, false},
	} {
		p, e := &won{&bare{start.Clone()}}, search.NewMCTS(tt.config)
		for range 2 {
			r, err := e.Search(t.Context(), p, search.Limits{Playouts: 8})
			if err != nil {
				t.Fatal(err)
			}
			m, _ := p.WinningMove()
			if played := r.Proven && r.Best == m && r.Value[p.ToMove()] == 1; played != tt.want {
				t.Errorf("%+v: best %d of value %v, proven %v; the winning move is %d", tt.config, r.Best, r.Value, r.Proven, m)
			}
			if tt.want && len(r.Candidates) != len(p.AppendMoves(nil)) {
				t.Errorf("%+v: %d candidates", tt.config, len(r.Candidates))
			}
			p.Play(m)
		}
	}
}
