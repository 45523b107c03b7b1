package search

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games"
)

// minimaxTo is textbook minimax to a depth. It returns the value of the position for the root player me, with all others against him, and the number
// of positions visited.
func minimaxTo(pos games.Position, me games.Player, depth int) (float32, int) {
	best, count := float32(-2), 0
	mover, next := pos.ToMove(), pos.Clone()
	for _, m := range pos.AppendMoves(nil) {
		next.CopyFrom(pos)
		next.Play(m)
		v, n := next.(games.Evaluator).Evaluate()[me], 0
		if depth > 1 && !next.Over() {
			v, n = minimaxTo(next, me, depth-1)
		}
		count += 1 + n
		if mover != me {
			v = -v
		}
		best = max(best, v)
	}
	if mover != me {
		best = -best
	}
	return best, count
}

func TestAlphaBetaEqualsMinimax(t *testing.T) {
	rand := games.NewRand(1)
	for _, size := range []string{"2", "3"} {
		for _, players := range []string{"2", "3", "4"} {
			for _, turns := range []string{"single", "double"} {
				g := open(t, games.Options{"size": size, "players": players, "turns": turns})
				for start := range 3 {
					p := g.Start()
					for range start {
						ms := p.AppendMoves(nil)
						p.Play(ms[rand.Intn(len(ms))])
					}
					for depth := 1; depth <= 5; depth++ {
						compareWithMinimax(t, fmt.Sprintf("size=%s players=%s turns=%s ply %d depth %d", size, players, turns, start, depth), p, depth)
					}
				}
			}
		}
	}
}

// compareWithMinimax searches p to a depth with and without a table, move ordering and Scout.
func compareWithMinimax(t *testing.T, name string, p games.Position, depth int) {
	t.Helper()
	want, most := minimaxTo(p, p.ToMove(), depth)
	for _, config := range []AlphaBetaConfig{{}, {Unordered: true}, {Scout: true}} {
		for _, tab := range []*transpositionTable{nil, newTranspositionTable(1 << 16), newTranspositionTable(1)} {
			d := newDeepener(p, newTimeControl(t.Context(), Limits{}), tab, config)
			if !d.iterate(depth) {
				t.Fatalf("%s: not finished", name)
			}
			if got := d.roots[0].Value[d.me]; got != want || d.nodes > most && !config.Scout {
				t.Errorf("%s, %+v, table %v: value %v of %d positions, minimax %v of %d", name, config, tab != nil, got, d.nodes, want, most)
			}
		}
	}
}

// Earlier iterations and a table kept from other searches do not change the values.
func TestDeepeningEqualsMinimax(t *testing.T) {
	for _, turns := range []string{"single", "double"} {
		g := open(t, games.Options{"size": "3", "turns": turns})
		a := NewAlphaBeta(AlphaBetaConfig{Memory: 1 << 18})
		p := g.Start()
		for !p.Over() {
			r, err := a.Search(t.Context(), p, Limits{Depth: 4})
			want, _ := minimaxTo(p, p.ToMove(), 4)
			if got := r.Value[p.ToMove()]; err != nil || !r.Proven && got != want || r.Line[0] != r.Best {
				t.Errorf("%s: value %v, %v, line %v, best %d; minimax says %v", turns, got, err, r.Line, r.Best, want)
			}
			if r.Proven {
				exactly, _ := minimaxTo(p, p.ToMove(), unlimited)
				if got := r.Value[p.ToMove()]; got != exactly {
					t.Errorf("%s: proven %v, minimax to the end says %v", turns, got, exactly)
				}
			}
			p.Play(r.Best)
		}
	}
}

// The first lines have their own values, best first, and all others have bounds that are no lower. Minimax on the position after each move gives the
// same.
func TestLinesEqualMinimax(t *testing.T) {
	for _, options := range []games.Options{{"size": "3"}, {"size": "3", "turns": "double"}, {"size": "3", "players": "3"}} {
		g := open(t, options)
		for _, lines := range []int{0, 1, 3, 99} {
			p := g.Start()
			p.Play(p.AppendMoves(nil)[4])
			me := p.ToMove()
			r := Searched(t, NewAlphaBeta(AlphaBetaConfig{Memory: 1 << 18, Scout: true}), p, Limits{Depth: 3, Lines: lines})
			own := 0
			for i, c := range r.Candidates {
				q := p.Clone()
				q.Play(c.Move)
				want, _ := minimaxTo(q, me, 2)
				if got := c.Value[me]; c.Bound && got < want || !c.Bound && (got != want || got > r.Candidates[max(i-1, 0)].Value[me]) || c.Line[0] != c.Move {
					t.Errorf("%v, %d lines: move %d of %d is worth %v, bound %v, line %v; minimax says %v", options, lines, i, len(r.Candidates), got, c.Bound, c.Line, want)
				}
				if !c.Bound {
					own++
				}
			}
			if own != min(max(lines, 1), len(r.Candidates)) || r.Best != r.Candidates[0].Move {
				t.Errorf("%v, %d lines: %d moves have values of their own", options, lines, own)
			}
		}
	}
}

// A search without limits proves the result. With reductions it visits fewer positions, but what it proves is true, and eventually everything is
// proven.
func TestAlphaBetaStopsWhenProven(t *testing.T) {
	for _, turns := range []string{"single", "double"} {
		g := open(t, games.Options{"size": "3", "turns": turns})
		solver := NewSolver(g, 1<<20)
		want, err := solver.Value(t.Context(), g.Start())
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range []AlphaBetaConfig{{}, {Scout: true, Reduce: 1}} {
			if r := Searched(t, NewAlphaBeta(c), g.Start(), Limits{}); !r.Proven || r.Value != want {
				t.Errorf("%s, %+v: value %v, proven %v; solved: %v of %d positions", turns, c, r.Value, r.Proven, want, solver.Nodes())
			}
		}
	}
}

// It considers the configured fraction of the moves, and proves nothing about what it sees.
func TestAlphaBetaOverlooks(t *testing.T) {
	g := open(t, games.Options{"size": "3"})
	moves := g.Start().AppendMoves(nil)
	counts := map[float32]int{}
	for seed := range uint64(200) {
		for _, share := range []float32{0, 0.5, 1} {
			r, err := NewAlphaBeta(AlphaBetaConfig{Overlook: share, Seed: seed, Depth: 2, Memory: 1 << 16}).Search(t.Context(), g.Start(), Limits{})
			if err != nil || !slices.Contains(moves, r.Best) || share > 0 && r.Proven {
				t.Fatalf("overlooking %v: %+v, %v", share, r, err)
			}
			counts[share] += len(r.Candidates)
			for _, c := range r.Candidates {
				if share > 0 && c.Proven {
					t.Fatalf("overlooking %v: %v is proven", share, c)
				}
			}
		}
	}
	all := 200 * len(moves)
	if counts[0] != all || counts[1] != 200 || counts[0.5] < all*45/100 || counts[0.5] > all*55/100 {
		t.Errorf("of %d moves %d are seen when half is overlooked, %d when none and %d when all are", all, counts[0.5], counts[0], counts[1])
	}
}

func TestReductions(t *testing.T) {
	r := newReductions(0.7)
	for _, c := range []struct{ depth, before, want int }{
		{2, 30, 0}, {3, 1, 0}, {3, 2, 0}, {3, 8, 1}, {4, 20, 2}, {8, 40, 5}, {200, 200, r.of(maxReduced-1, maxReduced-1)},
	} {
		if got := r.of(c.depth, c.before); got != c.want {
			t.Errorf("depth %d, %d moves before: %d plies less, want %d", c.depth, c.before, got, c.want)
		}
	}
	for depth := range maxReduced {
		for before := range maxReduced {
			if less := r.of(depth, before); less > 0 && less >= depth {
				t.Errorf("depth %d, %d moves before: %d plies less leave none", depth, before, less)
			}
		}
	}
}

func TestAlphaBetaDoesNotAllocate(t *testing.T) {
	g := open(t, games.Options{"size": "5"})
	d := newDeepener(g.Start(), newTimeControl(t.Context(), Limits{}), newTranspositionTable(1<<16), AlphaBetaConfig{Scout: true, Reduce: 0.5})
	d.iterate(3)
	if n := testing.AllocsPerRun(3, func() { d.iterate(3) }); n != 0 {
		t.Errorf("%v allocations in an iteration", n)
	}
}
