package distrify

import (
	"slices"
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// A tester is the common part of testing.T, testing.B, testing.F and rapid.T.
type tester interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// mustOpen makes a game of options written as "name=value name=value".
func mustOpen(tb tester, options string) *game {
	tb.Helper()
	o, err := games.ParseOptions(strings.Fields(options))
	if err != nil {
		tb.Fatal(err)
	}
	g, err := Spec.Open(o)
	if err != nil {
		tb.Fatal(err)
	}
	return g.(*game)
}

// mustParse reads a position text.
func mustParse(tb tester, g *game, text string) *position {
	tb.Helper()
	p, err := g.ParsePosition(text)
	if err != nil {
		tb.Fatal(err)
	}
	return p.(*position)
}

// diagram reads a board drawn with ".", "X" and "O", and the fields that follow the board in a position text.
func diagram(tb tester, g *game, drawing, fields string) *position {
	tb.Helper()
	cells := strings.Fields(drawing)
	if len(cells) != g.size*g.size {
		tb.Fatalf("diagram has %d cells, want %d", len(cells), g.size*g.size)
	}
	rows := games.AppendRows(nil, g.size, g.size, func(dst []byte, x int) []byte {
		if cells[x] == "." {
			return dst
		}
		return append(dst, cells[x]...)
	})
	return mustParse(tb, g, string(rows)+" "+fields)
}

// text is the position text of p.
func text(p games.Position) string {
	b, _ := p.AppendText(nil) // the error is always nil
	return string(b)
}

// playPlies plays plies separated by blanks.
func playPlies(tb tester, g *game, p *position, plies string) {
	tb.Helper()
	for i, s := range strings.Fields(plies) {
		m, err := g.ParseMove(p, s)
		if err != nil {
			tb.Fatalf("ply %d: %v in %s", i+1, err, text(p))
		}
		p.Play(m)
	}
}

// at returns the cell with this label.
func (g *game) at(tb tester, label string) int {
	tb.Helper()
	c, r, rest, ok := board.ParseLabel(label, g.size, g.size)
	if !ok || rest != "" {
		tb.Fatalf("no cell %q", label)
	}
	return r*g.size + c
}

// cellsOf reads labels separated by blanks.
func (g *game) cellsOf(tb tester, labels string) []int {
	tb.Helper()
	var xs []int
	for _, s := range strings.Fields(labels) {
		xs = append(xs, g.at(tb, s))
	}
	slices.Sort(xs)
	return xs
}

// A turn is the stones of one turn as a set, as rules.md counts moves; b is off for a single, both are off for a pass.
type turn struct{ a, b int }

// turnsOf lists the turns of p, which is between turns. A pair stands once. Two stones that both win alone are a turn of the document
// though no plies lead to it.
func turnsOf(p *position) []turn {
	if p.Over() {
		return nil
	}
	firsts := firstsOf(p)
	cells := firsts.appendCells(nil)
	if len(cells) == 0 {
		return []turn{{off, off}}
	}
	var turns []turn
	for _, x := range cells {
		turns = append(turns, turn{x, off})
		seconds := secondsOf(p, x)
		for _, y := range seconds.appendCells(nil) {
			if x < y {
				turns = append(turns, turn{x, y})
			}
		}
	}
	return turns
}

// secondsOf returns the second stones that make a legal pair with x, also where x alone wins.
func secondsOf(p *position, x int) set {
	q := *p
	q.stones[q.turn].add(x)
	q.count++
	return q.secondsAfter(x)
}

// playTurn plays t, in an order of the stones that plies can enter where there is one. Otherwise the first stone wins as it is.
func playTurn(p *position, t turn) {
	if t.a == off {
		p.Play(movePass)
		return
	}
	if t.b != off {
		q := *p
		if q.Play(stone(t.a)); q.Over() {
			t.a, t.b = t.b, t.a
		}
	}
	p.Play(stone(t.a))
	if t.b != off && !p.Over() {
		p.Play(stone(t.b))
	} else if p.open != off {
		p.Play(moveEnd)
	}
}

// readTurn reads a turn in the notation of rules.md 2.4.
func (g *game) readTurn(tb tester, s string) turn {
	tb.Helper()
	if s == "pass" {
		return turn{off, off}
	}
	first, second, pair := strings.Cut(s, "-")
	t := turn{g.at(tb, first), off}
	if pair {
		t.b = g.at(tb, second)
		t.a, t.b = min(t.a, t.b), max(t.a, t.b)
	}
	return t
}

// playTurns plays turns separated by blanks and checks each against the list of turns.
func playTurns(tb tester, g *game, p *position, turns string) {
	tb.Helper()
	for i, s := range strings.Fields(turns) {
		t := g.readTurn(tb, s)
		if !slices.Contains(turnsOf(p), t) {
			tb.Fatalf("turn %d: %s is not legal in %s", i+1, s, text(p))
		}
		playTurn(p, t)
	}
}
