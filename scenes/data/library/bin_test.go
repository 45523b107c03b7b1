package library_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/data/store"
	"quintet/scenes/data/store/simdisk"
)

// binned lists the deleted games once everything is written and read.
func (b *bench) binned() (names []string) {
	b.Bin()
	for range 4 { // what is written is read again, and then the index is written
		b.listed()
		for x := b.Bin(); x.Busy(); {
			x.Collect()
		}
	}
	for _, e := range b.Bin().Find(index.Query{}) {
		names = append(names, e.Name)
	}
	slices.Sort(names)
	return names
}

// Deleted games are in the bin after a restart, with the time at which they were played, and can be restored or deleted for good from there.
func TestBin(t *testing.T) {
	const played, other = "20260501-120000-squex-1.txt", "2026-club.txt"
	s := keep(t, store.Memory(), played, other)
	b := open(t, s)
	b.listed()
	b.DeleteGame(played)
	b.DeleteGame(other)
	b.listed()
	b.CopyGame(played) // it is gone
	put(t, s, "games", other, small)
	b.Games().Look()
	b.listed()
	b.DeleteGame(other)
	if got := b.binned(); len(got) != 3 {
		t.Fatalf("%v are in the bin, want three games", got)
	}
	b.Close()

	b = open(t, s)
	defer b.Close()
	in := b.binned()
	if len(in) != 3 || len(b.listed()) != 0 {
		t.Fatalf("after a restart %v are in the bin and %v are listed", in, b.listed())
	}
	for _, name := range in {
		if e := b.Bin().Entry(name); library.InBin(name).Name == played && !e.At.Equal(time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)) {
			t.Errorf("%s was played at %v", name, e.At)
		}
	}
	b.RestoreGame(library.InBin(in[0]))
	b.RestoreGame(library.InBin(in[2]))
	if got := b.binned(); len(got) != 1 || len(b.listed()) != 2 || b.text("games", library.InBin(in[0]).Name) != small {
		t.Errorf("%v are in the bin and %v are listed, want one and two", got, b.listed())
	}
	b.Purge(in...)
	if got := b.binned(); len(got) != 0 || len(b.names("deleted")) != 0 || len(b.listed()) != 2 {
		t.Errorf("%v are in the bin and %v are listed, want none and two", got, b.listed())
	}
}

// The bin holds a limited number of games: those deleted first go first.
func TestBinIsLimited(t *testing.T) {
	s := store.Memory()
	for i := range 1003 {
		put(t, s, "deleted", fmt.Sprintf("202605%02d-%04d.txt", i/100+1, i), small)
	}
	b := open(t, s)
	defer b.Close()
	b.listed()
	if left := b.names("deleted"); len(left) != 1000 || left[0] != "20260501-0003.txt" {
		t.Errorf("%d games are left, the first is %s", len(left), left[0])
	}
}

// If the power fails at any operation of a deletion, or of a restoration, the game is in the library or in the bin, and can be restored.
func TestPowerCutInBin(t *testing.T) {
	const played = "20260501-120000-squex-1.txt"
	for what, prepare := range map[string]func(b *bench){
		"delete":  func(*bench) {},
		"restore": func(b *bench) { b.DeleteGame(played) },
	} {
		for at := range 12 {
			d := simdisk.New()
			b := open(t, keep(t, store.DiskOn(d, "/data"), played))
			b.binned()
			prepare(b)
			in := b.binned()
			done, _ := d.Done()
			d.Fail(simdisk.Always, done+at)
			if what == "delete" {
				b.DeleteGame(played)
			} else {
				b.RestoreGame(library.InBin(in[0]))
			}
			b.binned()
			for _, loss := range simdisk.Losses() {
				again := open(t, store.DiskOn(d.After(loss), "/data"))
				for _, name := range again.binned() {
					again.RestoreGame(library.InBin(name))
				}
				if left := again.binned(); len(left) != 0 || again.text("games", played) != small || len(again.messages()) > 0 {
					t.Errorf("%s, cut at %d, %v: then the game is %q, and in the bin are %v", what, at, loss, again.text("games", played), left)
				}
				again.Close()
			}
			d.Fail(simdisk.None, 0)
			b.Close()
		}
	}
}
