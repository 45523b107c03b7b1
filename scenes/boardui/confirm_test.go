package boardui

import (
	"math"
	"testing"

	"quintet/games/board"
	"quintet/render"
	"quintet/render/input"
)

// The button of a pending ply is at the upper right of its cell, or at the first other corner where it hides no piece.
func TestConfirmButtonHidesNoPiece(t *testing.T) {
	all, large := []int{640, 1280, 2400}, []int{2400} // on large boards the button does not extend beyond its cell
	for _, c := range []struct {
		plies, cell string
		widths      []int
		right, up   bool
	}{
		{"a1 h8", "d4", all, true, true},
		{"a1 e3", "d4", all[:2], false, true},
		{"c3 e3", "d4", all[:2], true, false},
		{"c3 e3 h8 e5", "d4", all[:2], false, false},
		{"c3 e3 h8 e5", "d4", large, true, true},
		{"a1 h7", "h8", all[:1], false, true}, // at the edge it stays on the slab
		{"a1 h7", "h8", all[1:2], true, false},
		{"a1 h7", "h8", large, true, true},
	} {
		s := newBench(t, "squex size=8", c.plies)
		for _, w := range c.widths {
			s.size = render.Point{X: float32(w), Y: float32(w * 5 / 8)}
			s.frame(input.Frame{})
			s.Hand.Hold([]board.Target{s.cell(c.cell)})
			s.frame(input.Frame{})
			button, cell := s.Hand.ConfirmButton(), s.Display.Layout().Centre(s.cell(c.cell))
			if at := button.Centre(); at.X > cell.X != c.right || at.Y < cell.Y != c.up {
				t.Errorf("after %s, width %d: the button of %s is %v from it", c.plies, w, c.cell, render.Point{X: at.X - cell.X, Y: at.Y - cell.Y})
			}
			far := math.Hypot(float64(button.Centre().X-cell.X), float64(button.Centre().Y-cell.Y)) - float64(button.W/2)
			if unit := float64(s.Display.Layout().Unit); far < 0.29*unit || far > 0.72*unit {
				t.Errorf("after %s, width %d: the button is %.2f cells off the middle of %s; want it on the corner", c.plies, w, far/unit, c.cell)
			}
			if !s.Display.Layout().Slab.Contains(button.Centre()) {
				t.Errorf("after %s, width %d: the button of %s leaves the slab", c.plies, w, c.cell)
			}
			for _, d := range []float32{-1, 1} {
				for _, p := range []render.Point{{X: cell.X + d*s.Display.Layout().Unit, Y: cell.Y}, {X: cell.X, Y: cell.Y + d*s.Display.Layout().Unit}} {
					if button.Contains(p) {
						t.Errorf("after %s, width %d: the button of %s covers the middle of a cell beside it", c.plies, w, c.cell)
					}
				}
			}
			for _, p := range s.Display.Shown().View.Pieces {
				if button.Contains(s.Display.Layout().Centre(p.At)) {
					t.Errorf("after %s, width %d: the button of %s hides %s", c.plies, w, c.cell, s.Geometry().Label(p.At))
				}
			}
		}
	}
}

// The button that confirms a tile does not hide its other half, in any direction of the tile.
func TestConfirmButtonHidesNoHalf(t *testing.T) {
	s := newBench(t, "taiji size=11", "f6-f7 e4-d4")
	s.frame(input.Frame{})
	at := s.cell("d8")
	for _, label := range []string{"c8", "e8", "d7", "d9"} {
		s.Hand.Hold([]board.Target{at, s.cell(label)})
		s.frame(input.Frame{})
		button, half := render.Shape{Core: s.Hand.ConfirmButton()}, render.Disc(s.Display.Layout().Centre(s.cell(label)), 0.3*s.Display.Layout().Unit)
		if !s.Hand.Pending() || button.Covers(half) {
			t.Errorf("d8-%s: the button at %v hides the half", label, button.Core)
		}
	}
}
