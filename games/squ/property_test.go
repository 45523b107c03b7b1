package squ

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// anyGame draws a size and a value of ties.
func anyGame(t *rapid.T) *game {
	return open(t, fmt.Sprintf("size=%d ties=%s", rapid.IntRange(minSize, maxSize).Draw(t, "size"),
		rapid.SampledFrom([]string{"draw", "record"}).Draw(t, "ties")))
}

// anyRand draws a generator for values that need no shrinking.
func anyRand(t *rapid.T) *games.Rand { return games.NewRand(rapid.Uint64().Draw(t, "seed")) }

// slowLargest finds the largest square cell by cell: the topmost, then the leftmost of several.
func slowLargest(n int, disc func(r, c int) bool) (best square) {
	for r := range n {
		for c := range n {
			for k := 1; r+k < n && c+k < n; k++ {
				if k > int(best.side) && disc(r, c) && disc(r, c+k) && disc(r+k, c) && disc(r+k, c+k) {
					best = square{int8(r*n + c), int8(k)}
				}
			}
		}
	}
	return best
}

// slowBest is slowLargest for the discs of c.
func slowBest(p *position, c games.Player) square {
	return slowLargest(p.g.n, func(r, col int) bool { return p.discs[c].has(r*p.g.n + col) })
}

// rules.md S10 (a), (b), (f), and the record of games/rules.md, "Options", checked against a slow search of the whole board.
func TestPropertyTurns(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := anyGame(t), anyRand(t)
		p := g.Start().(*position)
		record, holder := int8(0), games.None
		var marks [2]square
		var before [2]int8
		limits := [2]int8{int8(g.n - 1), int8(g.n - 1)}
		for !p.Over() {
			mover := p.ToMove()
			gametest.PlayRandom(p, r)
			for c := range limits {
				limit := p.potential(games.Player(c))
				if limit > limits[c] {
					t.Fatalf("%s: the potential of colour %d grew from %d to %d", games.TextOf(p), c, limits[c], limit)
				}
				limits[c] = limit
			}
			if p.open != noCell {
				if p.sides != before || p.pyramids != marks {
					t.Fatalf("%s: sides or pyramids changed within a turn", games.TextOf(p))
				}
				continue
			}
			if q := slowBest(p, mover); q.side > marks[mover].side {
				marks[mover] = q
				if q.side > record {
					record, holder = q.side, mover
				}
			}
			for c := range red + 2 {
				if best := slowBest(p, c).side; p.sides[c] != best || p.sides[c] < before[c] {
					t.Fatalf("%s: side of colour %d is %d, before %d, want %d", games.TextOf(p), c, p.sides[c], before[c], best)
				}
			}
			before = p.sides
			if p.pyramids != marks {
				t.Fatalf("%s: pyramids %v, want %v", games.TextOf(p), p.pyramids, marks)
			}
			if p.holder != int8(holder) {
				t.Fatalf("%s: holder %d, want %d", games.TextOf(p), p.holder, holder)
			}
			reds, blacks := p.discs[red].count(), p.discs[black].count()
			if !p.Over() && (reds%2 != 1 || blacks%2 != 0 || (reds-blacks)*(reds-blacks) != 1) {
				t.Fatalf("%s: %d red and %d black discs at the end of a turn", games.TextOf(p), reds, blacks)
			}
		}
		if g.n%2 == 0 && p.discs[red].count() != p.discs[black].count() {
			t.Fatalf("%s: the full board is not shared equally", games.TextOf(p))
		}
	})
}

// rules.md S10 (d).
func TestPropertyTurnOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := anyGame(t), anyRand(t)
		p := g.Start().(*position)
		for !p.Over() {
			q := *p
			first := gametest.PlayRandom(p, r)
			if p.open == noCell {
				continue
			}
			second := gametest.PlayRandom(p, r)
			q.Play(second)
			q.Play(first)
			if q != *p || q.Hash() != p.Hash() {
				t.Fatalf("%s after %d and %d, %s the other way round", games.TextOf(p), first, second, games.TextOf(&q))
			}
		}
	})
}

// anyPosition draws a sound position, reachable or not.
func anyPosition(t *rapid.T, g *game) *position {
	p := g.Start().(*position)
	draw := anyRand(t)
	fill := rapid.IntRange(0, 100).Draw(t, "fill")
	for i := range g.n * g.n {
		if draw.Intn(100) < fill {
			c := draw.Intn(2)
			p.discs[c] = p.discs[c].with(i)
			p.count++
		}
	}
	if mover := g.moverAfter(int(p.count) - 1); p.count > 1 && !p.Over() && rapid.Bool().Draw(t, "open") {
		if own := p.discs[mover]; !own.empty() {
			p.open = int8(own.first())
		}
	}
	p.computeSides()
	for c := range p.discs {
		if p.sides[c] > 0 && rapid.Bool().Draw(t, "pyramids") {
			p.pyramids[c] = p.record(games.Player(c))
		}
		if p.sides[c] > 0 && p.sides[c] == p.recordSide() && rapid.Bool().Draw(t, "holder") {
			p.holder = int8(c)
		}
	}
	return p
}

func TestPropertyTextRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := anyGame(t)
		p := anyPosition(t, g)
		q, err := g.ParsePosition(games.TextOf(p))
		if err != nil {
			t.Fatal(err)
		}
		if *q.(*position) != *p || q.Hash() != p.Hash() {
			t.Fatalf("%s is read as %s", games.TextOf(p), games.TextOf(q.(*position)))
		}
	})
}

// From any position a game continues to the full board. The players alternate with two discs each, except that the last turn may have one.
func TestPropertyTurnsFromAnyPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := anyGame(t), anyRand(t)
		p := anyPosition(t, g)
		for !p.Over() {
			mover, left, count := p.ToMove(), p.left(), int(p.count)
			want := min(2, g.n*g.n-count)
			if count == 0 || p.open != noCell {
				want = 1
			}
			if left != want {
				t.Fatalf("%s: %d discs left in the turn, want %d", games.TextOf(p), left, want)
			}
			for range left {
				if p.ToMove() != mover {
					t.Fatalf("%s: seat %d to move within the turn of seat %d", games.TextOf(p), p.ToMove(), mover)
				}
				gametest.PlayRandom(p, r)
			}
			if next := p.ToMove(); p.open != noCell || !p.Over() && next != 1-mover {
				t.Fatalf("%s: seat %d to move after the turn of seat %d", games.TextOf(p), next, mover)
			}
			if p.pyramids[mover].side != p.sides[mover] && p.pyramids[mover].side == 0 {
				t.Fatalf("%s: no pyramids after a turn with a square", games.TextOf(p))
			}
		}
		if int(p.count) != g.n*g.n || p.discs[red].count()+p.discs[black].count() != g.n*g.n {
			t.Fatalf("%s: the board is not full", games.TextOf(p))
		}
	})
}
