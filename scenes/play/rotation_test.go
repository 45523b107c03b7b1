package play

import (
	"testing"

	"quintet/games/play/terms"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// When the board turns to the next person, the pointer rests on a cell that no one pointed at. Nothing is shown or said about that cell until the
// pointer moves.
func TestARestingPointerSaysNothingAfterTurning(t *testing.T) {
	for _, game := range []string{"squex size=6", "distrify"} {
		s := newScene(t, game, "")
		s.model.table.Terms.Turning = terms.ToMover
		state, at := &ui.State{}, render.Point{}
		point := func(in input.Frame) {
			in.W, in.H, in.X, in.Y = 1280, 800, at.X, at.Y
			pass(s, in, english(), state, true)
		}
		point(input.Frame{})
		at = s.model.board.Display.Layout().Centre(s.model.geo.Named("c2"))
		point(input.Frame{})
		if len(s.model.board.Display.Shown().Ghosts) == 0 {
			t.Fatalf("%s: the pointer on c2 previews nothing", game)
		}
		point(input.Frame{Pressed: input.Left, Down: input.Left})
		point(input.Frame{Released: input.Left})
		for range 2 * turnTicks {
			point(input.Frame{})
		}
		if s.model.table.Match.Len() != 1 || s.model.board.Display.Quarters() != 2 {
			t.Fatalf("%s: %d plies, and the board is turned by %d; want 1 and 2", game, s.model.table.Match.Len(), s.model.board.Display.Quarters())
		}
		if v := s.model.board.Display.Shown(); len(v.Ghosts) > 0 || !v.Why.Empty() {
			t.Errorf("%s: a resting pointer shows %d pieces and %q", game, len(v.Ghosts), v.Why.Key)
		}
		at.X++
		if point(input.Frame{}); len(s.model.board.Display.Shown().Ghosts) == 0 {
			t.Errorf("%s: a pointer that has moved shows nothing", game)
		}
	}
}
