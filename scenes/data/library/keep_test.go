package library_test

import (
	"slices"
	"testing"
	"time"

	"quintet/scenes/data/library"
	"quintet/scenes/data/store"
)

// A game stored by another program is one of the finished games at the next start. Replacing it leaves one game, and two games that end at the same
// time stay two.
func TestKeepGames(t *testing.T) {
	const first, other = "[game \"squ\"]\n[options \"size=8\"]\n[result \"p2+ resign\"]\n\n1. a1\n", "[game \"squ\"]\n[options \"size=8\"]\n[result \"p1+ resign\"]\n\n1. a1\n"
	s, ended := store.Memory(), time.Date(2026, 5, 4, 20, 0, 0, 0, time.UTC)
	b := open(t, s)
	keep := func(old, text string) string {
		path, err := library.Keep(s, "squ", old, []byte(text), ended)
		if err != nil {
			t.Fatal(err)
		}
		return path
	}
	one := keep("", first)
	two := keep("", first)
	if three := keep(one, other); one == two || three != one {
		t.Errorf("games that end at the same time are kept at %s and %s, and what takes the place of the first at %s", one, two, three)
	}
	if got := b.names("games"); !slices.Equal(got, []string{"20260504-200000-squ-0.txt", "20260504-200000-squ-2-0.txt"}) {
		t.Errorf("the folder has %v", got)
	}
	b.Close()
	b = open(t, s)
	defer b.Close()
	won := 0
	for _, g := range b.FinishedGames() {
		won += int(g.Record.Match.Final().Winners[0])
		if !g.At.Equal(ended) {
			t.Errorf("a game ended at %v, want %v", g.At, ended)
		}
	}
	if len(b.FinishedGames()) != 2 || won != 1 {
		t.Errorf("%d games are finished, %d won by the second seat; want 2 and 1", len(b.FinishedGames()), won)
	}
	if err := s.Folder("games").Remove("20260504-200000-squ-0.txt"); err != nil {
		t.Fatal(err)
	}
	if again := keep(one, first); len(b.names("games")) != 2 {
		t.Errorf("a removed game is stored again at %s, among %v", again, b.names("games"))
	}
}
