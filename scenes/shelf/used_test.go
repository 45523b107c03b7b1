package shelf_test

import (
	"testing"
	"time"

	"quintet/games/journal"
	"quintet/scenes/shelf"
	"quintet/scenes/store"
)

// What the next ply of a table has taken is not forgotten by a program in which nobody thinks about it.
func TestWhatAPlyHasTakenStays(t *testing.T) {
	const used = 3 * time.Second
	for name, pass := range map[string]func(t *testing.T, s store.Store, end func()) *shelf.Entry{
		"opened and closed": func(t *testing.T, s store.Store, end func()) *shelf.Entry {
			end()
			b := open(t, s)
			b.Resume()
			b.Close()
			b = open(t, s)
			defer b.Close()
			return b.Resume()
		},
		"left for a table that changed later": func(t *testing.T, s store.Store, end func()) *shelf.Entry {
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
		"taken over by another copy": func(t *testing.T, s store.Store, end func()) *shelf.Entry {
			b := open(t, s)
			defer b.Close()
			end()
			b.Adopt()
			return b.Tables()[0]
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := store.Memory()
			first := open(t, s)
			k := first.table("a1")
			k.Note(journal.Snapshot{Spec: k.Spec, Match: k.Match, Used: used})
			if got := pass(t, s, first.Close); got.Match.Len() != 1 || got.Used != used {
				t.Errorf("after %d plies the next has taken %v, want %v after one", got.Match.Len(), got.Used, used)
			}
		})
	}
}
