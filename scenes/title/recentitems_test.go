package title

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/play/match"
)

// A game that the table ended in the middle of a turn shows its last disc like the others; an unfinished table shows the open turn.
func TestAnEndedGameHasNoOpenTurn(t *testing.T) {
	spec, _ := catalog.Find("squ")
	g, err := spec.Open(nil)
	if err != nil {
		t.Fatal(err)
	}
	m := match.New(g, nil)
	for _, ply := range []string{"c3", "d4"} {
		mv, err := g.ParseMove(m.Position(), ply)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
	}
	open := func() bool {
		return slices.ContainsFunc(pictureOf(m).View.Pieces, func(p board.Piece) bool { return p.Open })
	}
	if !open() {
		t.Error("the open turn of an unfinished table is not shown")
	}
	if err := m.Resign(1); err != nil {
		t.Fatal(err)
	}
	if open() {
		t.Error("a resigned game shows an open turn")
	}
}
