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

// share computes the exact chance that the first player wins when every ply is drawn uniformly from the legal ones.
func share(p *position, known map[position]float64) float64 {
	if p.Over() {
		return float64(1+p.Payoffs()[0]) / 2
	}
	if s, ok := known[*p]; ok {
		return s
	}
	sum := 0.0
	moves := p.AppendMoves(nil)
	for _, m := range moves {
		q := *p
		q.Play(m)
		sum += share(&q, known)
	}
	known[*p] = sum / float64(len(moves))
	return known[*p]
}

func TestPlayoutHasTheExactShares(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	tests := []struct{ name, options, position string }{
		{"start", "size=3", "3/3/3 X - -"},
		{"start, original", "size=3 pairs=original", "3/3/3 X - -"},
		{"start with swap", "size=3 swap=on", "3/3/3 X - -"},
		{"the swap is due", "size=3 swap=on", "1X1/3/3 O - -"},
		{"swapped", "size=3", "1X1/3/3 O - swapped"},
		{"start 2x2", "size=2", "2/2 X - -"},
		{"open turn", "size=4", "2XO/O3/2X1/3X O a2 -"},
		{"open turn, original", "size=4 pairs=original", "2XO/O3/2X1/X2O O a2 -"},
		{"open turn to be ended", "size=3", "O2/XXX/3 O a1 -"},
		{"only the open stone", "size=3 swap=on", "3/X2/3 X a2 -"},
		{"White opens", "size=3", "3/3/3 O - -"},
		{"a crosscut", "size=4", "4/1XO1/1OX1/4 X - -"},
		{"a crosscut in an open turn, original", "size=4 pairs=original", "4/1XO1/1OX1/X3 X a4 -"},
		{"a pass", "size=4", "XXOX/O2O/XOXO/XOXO X - -"},
		{"crosscuts of single stones", "size=3 crosscuts=pairs", "3/3/3 X - -"},
		{"crosscuts of single stones, original", "size=3 pairs=original crosscuts=pairs", "3/3/3 X - -"},
		{"crosscuts of single stones, swap", "size=3 crosscuts=pairs swap=on", "3/3/3 X - -"},
		{"crosscuts lie there", "size=4 crosscuts=pairs", "4/1XO1/1OX1/3X O - -"},
		{"a crosscut in an open turn that may go on", "size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X a4 -"},
		{"a crosscut in an open turn that has to end", "size=4 crosscuts=pairs", "XO2/OX2/3O/X3 X b2 -"},
		{"nobody passes", "size=4 crosscuts=pairs", "XXOX/O2O/XOXO/XOXO X - -"},
		{"over", "size=3", "X2/X2/X2 O - -"},
		{"over by both, White was last", "size=2", "XO/OX X - -"},
	}
	n := 40_000
	if testing.Short() {
		n = 4000
	}
	for i, tt := range tests {
		if !gametest.Sampled(i, 6) {
			continue
		}
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			start := mustParse(t, g, tt.position)
			want := share(start, map[position]float64{})
			r := games.NewRand(3)
			p := *start
			wins := 0
			for range n {
				p.CopyFrom(start)
				if ps, _ := p.Playout(r); ps[0] == 1 {
					wins++
				}
			}
			got, err := float64(wins)/float64(n), math.Sqrt(want*(1-want)/float64(n))
			if math.Abs(got-want) > sigmas*err {
				t.Errorf("the first player wins %.4f of %d playouts, want %.4f within %.4f", got, n, want, sigmas*err)
			}
		})
	}
}

// late returns positions of random games, some of them with an open turn.
func late(g *game, r *games.Rand, n int, wanted func(p *position) bool) []*position {
	var found []*position
	for len(found) < n {
		p := g.Start().(*position)
		for !p.Over() {
			moves := p.AppendMoves(nil)
			p.Play(moves[r.Intn(len(moves))])
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
				t.Fatalf("no first stone in %s", text(p))
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
					t.Fatalf("%d plies in %s, want 1", plies, text(p))
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
			t.Errorf("cell %d is drawn %d times of %d, want %.0f within %.0f in %s", x, counts[x], n, want, sigmas*err, text(p))
		}
	}
	if sum != n {
		t.Errorf("%d of %d draws are legal in %s", sum, n, text(p))
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

// Beyond the start, on the boards that are played: fast playouts and random play through the rules agree in the share of wins.
func TestPlayoutAgreesWithRandomPlay(t *testing.T) {
	n := 4000
	if testing.Short() {
		n = 200
	}
	for _, options := range []string{"size=9", "size=9 pairs=original", "size=11 swap=on", "size=9 crosscuts=pairs", "size=13 crosscuts=pairs pairs=original"} {
		g := mustOpen(t, options)
		r := games.NewRand(9)
		start := late(g, r, 1, func(p *position) bool { return p.count > 25 && p.open != off })[0]
		var fast, slow sample
		p := *start
		for range n {
			p.CopyFrom(start)
			ps, plies := p.Playout(r)
			fast.add(float64(ps[0]))
			p.CopyFrom(start)
			ordinary := p.playOut(r, nil, math.MaxInt)
			slow.add(float64(p.Payoffs()[0]))
			if limit := g.MaxPlies(); plies > limit || ordinary > limit {
				t.Fatalf("%s: %d and %d plies, bound %d", options, plies, ordinary, limit)
			}
		}
		err := math.Sqrt((fast.variance() + slow.variance()) / float64(n))
		if d := math.Abs(fast.sum-slow.sum) / float64(n); d > sigmas*err {
			t.Errorf("%s: payoffs differ by %.4f, bound %.4f", options, d, sigmas*err)
		}
	}
}

// No game comes to a crosscut, from which playouts go by the rules.
func TestPlayoutFromACrosscutDoesNotAllocate(t *testing.T) {
	for _, options := range []string{"size=4", "size=4 pairs=original"} {
		crossed := mustParse(t, mustOpen(t, options), "4/1XO1/1OX1/4 X - -")
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
			t.Fatalf("Black joined %v, White %v, want %v, %v in %s", b, w, m.joined(black), m.joined(white), text(p))
		}
	})
}
