package squex

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
)

// check runs property on some hundreds of random cases.
func check(t *testing.T, property func(t *rapid.T)) {
	t.Helper()
	rounds := 8 // of a hundred cases
	if testing.Short() {
		rounds = 1
	}
	for range rounds {
		rapid.Check(t, property)
	}
}

// drawGame makes a game of any variant and any size up to most.
func drawGame(t *rapid.T, most int) *game {
	o := games.Options{
		"size": itoa(rapid.IntRange(minSize, most).Draw(t, "size")),
		"win":  rapid.SampledFrom([]string{"uncuttable", "first"}).Draw(t, "win"),
		"swap": rapid.SampledFrom([]string{"off", "on"}).Draw(t, "swap"),
	}
	g, err := Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*game)
}

// drawPlayed plays random plies, at most to the end, calling visit with the position before and after each.
func drawPlayed(t *rapid.T, g *game, visit func(before, after *position)) *position {
	p := g.Start().(*position)
	r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
	for range rapid.IntRange(0, g.MaxPlies()).Draw(t, "plies") {
		ms := p.AppendMoves(nil)
		if len(ms) == 0 {
			break
		}
		before := *p
		p.Play(ms[r.Intn(len(ms))])
		if visit != nil {
			visit(&before, p)
		}
	}
	return p
}

// drawSound makes a structurally sound position, mostly not reachable: any octagons, and squares that agree with them.
func drawSound(t *rapid.T, g *game) *position {
	r := games.NewRand(rapid.Uint64().Draw(t, "board"))
	p := g.Start().(*position)
	empty := 1 + r.Intn(9)
	for x := range g.near {
		if k := r.Intn(10); k >= empty {
			p.own[k&1].add(x)
		}
	}
	for i := range (g.n - 1) * (g.n - 1) {
		s := g.squareAt(i)
		var holders []int
		for c := range 2 {
			own := &p.own[c]
			if own.has(s) && own.has(s+g.n+1) || own.has(s+1) && own.has(s+g.n) {
				holders = append(holders, c)
			}
		}
		if len(holders) > 0 {
			p.sq[holders[r.Intn(len(holders))]].add(s)
		}
	}
	p.toMove, p.left = uint8(r.Intn(2)), uint8(1+r.Intn(2))
	p.swapped = g.swap && r.Intn(2) == 0
	q, err := g.ParsePosition(text(t, p))
	if err != nil {
		t.Fatal(err)
	}
	return q.(*position)
}

// filledBy returns the board after colour c has taken every empty octagon, one after the other, by the rule of placing alone.
func (p *position) filledBy(c uint8) *position {
	q := *p
	for x := range q.g.near {
		if q.owner(x) == nobody {
			q.put(c, x)
		}
	}
	return &q
}

// L2: a colour is joined by permanent links exactly if its connection survives whatever the opponent fills in.
func TestPermanentMeansItSurvivesEveryCut(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		p := drawPlayed(t, g, nil)
		if rapid.Bool().Draw(t, "sound") {
			p = drawSound(t, g)
		}
		for c := range uint8(2) {
			survives := p.filledBy(c^1).path(c, false) != nil
			if joined := p.path(c, true) != nil; joined != survives {
				t.Fatalf("%s: colour %d joined for good %v, survives %v", text(t, p), c, joined, survives)
			}
		}
	})
}

// The groups kept while playing say who has won as a search of the board does, in both variants; and only the mover can win (L3).
func TestWinnerIsWhoIsJoined(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		drawPlayed(t, g, func(before, after *position) {
			for c := range uint8(2) {
				joined := after.path(c, !g.first) != nil
				if joined != (after.winner == int8(c)) {
					t.Fatalf("%s: colour %d joined %v, winner %d", text(t, after), c, joined, after.winner)
				}
				if joined && c != before.toMove {
					t.Fatalf("%s: colour %d won by a ply of the other", text(t, after), c)
				}
			}
		})
	})
}

// L1, and what a ply leaves alone: octagons stay, a square never empties, belongs to at most one colour and changes hands at most once.
func TestSquaresChangeHandsOnce(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 8)
		var cut [maxCells]int
		drawPlayed(t, g, func(before, after *position) {
			for x := range g.near {
				if o := before.owner(x); o != nobody && after.owner(x) != o {
					t.Fatalf("octagon %s changed", g.label(x))
				}
				was, is := before.sq[red].has(x), after.sq[red].has(x)
				if before.sq[blue].has(x) == after.sq[blue].has(x) && was == is {
					continue
				}
				if after.sq[blue].has(x) == is {
					t.Fatalf("square %s has two owners or none after a change", g.label(x))
				}
				if was != before.sq[blue].has(x) {
					continue // it was empty
				}
				if cut[x]++; cut[x] > 1 {
					t.Fatalf("square %s was cut twice", g.label(x))
				}
			}
			if s := (sketch{after}).unsound(); s != nobody {
				t.Fatalf("%s: square %s does not agree with its octagons", text(t, after), g.label(s))
			}
		})
	})
}

// Permanent links stay, so the groups of both colours only grow as long as nothing but permanent links counts.
func TestGroupsOnlyGrow(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 8)
		drawPlayed(t, g, func(before, after *position) {
			for c := range uint8(2) {
				for x := range g.near {
					if !before.own[c].has(x) {
						continue
					}
					now := after.linked(c, x, true)
					for _, y := range before.linked(c, x, true) {
						if !slices.Contains(now, y) {
							t.Fatalf("%s: the permanent link %s-%s is gone", text(t, after), g.label(x), g.label(y))
						}
					}
				}
			}
		})
	})
}

// L4: a full board joins exactly one colour, and every link on it is permanent.
func TestFullBoardJoinsOneColour(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, maxSize)
		p := drawSound(t, g)
		r := games.NewRand(rapid.Uint64().Draw(t, "filling"))
		for x := range g.near {
			if p.owner(x) == nobody {
				p.put(uint8(r.Intn(2)), x)
			}
		}
		b, r1 := p.path(blue, true) != nil, p.path(red, true) != nil
		if b == r1 {
			t.Fatalf("%s: Blue joined %v, Red joined %v", text(t, p), b, r1)
		}
		if n := len(p.cuttable(blue)) + len(p.cuttable(red)); n > 0 {
			t.Fatalf("%s: %d links can be cut", text(t, p), n)
		}
	})
}

// L5 and the turn: a game ends with one winner after at most MaxPlies, and the turn follows the table of rules.md 1.1.
func TestTurnsAndEnd(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 10)
		p := g.Start().(*position)
		r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
		plies := 0
		for ; !p.Over(); plies++ {
			ms := p.AppendMoves(nil)
			m := ms[r.Intn(len(ms))]
			before := *p
			p.Play(m)
			if p.Over() || m == swapMove {
				continue
			}
			wantMover, wantLeft := before.toMove^1, uint8(1)
			switch cuts := len(before.cutBy(cellOf(m))); {
			case cuts > 0:
				wantLeft = 2
			case before.left == 2:
				wantMover = before.toMove
			}
			if p.toMove != wantMover || p.left != wantLeft {
				t.Fatalf("%s from %s: want colour %d with %d", text(t, p), text(t, &before), wantMover, wantLeft)
			}
		}
		if plies > g.MaxPlies() || len(games.Winners(p.Payoffs(), 2)) != 1 {
			t.Fatalf("%d plies of at most %d, payoffs %v", plies, g.MaxPlies(), p.Payoffs())
		}
	})
}

// A symmetry maps octagons, and squares by the same rule one row and column smaller; swaps says that colours change too.
type symmetry struct {
	name  string
	at    func(r, c, n int) (int, int)
	swaps uint8
}

var symmetries = []symmetry{
	{"left-right", func(r, c, n int) (int, int) { return r, n - 1 - c }, 0},
	{"top-bottom", func(r, c, n int) (int, int) { return n - 1 - r, c }, 0},
	{"transposed with the colours exchanged", func(r, c, _ int) (int, int) { return c, r }, 1},
}

// image returns p under the symmetry.
func (s symmetry) image(p *position) *position {
	g := p.g
	q := g.Start().(*position)
	q.toMove, q.left, q.swapped = p.toMove^s.swaps, p.left, p.swapped
	for c := range uint8(2) {
		for x := range g.near {
			if p.own[c].has(x) {
				q.own[c^s.swaps].add(s.cell(g, x))
			}
		}
		for i := range (g.n - 1) * (g.n - 1) {
			if !p.sq[c].has(g.squareAt(i)) {
				continue
			}
			r1, c1 := s.at(i/(g.n-1), i%(g.n-1), g.n-1)
			q.sq[c^s.swaps].add(r1*g.n + c1)
		}
		if p.winner == int8(c) {
			q.winner = int8(c ^ s.swaps)
		}
	}
	return q
}

// cell returns the image of octagon x.
func (s symmetry) cell(g *game, x int) int {
	r, c := s.at(x/g.n, x%g.n, g.n)
	return r*g.n + c
}

func TestSymmetries(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		s := rapid.SampledFrom(symmetries).Draw(t, "symmetry")
		q := parsed(t, g, text(t, s.image(g.Start().(*position))))
		drawPlayed(t, g, func(before, after *position) {
			x := newStone(before, after)
			if x < 0 { // a swap
				q.swapped = after.swapped
				return
			}
			m := moveOn(s.cell(g, x))
			if !q.Legal(m) {
				t.Fatalf("%s: the image of %s is not legal in %s", s.name, g.label(x), text(t, q))
			}
			q.Play(m)
			if want := text(t, s.image(after)); text(t, q) != want {
				t.Fatalf("%s: %s, want %s", s.name, text(t, q), want)
			}
		})
	})
}

// newStone returns the octagon that after has and before has not, -1 if there is none.
func newStone(before, after *position) int {
	for x := range before.g.near {
		if before.owner(x) != after.owner(x) {
			return x
		}
	}
	return -1
}

// Positions that no game reaches are read, written and played to an end like others.
func TestSoundPositionsArePlayable(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, maxSize)
		p := drawSound(t, g)
		line := text(t, p)
		if q := parsed(t, g, line); text(t, q) != line || q.Hash() != p.Hash() || !sameBoard(p, q) {
			t.Fatalf("%s reads as %s", line, text(t, q))
		}
		q := *p
		ps, plies := q.Playout(games.NewRand(1))
		if !q.Over() || plies > g.MaxPlies() || ps == (games.Payoffs{}) {
			t.Fatalf("%s: playout over %v, %d plies, payoffs %v", line, q.Over(), plies, ps)
		}
		for !p.Over() {
			ms := p.AppendMoves(nil)
			p.Play(ms[0])
		}
		if p.path(uint8(p.winner), !g.first) == nil {
			t.Fatalf("%s: the winner is not joined at the end", line)
		}
	})
}
