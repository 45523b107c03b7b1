package library_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"quintet/games/board"
	"quintet/scenes/data/store"
)

// A message about a dropped file repeats at most 60 characters of any word in it, all printable.
func TestErrorShortensLongWord(t *testing.T) {
	const most = 60 + len("...")
	long := strings.Repeat("x", 1<<20)
	for name, text := range map[string]string{
		"the game":       "[game \"" + long + "\"]",
		"an option":      "[game \"squ\"]\n[options \"" + long + "=1\"]",
		"a value":        "[game \"squ\"]\n[options \"size=" + long + "\"]",
		"no option":      "[game \"squ\"]\n[options \"" + long + "\"]",
		"a ply":          "[game \"squ\"]\n" + long,
		"a result":       "[game \"squ\"]\n[result \"" + long + "\"]\na1",
		"a position":     "[game \"squ\"]\n[position \"" + long + "\"]\na1",
		"a tag":          "[game \"squ\"]\n[" + long + "\n",
		"backward signs": "[game \"squ\"]\n[options \"a\u202eb=1\"]",
	} {
		t.Run(name, func(t *testing.T) {
			b := open(t, store.Memory())
			defer b.Close()
			_, ok := b.Import("x", []byte(text))
			said := b.Poll()
			if ok != (name == "a tag") || len(said) != 1 {
				t.Fatalf("Receive = %v, and said %d sentences, want one", ok, len(said))
			}
			short(t, said[0].Message, most)
		})
	}
}

// short checks that no argument of m has more than most characters or unprintable ones.
func short(t *testing.T, m board.Message, most int) {
	t.Helper()
	for _, a := range m.Args {
		switch a := a.(type) {
		case string:
			if n := utf8.RuneCountInString(a); n > most || strings.ContainsRune(a, '\u202e') {
				t.Errorf("%s repeats %d characters, want at most %d, all printable: %.80q", m.Key, n, most, a)
			}
		case board.Message:
			short(t, a, most)
		}
	}
}

// A long record is listed again after a restart. In total at most the size of one record is read.
func TestLongRecordIsListed(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	s := store.Memory()
	text := func(length int) string {
		return "[game \"squ\"]\n[options \"size=8\"]\n[result \"p1+ resign\"]\n{a long game}" + strings.Repeat(" ", length) + "\nc3\n"
	}
	for name, length := range map[string]int{"20260103-000000-squ-1.txt": 300 << 10, "20260102-000000-squ-1.txt": 15 << 20, "20260101-000000-squ-1.txt": 1 << 20} {
		put(t, s, "games", name, text(length))
	}
	b := open(t, s)
	defer b.Close()
	if got := b.FinishedGames(); len(got) != 2 || got[0].At.Day() != 3 || got[1].At.Day() != 2 {
		t.Errorf("%d games are listed, want the newest two: with the third there are more than 16 MB", len(got))
	}
}
