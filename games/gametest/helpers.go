// Helpers for tests of games: they open a game, reach a position, play and preview plies, and convert targets to names and back. Add a helper here if
// the tests of several games need it.

package gametest

import (
	"strings"

	"quintet/games"
	"quintet/games/board"
)

// A T is a test of package testing or of rapid.
type T interface {
	Helper()
	Fatal(args ...any)
}

// Open makes the game of s with options such as "size=9 pairs=original" and defaults for the rest.
func Open(t T, s games.Spec, options string) games.Game {
	t.Helper()
	g, err := s.Open(parseOptions(t, options))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// parseOptions parses options written as "name=value name=value".
func parseOptions(t T, text string) games.Options {
	t.Helper()
	o, err := games.ParseOptions(strings.Fields(text))
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// Reach returns the position of g that where describes: a position text, or the plies that lead to it from the start.
func Reach(t T, g games.Game, where string) games.Position {
	t.Helper()
	if !strings.Contains(where, "/") { // every position text has a slash between rows, and no ply has one
		p := g.Start()
		Play(t, g, p, where)
		return p
	}
	p, err := g.ParsePosition(where)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Play plays plies, separated by spaces, in p.
func Play(t T, g games.Game, p games.Position, plies string) {
	t.Helper()
	if _, err := games.PlayAll(g, p, strings.Fields(plies)); err != nil {
		t.Fatal(err)
	}
}

// PlayRandom plays a random ply in p, which is not over, and returns it.
func PlayRandom(p games.Position, r *games.Rand) games.Move {
	ms := p.AppendMoves(nil)
	m := ms[r.Intn(len(ms))]
	p.Play(m)
	return m
}

// Ply parses a ply in p.
func Ply(t T, g games.Game, p games.Position, text string) games.Move {
	t.Helper()
	m, err := g.ParseMove(p, text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Previewed returns the view of p with the preview of ply.
func Previewed(t T, g games.Game, p games.Position, ply string) *board.View {
	t.Helper()
	v := games.ViewOf(g, p)
	g.AppendPreview(v, p, Ply(t, g, p, ply))
	return v
}

// Rows turns a drawn board, with one word per cell and "." or "-" for an empty one, into the rows of a position text.
func Rows(drawing string) string {
	cells, rows := strings.Fields(drawing), strings.Count(strings.TrimSpace(drawing), "\n")+1
	return string(games.AppendRows(nil, len(cells)/rows, rows, func(dst []byte, i int) []byte {
		if cells[i] == "." || cells[i] == "-" {
			return dst
		}
		return append(dst, cells[i]...)
	}))
}

// Names returns the names of plies in p.
func Names(g games.Game, p games.Position, ms []games.Move) (names []string) {
	for _, m := range ms {
		names = append(names, g.FormatMove(p, m))
	}
	return names
}

// Labels returns the labels of targets of g.
func Labels(g games.Game, ts []board.Target) string {
	var names []string
	for _, t := range ts {
		names = append(names, g.Geometry().Label(t))
	}
	return strings.Join(names, " ")
}

// Targets returns the targets of g with the given names: "c4, square c4, swap". An edge is "edge". "no cell" and "no button" are targets beyond the
// board, and "nothing" is NoTarget.
func Targets(t T, g games.Game, names string) (ts []board.Target) {
	t.Helper()
	if names == "" {
		return nil
	}
	b := g.Geometry()
	special := map[string]board.Target{
		"edge": board.EdgeBase, "no cell": board.Target(len(b.Cells)), "no button": board.NoTarget - 1, "nothing": board.NoTarget,
	}
	for _, name := range strings.Split(names, ", ") {
		at, ok := special[name]
		if !ok {
			at = min(b.Named(name), b.Button(name)) // NoTarget is the highest target
			if at == board.NoTarget {
				t.Fatal("there is no target " + name)
			}
		}
		ts = append(ts, at)
	}
	return ts
}
