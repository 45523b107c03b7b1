package play

import (
	"testing"

	"quintet/render"
)

// The tick of a ply that waits stands at the upper right of its cell, or at the first other corner where it hides no piece.
func TestTheTickHidesNoPiece(t *testing.T) {
	all := []int{640, 1280, 2400}
	for _, c := range []struct {
		plies, cell string
		widths      []int
		right, up   bool
	}{
		{"a1 h8", "d4", all, true, true},
		{"a1 e3", "d4", all, false, true},
		{"c3 e3", "d4", all, true, false},
		{"c3 e3 h8 e5", "d4", all, false, false},
		{"a1 h7", "h8", all[:2], false, true}, // at the edge it stays on the slab
		{"a1 h7", "h8", all[2:], true, true},  // which has room for it in a large window
	} {
		s := newScene(t, "squex size=8", c.plies)
		for _, w := range c.widths {
			frame(s, w, w*5/8)
			s.cursor.on, s.cursor.poised, s.cursor.at = true, true, s.geo.Named(c.cell)
			frame(s, w, w*5/8)
			tick, cell := s.Tick(), s.layout.Centre(s.cursor.at)
			if at := tick.Centre(); at.X > cell.X != c.right || at.Y < cell.Y != c.up {
				t.Errorf("after %s, width %d: the tick of %s is %v from it", c.plies, w, c.cell, render.Point{X: at.X - cell.X, Y: at.Y - cell.Y})
			}
			if !s.layout.Slab.Contains(tick.Centre()) {
				t.Errorf("after %s, width %d: the tick of %s leaves the slab", c.plies, w, c.cell)
			}
			for _, p := range s.shown.view.Pieces {
				if tick.Contains(s.layout.Centre(p.At)) {
					t.Errorf("after %s, width %d: the tick of %s hides %s", c.plies, w, c.cell, s.geo.Label(p.At))
				}
			}
		}
	}
}
