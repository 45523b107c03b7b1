package squ

import (
	"strconv"
	"strings"
	"testing"

	"quintet/games"
)

// open makes the game with options o.
func open(t testing.TB, o games.Options) *game {
	t.Helper()
	g, err := Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g.(*game)
}

// after plays plies from the start. They are separated by blanks, or by + and | as rules.md writes turns.
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

// diagram reads a board drawn with a letter a cell, "." for an empty one. It has no open turn.
func diagram(t testing.TB, ties, holder, rows string) *position {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(rows), "\n")
	n := len(lines)
	letters := strings.Join(strings.Fields(rows), "")
	board := games.AppendRows(nil, n, n, func(dst []byte, i int) []byte {
		if letters[i] == '.' {
			return dst
		}
		return append(dst, letters[i])
	})
	g := open(t, games.Options{"size": strconv.Itoa(n), "ties": ties})
	return parse(t, g, string(board)+" - "+holder)
}

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
