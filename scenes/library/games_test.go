package library_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/scenes/library/index"
	"quintet/scenes/store"
	"quintet/scenes/store/simdisk"
)

// listed returns the games of the library by title and file, once nothing is being read.
func (b *bench) listed() (all []string) {
	for range 4 { // what is written is read again, and then the index is written
		b.Wait()
		x := b.Games()
		for x.Busy() {
			x.Collect()
		}
	}
	for _, e := range b.Games().Find(index.Query{}) {
		all = append(all, e.Title+"@"+e.Name)
	}
	return all
}

// byName wants games by words.
func byName(words string) index.Query { return index.Query{Text: words} }

// keep writes small under names into the folder of the games of s.
func keep(t *testing.T, s store.Store, names ...string) store.Store {
	t.Helper()
	for _, name := range names {
		put(t, s, "games", name, small)
	}
	return s
}

func TestATitleIsWrittenIntoTheRecord(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt", "y.txt"))
	defer b.Close()
	b.listed()
	b.Retitle("x.txt", " The “Final” \n")
	b.Retag("x.txt", "club, cup")
	if got := b.listed(); !slices.Contains(got, "The “Final”@x.txt") || len(got) != 2 {
		t.Errorf("%v are listed", got)
	}
	if text := b.text("games", "x.txt"); !strings.Contains(text, `[title "The “Final”"]`) || !strings.Contains(text, `[tags "club, cup"]`) || !strings.Contains(text, `[event "club"]`) {
		t.Errorf("the record is\n%s", text)
	}
	if found := b.Games().Find(index.Query{Text: "cup"}); len(found) != 1 || !slices.Equal(found[0].Tags, []string{"club", "cup"}) {
		t.Errorf("the tag is found in %d games", len(found))
	}
	b.Retitle("x.txt", "")
	if got := b.listed(); !slices.Contains(got, "@x.txt") || strings.Contains(b.text("games", "x.txt"), "[title") {
		t.Errorf("%v are listed after the title was taken away", got)
	}
	if said := b.said(); len(said) > 0 {
		t.Errorf("said %v", said)
	}
}

func TestACopyHasTheSameBytes(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt"))
	defer b.Close()
	b.listed()
	b.CopyGame("x.txt")
	b.CopyGame("x.txt")
	b.CopyGame("gone.txt")
	names := b.listed()
	if len(names) != 3 || len(b.FinishedGames()) != 3 {
		t.Fatalf("%v are listed, %d at the title, want three", names, len(b.FinishedGames()))
	}
	for _, name := range b.names("games") {
		if b.text("games", name) != small {
			t.Errorf("%s is\n%s", name, b.text("games", name))
		}
	}
}

// A deleted game is gone from the list and the title, outlives the program for a month, and comes back as it was.
func TestADeletedGameComesBack(t *testing.T) {
	s := keep(t, store.Memory(), "x.txt", "y.txt")
	b := open(t, s)
	b.listed()
	d := b.DeleteGame("x.txt")
	if got := b.listed(); !slices.Equal(got, []string{"@y.txt"}) || len(b.FinishedGames()) != 1 || len(b.names("deleted")) != 1 {
		t.Errorf("%v are listed, %d at the title, %v set aside", got, len(b.FinishedGames()), b.names("deleted"))
	}
	b.RestoreGame(d)
	if got := b.listed(); len(got) != 2 || len(b.FinishedGames()) != 2 || len(b.names("deleted")) != 0 || b.text("games", "x.txt") != small {
		t.Errorf("%v are listed, %d at the title, %v set aside", got, len(b.FinishedGames()), b.names("deleted"))
	}
	// Its name has been taken: what is there stays, and so does what was deleted.
	d = b.DeleteGame("x.txt")
	b.listed()
	keep(t, s, "x.txt")
	b.RestoreGame(d)
	b.listed()
	if said := b.said(); !slices.Equal(said, []string{"games.unrestored"}) || len(b.names("deleted")) != 1 {
		t.Errorf("said %v, %v set aside", said, b.names("deleted"))
	}
	b.Close()
	for _, days := range []int{29, 32} {
		b := open(t, s)
		b.time = b.time.Add(time.Duration(days) * 24 * time.Hour)
		b.listed()
		if left := len(b.names("deleted")); (left == 1) != (days < 30) {
			t.Errorf("after %d days %d deleted games are kept", days, left)
		}
		b.Close()
	}
}

// A disk that fails at any operation of a deletion, a copy or a new title keeps every game, and the players are told.
func TestAFailureWhileAGameIsChangedLosesNothing(t *testing.T) {
	for what, do := range map[string]func(b *bench){
		"delete": func(b *bench) { b.DeleteGame("x.txt") },
		"copy":   func(b *bench) { b.CopyGame("x.txt") },
		"title":  func(b *bench) { b.Retitle("x.txt", "new") },
	} {
		for at := range 12 {
			for _, fault := range []simdisk.Fault{simdisk.Once, simdisk.TornOn} {
				d := simdisk.New()
				b := open(t, keep(t, store.DiskOn(d, "/data"), "x.txt"))
				b.listed()
				done, _ := d.Done()
				d.Fail(fault, done+at)
				do(b)
				b.listed()
				d.Fail(simdisk.None, 0)
				var texts []string
				for _, folder := range []string{"games", "deleted"} {
					for _, name := range b.names(folder) {
						texts = append(texts, b.text(folder, name))
					}
				}
				kept := slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(text, "c2") && strings.HasSuffix(text, "b2\n") })
				if said := b.said(); !kept || len(said) > 1 {
					t.Errorf("%s, fault %d at %d: %d texts are kept, said %v", what, fault, at, len(texts), said)
				}
				b.Close()
			}
		}
	}
}

// On a disk that takes nothing the games are listed, every refusal is told in one sentence, and the records stay.
func TestGamesOnADiskThatTakesNothing(t *testing.T) {
	d := simdisk.New()
	b := open(t, keep(t, store.DiskOn(d, "/data"), "x.txt"))
	defer b.Close()
	done, _ := d.Done()
	d.Fail(simdisk.Always, done)
	if got := b.listed(); len(got) != 1 {
		t.Errorf("%v are listed", got)
	}
	b.Retitle("x.txt", "new")
	b.CopyGame("x.txt")
	b.DeleteGame("x.txt")
	b.listed()
	if said := b.said(); !slices.Equal(said, []string{"games.unwritten", "games.uncopied", "games.kept"}) || b.text("games", "x.txt") != small {
		t.Errorf("said %v, and the record is\n%s", said, b.text("games", "x.txt"))
	}
}

// What another copy of the program does to the folder is seen, and its words stand.
func TestTwoCopiesSeeEachOther(t *testing.T) {
	s := keep(t, store.Memory(), "x.txt")
	a, b := open(t, s), open(t, s)
	defer a.Close()
	defer b.Close()
	a.listed()
	b.listed()
	a.Retitle("x.txt", "theirs")
	a.CopyGame("x.txt")
	a.listed()
	b.Retag("x.txt", "club")
	if text := b.text("games", "x.txt"); !strings.Contains(text, "theirs") {
		t.Errorf("the record is\n%s", text)
	}
	b.Games().Look()
	if got := b.listed(); len(got) != 2 || !slices.Contains(got, "theirs@x.txt") {
		t.Errorf("%v are listed, want both with the title", got)
	}
	a.DeleteGame("x.txt")
	a.listed()
	b.Retitle("x.txt", "gone")
	if got := b.listed(); len(got) != 1 || !slices.Equal(b.said(), []string{"games.unwritten"}) {
		t.Errorf("%v are listed, want the copy alone, and a word about the other", got)
	}
}

// A game is opened from the list at its end, and what is tried there is in its record and in the list.
func TestAGameIsOpenedFromTheList(t *testing.T) {
	b := open(t, keep(t, store.Memory(), "x.txt"))
	defer b.Close()
	b.listed()
	look, ok := b.OpenGame("x.txt")
	if !ok || !look.Match.Over() {
		t.Fatalf("opened %v, over %v", ok, ok && look.Match.Over())
	}
	tb := look.Table()
	b.Sit(tb)
	tb.Jump(1, b.time)
	b.goOn(tb, "e5")
	b.At(tb).Leave()
	b.listed()
	if e := b.Games().Entry("x.txt"); !e.Variations || !strings.Contains(b.text("games", "x.txt"), "(2. e5)") {
		t.Errorf("the list knows variations %v, and the record is\n%s", e.Variations, b.text("games", "x.txt"))
	}
	if _, ok := b.OpenGame("gone.txt"); ok || !slices.Equal(b.said(), []string{"games.unread"}) {
		t.Error("a record that is gone is opened")
	}
}
