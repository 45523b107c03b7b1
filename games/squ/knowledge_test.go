package squ

import (
	"math"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// positions calls f with positions of random games, including the first and the last of each.
func positions(f func(p *position), t *testing.T) {
	t.Helper()
	for _, o := range []string{"size=3", "size=5 ties=record", "size=8", "size=8 ties=record", "size=10"} {
		for seed := range uint64(6) {
			p, r := after(t, o, ""), games.NewRand(seed)
			for f(p); !p.Over(); f(p) {
				gametest.PlayRandom(p, r)
			}
		}
	}
}

// discsOn counts c's discs on the corners of q.
func (p *position) discsOn(q square, c games.Player) int {
	n := 0
	for _, i := range p.g.corners(q) {
		if p.discs[c].has(i) {
			n++
		}
	}
	return n
}

// eachSquare calls f with all squares of the board.
func (g *game) eachSquare(f func(q square)) {
	for side := 1; side < g.n; side++ {
		for at := g.anchors[side]; !at.empty(); at = at.withoutFirst() {
			f(square{int8(at.first()), int8(side)})
		}
	}
}

// TestAlive checks the corners of every square one by one.
func TestAlive(t *testing.T) {
	positions(func(p *position) {
		p.g.eachSquare(func(q square) {
			for c := range games.Player(2) {
				own, enemy := p.discsOn(q, c), p.discsOn(q, 1-c)
				for n, s := range p.g.alive(p.discs[c], p.discs[1-c], int(q.side)) {
					if want := enemy == 0 && own == n; s.has(int(q.at)) != want {
						t.Fatalf("%s: square %v of seat %d with %d and %d discs is among those with %d: %v", games.TextOf(p), q, c, own, enemy, n, !want)
					}
				}
			}
		})
	}, t)
}

// plainEstimate is the mover's estimate by definition, square by square.
func plainEstimate(p *position) float64 {
	mover := p.ToMove()
	var has, hopes [2]int
	for c := range has {
		p.g.eachSquare(func(q square) {
			if p.discsOn(q, games.Player(c)) == 4 {
				has[c] = max(has[c], int(q.side))
			}
		})
	}
	hopes = has
	lead := 0.0
	p.g.eachSquare(func(q square) {
		for c := range games.Player(2) {
			if n := p.discsOn(q, c); p.discsOn(q, 1-c) == 0 && int(q.side) > has[c] {
				sign := 1.0
				if c != mover {
					sign = -1
				} else if n+p.left() >= 4 {
					hopes[c] = max(hopes[c], int(q.side))
				}
				lead += sign * float64(promises[n]) * float64(q.side)
			}
		}
	})
	lead += recordWorth * float64(hopes[mover]-hopes[1-mover])
	if p.g.record && hopes[red] == hopes[black] && p.holder != int8(games.None) {
		if p.holder == int8(mover) {
			lead += holderWorth
		} else {
			lead -= holderWorth
		}
	}
	return lead / (math.Abs(lead) + doubt)
}

func TestEvaluate(t *testing.T) {
	positions(func(p *position) {
		if p.Over() {
			return
		}
		got, mover := p.Evaluate(), p.ToMove()
		want := plainEstimate(p)
		if ps, ok := p.Decided(); ok {
			want = decidedWorth * float64(ps[mover])
		}
		if math.Abs(float64(got[mover])-want) > 1e-4 {
			t.Errorf("%s: estimate %v, want %.5f for seat %d", games.TextOf(p), got, want, mover)
		}
	}, t)
}

// rules.md S2: two discs raise Black's side from 3 to 6, as the text says; one disc gains nothing. The estimate accounts for that.
func TestEvaluateValuesTurn(t *testing.T) {
	p := diagram(t, "draw", "-", `
		. r b . . . . . r b
		b . b r . . . b . .
		. b . . . . . r . .
		. r . . . r r . . r
		. . r . . . . b . .
		. . . . r . . . . .
		. . b b . b . r b .
		. r . . . r . . . r
		r b . . . . r b . .
		. . b . . b . b r .`)
	if p.ToMove() != black || p.left() != 2 {
		t.Fatalf("seat %d has %d discs, want Black to have 2", p.ToMove(), p.left())
	}
	for hand, want := range []int8{3, 3, 6} {
		if got := p.prospect(black, hand).side; got != want {
			t.Errorf("with %d discs Black comes to side %d, want %d", hand, got, want)
		}
	}
	if before := p.Evaluate(); before[black] <= 0 {
		t.Errorf("Black, who can have 6 to 4, is estimated at %v", before[black])
	}
	play(t, p, "a10+e10")
	if after := p.Evaluate(); after[black] >= 0 {
		t.Errorf("Black, who has missed it, is estimated at %v", after[black])
	}
}

// TestPriors plays out the turn and counts the squares that are possible then, one by one. It leaves out those without a disc before the ply,
// and looks at every fifth turn whose result is open.
func TestPriors(t *testing.T) {
	some, none := 0, 0
	positions(func(p *position) {
		ms := p.AppendMoves(nil)
		weights := p.AppendPriors(nil, ms)
		if _, known := p.StaticResult(); known || p.count/2%5 != 0 {
			return
		}
		mover, least := p.ToMove(), p.decisiveSide(p.ToMove())
		// possible counts them after the last disc of the turn.
		possible := func(last *position) (n int) {
			p.g.eachSquare(func(q square) {
				if q.side >= least && p.discsOn(q, 1-mover) == 0 && p.discsOn(q, mover) > 0 && last.discsOn(q, mover) > 1 {
					n++
				}
			})
			return n
		}
		for i, m := range ms {
			one := p.Clone().(*position)
			one.Play(m)
			most := 0
			if p.left() == 1 {
				most = possible(one)
			} else {
				for _, other := range one.AppendMoves(nil) {
					two := one.Clone().(*position)
					two.Play(other)
					most = max(most, possible(two))
				}
			}
			adds := false
			p.g.eachSquare(func(q square) {
				on := p.discsOn(q, mover) == 1 && p.discsOn(q, 1-mover) == 0 && one.discsOn(q, mover) == 2
				adds = adds || on && q.side >= least
			})
			want := float32(0)
			if adds && most > 1 {
				want = 1
				some++
			} else {
				none++
			}
			if weights[i] != want {
				t.Fatalf("%s: the weight of %s is %v, want %v", games.TextOf(p), p.g.FormatMove(p, m), weights[i], want)
			}
		}
	}, t)
	if some < 20 || none < 1000 {
		t.Errorf("%d plies stand out, %d do not: want 20 and 1000", some, none)
	}
}

// Between double threats only a long search sees what they lead to. A game was lost because it never looked at them.
func TestPriorsSeeDoubleThreat(t *testing.T) {
	p := after(t, "size=10 ties=record", "g9 e4+a10 j1+a9 i1+j10 j2+i10 b9+a3 h3+c10")
	check := func(stands string) {
		t.Helper()
		ms := p.AppendMoves(nil)
		var names []string
		for i, w := range p.AppendPriors(nil, ms) {
			if w > 0 {
				names = append(names, p.g.FormatMove(p, ms[i]))
			}
		}
		if got := strings.Join(names, " "); got != stands {
			t.Errorf("%s stand out, want %s", got, stands)
		}
	}
	check("b1 b2 i2 b8 i8 i9")
	play(t, p, "b2")
	check("b1 b8 i8")
}
