package render_test

import (
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// TestFitSizes compares the slabs with the dimensions in the design drawings.
func TestFitSizes(t *testing.T) {
	square := func(n int) *board.Geometry { return boardOf(board.Plain, n) }
	big, small, mini := render.Rect{X: 112, Y: 60, W: 656, H: 656}, render.Rect{X: 18, Y: 48, W: 412, H: 412}, render.Rect{X: 64, Y: 192, W: 208, H: 208}
	for _, c := range []struct {
		name  string
		g     *board.Geometry
		area  render.Rect
		mini  bool
		unit  float32
		x, y  float32 // of the field
		scale float32
	}{
		{"Squex 8", octagonsOf(8), big, false, 75, 140, 88, 1},
		{"Taiji 11", square(11), big, false, 54, 143, 91, 1},
		{"Distrify 9", square(9), big, false, 66, 143, 91, 1},
		{"SQU 10", square(10), big, false, 60, 140, 88, 1},
		{"Azacru", tiles, big, false, 64, 144, 92, 1},
		{"19 by 19", square(19), big, false, 31, 146, 94, 1},
		{"19 by 19 at scale 2", square(19), big, false, 31.5, 141, 89, 2},
		{"Distrify 9, small", square(9), small, false, 40, 44, 74, 1},
		{"miniature", square(8), mini, true, 24, 72, 200, 1},
	} {
		l := render.Fit(c.g, c.area, c.scale, c.mini)
		if l.Unit != c.unit || l.Field.X != c.x || l.Field.Y != c.y {
			t.Errorf("%s: unit %v, field at %v, %v, want %v at %v, %v", c.name, l.Unit, l.Field.X, l.Field.Y, c.unit, c.x, c.y)
		}
		for i := range c.g.Cells {
			p := l.Board(l.Centre(board.Target(i)))
			q := c.g.Cells[i].Centre
			if d := max(p.X-q.X, q.X-p.X, p.Y-q.Y, q.Y-p.Y); d > 1e-3 {
				t.Fatalf("%s: Board is not the inverse of At at cell %d: got %v, want %v", c.name, i, p, q)
			}
		}
	}
}

// A miniature of any size has space for goal bars on its frame.
func TestMiniaturesHaveSpaceForBars(t *testing.T) {
	for n := 9; n <= 19; n++ {
		g := boardOf(board.Felt, n)
		for side := float32(2 * n); side <= 320; side++ {
			l := render.Fit(g, render.Rect{W: side, H: side}, 1, true)
			if frame := (l.Slab.W - l.Field.W) / 2; frame < min(5, side/20) {
				t.Errorf("%d cells in a miniature of %v have a frame of %v", n, side, frame)
			}
		}
	}
}

// A part of a board fills its area with the cells between its corners, whichever two of them are given, and with little else.
func TestFitPartShowsThePart(t *testing.T) {
	area := render.Rect{X: 40, Y: 30, W: 232, H: 232}
	for _, c := range []struct {
		from, to, other board.Target
		scale           float32
	}{{54, 74, 30, 1}, {72, 56, 57, 1.5}, {74, 54, 46, 2}, {36, 76, 41, 1}} { // a7 to c9 without d4, d7 and b6, a5 to e9 without f5
		l := render.FitPart(tiles, c.from, c.to, area, c.scale)
		for _, corner := range []board.Target{c.from, c.to} {
			if m := l.Centre(corner); !area.Inset(l.Unit/2 - 0.01).Contains(m) {
				t.Errorf("cell %d lies at %v and does not fit into %v", corner, m, area)
			}
		}
		if m := l.Centre(c.other); area.Contains(m) {
			t.Errorf("cell %d lies at %v, in sight", c.other, m)
		}
		a, b := l.Centre(c.from), l.Centre(c.to)
		if high := max(a.Y-b.Y, b.Y-a.Y) + 1.5*l.Unit; high < 0.9*area.H {
			t.Errorf("cells %d to %d are only %v high", c.from, c.to, high)
		}
		if middle := (a.X + b.X) / 2; max(middle-156, 156-middle) > 1 {
			t.Errorf("cells %d to %d have their middle at %v, want 156", c.from, c.to, middle)
		}
	}
}
