package library_test

import (
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/files/tablefile"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
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
			k.Table.Stopwatch.Run(true, first.time)
			first.time = first.time.Add(used)
			k.Table.Stopwatch.Run(false, first.time)
			k.Note()
			got := pass(t, s, first.Close).Table
			if took := got.Stopwatch.Used(first.time); got.Match.Len() != 1 || took != used {
				t.Errorf("after %d plies the next has used %v, want %v after one", got.Match.Len(), took, used)
			}
		})
	}
}

// The clocks are written once a second, and up to the last moment when the program may end: when a browser hides its page, and at its end.
func TestClocksAreWrittenAtClose(t *testing.T) {
	const first, last = 2 * time.Second, 2900 * time.Millisecond
	for name, end := range map[string]func(*library.Library){"hidden": (*library.Library).Flush, "closed": (*library.Library).Close} {
		t.Run(name, func(t *testing.T) {
			s := store.Memory()
			b := open(t, s)
			defer b.Close()
			spec, _ := catalog.Find("squ")
			m := match.New(catalogtest.Open(t, spec, nil), nil)
			k := b.Begin(table.New(spec, m, terms.Terms{Clock: clock.Control{Kind: clock.Fischer, Main: time.Minute}}))
			began := b.time
			k.Table.Clock.Run(0, began)
			k.Table.Stopwatch.Run(true, began)
			for _, passed := range []time.Duration{first, last} {
				b.time = began.Add(passed)
				k.Note()
			}
			if got := read(t, s); got.Clock.Left(0, b.time) != time.Minute-first {
				t.Fatalf("within a second the clock is saved at %v, want %v", got.Clock.Left(0, b.time), time.Minute-first)
			}
			end(b.Library)
			if got := read(t, s); got.Clock.Left(0, b.time) != time.Minute-last || got.Stopwatch.Used(b.time) != last {
				t.Errorf("saved are %v, and %v for the pending move, want %v and %v", got.Clock.Left(0, b.time), got.Stopwatch.Used(b.time), time.Minute-last, last)
			}
		})
	}
}

// read returns the newest state of the only table in s.
func read(t *testing.T, s store.Store) *table.Table {
	t.Helper()
	tables := s.Folder("unfinished")
	names, err := tables.List()
	if err != nil || len(names) == 0 {
		t.Fatalf("stored are %v, %v, want a table", names, err)
	}
	newest, number := "", 0
	for _, name := range names {
		if _, n, ok := tablefile.SplitName(name); ok && n > number {
			newest, number = name, n
		}
	}
	text, err := tables.Read(newest, tablefile.MaxBytes)
	if err != nil {
		t.Fatal(err)
	}
	f, err := tablefile.Read(text, catalog.Find)
	if err != nil {
		t.Fatal(err)
	}
	return f.Table
}
