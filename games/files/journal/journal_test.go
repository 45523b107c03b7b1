package journal_test

import (
	"slices"
	"testing"
	"time"

	"quintet/games/catalog/catalogtest"
	"quintet/games/files/journal"
	"quintet/games/files/tabletest"
	"quintet/games/gametest"
	"quintet/games/play/clock"
)

// describeAll describes everything about a table, for comparison.
func describeAll(k *journal.Contents) string { return tabletest.Describe(k.Table, time.Time{}) }

// eachSample calls f with an evening, after many random events, at a table of each sample.
func eachSample(t *testing.T, f func(t *testing.T, e *loggedTable)) {
	for i, s := range tabletest.Samples() {
		t.Run(s.String(), func(t *testing.T) {
			for seed := range uint64(2) {
				if !gametest.Sampled(i+int(seed), 3) {
					continue
				}
				e := newLoggedTable(t, s, seed+uint64(i))
				e.Stays = true
				for range 70 {
					e.act()
				}
				f(t, e)
			}
		})
	}
}

// squEvening returns an evening at a default table of SQU.
func squEvening(t testing.TB) *loggedTable {
	t.Helper()
	spec, _ := catalogtest.Find("squ")
	return newLoggedTable(t, catalogtest.Table{Spec: spec}, 1)
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
	eachSample(t, func(t *testing.T, e *loggedTable) {
		for n, want := range e.after {
			if got := describeAll(read(t, e.text[:n])); got != want {
				t.Fatalf("after %d bytes read\n%s\nwant\n%s\nin\n%s", n, got, want, e.text[:n])
			}
		}
		if k := read(t, e.text); !k.Changed.After(k.Began) || k.Changed.Unix() > e.Now.Unix() {
			t.Errorf("began %v, changed %v, want something up to %v", k.Began, k.Changed, e.Now)
		}
	})
}

func TestShortestJournalIsEquivalent(t *testing.T) {
	eachSample(t, func(t *testing.T, e *loggedTable) {
		began := time.Unix(1_700_000_000, 0)
		_, text := beginLog(e.snapshot(), began, e.Now)
		k := read(t, text)
		if got, want := describeAll(k), e.describe(); got != want {
			t.Fatalf("read\n%s\nwant\n%s", got, want)
		}
		if !k.Began.Equal(began) || k.Changed.Unix() != e.Now.Unix() || len(text) >= len(e.text) {
			t.Errorf("began %v, changed %v, %d bytes for %d", k.Began, k.Changed, len(text), len(e.text))
		}
	})
}

func TestTableNotes(t *testing.T) {
	e := squEvening(t)
	changed := read(t, e.text).Changed
	for _, step := range []struct {
		word          string
		away, dropped bool
	}{{"left-table", true, false}, {"dropped", true, true}, {"restored", true, false}, {"returned", false, false}} {
		e.text = e.log.appendEvent(e.text, step.word, e.Now.Add(time.Hour))
		if k := read(t, e.text); k.Away != step.away || k.Dropped != step.dropped || !k.Changed.Equal(changed) {
			t.Errorf("after %s: away %v, dropped %v, changed %v", step.word, k.Away, k.Dropped, k.Changed)
		}
	}
}

// A ply with an unknown move time keeps it unknown when later times are known.
func TestUnknownMoveTimes(t *testing.T) {
	e := squEvening(t)
	catalogtest.PlayAny(t, e.Match, e.Rand, 3)
	s := e.snapshot()
	s.moveTimes = []time.Duration{clock.UnknownTime, 1500 * time.Millisecond, clock.UnknownTime}
	e.text = e.log.appendChanges(e.text, s, e.Now)
	if got := read(t, e.text).Table.Stopwatch.MoveTimes(); !slices.Equal(got, s.moveTimes) {
		t.Errorf("read %v, want %v", got, s.moveTimes)
	}
}
