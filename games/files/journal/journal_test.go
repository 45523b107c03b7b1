package journal_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/gametest"
	"quintet/games/null"
	"quintet/games/play/clock"
)

// describe describes everything about a table, for comparison.
func describe(t journal.Snapshot) string {
	var b strings.Builder
	m := t.Match
	fmt.Fprintf(&b, "%s %s from %q seats %v\n", t.Spec.ID, t.Spec.Format(m.Game().Info().Options), t.From, m.Seats())
	fmt.Fprintf(&b, "start %s\n%s", games.TextOf(m.PositionAt(0)), strings.Join(append([]string{"plies"}, catalogtest.Plies(m)...), " "))
	e, by := m.End()
	fmt.Fprintf(&b, "\n%d in force, end %d by %d, path %v\nstood %v left %v\n", m.Cursor(), e, by, t.Path, t.ClockHistory, t.Left)
	took := t.MoveTimes
	for len(took) > 0 && took[len(took)-1] == clock.UnknownTime {
		took = took[:len(took)-1]
	}
	fmt.Fprintf(&b, "took %v used %v\n", took, t.Used)
	fmt.Fprintf(&b, "notes %s", t.Notes) // a map is printed in key order
	return b.String()
}

// describeAll is describe plus the variations.
func describeAll(t journal.Snapshot) string {
	m := t.Match
	return fmt.Sprintf("%s\ntree %s, %d plies in the game, goes on %v", describe(t), catalogtest.Branch(m.Root()), m.MainLen(), m.Continues())
}

// samples are games of all kinds.
func samples() []catalogtest.Table {
	return append(catalogtest.Tables(6), catalogtest.TablesOf(null.Spec, 3)...)
}

// eachSample calls f with an evening, after many random events, at a table of each sample.
func eachSample(t *testing.T, f func(t *testing.T, e *randomTable)) {
	for i, s := range samples() {
		t.Run(s.String(), func(t *testing.T) {
			for seed := range uint64(2) {
				if !gametest.Sampled(i+int(seed), 3) {
					continue
				}
				e := newRandomTable(t, s, seed+uint64(i))
				e.stays = true
				for range 70 {
					e.act()
				}
				f(t, e)
			}
		})
	}
}

// squEvening returns an evening at a default table of SQU.
func squEvening(t testing.TB) *randomTable {
	t.Helper()
	spec, _ := catalogtest.Find("squ")
	return newRandomTable(t, catalogtest.Table{Spec: spec}, 1)
}

// read reads a journal that must be sound.
func read(t testing.TB, text []byte) *journal.Contents {
	t.Helper()
	k, err := journal.Read(text, catalogtest.Find)
	if err != nil || k.Damage != nil || k.Length != len(text) {
		t.Fatalf("Read = %v, damage %v, %d of %d bytes in\n%s", err, k.Damage, k.Length, len(text), text)
	}
	return k
}

func TestJournalRestoresTable(t *testing.T) {
	eachSample(t, func(t *testing.T, e *randomTable) {
		for n, want := range e.after {
			if got := describeAll(read(t, e.text[:n]).Snapshot); got != want {
				t.Fatalf("after %d bytes read\n%s\nwant\n%s\nin\n%s", n, got, want, e.text[:n])
			}
		}
		if k := read(t, e.text); !k.Changed.After(k.Began) || k.Changed.Unix() > e.now.Unix() {
			t.Errorf("began %v, changed %v, want something up to %v", k.Began, k.Changed, e.now)
		}
	})
}

func TestNoChangeWritesNothing(t *testing.T) {
	eachSample(t, func(t *testing.T, e *randomTable) {
		if more := e.log.AppendChanges(nil, e.snapshot(), e.now); len(more) > 0 {
			t.Errorf("written again: %s", more)
		}
		k := read(t, e.text)
		if more := k.Log().AppendChanges(nil, k.Snapshot, e.now); len(more) > 0 {
			t.Errorf("written after reading: %s", more)
		}
	})
}

// A journal can be continued after any line and leads from there to any other state of the table.
func TestJournalContinuesFromAnyLine(t *testing.T) {
	eachSample(t, func(t *testing.T, e *randomTable) {
		want := e.describe()
		for n := range e.after {
			part := e.text[:n:n]
			text := read(t, part).Log().AppendChanges(part, e.snapshot(), e.now)
			if got := describeAll(read(t, text).Snapshot); got != want {
				t.Fatalf("went on from %d bytes to\n%s\nwant\n%s\nby\n%s", n, got, want, text[n:])
			}
		}
	})
}

func TestBeginIsShortAndEquivalent(t *testing.T) {
	eachSample(t, func(t *testing.T, e *randomTable) {
		began := time.Unix(1_700_000_000, 0)
		_, text := journal.Begin(e.snapshot(), began, e.now)
		k := read(t, text)
		if got, want := describeAll(k.Snapshot), e.describe(); got != want {
			t.Fatalf("read\n%s\nwant\n%s", got, want)
		}
		if !k.Began.Equal(began) || k.Changed.Unix() != e.now.Unix() || len(text) >= len(e.text) {
			t.Errorf("began %v, changed %v, %d bytes for %d", k.Began, k.Changed, len(text), len(e.text))
		}
	})
}

func TestTableNotes(t *testing.T) {
	e := squEvening(t)
	changed := read(t, e.text).Changed
	for _, step := range []struct {
		word          journal.Event
		away, dropped bool
	}{{journal.LeftTable, true, false}, {journal.Dropped, true, true}, {journal.Restored, true, false}, {journal.Returned, false, false}} {
		e.text = e.log.AppendEvent(e.text, step.word, e.now.Add(time.Hour))
		if k := read(t, e.text); k.Away != step.away || k.Dropped != step.dropped || !k.Changed.Equal(changed) {
			t.Errorf("after %s: away %v, dropped %v, changed %v", step.word, k.Away, k.Dropped, k.Changed)
		}
	}
}

// A ply with an unknown move time keeps it unknown when later times are known.
func TestUnknownMoveTimes(t *testing.T) {
	e := squEvening(t)
	catalogtest.PlayAny(t, e.at.Match, e.rand, 3)
	s := e.snapshot()
	s.MoveTimes = []time.Duration{clock.UnknownTime, 1500 * time.Millisecond, clock.UnknownTime}
	e.text = e.log.AppendChanges(e.text, s, e.now)
	k := read(t, e.text)
	if want := s.MoveTimes[:2]; !slices.Equal(k.MoveTimes, want) {
		t.Errorf("read %v, want %v", k.MoveTimes, want)
	}
	if more := k.Log().AppendChanges(nil, k.Snapshot, e.now); len(more) > 0 {
		t.Errorf("written again: %s", more)
	}
}
