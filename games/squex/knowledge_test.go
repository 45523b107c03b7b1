package squex

import (
	"container/heap"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// A visit is a queue entry: an octagon and its distance.
type visit struct{ x, d int }

type queue []visit

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].d < q[j].d }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(v any)        { *q = append(*q, v.(visit)) }
func (q *queue) Pop() any {
	v := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return v
}

// stepPrice returns the price, by rules.md 1.6, of a diagonal step of colour c from x to its neighbour k; ok is false if there is none.
func (p *position) stepPrice(c uint8, x, k int, w prices) (price int, ok bool) {
	t := &p.g.near[x]
	y := int(t.diag[k])
	if y == p.g.n*p.g.n {
		return 0, false
	}
	a, b := p.owner(int(t.orth[k])), p.owner(int(t.orth[(k+1)%4]))
	foe := int8(c ^ 1)
	switch {
	case a == int8(c) || b == int8(c):
		return 0, true
	case a == foe && b == foe && p.sq[c].has(int(t.squares[k])):
		return 0, true
	case a == foe && b == foe:
		return int(w.cut), p.owner(x) == nobody || p.owner(y) == nobody
	case a == foe || b == foe:
		return int(w.half), true
	}
	return int(w.open), true
}

// plainDistances searches from a side of colour c octagon by octagon. It returns the distance of the other side and of the empty octagons,
// unreachable if there is no way.
func (p *position) plainDistances(c uint8, side int, w prices) (total int, dist map[int]int) {
	total, dist = unreachable, map[int]int{}
	var q queue
	enter := func(x, d int) {
		switch p.owner(x) {
		case nobody:
			heap.Push(&q, visit{x, d + int(w.stone)})
		case int8(c):
			heap.Push(&q, visit{x, d})
		}
	}
	for x, t := range p.g.near {
		dist[x] = unreachable
		if t.sides[c]>>side&1 != 0 {
			enter(x, 0)
		}
	}
	for q.Len() > 0 {
		v := heap.Pop(&q).(visit)
		if v.d >= dist[v.x] {
			continue
		}
		dist[v.x] = v.d
		t := &p.g.near[v.x]
		if t.sides[c]>>(1-side)&1 != 0 {
			total = min(total, v.d)
		}
		for k := range 4 {
			if y := int(t.orth[k]); y < p.g.n*p.g.n {
				enter(y, v.d)
			}
			if price, ok := p.stepPrice(c, v.x, k, w); ok {
				enter(int(t.diag[k]), v.d+price)
			}
		}
	}
	return total, dist
}

// TestDistances compares with a search octagon by octagon, in played and in unreachable positions, with random prices.
func TestDistances(t *testing.T) {
	check(t, func(t *rapid.T) {
		g := drawGame(t, maxSize)
		if rapid.Bool().Draw(t, "other prices") {
			price := rapid.Uint8Range(0, maxPrice)
			g.prices = prices{rapid.Uint8Range(1, maxStone).Draw(t, "stone"), price.Draw(t, "open"), price.Draw(t, "half"), price.Draw(t, "cut")}
		}
		p := drawPlayed(t, g, nil)
		if rapid.Bool().Draw(t, "unreachable") {
			p = drawSound(t, g)
		}
		for c := range uint8(2) {
			for side := range 2 {
				var land terrain
				var s sweep
				var dist [maxCells]uint8
				p.terrain(&land, c)
				want, plain := p.plainDistances(c, side, g.prices)
				if got := s.run(&land, side, nil); got != want {
					t.Fatalf("%s: colour %d is %d from joining its sides, want %d", games.TextOf(p), c, got, want)
				}
				if got := s.run(&land, side, &dist); got != want {
					t.Fatalf("%s: with octagons, colour %d is %d from joining its sides, want %d", games.TextOf(p), c, got, want)
				}
				for x, d := range plain {
					if p.owner(x) == nobody && int(dist[x]) != d {
						t.Fatalf("%s: %s is %d from side %d of colour %d, want %d", games.TextOf(p), g.label(x), dist[x], side, c, d)
					}
				}
			}
		}
	})
}

// TestDistancesOfLinks checks the states of a link in rules.md 1.6 one by one.
func TestDistancesOfLinks(t *testing.T) {
	tests := []struct {
		name, board string
		want        int // of Blue
	}{
		{"nothing placed", ". .\n-\n. .", 2 * int(evalPrices.stone)},
		{"one octagon to go", "B .\n-\n. .", int(evalPrices.stone)},
		{"nothing beside the link", "B .\n b\n. B", int(evalPrices.open)},
		{"one beside it is the opponent's", "B R\n b\n. B", int(evalPrices.half)},
		{"one is the mover's", "B B\n b\n. B", 0},
		{"one may be the mover's", "B R\n -\n. .", int(evalPrices.stone)},
		{"the link is to be cut", "B R\n r\nR .", int(evalPrices.stone + evalPrices.cut)},
		{"the link was cut", "B R\n r\nR B", unreachable},
		{"the link has cut", "B R\n b\nR B", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := drawn(t, tt.board, "B 1")
			if got := p.distance(blue); got != tt.want {
				t.Errorf("distance %d, want %d", got, tt.want)
			}
		})
	}
}

// Exchanging the colours of a position exchanges what is known about it.
func TestKnowledgeIsColourSymmetric(t *testing.T) {
	check(t, func(t *rapid.T) {
		p := drawPlayed(t, drawGame(t, 10), nil)
		if p.Over() {
			return
		}
		q := exchanged(p)
		if a, b := p.Evaluate()[p.ToMove()], q.Evaluate()[q.ToMove()]; a != b {
			t.Fatalf("%s is worth %v, its image %s %v", games.TextOf(p), a, games.TextOf(q), b)
		}
		ms := p.AppendMoves(nil)
		var images []games.Move
		for _, m := range ms {
			images = append(images, exchangedMove(p.g, m))
		}
		if a, b := p.AppendPriors(nil, ms), q.AppendPriors(nil, images); !slices.Equal(a, b) {
			t.Fatalf("%s: the plies %v weigh %v, their images %v", games.TextOf(p), ms, a, b)
		}
	})
}

// TestEvaluateCountsPlacements: the same board is better with one more placement.
func TestEvaluateCountsPlacements(t *testing.T) {
	p := reach(t, sized(t, 4), "b2 a4 c3 b3 d1 c2") // rules.md T3: Blue has two
	one := *p
	one.left = 1
	if a, b := p.Evaluate()[0], one.Evaluate()[0]; a <= b || a >= 1 {
		t.Errorf("worth %v with two placements, %v with one", a, b)
	}
}

// TestPriorsOfWorkedPosition checks rules.md T11: Blue, with two placements, needs e8 and g6.
func TestPriorsOfWorkedPosition(t *testing.T) {
	p := drawn(t, t11, "B 2")
	most := len(p.AppendMoves(nil)) / 4
	for _, ply := range []string{"e8", "g6"} {
		if n := gametest.CountHeavier(p, gametest.Ply(t, p.g, p, ply)); n > most {
			t.Errorf("%s has %d before it, want at most %d", ply, n, most)
		}
	}
}

// TestPriorsOfCuts: with two placements a cut costs one more than with one.
func TestPriorsOfCuts(t *testing.T) {
	p := reach(t, sized(t, 4), "b2 a4 c3 b3 b4 c2") // rules.md T5: Blue, with two, can cut a4-b3 on a3
	var other [2]float32
	for i := range other {
		p.left = uint8(i + 1)
		weights := p.AppendPriors(nil, []games.Move{gametest.Ply(t, p.g, p, "a3"), gametest.Ply(t, p.g, p, "d4")})
		other[i] = weights[1] / weights[0]
	}
	if other[0] >= other[1] {
		t.Errorf("d4 weighs %v of the cut on a3 with one placement, %v with two", other[0], other[1])
	}
}

// TestDistancesDependOnCuts plays one-ply players against each other. Distances that account for cuts clearly beat those that do not: rules.md 1.6
// gives 88 to 93 of 100.
func TestDistancesDependOnCuts(t *testing.T) {
	pairs := 100
	if testing.Short() {
		pairs = 20
	}
	g := sized(t, 8)
	unaware := *g
	unaware.prices = prices{stone: 3}
	share := gametest.Duel(g, pairs, 2, func(p games.Position, me games.Player) float32 {
		return p.(*position).Evaluate()[me]
	}, func(p games.Position, me games.Player) float32 {
		q := *p.(*position)
		q.g = &unaware
		return q.Evaluate()[me]
	})
	if share < 0.85 {
		t.Errorf("distances that know cuts win %.3f of %d games, want 0.85", share, 2*pairs)
	}
}
