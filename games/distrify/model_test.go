package distrify

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"quintet/games"
	"quintet/games/gametest"
)

// A model is a second implementation of the rules, from the words of rules.md 2.1, on a plain board and without any table: slow and simple.
type model struct {
	size     int
	original bool
	crossing bool
	cells    []int // colours, or nobody
}

func modelOf(p *position) *model {
	m := &model{size: p.g.field.size, original: p.g.original, crossing: p.g.crossing}
	for x := range p.g.field.size * p.g.field.size {
		m.cells = append(m.cells, p.colourAt(x))
	}
	return m
}

// at returns the colour at a column and a row, nobody if it is off the board.
func (m *model) at(c, r int) int {
	if c < 0 || c >= m.size || r < 0 || r >= m.size {
		return nobody
	}
	return m.cells[r*m.size+c]
}

// crosscuts counts the 2x2 blocks with one colour on one diagonal and the other on the other.
func (m *model) crosscuts() int {
	n := 0
	for r := range m.size - 1 {
		for c := range m.size - 1 {
			a, b := m.at(c, r), m.at(c+1, r)
			if a != nobody && b == 1-a && m.at(c+1, r+1) == a && m.at(c, r+1) == b {
				n++
			}
		}
	}
	return n
}

// inRow reports whether the stone on x belongs to three or more of its colour in a row.
func (m *model) inRow(x int) bool {
	colour := m.cells[x]
	for _, d := range [][2]int{{1, 0}, {0, 1}, {1, 1}, {1, -1}} {
		run := 1
		for _, sign := range []int{1, -1} {
			c, r := x%m.size+sign*d[0], x/m.size+sign*d[1]
			for m.at(c, r) == colour {
				run++
				c, r = c+sign*d[0], r+sign*d[1]
			}
		}
		if run >= 3 {
			return true
		}
	}
	return false
}

// fit reports whether two cells form a pair by their places alone.
func (m *model) fit(x, y int) bool {
	dc, dr := x%m.size-y%m.size, x/m.size-y/m.size
	dc, dr = max(dc, -dc), max(dr, -dr)
	if m.original {
		return x != y && (dc != 1 || dr != 1)
	}
	return dc+dr == 1
}

// with returns the model with more stones of a colour.
func (m *model) with(colour int, xs ...int) *model {
	n := &model{m.size, m.original, m.crossing, slices.Clone(m.cells)}
	for _, x := range xs {
		n.cells[x] = colour
	}
	return n
}

// single reports whether one stone on x is a legal turn.
func (m *model) single(colour, x int) bool {
	return m.cells[x] == nobody && (m.crossing || m.uncrossed(colour, x))
}

// uncrossed reports whether stones on xs complete no crosscut.
func (m *model) uncrossed(colour int, xs ...int) bool {
	return m.with(colour, xs...).crosscuts() == m.crosscuts()
}

// pair reports whether stones on x and y are a legal turn.
func (m *model) pair(colour, x, y int) bool {
	if m.cells[x] != nobody || m.cells[y] != nobody || !m.fit(x, y) {
		return false
	}
	n := m.with(colour, x, y)
	return !n.inRow(x) && !n.inRow(y) && m.uncrossed(colour, x, y)
}

// joined reports whether the colour has joined its sides.
func (m *model) joined(colour int) bool {
	seen := make([]bool, len(m.cells))
	var walk func(c, r int) bool
	walk = func(c, r int) bool {
		if m.at(c, r) != colour || seen[r*m.size+c] {
			return false
		}
		seen[r*m.size+c] = true
		if colour == black && r == m.size-1 || colour == white && c == m.size-1 {
			return true
		}
		for _, to := range directions {
			if walk(c+to[0], r+to[1]) {
				return true
			}
		}
		return false
	}
	for i := range m.size {
		if colour == black && walk(i, 0) || colour == white && walk(0, i) {
			return true
		}
	}
	return false
}

// drawGame draws options.
func drawGame(t *rapid.T, sizes ...int) *game {
	return mustOpen(t, fmt.Sprintf("size=%d pairs=%s crosscuts=%s swap=%s", rapid.SampledFrom(sizes).Draw(t, "size"),
		rapid.SampledFrom([]string{"adjacent", "original"}).Draw(t, "pairs"),
		rapid.SampledFrom([]string{"never", "pairs"}).Draw(t, "crosscuts"),
		rapid.SampledFrom([]string{"off", "on"}).Draw(t, "swap")))
}

// drawBoard draws any position between turns: any stones, reachable or not.
func drawBoard(t *rapid.T, g *game) *position {
	stones := rapid.SliceOfN(rapid.SampledFrom([]string{"", "", "", "X", "O"}), g.field.size*g.field.size, g.field.size*g.field.size).Draw(t, "board")
	rows := games.AppendRows(nil, g.field.size, g.field.size, func(dst []byte, x int) []byte { return append(dst, stones[x]...) })
	turn := rapid.SampledFrom([]string{"X", "O"}).Draw(t, "turn")
	return mustParse(t, g, string(rows)+" "+turn+" - -")
}

// drawPlayed draws an unfinished position reached by random play.
func drawPlayed(t *rapid.T, g *game) *position {
	r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
	p := g.Start().(*position)
	for range rapid.IntRange(0, 2*g.field.size*g.field.size).Draw(t, "plies") {
		q := *p
		if gametest.PlayRandom(&q, r); q.Over() {
			break
		}
		p = &q
	}
	return p
}

// On every board, reachable or not, the legal plies of a turn agree with the model.
func TestLegalMatchesModel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 2, 3, 4, 5, 8, 9, 19)
		p := drawBoard(t, g)
		if rapid.Bool().Draw(t, "played") {
			p = drawPlayed(t, g)
			if p.open != noCell {
				p.Play(moveEnd)
			}
		}
		m, colour := modelOf(p), int(p.turn)
		if p.Over() != (m.joined(black) || m.joined(white)) {
			t.Fatalf("Over = %v in %s", p.Over(), games.TextOf(p))
		}
		if p.crossed != (m.crosscuts() > 0 && !g.crossing) {
			t.Fatalf("crossed = %v in %s", p.crossed, games.TextOf(p))
		}
		if p.Over() {
			return
		}
		firsts := p.firsts()
		for x := range m.cells {
			if m.single(colour, x) != firsts.has(x) {
				t.Fatalf("%s as a first stone: legal %v in %s", g.label(x), firsts.has(x), games.TextOf(p))
			}
		}
		if firsts.empty() {
			if got := p.AppendMoves(nil); !slices.Equal(got, []games.Move{movePass}) {
				t.Fatalf("plies %v, want the pass alone in %s", got, games.TextOf(p))
			}
			return
		}
		x := rapid.SampledFrom(firsts.appendCells(nil)).Draw(t, "first")
		q := *p
		q.Play(stone(x))
		n := m.with(colour, x)
		if q.Over() != n.joined(colour) {
			t.Fatalf("Over = %v after %s in %s", q.Over(), g.label(x), games.TextOf(p))
		}
		var want []games.Move
		for y := range m.cells {
			if p.count > 0 && !q.Over() && m.pair(colour, x, y) {
				want = append(want, stone(y))
			}
		}
		if len(want) == 0 {
			if q.open != noCell {
				t.Fatalf("the turn is open after %s though no second stone fits in %s", g.label(x), games.TextOf(p))
			}
			return
		}
		if got := q.AppendMoves(nil); !slices.Equal(got, append(want, moveEnd)) {
			t.Fatalf("after %s plies %v, want %v and end in %s", g.label(x), got, want, games.TextOf(p))
		}
	})
}

// A pair forms no crosscut if neither stone does alone (2.1, facts). So the order of its stones does not matter, unless one wins alone.
func TestPairsInBothOrders(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 3, 4, 5, 9)
		p := drawPlayed(t, g)
		if p.open != noCell {
			p.Play(moveEnd)
		}
		m, colour := modelOf(p), int(p.turn)
		x := rapid.IntRange(0, len(m.cells)-1).Draw(t, "x")
		y := rapid.IntRange(0, len(m.cells)-1).Draw(t, "y")
		if m.cells[x] != nobody || m.cells[y] != nobody || !m.fit(x, y) {
			return
		}
		together := m.uncrossed(colour, x, y)
		if alone := m.uncrossed(colour, x) && m.uncrossed(colour, y); together != alone {
			t.Fatalf("%s and %s: together %v, each alone %v in %s", g.label(x), g.label(y), together, alone, games.TextOf(p))
		}
		if p.count == 0 || !m.pair(colour, x, y) {
			return
		}
		for _, order := range [][2]int{{x, y}, {y, x}} {
			q := *p
			q.Play(stone(order[0]))
			if wins := m.with(colour, order[0]).joined(colour); !wins && !q.Legal(stone(order[1])) {
				t.Fatalf("%s is illegal after %s in %s", g.label(order[1]), g.label(order[0]), games.TextOf(p))
			}
		}
	})
}

// The whole course of a game, checked at every ply.
func TestEveryGameEndsWithOneWinner(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 2, 3, 4, 5, 6, 9, 11)
		r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
		p := g.Start().(*position)
		var log []string
		stones, run, plies := 0, 0, 0
		for ; !p.Over(); plies++ {
			before := *p
			m := gametest.PlayRandom(p, r)
			log = append(log, g.FormatMove(&before, m))
			if _, ok := g.cell(m); ok {
				stones++
				run++
			}
			if again := mustParse(t, g, games.TextOf(p)); *again != *p {
				t.Fatalf("%s: %s is derived otherwise when it is read", strings.Join(log, " "), games.TextOf(p))
			}
			if p.open == noCell {
				if run > 2 {
					t.Fatalf("%s: a turn of %d stones", strings.Join(log, " "), run)
				}
				run = 0
			}
			checkGrowth(t, &before, p)
		}
		if plies > g.MaxPlies() || stones > g.field.size*g.field.size {
			t.Fatalf("%d plies and %d stones, bounds %d and %d", plies, stones, g.MaxPlies(), g.field.size*g.field.size)
		}
		m := modelOf(p)
		if m.crosscuts() != 0 && !g.crossing || m.joined(int(p.winner)) == m.joined(int(1-p.winner)) {
			t.Fatalf("%s: %d crosscuts, Black joined %v, White %v", games.TextOf(p), m.crosscuts(), m.joined(black), m.joined(white))
		}
		if ps := p.Payoffs(); ps[p.seat(int(p.winner))] != 1 || ps[p.seat(int(1-p.winner))] != -1 {
			t.Fatalf("payoffs %v, winner %d in %s", ps, p.winner, games.TextOf(p))
		}
	})
}

// checkGrowth compares a position with the previous one: nothing joined or forbidden ever becomes free again, and someone can move.
func checkGrowth(t *rapid.T, before, p *position) {
	stuck := 0
	for c := range 2 {
		empties := p.empties()
		was, now := before.blocked(c), p.blocked(c)
		var rowsBefore, rows set
		p.g.field.triplets(&rowsBefore, &before.stones[c])
		p.g.field.triplets(&rows, &p.stones[c])
		for i := range was {
			if was[i]&empties[i]&^now[i] != 0 || rowsBefore[i]&^rows[i] != 0 {
				t.Fatalf("a forbidden cell is free again in %s", games.TextOf(p))
			}
			for side := range 2 {
				if before.reach[c][side][i]&^p.reach[c][side][i] != 0 {
					t.Fatalf("a side has lost stones in %s", games.TextOf(p))
				}
			}
		}
		if now == empties && !p.g.crossing {
			stuck++
		}
	}
	if stuck == 2 && !p.Over() {
		t.Fatalf("nobody can place a stone in %s", games.TextOf(p))
	}
	if p.Over() && int(p.winner) != int(before.turn) {
		t.Fatalf("the mover did not win in %s", games.TextOf(p))
	}
}

// exchanged returns p with rows and columns exchanged and the colours exchanged, which is equivalent under the rules (2.6), except for the opening,
// which is Black's.
func exchanged(p *position) *position {
	g := p.g
	q := &position{g: g, open: p.open, turn: 1 - p.turn, swapped: p.swapped}
	for x := range g.field.size * g.field.size {
		if c := p.colourAt(x); c != nobody {
			q.stones[1-c].add(games.SymmetricCell(g.field.size, 4, x))
		}
	}
	if p.open != noCell {
		q.open = int16(games.SymmetricCell(g.field.size, 4, int(p.open)))
	}
	q.derive()
	return q
}

// exchangedMoves returns the plies of the exchanged position that correspond to ms.
func exchangedMoves(g *game, ms []games.Move) (images []games.Move) {
	for _, m := range ms {
		if x, ok := g.cell(m); ok {
			m = stone(games.SymmetricCell(g.field.size, 4, x))
		}
		images = append(images, m)
	}
	return images
}

// The colours are equivalent. gametest.Run tests the mirror images of the board.
func TestColourSymmetry(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 3, 4, 5, 9)
		p := drawPlayed(t, g)
		if g.swap && p.count < 2 {
			return // the swap only answers a black stone
		}
		q := exchanged(p)
		got, want := q.AppendMoves(nil), exchangedMoves(g, p.AppendMoves(nil))
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			t.Fatalf("%s and %s have other plies", games.TextOf(p), games.TextOf(q))
		}
	})
}

// The number of stones still needed is never too high, and a colour said to be cut off loses.
func TestStonesNeededIsLowerBound(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 2, 3, 4, 5, 9)
		r := games.NewRand(rapid.Uint64().Draw(t, "seed"))
		var course []position
		p := g.Start().(*position)
		for course = append(course, *p); !p.Over(); course = append(course, *p) {
			gametest.PlayRandom(p, r)
		}
		c := int(p.winner)
		for i := range course {
			q := &course[i]
			n, ok := q.stonesNeeded(c)
			if used := p.stones[c].count() - q.stones[c].count(); !ok || n > used || (n == 0) != q.Over() {
				t.Fatalf("colour %d needs %d, %v, in %s; it won with %d more", c, n, ok, games.TextOf(q), used)
			}
			if n, ok := q.stonesNeeded(1 - c); ok && n == 0 {
				t.Fatalf("the loser needs nothing more in %s", games.TextOf(q))
			}
		}
		if _, ok := p.stonesNeeded(1 - c); ok && !g.crossing {
			t.Fatalf("the loser is not cut off in %s", games.TextOf(p))
		}
	})
}

// The proofs that the view shows are found wherever the rules forbid a cell, and the stars of playouts agree with the sets.
func TestStarsMatchSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 2, 3, 5, 9, 19)
		p := drawBoard(t, g)
		f := g.filling
		f.takeOver(p)
		for c := range 2 {
			p.turn = uint8(c)
			var cut, rows set
			g.field.crosscuts(&cut, &p.stones[c], &p.stones[1-c])
			g.field.triplets(&rows, &p.stones[c])
			empties := p.empties()
			if f.empty != empties.count() {
				t.Fatalf("%d empty cells, want %d", f.empty, empties.count())
			}
			for x := range g.field.size * g.field.size {
				_, found := p.crosscutAt(x)
				_, _, row := p.rowThrough(x)
				if found != cut.has(x) || row != rows.has(x) {
					t.Fatalf("%s: proofs %v, %v; sets %v, %v in %s", g.label(x), found, row, cut.has(x), rows.has(x), games.TextOf(p))
				}
				y := f.index(x)
				taken := !empties.has(x)
				if f.crosses(c, y) != (taken || cut.has(x)) || f.stars[c][y].row() != (taken || rows.has(x)) {
					t.Fatalf("%s: the star says otherwise in %s", g.label(x), games.TextOf(p))
				}
			}
		}
	})
}

// A stone spoils a cell if and only if it makes the cell a crosscut that was none before.
func TestSpoilingMatchesCrosscuts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t, 2, 3, 5, 9)
		p := drawBoard(t, g)
		empties := p.empties()
		for c := range 2 {
			blocked := p.blocked(c)
			for _, x := range empties.appendCells(nil) {
				if blocked.has(x) {
					continue
				}
				spoiling := p.spoiling(x, c)
				for _, y := range empties.appendCells(nil) {
					enemy := p.stones[1-c]
					enemy.add(y)
					var cut set
					g.field.crosscuts(&cut, &p.stones[c], &enemy)
					if want := x == y || cut.has(x); spoiling.has(y) != want {
						t.Fatalf("%s spoils %s: got %v, want %v in %s", g.label(y), g.label(x), !want, want, games.TextOf(p))
					}
				}
			}
		}
	})
}
