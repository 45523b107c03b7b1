package record_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/match"
	"quintet/games/record"
)

// A game that began at a position set up by hand is kept with it, also with variations, in the first format.
func TestGamesFromPositionsSetUp(t *testing.T) {
	for i, table := range catalogtest.Tables(7) {
		g, err := table.Spec.Open(table.Options)
		if err != nil {
			t.Fatal(err)
		}
		r := games.NewRand(uint64(i))
		first := catalogtest.SetUp(g, r, 8)
		m := match.NewAt(g, first.Clone(), nil)
		for range 12 {
			if m.Over() || r.Intn(4) == 0 {
				m.Goto(r.Intn(m.Len() + 1))
			}
			if ms := m.Position().AppendMoves(nil); len(ms) > 0 {
				if err := m.Play(ms[r.Intn(len(ms))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		text := written(t, record.FromMatch(table.Spec, m))
		rec, err := record.Read(strings.NewReader(text), catalog.Find)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		again, err := rec.Match()
		if err != nil || dump(again) != dump(m) || games.TextOf(again.PositionAt(0)) != games.TextOf(first) {
			t.Errorf("%v, read as\n%s\nwant\n%s\nfrom\n%s", err, dump(again), dump(m), text)
		}
		if strings.Contains(text, "[format") && len(rec.Main.After) == 0 {
			t.Errorf("it needs no later format:\n%s", text)
		}
	}
}
