package distrify

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// sigmas is the bound of all comparisons of frequencies here, in standard errors. Seeds are fixed.
const sigmas = 4.5

func TestPlayoutHasTheExactShares(t *testing.T) {
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
		{"size=4 crosscuts=pairs", "4/1XO1/1OX1/3X O - -"},       // crosscuts lie there
		{"size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X a4 -"},       // a crosscut in an open turn that may go on
		{"size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X b2 -"},       // a crosscut in an open turn that has to end
		{"size=4 crosscuts=pairs", "XXOX/O2O/XOXO/XOXO X - -"},   // nobody passes
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

// Every legal first stone is drawn equally often, also where most of the empty cells are forbidden.
func TestFirstStonesAreDrawnEquallyOften(t *testing.T) {
	g := mustOpen(t, "size=8 pairs=original")
	r := games.NewRand(5)
	blocked := late(g, r, 12, func(p *position) bool {
		firsts, empties := firstsOf(p), p.empties()
		return p.open == off && !firsts.empty() && 2*firsts.count() < empties.count()
	})
	for _, p := range blocked {
		f := g.filling
		f.takeOver(p)
		firsts := firstsOf(p)
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

// Every legal second stone and "end" are drawn equally often, also when the candidates have been thinned out before.
func TestSecondStonesAreDrawnEquallyOften(t *testing.T) {
	for _, options := range []string{"size=6 pairs=adjacent", "size=6 pairs=original"} {
		g := mustOpen(t, options)
		r := games.NewRand(6)
		for _, p := range late(g, r, 12, func(p *position) bool { return p.open != off }) {
			filled := g.filling
			filled.takeOver(p)
			var all candidates
			all.reset(&filled)
			counts := map[int]int{}
			const end = -1
			n := 10_000
			for range n {
				f := filled // the candidates stay thinned out
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

// drawn returns the cell of the stone that f has and before has not, -1 if there is none.
func drawn(before, f *filling, c int) int {
	for x := range starCells {
		if (f.set[c][x/64]&^before.set[c][x/64])>>(x%64)&1 == 1 {
			return x
		}
	}
	return -1
}

// checkEqual compares how often each of the cells was drawn in n draws with its equal share.
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

// Where no second stone fits the turn passes without a ply: here the last empty cell touches the first stone diagonally.
func TestSecondStoneThatFitsNowhere(t *testing.T) {
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

// Beyond the start, on the boards that are played, in a turn that is open: fast playouts and random play through the rules agree.
func TestPlayoutAgreesWithRandomPlay(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 200
	}
	gametest.Playouts(t, Spec, n, [][2]string{}, gametest.PlayoutFills)
}

// No game comes to a crosscut, from which playouts go by the rules.
func TestPlayoutFromACrosscutDoesNotAllocate(t *testing.T) {
	for _, options := range []string{"size=4", "size=4 pairs=original"} {
		crossed := reach(t, options, "4/1XO1/1OX1/4 X - -")
		p, r := *crossed, games.NewRand(1)
		if n := testing.AllocsPerRun(20, func() { p = *crossed; p.Playout(r) }); n != 0 {
			t.Errorf("%s: %v allocations a playout, want 0", options, n)
		}
	}
}

// The rows of a filling find the same colours joined as the model does, on any board.
func TestJoinedOnAFilling(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := drawBoard(t, drawGame(t, 2, 3, 5, 9, 19))
		f, m := p.g.filling, modelOf(p)
		f.takeOver(p)
		if b, w := f.blackConnected(&f.set), f.whiteConnected(&f.set); b != m.joined(black) || w != m.joined(white) {
			t.Fatalf("Black joined %v, White %v, want %v, %v in %s", b, w, m.joined(black), m.joined(white), games.TextOf(p))
		}
	})
}
