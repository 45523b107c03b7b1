package title

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
)

// A game that the table has ended in the middle of a turn shows its last disc like the others; a table that waits shows the turn.
func TestAnEndedGameHasNoOpenTurn(t *testing.T) {
	spec, _ := catalog.Find("squ")
	m := catalogtest.Match(t, "squ", "c3 d4")
	open := func() bool {
		return slices.ContainsFunc(newItem(spec, m, item{}).picture.View.Pieces, func(p board.Piece) bool { return p.Open })
	}
	if !open() {
		t.Error("the turn of a table that waits is not shown")
	}
	if err := m.Resign(1); err != nil {
		t.Fatal(err)
	}
	if open() {
		t.Error("a game that was resigned shows an open turn")
	}
}
