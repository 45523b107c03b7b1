package distrify

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
)

// The positions T1 to T12 of rules.md 2.5. Turns are written as there: a single "c4", a pair "c4-c5".

const (
	adjacent = "pairs=adjacent"
	original = "pairs=original"
)

const t5 = `
	X . . . . . . . .
	. O O . . . . . .
	O . . . . . . . .
	. O . . X . . . .
	. O . . X . . . .
	O . X X . . . . .
	O X . . . . . . .
	O X . . . . . . .
	X . . . . . . . .`

const t11 = `
	. . X . .
	. X . O .
	. . X O .
	. O . X .
	. . . . .`

func TestWorkedTurns(t *testing.T) {
	const t3 = `
		. . . . .
		. X O . .
		. O . . .
		. . . . .
		. . . . .`
	const t4 = `
		. . . . . . .
		. X X . . . .
		. . . . . . .
		. . . O O O .
		. X . . . . .
		. . . . . . .
		. X . . X . .`
	const t10 = `
		. . . . .
		. . O X .
		. X . O .
		. O X . .
		. . . . .`
	const t12 = `
		. . . . . . O O . O O X .
		O . . . . . . X O X . X .
		. O X X O . O X O X X . .
		X O O X . X . . X . . . .
		X X . O X . O O X O . . .
		. X O O X O . O X . . . .
		. . X . X X X . O X . X .
		. O . O O O O O . X . O X
		. . . . X . X X O X O . X
		. . . O X X . . X X . X .
		X O . X . . . O O O O O O
		. X O X O . O . . X . X .
		. X O O . . . . . . . . .`
	row := strings.Repeat(". ", 9) + "\n"
	empty9 := strings.Repeat(row, 9)
	e5 := strings.Repeat(row, 4) + ". . . . X . . . .\n" + strings.Repeat(row, 4)
	tests := []struct {
		name, options, board, turn string
		count                      int // total turns, 0 if the document does not say
		legal, illegal             string
	}{
		{"T1 opening", "size=9 " + adjacent, empty9, "X", 81, "e5", "e5-e6"},
		{"T1 opening, original", "size=9 " + original, empty9, "X", 81, "e5", "e5-e6"},
		{"T2 pair geometry", "size=9 " + adjacent, e5, "O", 220, "d4-e4 c3-c4", "c3-d4 c3-e4 c3-e3 a1-i9 c3-e5 c3-c3"},
		{"T2 pair geometry, original", "size=9 " + original, e5, "O", 3116, "d4-e4 c3-c4 c3-e4 c3-e3 a1-i9", "c3-d4 c3-e5 c3-c3"},
		{"T3 crosscut, Black", "size=5 " + original, t3, "X", 212, "a1", "c3 c3-e5"},
		{"T3 crosscut, White", "size=5 " + original, t3, "O", 185, "c3", ""},
		{"T3 crosscut, adjacent", "size=5 " + adjacent, t3, "X", 0, "a1", "c3 c3-d3"},
		{"T4 triplets, Black", "size=7 " + original, t4, "X", 0,
			"d2 b6 a1-g1 e5-g5 c7-g1 d7-g1 a6-g7 d3-g7 b3-g7 c6-g1 d5-f5",
			"d2-g7 a2-g7 d2-a2 b6-g1 e5-e6 d7-c7 f7-d7 b3-b4 c6-d5"},
		{"T4 triplets, White", "size=7 " + original, t4, "O", 0, "g4 a1-c1 a1-a2", "g4-a1"},
		{"T5 seed middle board", "size=9 " + adjacent, t5, "X", 144, "f2-f3 f1-f2 e3 f1 c7", "f4-f5 d4-d5 e5"},
		{"T5 seed middle board, original", "size=9 " + original, t5, "X", 1636, "f2-f3 f1-f2 e3 f1 c7", "f4-f6 f4-f5 e3-e6 d4-d5 e5"},
		{"T10 cell dead for both, Black", "size=5 " + adjacent, t10, "X", 0, "", "c3"},
		{"T10 cell dead for both, White", "size=5 " + adjacent, t10, "O", 0, "", "c3"},
		{"T11 win by a diagonal step", "size=5 " + original, t11, "X", 94, "c5 d5 e5", ""},
		{"T12 designer's 13x13 example", "size=13 " + original, t12, "X", 0, "b10-c10", ""},
		{"T12 designer's 13x13 example, adjacent", "size=13 " + adjacent, t12, "X", 0, "b10-c10", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := mustOpen(t, tt.options)
			p := diagram(t, g, tt.board, tt.turn+" - -")
			if p.Over() || p.crossed {
				t.Fatalf("Over = %v, crossed = %v, want neither", p.Over(), p.crossed)
			}
			turns := turnsOf(p)
			if tt.count > 0 && len(turns) != tt.count {
				t.Errorf("%d turns, want %d", len(turns), tt.count)
			}
			for _, s := range strings.Fields(tt.legal) {
				if want := g.readTurn(t, s); !slices.Contains(turns, want) || !enterable(p, want) {
					t.Errorf("%s is not legal, want legal", s)
				}
			}
			for _, s := range strings.Fields(tt.illegal) {
				if want := g.readTurn(t, s); slices.Contains(turns, want) || enterable(p, want) {
					t.Errorf("%s is legal, want illegal", s)
				}
			}
		})
	}
}

// enterable reports whether plies lead to the turn, using only Legal and Play. Every order that leads there must be legal.
func enterable(p *position, tn turn) bool {
	if tn.b == noCell {
		return p.Legal(stone(tn.a))
	}
	try := func(a, b int) (through, ok bool) {
		q := *p
		if !q.Legal(stone(a)) {
			return false, true
		}
		q.Play(stone(a))
		return !q.Over(), q.ToMove() == p.ToMove() && q.Legal(stone(b))
	}
	through1, ok1 := try(tn.a, tn.b)
	through2, ok2 := try(tn.b, tn.a)
	if through1 && through2 && ok1 != ok2 {
		panic("the order of a pair matters")
	}
	return through1 && ok1 || through2 && ok2
}

// T5 continues to T6.
func TestWorkedSeedGame(t *testing.T) {
	const t5 = "X8/1OO6/O8/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 X - -"
	for _, options := range []string{"size=9 " + adjacent, "size=9 " + original} {
		g := mustOpen(t, options)
		p := mustParse(t, g, t5)
		playTurns(t, g, p, "f2-f3 d1-e1")
		if slices.Contains(turnsOf(p), g.readTurn(t, "f1-i9")) {
			t.Error("f1-i9 is legal, want illegal: f1-f2-f3")
		}
		playTurns(t, g, p, "f1")
		want := diagram(t, g, `
			X . . O O X . . .
			. O O . . X . . .
			O . . . . X . . .
			. O . . X . . . .
			. O . . X . . . .
			O . X X . . . . .
			O X . . . . . . .
			O X . . . . . . .
			X . . . . . . . .`, "O - -")
		if *p != *want {
			t.Errorf("position %s, want %s", games.TextOf(p), games.TextOf(want))
		}
		if p.winner != black || p.stones[black].count() != 11 || p.stones[white].count() != 10 {
			t.Errorf("winner %d with %d and %d stones, want Black with 11 and 10", p.winner, p.stones[black].count(), p.stones[white].count())
		}
		var chain []string
		for _, x := range (viewer{pos: p}).chain() {
			chain = append(chain, g.label(x))
		}
		if got := strings.Join(chain, "-"); got != "f1-f2-f3-e4-e5-d6-c6-b7-b8-a9" {
			t.Errorf("chain %s", got)
		}
	}
}

func TestWorkedDesignersGame(t *testing.T) {
	turns := strings.Fields(`e5 e4-e7 c4-c7 b4 f6-g8 g3-d5 f3-f4 e2-f2 d3-c5 c2-b6 h2-h4 i2-f8 i3-f7 h1-h8 d1-g9 h5-e6 g1 b3-g4 d2 e3 c6
		b8-d8 i5-c9 c8 h6-h7`)
	counts := []int{81, 3116, 2960, 2807, 2659, 2588, 2243, 2178, 1868, 1644, 1426, 1426, 1088, 1042, 718, 905, 574, 749, 539, 545, 537,
		512, 451, 324, 362}
	g := mustOpen(t, "size=9 "+original)
	p := g.Start().(*position)
	for i, s := range turns {
		if got := len(turnsOf(p)); got != counts[i] {
			t.Errorf("%d turns before turn %d, want %d", got, i+1, counts[i])
		}
		playTurns(t, g, p, s)
		if p.Over() != (i == len(turns)-1) {
			t.Fatalf("after turn %d Over = %v", i+1, p.Over())
		}
	}
	if p.winner != black {
		t.Errorf("winner %d, want Black", p.winner)
	}
	report := mustOpen(t, "size=9 "+adjacent)
	q := report.Start().(*position)
	playTurns(t, report, q, turns[0])
	if slices.Contains(turnsOf(q), report.readTurn(t, turns[1])) {
		t.Errorf("%s is legal with adjacent pairs", turns[1])
	}
}

func TestWorkedForcedPass(t *testing.T) {
	for _, options := range []string{"size=4 " + adjacent, "size=4 " + original} {
		g := mustOpen(t, options)
		p := g.Start().(*position)
		playTurns(t, g, p, "a1 c1 b1 a2 d1 d2 a3 b3 c3 d3 a4 b4 c4 d4")
		want := diagram(t, g, `
			X X O X
			O . . O
			X O X O
			X O X O`, "X - -")
		if *p != *want {
			t.Fatalf("position %s, want %s", games.TextOf(p), games.TextOf(want))
		}
		if m, ok := g.Pass(p); !ok || m != movePass {
			t.Errorf("Pass = %d, %v, want the pass", m, ok)
		}
		playTurns(t, g, p, "pass")
		if got, want := turnsOf(p), []turn{{5, noCell}, {6, noCell}}; !slices.Equal(got, want) {
			t.Errorf("turns %v, want b2 and c2 only", got)
		}
		for _, m := range p.AppendMoves(nil) {
			q := *p
			if q.Play(m); q.winner != white {
				t.Errorf("%s does not win for White", g.FormatMove(p, m))
			}
		}
	}
}

func TestWorkedForcedPassesOn9x9(t *testing.T) {
	turns := strings.Fields(`e5 a3 d3 e1-f1 b6-c6 h3-h4 i5 a2 g9 e9-f9 c5 f5-g5 c8-c9 g7-h7 c2 i7 g6-h6 a7-a8 e2 f4 i4 b4-c4 f3-g3 h2 b2-b3
		e3 i8 h9 d8-d9 c7 i9 e8 i1-i2 d6 c3 d5 h5 e7 e6 a1 d1 b5 g8 c1 g1 i6 b9 i3 h1 h8 f6 b8 d2 a6 f7 a5 f2 d7 f8 a9 g2 b7 b1
		g4 pass a4 pass e4`)
	g := mustOpen(t, "size=9 "+adjacent)
	p := g.Start().(*position)
	for i, s := range turns {
		_, stuck := g.Pass(p)
		if want := i == 64 || i == 66; stuck != want {
			t.Errorf("before turn %d a pass is forced: got %v, want %v", i+1, stuck, want)
		}
		playTurns(t, g, p, s)
	}
	if len(turns) != 68 || p.winner != white {
		t.Errorf("winner %d after %d turns, want White after 68", p.winner, len(turns))
	}
}

func TestWorkedWinByDiagonalStep(t *testing.T) {
	g := mustOpen(t, "size=5 "+original)
	p := mustParse(t, g, "2X2/1X1O1/2XO1/1O1X1/5 X - -")
	var singles []string
	wins := 0
	for _, tn := range turnsOf(p) {
		q := *p
		playTurn(&q, tn)
		if q.winner != black {
			continue
		}
		wins++
		if tn.b == noCell {
			singles = append(singles, g.label(tn.a))
		}
	}
	if got := strings.Join(singles, " "); got != "c5 d5 e5" || wins != 24 {
		t.Errorf("%d turns win, of singles %s; want 24 and c5 d5 e5", wins, got)
	}
	// As plies: the two stones that each win alone cannot be entered together.
	reached, won := map[[2]set]bool{}, map[[2]set]bool{}
	for _, m := range p.AppendMoves(nil) {
		q := *p
		q.Play(m)
		ends := []position{q}
		if q.open != noCell {
			ends = ends[:0]
			for _, m := range q.AppendMoves(nil) {
				r := q
				r.Play(m)
				ends = append(ends, r)
			}
		}
		for _, r := range ends {
			reached[r.stones] = true
			if r.Over() {
				won[r.stones] = true
			}
		}
	}
	if len(reached) != 93 || len(won) != 23 {
		t.Errorf("%d turns of plies, %d win; want 93 and 23", len(reached), len(won))
	}
}

func TestWorkedDesignersExampleWins(t *testing.T) {
	for _, options := range []string{"size=13 " + adjacent, "size=13 " + original} {
		g := mustOpen(t, options)
		p := mustParse(t, g, "6OO1OOX1/O6XOX1X1/1OXXO1OXOXX2/XOOX1X2X4/XX1OX1OOXO3/1XOOXO1OX4/2X1XXX1OX1X1/1O1OOOOO1X1OX/"+
			"4X1XXOXO1X/3OXX2XX1X1/XO1X3OOOOOO/1XOXO1O2X1X1/1XOO9 X - -")
		playTurns(t, g, p, "b10-c10")
		if p.winner != black {
			t.Errorf("%s: winner %d, want Black", options, p.winner)
		}
	}
}
