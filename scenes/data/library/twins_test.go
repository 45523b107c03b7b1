package library_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// The results for one game.
var added, held = library.ImportResult{Added: 1}, library.ImportResult{Known: 1}

// counts returns the numbers of a.
func counts(a library.ImportResult) [4]int { return [4]int{a.Added, a.Known, a.Failed, a.Incomplete} }

// A file with many games adds them all, and a problem with one is reported for that one.
func TestAddSeveralGames(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	one, two := site("Taiji", "", `[["a1,a2"],["resign"]]`), site("Taiji", "", `[["b1,b2"],["resign"]]`)
	_, ok := b.Import("all.json", []byte("["+one+","+two+","+one+","+site("Chess", "", "[]")+"]"))
	if said := b.messages(); ok || len(b.listed()) != 2 || len(said) != 3 || said[0] != "drop.known" || said[1] != "drop.failed" || said[2] != "drop.game" {
		t.Errorf("%d games are listed, opened %v, and messages %v", len(b.listed()), ok, said)
	}
}

// A game that the library has is not added again, whatever the name of its file, among other games, and whatever was added to it here. A file with
// more than the library has is a different one.
func TestAddGameOnce(t *testing.T) {
	s := store.Memory()
	b := open(t, s)
	for i := range 20 {
		for try, want := range []library.ImportResult{added, held} { // the second before the disk has the first
			text := strings.Replace(outside, "Ana", fmt.Sprint("Ana ", i), 1)
			if got := counts(b.Add(fmt.Sprint("club", try, ".txt"), []byte(text))); got != counts(want) {
				t.Fatalf("game %d, import %d: got %v, want %v", i, try+1, got, want)
			}
		}
	}
	b.Retitle(b.Games().Find(byName("ana 3"))[0].Name, "The Final")
	b.listed()
	b.Close()

	b = open(t, s)
	defer b.Close()
	first, plain := strings.Replace(outside, "Ana", "Ana 3", 1), strings.NewReplacer(" {first} (1. b1)", "")
	for _, c := range []struct {
		name, text string
		want       library.ImportResult
	}{
		{"the same", first, held},
		{"without comments", plain.Replace(first), held},
		{"another comment", strings.Replace(first, "{first}", "{second}", 1), added},
		{"another variation", strings.Replace(first, "(1. b1)", "(1. b1) (1. b2)", 1), added},
		{"another day", strings.Replace(first, "2019-03-04", "2019-03-05", 1), added},
		{"nonsense", "nonsense", library.ImportResult{Failed: 1}},
	} {
		if got := b.Add("x.txt", []byte(c.text)); counts(got) != counts(c.want) || got.Reason.Empty() != (got.Failed == 0) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
	if got := b.listed(); len(got) != 23 {
		t.Errorf("%d games are listed, want the twenty and three more: %v", len(got), got)
	}
	tb, ok := b.Import("plain.txt", []byte(plain.Replace(first)))
	if said := b.messages(); !ok || len(said) != 1 || said[0] != "drop.held" {
		t.Fatalf("messages %v", said)
	}
	if all := tb.Match.Root().Next(); len(all) != 2 || all[0].Comment() == "" {
		t.Errorf("the opened game has %d first plies, want the library's game with its variation", len(all))
	}
	b.Begin(tb).Leave()
	if got := b.listed(); len(got) != 23 || !strings.Contains(b.text("games", tb.From), "(1. b1)") {
		t.Errorf("%d games are listed after viewing, and the record is\n%s", len(got), b.text("games", tb.From))
	}
}

// A deleted game is added again.
func TestAddDeletedGameAgain(t *testing.T) {
	b := open(t, store.Memory())
	defer b.Close()
	b.Add("x.txt", []byte(outside))
	b.listed()
	b.DeleteGame(b.Games().Find(byName("ana"))[0].Name)
	b.listed()
	if got := b.Add("x.txt", []byte(outside)); counts(got) != counts(added) || len(b.listed()) != 1 {
		t.Errorf("%v, and %v are listed", got, b.listed())
	}
}
