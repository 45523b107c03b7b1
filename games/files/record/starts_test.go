package record_test

import (
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/record"
	"quintet/games/play/match"
)

// A game from a position set up by hand is stored with that position, also with variations, in format 1.
func TestGamesFromPositionsSetUp(t *testing.T) {
	for i, table := range catalogtest.Tables(7) {
		g := table.Open(t)
		r := games.NewRand(uint64(i))
		first := catalogtest.SetUp(g, r, 8)
		m := match.NewAt(g, first.Clone(), nil)
		for range 12 {
			if m.Over() || r.Intn(4) == 0 {
				m.Goto(r.Intn(m.Len() + 1))
			}
			catalogtest.PlayAny(t, m, r, 1)
		}
		text := written(t, record.New(table.Spec, m))
		rec := read(t, text)
		again := rec.Match
		if catalogtest.Tree(again) != catalogtest.Tree(m) || games.TextOf(again.PositionAt(0)) != games.TextOf(first) {
			t.Errorf("read as\n%s\nwant\n%s\nfrom\n%s", catalogtest.Tree(again), catalogtest.Tree(m), text)
		}
		if strings.Contains(text, "[format") && len(again.MainEnd().Next()) == 0 {
			t.Errorf("it needs no later format:\n%s", text)
		}
	}
}

// The placements of a handicap are plies of the first turn: they are stored as one turn, without a position, and can be taken back like others.
func TestHandicapIsLongFirstTurn(t *testing.T) {
	for i, spec := range catalog.All() {
		if !slices.ContainsFunc(spec.Options, func(o games.Option) bool { return o.ID == "handicap" }) {
			continue
		}
		g := catalogtest.Open(t, spec, games.Options{"handicap": "2"})
		m := match.New(g, nil)
		catalogtest.PlayAny(t, m, games.NewRand(uint64(i)), 12)
		text := written(t, record.New(spec, m))
		_, turns, _ := strings.Cut(text, "\n\n1. ")
		if first := strings.Fields(turns)[0]; strings.Count(first, "+") != 2 || !strings.Contains(text, " handicap=2\"]") || strings.Contains(text, "[position") {
			t.Errorf("%s is written as\n%s\nwant three plies in the first turn, the option and no position", spec.ID, text)
		}
		if again := read(t, text).Match; catalogtest.Tree(again) != catalogtest.Tree(m) {
			t.Errorf("%s is read as\n%s\nwant\n%s", spec.ID, catalogtest.Tree(again), catalogtest.Tree(m))
		}
		for m.Undo() {
			if at, p := m.Cursor(), m.Position().ToMove(); at <= 3 && (p == 0) != (at < 3) {
				t.Errorf("%s: %v is to move after %d plies", spec.ID, p, at)
			}
		}
		if games.TextOf(m.Position()) != games.TextOf(g.Start()) {
			t.Errorf("%s: all taken back leaves %s", spec.ID, games.TextOf(m.Position()))
		}
	}
}
