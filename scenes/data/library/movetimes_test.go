package library_test

import (
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/files/journal"
	"quintet/games/play/clock"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// The time used for the next ply survives runs of the program in which the players do nothing at the table.
func TestMoveTimesAreKept(t *testing.T) {
	const used = 3 * time.Second
	for name, pass := range map[string]func(t *testing.T, s store.Store, end func()) *library.Entry{
		"opened and closed": func(t *testing.T, s store.Store, end func()) *library.Entry {
			end()
			b := open(t, s)
			b.Resume()
			b.Close()
			b = open(t, s)
			defer b.Close()
			return b.Resume()
		},
		"left for a table that changed later": func(t *testing.T, s store.Store, end func()) *library.Entry {
			end()
			later := open(t, s)
			later.time = later.time.Add(time.Hour)
			later.table("c1")
			later.Close()
			b := open(t, s)
			defer b.Close()
			b.Resume()
			return b.Tables()[0]
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := store.Memory()
			first := open(t, s)
			k := first.table("a1")
			k.Note(journal.Snapshot{Spec: k.Spec, Match: k.Match, Used: used})
			if got := pass(t, s, first.Close); got.Match.Len() != 1 || got.Used != used {
				t.Errorf("after %d plies the next has used %v, want %v after one", got.Match.Len(), got.Used, used)
			}
		})
	}
}

// The clocks are written once a second, and up to the last moment when the program may end: when a browser hides its page, and at its end.
func TestClocksAreWrittenAtClose(t *testing.T) {
	left := func(passed time.Duration) clock.Times { return clock.Times{time.Minute - passed, time.Minute} }
	const first, last = 2 * time.Second, 2900 * time.Millisecond
	for name, end := range map[string]func(*library.Library){"hidden": (*library.Library).Flush, "closed": (*library.Library).Close} {
		t.Run(name, func(t *testing.T) {
			s := store.Memory()
			b := open(t, s)
			defer b.Close()
			k := b.table("a1")
			for _, passed := range []time.Duration{first, last} {
				b.time = b.time.Add(passed)
				k.Note(journal.Snapshot{Spec: k.Spec, Match: k.Match, Left: left(passed), Used: passed})
				b.time = b.time.Add(-passed)
			}
			if got := read(t, s); got.Left != left(first) {
				t.Fatalf("within a second the clocks are written as %v, want %v", got.Left, left(first))
			}
			end(b.Library)
			if got := read(t, s); got.Left != left(last) || got.Used != last {
				t.Errorf("written are %v, and %v for the pending move, want %v and %v", got.Left, got.Used, left(last), last)
			}
		})
	}
}

// read returns the only table in s.
func read(t *testing.T, s store.Store) *journal.Contents {
	t.Helper()
	tables := s.Folder("tables")
	names, err := tables.List()
	if err != nil || len(names) != 1 {
		t.Fatalf("stored are %v, %v, want one table", names, err)
	}
	text, err := tables.Read(names[0], journal.MaxBytes)
	if err != nil {
		t.Fatal(err)
	}
	k, err := journal.Read(text, catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	return k
}
