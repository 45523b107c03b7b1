package boardui

import (
	"slices"
	"testing"

	"quintet/games/board"
	"quintet/render/input"
)

// TestWholeTileAlone: over a neighbour of the first half the ghost is the whole tile, and it hides both the half and the marks below it. Elsewhere
// the half is shown with its mark.
func TestWholeTileAlone(t *testing.T) {
	for _, c := range []struct {
		over  string
		whole bool
	}{{"d5", true}, {"g7", false}} {
		s := newBench(t, "taiji size=7", "")
		s.config.Settings.TwoClickTiles = true
		s.frame(input.Frame{})
		s.carryOut(s.Hand.Click(s.cell("d4")))
		s.pointAt(s.cell(c.over))
		s.frame(input.Frame{})
		half := slices.ContainsFunc(s.Display.Shown().View.Pieces, func(p board.Piece) bool { return p.At == s.Geometry().Named("d4") })
		marked := func(label string) bool {
			return slices.ContainsFunc(s.Display.Shown().marks, func(m board.Mark) bool { return m.At == s.Geometry().Named(label) })
		}
		if half == c.whole || marked("d4") == c.whole || marked("d5") == c.whole || !marked("c4") {
			t.Errorf("over %s: the half lies there: %v, marks %v; the whole tile is previewed: %v", c.over, half, s.Display.Shown().marks, c.whole)
		}
		if tile := len(s.Display.Shown().Ghosts) == 1 && s.Display.Shown().Ghosts[0].To != board.NoTarget; tile != c.whole {
			t.Errorf("over %s: ghosts %v", c.over, s.Display.Shown().Ghosts)
		}
	}
}
