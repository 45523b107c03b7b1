package squex

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// T11 and T13 of rules.md 1.5, figures of the report.
const (
	t11 = `
	. . . B R R R R
	 - - - b - - -
	. . . B B B B B
	 - - - b b b b
	. . R R B B R B
	 - r r r b - -
	. R R B R B R B
	 - - b b r r -
	. . B R B R R B
	 - - - r b - -
	. . . . R B . B
	 - - - - b b b
	. . . . B R B .
	 - - - - b r -
	. . . . . B R R`
	t13 = `
	. . . . . . . .
	 - - - - - - -
	. . . . . R . .
	 - - - - - - -
	. . . . B R . .
	 - - - - r - -
	. R B R R B . .
	 - r r - b - -
	. . R B B B . .
	 - - - b b - -
	. . R B R B . .
	 - - - b b b -
	. . . . B . B B
	 - - - - - - -
	. . . . . . . .`
)

// A step is a stretch of play and what holds after it.
type step struct {
	plies  string
	toMove int8 // a colour; nobody when the game is over
	left   uint8
	winner int8
}

func TestWorkedPositions(t *testing.T) {
	tests := []struct {
		name  string
		size  int
		steps []step
	}{
		{"T1 a diagonal pair takes the square", 4, []step{{"b2 a4 c3", red, 1, nobody}}},
		{"T2-T4 a cut gives two placements", 4, []step{
			{"b2 a4 c3 b3 d1 c2", blue, 2, nobody}, {"a2", blue, 1, nobody}, {"d4", red, 1, nobody},
		}},
		{"T5 a cut with the first of two loses the second", 4, []step{
			{"b2 a4 c3 b3 b4 c2", blue, 2, nobody}, {"a3", red, 2, nobody},
		}},
		{"T6 a cut with the second of two", 4, []step{
			{"b2 a4 c3 b3 b4 c2 d4", blue, 1, nobody}, {"a3", red, 2, nobody},
		}},
		{"T7 two cuts give two placements, not four", 5, []step{{"b2 c2 d2 b3 e5 d3 c3", red, 2, nobody}}},
		{"T8 a link with a third octagon is protected", 4, []step{{"b2 a4 c3 d1 b3 c2", blue, 1, nobody}}},
		{"T9 an orthogonal chain wins at once", 3, []step{{"b1 a1 b2 a2", blue, 1, nobody}, {"b3", nobody, 0, blue}}},
		{"T10 joined but cuttable", 3, []step{
			{"b1 c1 c2 a3 c3", red, 1, nobody}, {"b2", blue, 2, nobody}, {"a2", blue, 1, nobody},
			{"b3", red, 2, nobody}, {"a1", nobody, 0, red},
		}},
		{"T15 every kind of turn", 8, []step{
			{"b8 a1 e6 e5 c7 a5 d8 h7 a6 b6 a7 g2 c1 g7 b7 c2 a8 f1 f3 b5 d4 d5 d2 c4 h2 f6", blue, 1, nobody},
			{"c6 e4 d3 h3 c8 h6 f8 a3 e1 h1 b2 f7 d6 g6", blue, 1, nobody},
			{"g1", red, 2, nobody}, {"d1", blue, 2, nobody}, {"f4", blue, 1, nobody}, {"f5", red, 2, nobody},
			{"h8 e8", blue, 1, nobody}, {"b4 b3 g5 g4 e3", red, 1, nobody}, {"e2", blue, 2, nobody}, {"f2", nobody, 0, blue},
		}},
		{"T16 no cuts, Red wins on 30", 8, []step{
			{"d5 f7 h7 b6 g1 a8 h1 c4 f2 c3 e5 d8 e6 f6 a1 g6 h3 a3 b1 d7 d1 e7 e2 b8 b5 h6 g5 f8 c2", red, 1, nobody},
			{"c8", nobody, 0, red},
		}},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			p := sized(t, tc.size).Start().(*position)
			for _, s := range tc.steps {
				p = playedFrom(t, p, s.plies)
				toMove := int8(p.ToMove())
				if toMove != s.toMove || p.left != s.left || p.winner != s.winner {
					t.Errorf("after %q: colour %d to move, %d left, winner %d; want %d, %d, %d",
						s.plies, toMove, p.left, p.winner, s.toMove, s.left, s.winner)
				}
			}
		})
	}
}

func TestWorkedBoards(t *testing.T) {
	tests := []struct {
		name, diagram, turn, plies, want string
	}{
		{"T2 the square changes hands", `
	. . . .
	 - - -
	. B . .
	 - b -
	. R B .
	 r - -
	R . . .`, "R 1", "d1", `
	. . . R
	 - - -
	. B . .
	 - b -
	. R B .
	 r - -
	R . . .`},
		{"T2 cut", `
	. . . B
	 - - -
	. B . .
	 - b -
	. R B .
	 r - -
	R . . .`, "R 1", "c2", `
	. . . B
	 - - -
	. B R .
	 - r -
	. R B .
	 r - -
	R . . .`},
		{"T4 the next diagonal", `
	. . . B
	 - - -
	B B R .
	 - r -
	. R B .
	 r - -
	R . . .`, "B 1", "d4", `
	. . . B
	 - - -
	B B R .
	 - r -
	. R B .
	 r - b
	R . . B`},
		{"T5 one octagon cuts and joins", `
	. . . .
	 - - -
	. B R .
	 - r -
	. R B .
	 r b -
	R B . .`, "B 2", "a3", `
	. . . .
	 - - -
	. B R .
	 b r -
	B R B .
	 b b -
	R B . .`},
		{"T7 one octagon, two cuts", `
	. . . . .
	 - - - -
	. B R B .
	 - r r -
	. R . R .
	 - - - -
	. . . . .
	 - - - -
	. . . . B`, "B 1", "c3", `
	. . . . .
	 - - - -
	. B R B .
	 - b b -
	. R B R .
	 - - - -
	. . . . .
	 - - - -
	. . . . B`},
		{"T8 nothing is cut beside a protected link", `
	. . . R
	 - - -
	. B . .
	 - b -
	. B B .
	 - - -
	R . . .`, "R 1", "c2", `
	. . . R
	 - - r
	. B R .
	 - b -
	. B B .
	 - - -
	R . . .`},
		{"a block of one colour keeps its square", `
	. . . .
	 - - -
	. B B .
	 - b -
	. . B .
	 - - -
	R . R .`, "B 1", "b3", `
	. . . .
	 - - -
	. B B .
	 - b -
	. B B .
	 - - -
	R . R .`},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			p := playedFrom(t, drawn(t, tc.diagram, tc.turn), tc.plies)
			if want := drawn(t, tc.want, "B 1"); !sameBoard(p, want) {
				t.Errorf("%s gives %s, want %s", tc.plies, games.TextOf(p), games.TextOf(want))
			}
		})
	}
}

// labels returns the labels of the octagons or squares with these numbers, in order.
func labels(g *game, cells []int) string {
	var words []string
	for _, x := range slices.Sorted(slices.Values(cells)) {
		words = append(words, g.label(x))
	}
	return strings.Join(words, " ")
}

// cuttable returns the squares of colour c whose link can be cut.
func (p *position) cuttable(c uint8) []int {
	var cells []int
	for _, l := range p.appendLinks(nil) {
		if l.Owner == int8(c) && l.State != board.LinkSafe {
			cells = append(cells, p.g.squareAt(int(l.Via)-p.g.n*p.g.n))
		}
	}
	return cells
}

// permanentSquares returns the squares of colour c whose link can never be cut.
func (p *position) permanentSquares(c uint8) []int {
	var cells []int
	for _, l := range p.appendLinks(nil) {
		if l.Owner == int8(c) && l.State == board.LinkSafe && l.Via != board.NoTarget {
			cells = append(cells, p.g.squareAt(int(l.Via)-p.g.n*p.g.n))
		}
	}
	return cells
}

// cutting returns the mover's placements that cut, with the squares they cut.
func (p *position) cutting() string {
	var words []string
	for x := range p.g.n * p.g.n {
		if p.owner(x) == nobody {
			if cut := p.cutBy(x); len(cut) > 0 {
				words = append(words, p.g.label(x)+":"+labels(p.g, cut))
			}
		}
	}
	return strings.Join(words, ", ")
}

func TestT11JoinedButCuttable(t *testing.T) {
	p := drawn(t, t11, "R 1")
	if p.path(blue, false) == nil || p.path(blue, true) != nil || p.Over() {
		t.Error("Blue should be joined, not for good, and nobody should have won")
	}
	if got, want := labels(p.g, p.cuttable(blue)), "f6 g6 e7"; got != want {
		t.Errorf("cuttable squares of Blue are %q, want %q", got, want)
	}
	for _, ply := range []string{"e8", "g6"} {
		q := playedFrom(t, p, ply)
		if q.toMove != blue || q.left != 2 || q.path(blue, false) != nil {
			t.Errorf("after %s: got %s, want Blue to place two and to be cut off", ply, games.TextOf(q))
		}
	}
	if q := playedFrom(t, p, "h7"); q.toMove != blue || q.left != 1 {
		t.Errorf("after h7: got %s, want an ordinary ply of Blue", games.TextOf(q))
	}
}

func TestT11WinInTwo(t *testing.T) {
	p := drawn(t, t11, "B 2")
	var pairs []string
	for _, m1 := range p.AppendMoves(nil) {
		q := *p
		if q.Play(m1); q.Over() {
			t.Errorf("%s wins at once", p.g.FormatMove(p, m1))
		}
		if q.toMove != blue {
			continue
		}
		for _, m2 := range q.AppendMoves(nil) {
			r := q
			if r.Play(m2); r.Over() {
				pairs = append(pairs, p.g.FormatMove(p, m1)+"+"+p.g.FormatMove(&q, m2))
			}
		}
	}
	if got, want := strings.Join(pairs, " "), "g6+e8 e8+g6"; got != want {
		t.Errorf("two placements win by %q, want %q", got, want)
	}
}

func TestT12IsNotOver(t *testing.T) {
	p := playedFrom(t, drawn(t, t11, "B 1"), "e8")
	if p.Over() || labels(p.g, p.cuttable(blue)) != "f6 g6" {
		t.Errorf("over %v, cuttable %q; want the game to go on with f6 g6", p.Over(), labels(p.g, p.cuttable(blue)))
	}
	q := playedFrom(t, p, "g6")
	if q.toMove != blue || q.left != 2 || q.path(blue, false) != nil {
		t.Errorf("after Red g6: got %s, want Blue to place two and to be cut off", games.TextOf(q))
	}
	if q := playedFrom(t, drawn(t, t11, "B 2"), "e8 g6"); q.winner != blue {
		t.Errorf("after Blue e8 and g6 the winner is %d, want Blue", q.winner)
	}
}

func TestT13Middle(t *testing.T) {
	p := drawn(t, t13, "R 1")
	q := reach(t, sized(t, 8), Spec.Showcase.Plies)
	if !sameBoard(p, q) || games.TextOf(p) != games.TextOf(q) || p.Hash() != q.Hash() {
		t.Errorf("the showcase leads to %s, want %s", games.TextOf(q), games.TextOf(p))
	}
	if n := len(p.AppendMoves(nil)); p.own[blue].count() != 11 || p.own[red].count() != 8 || n != 45 {
		t.Errorf("%d blue, %d red, %d legal; want 11, 8, 45", p.own[blue].count(), p.own[red].count(), n)
	}
	if got, want := p.cutting(), "d7:d6, f7:e6"; got != want {
		t.Errorf("Red cuts by %q, want %q", got, want)
	}
	if got, want := drawn(t, t13, "B 1").cutting(), "b5:b4"; got != want {
		t.Errorf("Blue would cut by %q, want %q", got, want)
	}
	// In the document's indices: blue (4,5) (5,4) (5,5), red (3,5) (4,3).
	if got, want := labels(p.g, p.permanentSquares(blue)), "e4 d5 e5"; got != want {
		t.Errorf("permanent squares of Blue are %q, want %q", got, want)
	}
	if got, want := labels(p.g, p.permanentSquares(red)), "e3 c4"; got != want {
		t.Errorf("permanent squares of Red are %q, want %q", got, want)
	}
}

// T15 again: Red is joined, cuttably, from ply 26 to 43 and again after 52; with win=first he wins on 26.
func TestT15JoinedAndLost(t *testing.T) {
	const plies = `b8 a1 e6 e5 c7 a5 d8 h7 a6 b6 a7 g2 c1 g7 b7 c2 a8 f1 f3 b5 d4 d5 d2 c4 h2 f6 c6 e4 d3 h3 c8 h6 f8 a3 e1 h1
		b2 f7 d6 g6 g1 d1 f4 f5 h8 e8 b4 b3 g5 g4 e3 e2 f2`
	cuts := map[int]string{41: "g1", 42: "c1", 44: "e5", 52: "d1", 53: "e1 f1"}
	g := sized(t, 8)
	p := g.Start().(*position)
	for i, ply := range strings.Fields(plies) {
		n := i + 1
		m, err := g.ParseMove(p, ply)
		if err != nil {
			t.Fatal(err)
		}
		if got := labels(g, p.cutBy(cellOf(m))); got != cuts[n] {
			t.Errorf("ply %d %s cuts %q, want %q", n, ply, got, cuts[n])
		}
		p.Play(m)
		if got, want := p.path(red, false) != nil, n >= 26 && n <= 43 || n == 52; got != want {
			t.Errorf("after ply %d Red joined = %v, want %v", n, got, want)
		}
	}
	first := reach(t, open(t, "win=first"), strings.Join(strings.Fields(plies)[:26], " "))
	if first.winner != red {
		t.Errorf("with win=first the winner after ply 26 is %d, want Red", first.winner)
	}
}
