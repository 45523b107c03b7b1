package squ

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestPerft(t *testing.T)  { gametest.Perft(t, Spec(), "testdata/perft.tsv") }
func TestReplay(t *testing.T) { gametest.Replay(t, Spec(), "testdata/games.jsonl") }

// open makes the game with options o.
func open(t testing.TB, o games.Options) *game {
	t.Helper()
	g, err := Spec().Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*game)
}

// after plays plies from the start. They are separated by blanks, or by + and | as rules/squ.md writes turns.
func after(t testing.TB, o games.Options, plies string) *position {
	t.Helper()
	p := open(t, o).Start().(*position)
	play(t, p, plies)
	return p
}

// play plays on in p.
func play(t testing.TB, p *position, plies string) {
	t.Helper()
	for _, text := range strings.FieldsFunc(plies, func(r rune) bool { return strings.ContainsRune(" +|", r) }) {
		m, err := p.g.ParseMove(p, text)
		if err != nil {
			t.Fatal(err)
		}
		p.Play(m)
	}
}

// diagram reads a board drawn with a cell a letter, "." for an empty one; its size is the number of letters in a row. Numbers of rows
// and the line of column letters are left out. It has no open turn.
func diagram(t testing.TB, ties, holder, rows string) *position {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(rows), "\n")
	for i, l := range lines {
		lines[i] = strings.ReplaceAll(strings.Join(strings.Fields(l), ""), ".", "1")
	}
	g := open(t, games.Options{"size": sizes[len(lines)], "ties": ties})
	return parse(t, g, strings.Join(lines, "/")+" - "+holder)
}

// sizes are the values of the option size.
var sizes = [...]string{3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 8: "8", 9: "9", 10: "10"}

// parse reads a position.
func parse(t testing.TB, g *game, text string) *position {
	t.Helper()
	p, err := g.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p.(*position)
}

// text writes a position.
func text(p *position) string {
	b, _ := p.AppendText(nil) // the error is always nil
	return string(b)
}
