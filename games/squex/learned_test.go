package squex

import (
	"slices"
	"testing"

	"quintet/games"
)

// played returns positions of random games on a board.
func playedPositions(t *testing.T, size string, count int) (ps []*position) {
	t.Helper()
	g, err := Spec.Open(games.Options{"size": size})
	if err != nil {
		t.Fatal(err)
	}
	r := games.NewRand(5)
	for len(ps) < count {
		p := g.Start()
		for stop := r.Intn(g.MaxPlies()); stop > 0 && !p.Over(); stop-- {
			ms := p.AppendMoves(nil)
			p.Play(ms[r.Intn(len(ms))])
		}
		if !p.Over() {
			ps = append(ps, p.(*position))
		}
	}
	return ps
}

// transposed returns p with rows and columns, and the colours, exchanged.
func transposed(p *position) *position {
	n := p.g.n
	turn := func(s set) (t set) {
		for x := range n * n {
			if s.has(x) {
				t.add(x%n*n + x/n)
			}
		}
		return t
	}
	q := *p
	for c := range 2 {
		q.own[c], q.sq[c] = turn(p.own[c^1]), turn(p.sq[c^1])
	}
	q.toMove ^= 1
	q.regroup(blue)
	q.regroup(red)
	return &q
}

// Images of a position have the same inputs, whatever their order, and so have the images of its plies.
func TestInputsAreSymmetric(t *testing.T) {
	for _, size := range []string{"6", "7", "8", "11"} {
		for _, p := range playedPositions(t, size, 60) {
			n := p.g.n
			same := func(q *position, image func(x int) int) {
				t.Helper()
				a, b := p.g.AppendInputs(nil, p), p.g.AppendInputs(nil, q)
				slices.Sort(a)
				slices.Sort(b)
				if !slices.Equal(a, b) {
					t.Fatalf("size %s: %s and its image have different inputs", size, games.TextOf(p))
				}
				for _, m := range p.AppendMoves(nil) {
					a := p.g.AppendPlyInputs(nil, p, []games.Move{m})
					b := p.g.AppendPlyInputs(nil, q, []games.Move{moveOn(image(cellOf(m)))})
					if !slices.Equal(a, b) || len(a) != eachPly {
						t.Fatalf("size %s: %s and its image have different inputs of %s", size, games.TextOf(p), p.g.FormatMove(p, m))
					}
				}
			}
			for k := range 4 {
				if q, ok := p.g.Image(p, k); ok {
					same(q.(*position), func(x int) int { return games.SymmetricCell(n, k, x) })
				}
			}
			same(transposed(p), func(x int) int { return x%n*n + x/n })
		}
	}
}

// Inputs are in their range, and fit the buffer of LearnedValue.
func TestInputsInRange(t *testing.T) {
	for _, size := range []string{"2", "6", "8", "19"} {
		for _, p := range playedPositions(t, size, 60) {
			positions, plies := p.g.Inputs()
			on := p.g.AppendInputs(nil, p)
			if p.g.n <= maxLearned && len(on) > maxOn {
				t.Fatalf("%d inputs are on, the buffer has room for %d", len(on), maxOn)
			}
			for _, i := range on {
				if int(i) >= positions {
					t.Fatalf("input %d of %d", i, positions)
				}
			}
			for _, i := range p.g.AppendPlyInputs(nil, p, p.AppendMoves(nil)) {
				if int(i) >= plies {
					t.Fatalf("input %d of a ply of %d", i, plies)
				}
			}
		}
	}
}

// The numbering of patterns has a number for each set of images, and no more.
func TestPatternNumbers(t *testing.T) {
	n := patternNumbers()
	seen := make([]bool, n.count)
	for i := range n.of {
		seen[n.of[i]] = true
		if turned := (i<<4 | i>>12) & (patterns - 1); n.of[turned] != n.of[i] {
			t.Fatalf("pattern %x turned has number %d, not %d", i, n.of[turned], n.of[i])
		}
	}
	if slices.Contains(seen, false) {
		t.Error("a number belongs to no pattern")
	}
	// Burnside: of 4^8 patterns 4^8, 4^2, 4^4, 4^2 stay the same when turned, and 4^5 when mirrored.
	if want := (1<<16 + 1<<4 + 1<<8 + 1<<4 + 4*1<<10) / 8; n.count != want {
		t.Errorf("%d numbers, want %d", n.count, want)
	}
}

// Nothing is learned of games that end with the first connection, and no values on large boards. A swap has the prior of the best octagon.
func TestLearnedWhere(t *testing.T) {
	for _, c := range []struct {
		options        games.Options
		values, priors bool
	}{
		{games.Options{"size": "5"}, false, true},
		{games.Options{"size": "6"}, true, true},
		{games.Options{"size": "8", "swap": "on"}, true, true},
		{games.Options{"size": "8", "handicap": "3"}, true, true},
		{games.Options{"size": "9"}, false, true},
		{games.Options{"size": "8", "win": "first"}, false, false},
	} {
		g, err := Spec.Open(c.options)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Start().(*position)
		p.Play(moveOn(7))
		ms := p.AppendMoves(nil)
		learned := p.AppendLearnedPriors(nil, ms)
		if got := p.LearnedValue() != p.Evaluate(); got != c.values {
			t.Errorf("%v: the value is learned: %v", c.options, got)
		}
		if got := !slices.Equal(learned, p.AppendPriors(nil, ms)); got != c.priors {
			t.Errorf("%v: the priors are learned: %v", c.options, got)
		}
		if m, ok := p.Swap(); ok && (ms[len(ms)-1] != m || learned[len(ms)-1] != 1) {
			t.Errorf("%v: a swap has the prior %v", c.options, learned[len(ms)-1])
		}
	}
}
