package play

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/scenes/input"
)

// While the players are elsewhere nothing moves: the ply of a computer lies there at once, and is marked when they come back.
func TestNothingMovesWhileNobodyIsThere(t *testing.T) {
	for _, game := range []string{"squex size=6", "taiji size=7", "squ size=8", "azacru players=2", "distrify size=9"} {
		s := seat(newScene(t, game, ""), 1, 0)
		for n := 0; s.table.Match.Cursor() == 0; n++ {
			if n == 1000 {
				t.Fatalf("%s: the computer does not move", game)
			}
			live(s, input.Frame{Away: true})
		}
		if s.stirs() || !s.calls {
			t.Errorf("%s: %+v moves, and the window calls: %v", game, s.motion, s.calls)
		}
		live(s, input.Frame{})
		if s.stirs() || !slices.ContainsFunc(s.shown.marks, func(m board.Mark) bool { return m.Kind == board.MarkLast }) {
			t.Errorf("%s: what the computer has played is not marked, or moves late", game)
		}
	}
}

// Who leaves while something moves finds it at its end.
func TestWhatMovesEndsWhenEverybodyLeaves(t *testing.T) {
	s := seat(newScene(t, "squ size=8", ""), 1, 0)
	untilPly(t, s, 1)
	if !s.stirs() {
		t.Fatal("nothing moves")
	}
	live(s, input.Frame{Away: true})
	if s.stirs() || s.Busy() {
		t.Errorf("%+v still moves", s.motion)
	}
	s = ended(t, "taiji size=7", func(s *Scene) {})
	if s.finale.left == 0 {
		t.Fatal("there is no finale")
	}
	live(s, input.Frame{Away: true})
	if s.finale.left != 0 {
		t.Error("the finale goes on for nobody")
	}
	s = ended(t, "taiji size=7", func(s *Scene) { live(s, input.Frame{Away: true}) })
	if s.finale.left != 0 {
		t.Error("the finale begins for nobody")
	}
}
