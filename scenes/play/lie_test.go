package play

import (
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/terms"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// Where a board has been turned to the next person, the pointer rests on a cell that nobody pointed at: nothing is shown or said about
// that cell before the pointer moves or is pressed.
func TestARestingPointerSaysNothingAfterTurning(t *testing.T) {
	for _, game := range []string{"squex size=6", "distrify"} {
		for name, next := range map[string]input.Frame{"moved": {X: 1}, "pressed": {Pressed: input.Left, Down: input.Left}} {
			s := newScene(t, game, "")
			s.table.Terms.Turning = terms.ToMover
			state, at := &ui.State{}, render.Point{}
			point := func(in input.Frame) {
				in.W, in.H, in.X, in.Y = 1280, 800, in.X+at.X, in.Y+at.Y
				pass(s, in, scenes.Words(words.En, catalog.All()), state, true)
			}
			point(input.Frame{})
			at = s.layout.Centre(s.geo.Named("c2"))
			point(input.Frame{})
			if s.hover != s.geo.Named("c2") {
				t.Fatalf("%s: the pointer is on %d, want c2", game, s.hover)
			}
			point(input.Frame{Pressed: input.Left, Down: input.Left})
			point(input.Frame{Released: input.Left})
			for range 2 * turnTicks {
				point(input.Frame{})
			}
			if s.table.Match.Len() != 1 || s.lie.turn != 2 {
				t.Fatalf("%s: %d plies, and the board is turned by %d; want 1 and 2", game, s.table.Match.Len(), s.lie.turn)
			}
			if s.hover != board.NoTarget || len(s.shown.ghosts) > 0 || !s.shown.why.Empty() {
				t.Errorf("%s: a resting pointer shows cell %d, %d pieces and %q", game, s.hover, len(s.shown.ghosts), s.shown.why.Key)
			}
			point(next)
			if s.hover == board.NoTarget {
				t.Errorf("%s: a pointer that has %s shows nothing", game, name)
			}
		}
	}
}
