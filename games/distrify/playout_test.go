package distrify

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// sigmas is the bound for all comparisons of frequencies here, in standard errors. Seeds are fixed.
const sigmas = 4.5

func TestPlayoutDistribution(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	gametest.Shares(t, Spec, 40_000, 1, [][2]string{
		{"size=3", "3/3/3 X - -"},                                // start
		{"size=3 pairs=original", "3/3/3 X - -"},                 // start, original
		{"size=3 swap=on", "3/3/3 X - -"},                        // start with swap
		{"size=3 swap=on", "1X1/3/3 O - -"},                      // the swap is due
		{"size=3", "1X1/3/3 O - swapped"},                        // swapped
		{"size=2", "2/2 X - -"},                                  // start 2x2
		{"size=4", "2XO/O3/2X1/3X O a2 -"},                       // open turn
		{"size=4 pairs=original", "2XO/O3/2X1/X2O O a2 -"},       // open turn, original
		{"size=3", "O2/XXX/3 O a1 -"},                            // open turn to be ended
		{"size=3 swap=on", "3/X2/3 X a2 -"},                      // only the open stone
		{"size=3", "3/3/3 O - -"},                                // White opens
		{"size=4", "4/1XO1/1OX1/4 X - -"},                        // a crosscut
		{"size=4 pairs=original", "4/1XO1/1OX1/X3 X a4 -"},       // a crosscut in an open turn, original
		{"size=4", "XXOX/O2O/XOXO/XOXO X - -"},                   // a pass
		{"size=3 crosscuts=pairs", "3/3/3 X - -"},                // crosscuts of single stones
		{"size=3 pairs=original crosscuts=pairs", "3/3/3 X - -"}, // crosscuts of single stones, original
		{"size=3 crosscuts=pairs swap=on", "3/3/3 X - -"},        // crosscuts of single stones, swap
		{"size=4 crosscuts=pairs", "4/1XO1/1OX1/3X O - -"},       // crosscuts on the board
		{"size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X a4 -"},       // a crosscut in an open turn that may continue
		{"size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X b2 -"},       // a crosscut in an open turn that has to end
		{"size=4 crosscuts=pairs", "XXOX/O2O/XOXO/XOXO X - -"},   // no one passes
		{"size=3", "X2/X2/X2 O - -"},                             // over
		{"size=2", "XO/OX X - -"},                                // over by both, White was last
	}, gametest.PlayoutFills)
}

// late returns positions of random games, some of them with an open turn.
func late(g *game, r *games.Rand, n int, wanted func(p *position) bool) []*position {
	var found []*position
	for len(found) < n {
		p := g.Start().(*position)
		for !p.Over() {
			gametest.PlayRandom(p, r)
			if !p.Over() && wanted(p) && r.Intn(4) == 0 {
				found = append(found, p)
				break
			}
		}
	}
	return found
}

// Every legal first stone is drawn equally often, even if most of the empty cells are forbidden.
func TestFirstStonesAreUniform(t *testing.T) {
	g := mustOpen(t, "size=8 pairs=original")
	r := games.NewRand(5)
	blocked := late(g, r, 12, func(p *position) bool {
		firsts, empties := p.firsts(), p.empties()
		return p.open == noCell && !firsts.empty() && 2*firsts.count() < empties.count()
	})
	for _, p := range blocked {
		f := g.filling
		f.takeOver(p)
		firsts := p.firsts()
		counts := map[int]int{}
		const n = 10_000
		for range n {
			x, ok := f.drawFirst(r, int(p.turn))
			if !ok {
				t.Fatalf("no first stone in %s", games.TextOf(p))
			}
			counts[x]++
		}
		var cells []int
		for _, x := range firsts.appendCells(nil) {
			cells = append(cells, f.index(x))
		}
		checkEqual(t, p, counts, cells, n)
	}
}

// Every legal second stone and "end" are drawn equally often, even after candidates have been dropped.
func TestSecondStonesAreUniform(t *testing.T) {
	for _, options := range []string{"size=6 pairs=adjacent", "size=6 pairs=original"} {
		g := mustOpen(t, options)
		r := games.NewRand(6)
		for _, p := range late(g, r, 12, func(p *position) bool { return p.open != noCell }) {
			filled := g.filling
			filled.takeOver(p)
			var all candidates
			all.reset(&filled)
			counts := map[int]int{}
			const end = -1
			n := 10_000
			for range n {
				f := filled // candidates stay dropped
				if plies := f.second(r, &all, int(p.turn), f.index(int(p.open))); plies != 1 {
					t.Fatalf("%d plies in %s, want 1", plies, games.TextOf(p))
				}
				counts[drawn(&filled, &f, int(p.turn))]++
			}
			cells := []int{end}
			for _, y := range p.seconds.appendCells(nil) {
				cells = append(cells, filled.index(y))
			}
			checkEqual(t, p, counts, cells, n)
		}
	}
}

// drawn returns the cell of the stone that f has and before does not, -1 if there is none.
func drawn(before, f *filling, c int) int {
	for x := range starCells {
		if (f.set[c][x/64]&^before.set[c][x/64])>>(x%64)&1 == 1 {
			return x
		}
	}
	return -1
}

// checkEqual compares how often each of the cells was drawn in n draws with an equal share.
func checkEqual(t *testing.T, p *position, counts map[int]int, cells []int, n int) {
	t.Helper()
	chance := 1 / float64(len(cells))
	want, err := float64(n)*chance, math.Sqrt(float64(n)*chance*(1-chance))
	sum := 0
	for _, x := range cells {
		sum += counts[x]
		if math.Abs(float64(counts[x])-want) > sigmas*err {
			t.Errorf("cell %d is drawn %d times of %d, want %.0f within %.0f in %s", x, counts[x], n, want, sigmas*err, games.TextOf(p))
		}
	}
	if sum != n {
		t.Errorf("%d of %d draws are legal in %s", sum, n, games.TextOf(p))
	}
}

// If no second stone fits the turn passes without a ply: here the last empty cell touches the first stone diagonally.
func TestNoSecondStone(t *testing.T) {
	g := mustOpen(t, "size=5 pairs=original")
	p := mustParse(t, g, "XXOXX/XXOXX/OOOOO/XXOXX/XXOX1 X - -")
	f := g.filling
	f.takeOver(p)
	var all candidates
	all.reset(&f)
	r := games.NewRand(1)
	if plies := f.second(r, &all, black, f.index(g.at(t, "d4"))); plies != 0 {
		t.Errorf("%d plies after d4, want none", plies)
	}
	if plies := f.second(r, &all, black, f.index(g.at(t, "a1"))); plies != 1 {
		t.Errorf("%d plies after a1, want e5 or end", plies)
	}
}

// Beyond the start, on the usual boards and in an open turn, fast playouts and random play through the rules agree.
func TestPlayoutAgreesWithRandomPlay(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 200
	}
	gametest.Playouts(t, Spec, n, [][2]string{}, gametest.PlayoutFills)
}

// No game reaches a crosscut, from which playouts use the rules.
func TestPlayoutFromCrosscutDoesNotAllocate(t *testing.T) {
	for _, options := range []string{"size=4", "size=4 pairs=original"} {
		crossed := reach(t, options, "4/1XO1/1OX1/4 X - -")
		p, r := *crossed, games.NewRand(1)
		if n := testing.AllocsPerRun(20, func() { p = *crossed; p.Playout(r) }); n != 0 {
			t.Errorf("%s: %v allocations a playout, want 0", options, n)
		}
	}
}

// On any board the rows of a filling and the model agree on which colours are joined.
func TestFillingConnected(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawBoard(t, drawGame(t, 2, 3, 5, 9, 19))
		f, m := p.g.filling, modelOf(p)
		f.takeOver(p)
		if b, w := f.blackConnected(&f.set), f.whiteConnected(&f.set); b != m.joined(black) || w != m.joined(white) {
			t.Fatalf("Black joined %v, White %v, want %v, %v in %s", b, w, m.joined(black), m.joined(white), games.TextOf(p))
		}
	})
}

// replayed plays the filling of a playout from p, between turns or within one, stone by stone, and returns who made which plies and their number. It
// finds the placed stones on the board, so it shares no bookkeeping with filling.trace.
func replayed(p *position, r *games.Rand) (t games.Trace, plies int) {
	f := p.g.filling
	f.takeOver(p)
	var later candidates
	if f.pairsApart {
		later.reset(&f)
	}
	cells := map[int]int{} // of the game by those of the filling
	for x := range p.g.field.size * p.g.field.size {
		cells[f.index(x)] = x
	}
	add := func(c int, m games.Move) {
		t.Add(p.seat(c), p.Key(m))
		plies++
	}
	second := func(c, x int) {
		before := f
		n := f.second(r, &later, c, x)
		if y := drawn(&before, &f, c); y >= 0 {
			add(c, stone(cells[y]))
		} else if n == 1 {
			add(c, moveEnd)
		}
	}
	c := int(p.turn)
	if p.open != noCell {
		second(c, f.index(int(p.open)))
		c = 1 - c
	}
	for stuck := 0; f.empty > 0 && stuck < 2; c = 1 - c {
		x, ok := f.drawFirst(r, c)
		if !ok {
			if stuck++; stuck == 1 {
				add(c, movePass)
			}
			continue
		}
		stuck = 0
		row := f.stars[c][x].row()
		f.put(c, x)
		if add(c, stone(cells[x])); !row {
			second(c, x)
		}
	}
	return t, plies
}

// TestTraceOfFilling replays the seed of a playout.
func TestTraceOfFilling(t *testing.T) {
	tests := []struct{ name, options, position string }{
		{"3x3", "size=3", "1X1/3/3 O - -"},
		{"9x9", "size=9", "X8/1OO6/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X - -"},
		{"9x9, original", "size=9 pairs=original", "X8/1OO6/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X - -"},
		{"13x13", "size=13", "13/13/13/13/13/13/6X6/13/13/13/13/13/13 O - -"},
		{"19x19, original", "size=19 pairs=original", "19/19/19/19/19/19/19/19/19/9X9/19/19/19/19/19/19/19/19/19 O - -"},
		{"open turn", "size=4", "2XO/O3/2X1/3X O a2 -"},
		{"open turn, original, swapped", "size=4 pairs=original swap=on", "2XO/O3/2X1/X2O O a2 swapped"},
		{"a pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -"},
		{"a pass, swapped", "size=4", "XXOX/O2O/XOXO/XOXO X - swapped"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := reach(t, tt.options, tt.position)
			for seed := range uint64(60) {
				want, n := replayed(start, games.NewRand(seed))
				var got games.Trace
				p := *start
				if _, plies := p.PlayoutTrace(games.NewRand(seed), &got); got != want || plies != n {
					t.Fatalf("seed %d: trace %x of %d plies, want %x of %d", seed, got, plies, want, n)
				}
			}
		})
	}
}

// TestTraceBeforeFilling checks the plies that the filling does not handle, and positions that it does not play.
func TestTraceBeforeFilling(t *testing.T) {
	tests := []struct {
		name, options, position string
		player                  games.Player
		has                     []games.Move // the playout begins with one of them
	}{
		{"opening stone", "size=2", "2/2 X - -", 0, []games.Move{stone(0), stone(1), stone(2), stone(3)}},
		{"second stone or end", "size=2", "O1/2 O a1 -", 1, []games.Move{stone(1), stone(2), moveEnd}},
		{"an open turn without a second stone", "size=3 swap=on", "3/X2/3 X a2 -", 0, []games.Move{moveEnd}},
		{"over", "size=3", "X2/X2/X2 O - -", 1, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			start := reach(t, tt.options, tt.position)
			for seed := range uint64(20) {
				var got games.Trace
				p := *start
				ps, plies := p.PlayoutTrace(games.NewRand(seed), &got)
				q := *start
				if again, n := q.Playout(games.NewRand(seed)); again != ps || n != plies {
					t.Fatalf("seed %d: traced %v in %d plies, untraced %v in %d", seed, ps, plies, again, n)
				}
				found := len(tt.has) == 0
				for _, m := range tt.has {
					found = found || got.Has(tt.player, p.Key(m))
				}
				if !found || plies == 0 && got != (games.Trace{}) {
					t.Errorf("seed %d: trace %x of %d plies, want one of %v", seed, got, plies, tt.has)
				}
			}
		})
	}
}

// TestTraceByRules plays out by the rules from a crosscut and from the start with a possible swap.
func TestTraceByRules(t *testing.T) {
	for _, options := range []string{"size=4", "size=4 pairs=original"} {
		g := mustOpen(t, options)
		start := mustParse(t, g, "4/1XO1/1OX1/4 X - -")
		for seed := range uint64(60) {
			var got, want games.Trace
			p, q := *start, *start
			p.PlayoutTrace(games.NewRand(seed), &got)
			for r := games.NewRand(seed); !q.Over(); {
				moves := q.AppendMoves(nil)
				m := moves[r.Intn(len(moves))]
				want.Add(q.ToMove(), q.Key(m))
				q.Play(m)
			}
			if got != want {
				t.Fatalf("%s, seed %d: trace %x, want %x", options, seed, got, want)
			}
		}
	}
	start := reach(t, "size=2 swap=on", "X1/2 O - -")
	swaps := 0
	for seed := range uint64(100) {
		var got games.Trace
		p := *start
		p.PlayoutTrace(games.NewRand(seed), &got)
		if got.Has(1, start.Key(moveSwap)) {
			swaps++
		}
		if got.Has(0, start.Key(moveSwap)) {
			t.Fatalf("seed %d: the first player swaps", seed)
		}
	}
	if swaps == 0 || swaps == 100 {
		t.Errorf("%d swaps of 100", swaps)
	}
}
