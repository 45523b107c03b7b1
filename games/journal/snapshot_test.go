package journal_test

import (
	"reflect"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/clock"
	"quintet/games/journal"
	"quintet/games/match"
	"quintet/games/table"
	"quintet/games/terms"
)

// What a table has agreed on and used is as it was when its journal has been read again.
func TestATableIsReadAsItWasLeft(t *testing.T) {
	spec, _ := catalog.Find("azacru")
	g := catalogtest.Open(t, spec, nil)
	agreed := terms.Terms{
		Clock: clock.Control{Kind: clock.Fischer, Main: time.Minute, Step: 2 * time.Second},
		Own:   []clock.Control{{Kind: clock.PerTurn, Step: time.Minute}, {Kind: clock.Fischer, Main: time.Hour}}, Turning: terms.ToMover, NoAids: true, Begin: terms.Loser, AddUp: true,
	}
	now := time.Unix(1_800_000_000, 0)
	tb := table.New(spec, table.NewMatch(g, []match.Seat{{Name: "Ana"}, {Name: "Brisa", Level: 2}}, agreed), agreed)
	tb.Open(now)
	tb.PauseClock()
	for range 3 {
		tb.Tick(false, now)
		now = now.Add(1500 * time.Millisecond)
		tb.Play(tb.Position().AppendMoves(nil)[0], now)
	}
	tb.Undo(now)
	tb.Tick(false, now)
	now = now.Add(700 * time.Millisecond)
	tb.Paused, tb.Turned, tb.From = true, 3, "a record"
	first := g.AppendSteps(nil, tb.Position(), tb.Position().AppendMoves(nil)[0])[0]
	tb.Path = []board.Target{first}

	_, text := journal.Begin(journal.SnapshotOf(tb, now), now, now)
	got := read(t, text).Table()
	if !reflect.DeepEqual(got.Terms, tb.Terms) || !got.Paused || got.Turned != 3 || got.From != "a record" || !reflect.DeepEqual(got.Path, tb.Path) {
		t.Errorf("agreed %+v, paused %v, turned by %d, from %q, path %v", got.Terms, got.Paused, got.Turned, got.From, got.Path)
	}
	if !reflect.DeepEqual(got.Match.Seats(), tb.Match.Seats()) || got.Match.Len() != 3 || got.Match.Cursor() != tb.Match.Cursor() {
		t.Errorf("seats %v, ply %d of %d", got.Match.Seats(), got.Match.Cursor(), got.Match.Len())
	}
	for seat := range games.Player(2) {
		if left := got.Clock.Left(seat, now); left != tb.Clock.Left(seat, now) || got.Clock.Controls() != agreed.Clocks() {
			t.Errorf("seat %d has %v left, want %v", seat+1, left, tb.Clock.Left(seat, now))
		}
		for ply, stood := range tb.Clock.Stood() {
			if got.Clock.Stood()[ply][seat] != stood[seat] {
				t.Errorf("seat %d had %v left at ply %d, want %v", seat+1, got.Clock.Stood()[ply][seat], ply, stood[seat])
			}
		}
	}
	if !reflect.DeepEqual(got.Stopwatch.MoveTimes(), tb.Stopwatch.MoveTimes()) || got.Stopwatch.Used(now) != tb.Stopwatch.Used(now) || tb.Stopwatch.Used(now) == 0 {
		t.Errorf("plies took %v and %v, want %v and %v", got.Stopwatch.MoveTimes(), got.Stopwatch.Used(now), tb.Stopwatch.MoveTimes(), tb.Stopwatch.Used(now))
	}
}

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
