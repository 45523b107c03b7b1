package search

import (
	"testing"

	"quintet/games"
)

// A cut playout plays the given number of plies, or fewer to the end of the game, records them, and returns the evaluator's value of the last
// position.
func TestPlayOn(t *testing.T) {
	g := open(t, games.Options{"size": "3", "players": "3"})
	rand := games.NewRand(1)
	for plies := range 12 {
		l := newLeaf(g.Start())
		var trace games.Trace
		ps := l.playOn(plies, rand, &trace)
		made := 0
		for player := range games.Player(3) {
			for key := range games.TraceKeys {
				if trace.Has(player, key) {
					made++
				}
			}
		}
		left := 0 // every ply of this game fills one of nine cells
		for l.moves = l.moves[:0]; !l.Over(); left++ {
			l.moves = l.AppendMoves(l.moves[:0])
			l.Play(l.moves[0])
		}
		if want := min(plies, 9); made != want || left != 9-want {
			t.Errorf("cut after %d plies: %d are told, %d are left, want %d and %d", plies, made, left, want, 9-want)
		}
		if plies >= 9 && ps != l.Payoffs() {
			t.Errorf("cut after %d plies: %v, the result is %v", plies, ps, l.Payoffs())
		}
	}
}

// With a cut, all-moves-as-first statistics come from the tree and from the plies before the cut, and results come from the evaluator.
func TestCutSearches(t *testing.T) {
	for _, players := range []string{"2", "3"} {
		g := open(t, games.Options{"size": "3", "players": players})
		for _, rave := range []float32{0, 100} {
			e := NewMCTS(Config{Exploration: 0.3, RAVE: rave, Cut: 2, Solver: true})
			r := Searched(t, e, g.Start(), Limits{Playouts: 20000})
			// The last column is worth most.
			if name := g.FormatMove(g.Start(), r.Best); name[0] != 'c' {
				t.Errorf("%s players, RAVE %v: plays %s, where a stone in column c is worth most", players, rave, name)
			}
		}
	}
	g := open(t, games.Options{"size": "4"})
	w := newWorker(Config{Exploration: 0.3, RAVE: 100, Cut: 3, ExpandAt: 2, PlayoutsPerLeaf: 1, Memory: 1 << 20})
	w.begin(g.Start(), newTimeControl(t.Context(), Limits{}))
	for range 2000 {
		w.playout()
	}
	if n := testing.AllocsPerRun(200, func() { w.playOut() }); n != 0 {
		t.Errorf("%v allocations in a playout that is cut", n)
	}
}
