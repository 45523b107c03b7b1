package library_test

import (
	"runtime"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// Each listed table of 40 plies takes about 15 kB: old positions are dropped, and the rules are shared.
func TestTableMemory(t *testing.T) {
	const many, most = 300, 20_000
	at := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	now := func() time.Time { at = at.Add(time.Second); return at }
	for _, spec := range catalog.All() {
		t.Run(spec.ID, func(t *testing.T) {
			s, r := store.Memory(), games.NewRand(1)
			l := library.Open(s, catalog.Find, now)
			for range many {
				m := match.New(catalogtest.Open(t, spec, nil), nil)
				for range 40 {
					if !m.Over() {
						catalogtest.NoError(t, m.Play(catalogtest.AnyMove(m.Position(), r)))
					}
				}
				l.Begin(table.New(spec, m, terms.Terms{})).Leave()
			}
			l.Close()
			before := heap()
			l = library.Open(s, catalog.Find, now)
			n := len(l.Tables()) // some games ended early
			if n < many/2 {
				t.Fatalf("%d tables are listed", n)
			}
			if each := (heap() - before) / int64(n); each > most {
				t.Errorf("a table takes %d bytes, want at most %d", each, most)
			}
			l.Close()
		})
	}
}

// heap returns the bytes in use.
func heap() int64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return int64(m.HeapAlloc)
}
