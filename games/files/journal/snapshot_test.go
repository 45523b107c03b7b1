package journal_test

import (
	"reflect"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
)

// A game that ends while plies are taken back ends there: they become a variation without times.
func TestVariationHasNoTimes(t *testing.T) {
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
	if k := read(t, text); !k.Match.Over() || k.Match.MainLen() != 2 || len(k.ClockHistory) != 3 || len(k.MoveTimes) != 2 {
		t.Errorf("over %v after %d plies, %d times on the clock and %d plies measured; want 3 and 2", k.Match.Over(), k.Match.MainLen(), len(k.ClockHistory), len(k.MoveTimes))
	}
}

// Notes with impossible values are ignored: the table has the defaults.
func TestInvalidNotesAreRepaired(t *testing.T) {
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

// Help and import survive a restart: also a hint that was shown and is played afterwards.
func TestHelpedSurvivesRestart(t *testing.T) {
	spec, _ := catalog.Find("squex")
	g := catalogtest.Open(t, spec, nil)
	now := time.Unix(1_800_000_000, 0)
	restart := func(tb *table.Table) *table.Table {
		_, text := journal.Begin(journal.SnapshotOf(tb, now), now, now)
		return read(t, text).Table()
	}
	tb := restart(table.New(spec, match.New(g, []match.Seat{{}, {Level: 1}}), terms.Terms{}))
	if tb.Helped || tb.Imported {
		t.Error("a new game is helped or imported after a restart")
	}
	hinted := tb.Position().AppendMoves(nil)[3]
	tb.NoteHint(hinted)
	tb = restart(tb)
	if tb.Helped {
		t.Error("a hint that was only shown makes the game helped")
	}
	tb.Play(hinted, now)
	if !restart(tb).Helped {
		t.Error("a hint that was shown before a restart, and played after it, is not remembered")
	}
	tb.Imported = true
	if tb = restart(restart(tb)); !tb.Imported || !tb.Helped {
		t.Error("after two restarts the game is not imported or not helped")
	}
}
