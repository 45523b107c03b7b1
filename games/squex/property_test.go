package squex

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
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
	return open(t, fmt.Sprintf("size=%d win=%s swap=%s", rapid.IntRange(minSize, most).Draw(t, "size"),
		rapid.SampledFrom([]string{"uncuttable", "first"}).Draw(t, "win"), rapid.SampledFrom([]string{"off", "on"}).Draw(t, "swap")))
}

// drawPlayed plays random plies, at most to the end, and calls visit with the position before and after each.
func drawPlayed(t *rapid.T, g *game, visit func(before, after *position)) *position {
	p := g.Start().(*position)
	r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
	for range rapid.IntRange(0, g.MaxPlies()).Draw(t, "plies") {
		if p.Over() {
			break
		}
		before := *p
		gametest.PlayRandom(p, r)
		if visit != nil {
			visit(&before, p)
		}
	}
	return p
}

// drawSound makes a structurally sound, usually unreachable position: any octagons, and squares that agree with them.
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
			if g.hasDiagonal(&p.own[c], s) {
				holders = append(holders, c)
			}
		}
		if len(holders) > 0 {
			p.sq[holders[r.Intn(len(holders))]].add(s)
		}
	}
	p.toMove, p.left = uint8(r.Intn(2)), uint8(1+r.Intn(2))
	p.swapped = g.swap && r.Intn(2) == 0
	return reach(t, g, games.TextOf(p))
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

// L2: a colour is joined by permanent links if and only if its connection survives whatever the opponent fills in.
func TestPermanentLinksSurviveCuts(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		p := drawPlayed(t, g, nil)
		if rapid.Bool().Draw(t, "sound") {
			p = drawSound(t, g)
		}
		for c := range uint8(2) {
			survives := p.filledBy(c^1).path(c, false) != nil
			if joined := p.path(c, true) != nil; joined != survives {
				t.Fatalf("%s: colour %d joined for good %v, survives %v", games.TextOf(p), c, joined, survives)
			}
		}
	})
}

// The groups kept during play give the same winner as a search of the board, in both variants; and only the mover can win (L3).
func TestWinnerIsJoined(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		drawPlayed(t, g, func(before, after *position) {
			for c := range uint8(2) {
				joined := after.path(c, !g.winFirst) != nil
				if joined != (after.winner == int8(c)) {
					t.Fatalf("%s: colour %d joined %v, winner %d", games.TextOf(after), c, joined, after.winner)
				}
				if joined && c != before.toMove {
					t.Fatalf("%s: colour %d won by a ply of the other", games.TextOf(after), c)
				}
			}
		})
	})
}

// L1, and what a ply leaves unchanged: octagons stay, and a square never becomes empty, belongs to at most one colour and changes hands at most once.
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
			if s := (sketch{after}).inconsistentSquare(); s != nobody {
				t.Fatalf("%s: square %s does not agree with its octagons", games.TextOf(after), g.label(s))
			}
		})
	})
}

// Permanent links stay, so the groups of both colours only grow if only permanent links count.
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
							t.Fatalf("%s: the permanent link %s-%s is gone", games.TextOf(after), g.label(x), g.label(y))
						}
					}
				}
			}
		})
	})
}

// L4: a full board joins exactly one colour, and every link of it is permanent.
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
			t.Fatalf("%s: Blue joined %v, Red joined %v", games.TextOf(p), b, r1)
		}
		if n := len(p.cuttable(blue)) + len(p.cuttable(red)); n > 0 {
			t.Fatalf("%s: %d links can be cut", games.TextOf(p), n)
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
			before := *p
			m := gametest.PlayRandom(p, r)
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
				t.Fatalf("%s from %s: want colour %d with %d", games.TextOf(p), games.TextOf(&before), wantMover, wantLeft)
			}
		}
		if plies > g.MaxPlies() || len(games.Winners(p.Payoffs(), 2)) != 1 {
			t.Fatalf("%d plies of at most %d, payoffs %v", plies, g.MaxPlies(), p.Payoffs())
		}
	})
}

// exchanged returns p with rows and columns exchanged and the colours exchanged, which is equivalent under the rules.
func exchanged(p *position) *position {
	g := p.g
	q := *p
	q.own, q.sq, q.toMove = [2]set{}, [2]set{}, p.toMove^1
	for c := range 2 {
		for x := range g.near {
			if p.own[c].has(x) {
				q.own[c^1].add(games.SymmetricCell(g.n, 4, x))
			}
		}
		for i := range (g.n - 1) * (g.n - 1) {
			if p.sq[c].has(g.squareAt(i)) {
				q.sq[c^1].add(g.squareAt(games.SymmetricCell(g.n-1, 4, i)))
			}
		}
	}
	if p.winner != nobody {
		q.winner = 1 - p.winner
	}
	q.regroup(blue)
	q.regroup(red)
	return &q
}

// exchangedMove returns the ply of the exchanged position that corresponds to m.
func exchangedMove(g *game, m games.Move) games.Move {
	if m == swapMove {
		return m
	}
	return moveOn(games.SymmetricCell(g.n, 4, cellOf(m)))
}

// The colours are equivalent: the exchanged plies lead to the exchanged position. gametest.Run tests the mirror images of the board.
func TestColourSymmetry(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, 9)
		q := exchanged(g.Start().(*position))
		drawPlayed(t, g, func(before, after *position) {
			x := newStone(before, after)
			if x < 0 { // a swap
				q.swapped = after.swapped
				return
			}
			m := exchangedMove(g, moveOn(x))
			if !q.Legal(m) {
				t.Fatalf("the image of %s is not legal in %s", g.label(x), games.TextOf(q))
			}
			q.Play(m)
			if want := games.TextOf(exchanged(after)); games.TextOf(q) != want {
				t.Fatalf("got %s, want %s", games.TextOf(q), want)
			}
		})
	})
}

// newStone returns the octagon that after has and before does not, -1 if there is none.
func newStone(before, after *position) int {
	for x := range before.g.near {
		if before.owner(x) != after.owner(x) {
			return x
		}
	}
	return -1
}

// Unreachable positions can be read, written and played to an end like others.
func TestSoundPositionsArePlayable(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, maxSize)
		p := drawSound(t, g)
		line := games.TextOf(p)
		if q := reach(t, g, line); games.TextOf(q) != line || q.Hash() != p.Hash() || !sameBoard(p, q) {
			t.Fatalf("%s reads as %s", line, games.TextOf(q))
		}
		q := *p
		ps, plies := q.Playout(games.NewRand(1))
		if !q.Over() || plies > g.MaxPlies() || ps == (games.Payoffs{}) {
			t.Fatalf("%s: playout over %v, %d plies, payoffs %v", line, q.Over(), plies, ps)
		}
		for !p.Over() {
			p.Play(p.AppendMoves(nil)[0])
		}
		if p.path(uint8(p.winner), !g.winFirst) == nil {
			t.Fatalf("%s: the winner is not joined at the end", line)
		}
	})
}
