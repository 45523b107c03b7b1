package journal_test

import (
	"reflect"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/clock"
	"quintet/games/journal"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
)

// A game that ends while plies are taken back ends there: they are a variation, of which no clock knows.
func TestAVariationHasNoTimes(t *testing.T) {
	spec, _ := catalog.Find("squ")
	g := catalogtest.Open(t, spec, nil)
	agreed := terms.Terms{Clock: clock.Control{Kind: clock.PerTurn, Step: time.Minute}}
	now := time.Unix(1_800_000_000, 0)
	tb := table.New(spec, match.New(g, nil), agreed)
	tb.Open(now)
	tb.PauseClock()
	for range 5 {
		tb.Play(tb.Position().AppendMoves(nil)[0], now)
	}
	tb.Goto(2, now)
	tb.Resign(0, now)
	_, text := journal.Begin(journal.SnapshotOf(tb, now), now, now)
	if k := read(t, text); !k.Match.Over() || k.Match.MainLen() != 2 || len(k.Stood) != 3 || len(k.MoveTimes) != 2 {
		t.Errorf("over %v after %d plies, %d times on the clock and %d plies measured; want 3 and 2", k.Match.Over(), k.Match.MainLen(), len(k.Stood), len(k.MoveTimes))
	}
}

// Notes that say what cannot be are passed over: the table is the usual one.
func TestNotesThatCannotBeAreMended(t *testing.T) {
	spec, _ := catalog.Find("squ")
	g := catalogtest.Open(t, spec, nil)
	for _, note := range []string{`{"Clock":{"Kind":9}}`, `[]`, `7`, `{"Turning":9}`} {
		s := journal.SnapshotOf(table.New(spec, match.New(g, nil), terms.Terms{}), time.Unix(0, 0))
		s.Notes["terms"], s.Notes["turned"], s.Notes["paused"] = []byte(note), []byte("4"), []byte(`"yes"`)
		if got := s.Table(); !reflect.DeepEqual(got.Terms, terms.Terms{}) || got.Clock != nil || got.Turned != 0 || got.Paused {
			t.Errorf("%s: agreed %+v, turned by %d, paused %v", note, got.Terms, got.Turned, got.Paused)
		}
	}
}
