package squex

import (
	"strconv"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// A failer is a test of either kind.
type failer interface {
	Helper()
	Fatal(args ...any)
}

// open makes the game with options o and the defaults of the rest.
func open(t testing.TB, o games.Options) *game {
	t.Helper()
	g, err := Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*game)
}

func itoa(n int) string { return strconv.Itoa(n) }

// sized makes the game on a board of n by n.
func sized(t testing.TB, n int) *game {
	t.Helper()
	return open(t, games.Options{"size": strconv.Itoa(n)})
}

// played returns the position after plies, separated by blanks, from the start.
func played(t testing.TB, g *game, plies string) *position {
	t.Helper()
	return playedFrom(t, g.Start().(*position), plies)
}

// playedFrom plays plies in a copy of p.
func playedFrom(t testing.TB, p *position, plies string) *position {
	t.Helper()
	q := p.Clone().(*position)
	for _, ply := range strings.Fields(plies) {
		m, err := q.g.ParseMove(q, ply)
		if err != nil {
			t.Fatal(err)
		}
		q.Play(m)
	}
	return q
}

// text writes p as one line.
func text(t failer, p games.Position) string {
	t.Helper()
	b, err := p.AppendText(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// parsed reads a position.
func parsed(t failer, g *game, line string) *position {
	t.Helper()
	p, err := g.ParsePosition(line)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// drawn reads a diagram of octagon rows with square rows between them, and the turn ("R 1"). Squares are written - where
// they are empty; everything but BRbr-. is passed over.
func drawn(t testing.TB, diagram, turn string) *position {
	t.Helper()
	var octagons, squares []string
	for i, line := range strings.Split(strings.TrimSpace(diagram), "\n") {
		row := strings.NewReplacer(" ", "", "\t", "", ".", "1", "-", "1").Replace(line)
		if i%2 == 0 {
			octagons = append(octagons, runs(row))
		} else {
			squares = append(squares, runs(row))
		}
	}
	g := sized(t, len(octagons))
	return parsed(t, g, strings.Join(octagons, "/")+" "+strings.Join(squares, "/")+" "+turn+" -")
}

// runs writes every run of the digit 1 as its length.
func runs(row string) string {
	out, n := "", 0
	for _, c := range row + "|" {
		if c == '1' {
			n++
			continue
		}
		if n > 0 {
			out += strconv.Itoa(n)
			n = 0
		}
		if c != '|' {
			out += string(c)
		}
	}
	return out
}

// sameBoard compares the octagons and squares of two positions.
func sameBoard(p, q *position) bool { return p.own == q.own && p.sq == q.sq }

// label returns the octagon, or the square, with this label.
func label(t testing.TB, g *game, text string) int {
	t.Helper()
	c, r, rest, ok := board.ParseLabel(text, g.n, g.n)
	if !ok || rest != "" {
		t.Fatalf("no octagon %q", text)
	}
	return r*g.n + c
}
