package record_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/record"
)

// A game that began at a position set up by hand is kept with it, also with variations, in the first format.
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
		text := written(t, record.FromMatch(table.Spec, m))
		rec := read(t, text)
		again := replayed(t, rec)
		if catalogtest.Tree(again) != catalogtest.Tree(m) || games.TextOf(again.PositionAt(0)) != games.TextOf(first) {
			t.Errorf("read as\n%s\nwant\n%s\nfrom\n%s", catalogtest.Tree(again), catalogtest.Tree(m), text)
		}
		if strings.Contains(text, "[format") && len(rec.Main.After) == 0 {
			t.Errorf("it needs no later format:\n%s", text)
		}
	}
}
