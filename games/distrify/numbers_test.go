package distrify

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// The numbers of rules.md 2.5 and 2.6: turns counted as sets of stones, random play uniform over turns, solved boards, and the complete lists of
// boards with which its proofs were checked.

// quick reports whether to skip tests of some seconds. They use one goroutine, so the race detector would find nothing.
func quick() bool { return testing.Short() || gametest.Raced() }

// countTurns is len(turnsOf(p)) without the list. Every pair is found from both of its stones.
func countTurns(p *position) uint64 {
	if p.Over() {
		return 1
	}
	firsts := p.firsts()
	cells := firsts.appendCells(nil)
	if len(cells) == 0 {
		return 1
	}
	ordered := 0
	for _, x := range cells {
		seconds := secondsOf(p, x)
		ordered += seconds.count()
	}
	return uint64(len(cells) + ordered/2)
}

// perftTurns counts paths of turns.
func perftTurns(p *position, depth int) uint64 {
	if p.Over() {
		return 1
	}
	if depth == 1 {
		return countTurns(p)
	}
	n := uint64(0)
	for _, t := range turnsOf(p) {
		q := *p
		playTurn(&q, t)
		n += perftTurns(&q, depth-1)
	}
	return n
}

func TestPerftByTurns(t *testing.T) {
	tests := []struct {
		options string
		want    []uint64
	}{
		{"size=3 pairs=original", []uint64{9, 268, 4772, 42300, 172758, 381982}},
		{"size=3 pairs=adjacent", []uint64{9, 156, 1808, 13524, 58368, 151916}},
		{"size=3 pairs=original crosscuts=pairs", []uint64{9, 268, 4772, 42708}},
		{"size=4 pairs=original", []uint64{16, 1668, 130620, 7097504}},
		{"size=4 pairs=adjacent", []uint64{16, 576, 16528, 378024}},
		{"size=5 pairs=original", []uint64{25, 6764, 1532172, 279089880}},
		{"size=5 pairs=adjacent", []uint64{25, 1520, 79860, 3625640}},
	}
	for _, tt := range tests {
		t.Run(tt.options, func(t *testing.T) {
			p := reach(t, tt.options, "")
			for i, want := range tt.want {
				if quick() && want > 200_000 {
					break
				}
				if want > 100_000_000 {
					gametest.Long(t)
				}
				if got := perftTurns(p, i+1); got != want {
					t.Errorf("perft of %d turns = %d, want %d", i+1, got, want)
				}
			}
		})
	}
}

// Random play uniform over turns, as in the document. The means are compared at 4 standard errors of both samples together.
func TestRandomTurns(t *testing.T) {
	const played = 2000 // by the document
	n := 400
	if quick() {
		n = 40
	}
	tests := []struct {
		options                string
		black, turns           float64
		stones, single, branch float64
	}{
		{"size=9 pairs=original", 0.489, 40.6, 67.1, 0.35, 817},
		{"size=9 pairs=adjacent", 0.520, 50.8, 64.8, 0.72, 79},
	}
	for _, tt := range tests {
		t.Run(tt.options, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			r := games.NewRand(7)
			var black, turns, stones, single, branch gametest.Sample
			for range n {
				p := g.Start().(*position)
				count, singles, branches := 0, 0, 0
				for !p.Over() {
					list := turnsOf(p)
					chosen := list[r.Intn(len(list))]
					playTurn(p, chosen)
					if chosen.b == noCell {
						singles++
					}
					branches += len(list)
					count++
				}
				black.Add(float64(1 - p.winner))
				turns.Add(float64(count))
				stones.Add(float64(p.count))
				single.Add(float64(singles) / float64(count))
				branch.Add(float64(branches) / float64(count))
			}
			// A mean of ratios differs slightly from the ratio of means; the document rounds to two digits.
			black.Check(t, "black wins", tt.black, played, 0, 4)
			turns.Check(t, "turns", tt.turns, played, 0.05, 4)
			stones.Check(t, "stones", tt.stones, played, 0.05, 4)
			single.Check(t, "singles per turn", tt.single, played, 0.01, 4)
			branch.Check(t, "branching", tt.branch, played, 0.04*tt.branch, 4)
		})
	}
}

// Who wins with best play, by opening stone. Source: rules.md 2.6.
func TestSolvedBoards(t *testing.T) {
	tests := []struct {
		options string
		black   []string // the openings that win for Black
	}{
		{"size=2 pairs=original", nil},
		{"size=2 pairs=adjacent", nil},
		{"size=3 pairs=original", []string{"b2"}},
		{"size=3 pairs=adjacent", []string{"b1", "b3"}},
		{"size=4 pairs=original", nil},
		{"size=4 pairs=adjacent", nil},
	}
	for _, tt := range tests {
		t.Run(tt.options, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			if g.field.size > 3 {
				gametest.Long(t)
			}
			solved := gametest.Solution{}
			var got []string
			for x := range g.field.size * g.field.size {
				p := g.Start().(*position)
				p.place(x)
				if solved.Of(p)[black] > 0 {
					got = append(got, g.label(x))
				}
			}
			if !slices.Equal(got, tt.black) {
				t.Errorf("Black wins with %v, want %v", got, tt.black)
			}
		})
	}
}

// Every board without a crosscut: who is stuck while no one is joined, and that a full board has exactly one winner. Source: rules.md 2.2.
func TestNotBothStuck(t *testing.T) {
	tests := []struct {
		size, undecided, stuck int // stuck: positions for each colour; undecided is -1 if the document gives no number
	}{
		{2, -1, 0}, {3, -1, 0}, {4, 19_090_591, 236},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprint(tt.size), func(t *testing.T) {
			if tt.size > 3 {
				gametest.Long(t)
			}
			c := census{g: mustOpen(t, fmt.Sprintf("size=%d", tt.size))}
			c.from(0, &position{g: c.g, open: noCell})
			if c.both != 0 || c.stuck != [2]int{tt.stuck, tt.stuck} {
				t.Errorf("Black is stuck in %d, White in %d, both in %d; want %d, %d, 0", c.stuck[0], c.stuck[1], c.both, tt.stuck, tt.stuck)
			}
			if tt.undecided >= 0 && c.undecided != tt.undecided {
				t.Errorf("%d undecided boards, want %d", c.undecided, tt.undecided)
			}
			if c.badEnds != 0 {
				t.Errorf("%d boards are joined by both, or full and joined by none", c.badEnds)
			}
		})
	}
}

// A census counts boards.
type census struct {
	g         *game
	undecided int // no one joined, some cells empty
	stuck     [2]int
	both      int
	badEnds   int
	boards    [16]position // one for each cell to fill
}

// from fills cell x and those after it in every way that forms no crosscut.
func (c *census) from(x int, p *position) {
	if x == c.g.field.size*c.g.field.size {
		c.count(p)
		return
	}
	c.from(x+1, p)
	for colour := range 2 {
		q := &c.boards[x]
		*q = *p
		q.turn = uint8(colour)
		if _, cut := q.crosscutAt(x); cut {
			continue
		}
		q.stones[colour].add(x)
		q.join(x, colour)
		c.from(x+1, q)
	}
}

func (c *census) count(p *position) {
	var joined [2]bool
	for colour := range 2 {
		joined[colour] = p.reach[colour][0].meets(&p.g.field.sides[colour][1])
	}
	empties := p.empties()
	if joined[0] && joined[1] || empties.empty() && !joined[0] && !joined[1] {
		c.badEnds++
	}
	if joined[0] || joined[1] || empties.empty() {
		return
	}
	c.undecided++
	stuck := 0
	first := bits.TrailingZeros64(empties[0])
	for colour := range 2 {
		p.turn = uint8(colour)
		// Most boards are settled after the first empty cell.
		if _, cut := p.crosscutAt(first); cut && p.blocked(colour) == empties {
			c.stuck[colour]++
			stuck++
		}
	}
	if stuck == 2 {
		c.both++
	}
}

// perft counts paths of plies by the model, from the words of the rules: first is the stone of the open turn, or off.
func (m *model) perft(colour, first, depth int) uint64 {
	if m.joined(black) || m.joined(white) || depth == 0 {
		return 1
	}
	n := uint64(0)
	if first != noCell {
		n += m.perft(1-colour, noCell, depth-1) // end
		for y := range m.cells {
			if m.cells[first] == colour && m.secondFits(colour, first, y) {
				n += m.with(colour, y).perft(1-colour, noCell, depth-1)
			}
		}
		return n
	}
	for x := range m.cells {
		if !m.single(colour, x) {
			continue
		}
		next, open := m.with(colour, x), false
		for y := range m.cells {
			open = open || m.stones() > 0 && !next.joined(colour) && m.uncrossed(colour, x) && next.secondFits(colour, x, y)
		}
		if open {
			n += next.perft(colour, x, depth-1)
		} else {
			n += next.perft(1-colour, noCell, depth-1)
		}
	}
	if n == 0 {
		return m.perft(1-colour, noCell, depth-1) // pass
	}
	return n
}

// secondFits reports whether y may follow the stone of the turn on x.
func (m *model) secondFits(colour, x, y int) bool {
	before := m.with(nobody, x)
	return before.pair(colour, x, y)
}

func (m *model) stones() int {
	n := 0
	for _, c := range m.cells {
		if c != nobody {
			n++
		}
	}
	return n
}

// The number of paths of plies agrees with the model for both values of crosscuts.
func TestPerftMatchesModel(t *testing.T) {
	for i, options := range []string{"crosscuts=never", "crosscuts=pairs", "pairs=original crosscuts=never", "pairs=original crosscuts=pairs"} {
		if !gametest.Sampled(i, 3) {
			continue
		}
		for size, depth := range map[int]int{2: 5, 3: 6, 4: 4} {
			g := mustOpen(t, fmt.Sprintf("size=%d %s", size, options))
			p := g.Start().(*position)
			if quick() {
				depth = min(depth, 4)
			}
			if got, want := games.Perft(p, depth), modelOf(p).perft(black, noCell, depth); got != want {
				t.Errorf("size %d %s: Perft(%d) = %d, the model counts %d", size, options, depth, got, want)
			}
		}
	}
	never, pairs := mustOpen(t, "size=3"), mustOpen(t, "size=3 crosscuts=pairs")
	if a, b := games.Perft(never.Start(), 7), games.Perft(pairs.Start(), 7); a >= b {
		t.Errorf("%d paths without crosscuts, %d with them: want fewer", a, b)
	}
}
