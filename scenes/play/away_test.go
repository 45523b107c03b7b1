package play

import (
	"testing"

	"quintet/games/catalog/catalogtest"
	"quintet/render/input"
)

// While the players are away the ply of a computer is not animated: its pieces are in place at once, and the window asks for attention.
func TestNothingMovesWhileNobodyIsThere(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		game := table.String()
		s := seat(newScene(t, game, ""), 1, 0)
		for n := 0; !s.model.table.PersonMoves(); n++ {
			if n == 1000 {
				t.Fatalf("%s: the computer does not move", game)
			}
			live(s, input.Frame{Unfocused: true})
		}
		if s.model.board.Display.Animating() || !s.attention {
			t.Errorf("%s: something moves: %v, and the window calls: %v", game, s.model.board.Display.Animating(), s.attention)
		}
		live(s, input.Frame{})
		if s.model.board.Display.Animating() {
			t.Errorf("%s: what the computer has played moves late", game)
		}
	}
}

// An animation ends when the players leave.
func TestWhatMovesEndsWhenEverybodyLeaves(t *testing.T) {
	s := seat(newScene(t, "squ size=8", ""), 1, 0)
	untilPly(t, s, 1)
	if !s.model.board.Display.Animating() {
		t.Fatal("nothing moves")
	}
	live(s, input.Frame{Unfocused: true})
	if s.model.board.Display.Animating() || busy(s) {
		t.Error("it still moves")
	}
}
