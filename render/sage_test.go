package render_test

import (
	"math"
	"testing"

	"quintet/games/board"
	"quintet/render"
)

// The tick that ends a turn leaves the middles of its stone and of the neighbouring cells visible and clickable, on boards of all sizes.
func TestEndTickAvoidsNeighbours(t *testing.T) {
	for _, n := range []int{9, 13, 19} {
		g := feltOf(n)
		at := board.Target(n*(n/2) + n/2)
		v := empty()
		v.Pieces = []board.Piece{{ID: 1, At: at, To: board.NoTarget, Open: true}}
		for _, side := range []float32{412, 656, 900} {
			l := render.Fit(g, render.Rect{W: side, H: side}, 1, false)
			r, ok := l.EndTick(v)
			if !ok {
				t.Fatal("no tick is drawn")
			}
			c, half := r.Centre(), float64(r.W/2)
			for _, cell := range []board.Target{at, at + 1, at - board.Target(n)} {
				d := l.Centre(cell)
				if far := math.Hypot(float64(c.X-d.X), float64(c.Y-d.Y)); far < half+0.1*float64(l.Unit) {
					t.Errorf("%d cells on %v pixels: the tick reaches to %.1f pixels from the middle of %s", n, side, far-half, g.Cells[cell].Label)
				}
			}
		}
	}
}

// The number of columns of a dense board, and the cell in its middle.
const (
	denseColumns = 19
	denseMiddle  = board.Target(denseColumns*9 + 9)
)

// denseFelt returns a dense board with the first stone of a turn in its middle.
func denseFelt() (g *board.Geometry, l render.Layout, v *board.View) {
	g, v = feltOf(denseColumns), empty()
	v.Pieces = []board.Piece{{ID: 1, At: denseMiddle, To: board.NoTarget, Open: true}}
	return g, render.Fit(g, render.Rect{W: 412, H: 412}, 1, false), v
}

// If the tick is as large as a cell it is at the corner of the stone where it hides no other stone.
func TestEndTickHidesNoStone(t *testing.T) {
	g, l, v := denseFelt()
	for i, corner := range []board.Target{denseMiddle - denseColumns + 1, denseMiddle - denseColumns - 1, denseMiddle + denseColumns + 1} {
		v.Pieces = append(v.Pieces, board.Piece{ID: uint16(i) + 2, At: corner, To: board.NoTarget})
		r, _ := l.EndTick(v)
		for _, p := range v.Pieces {
			if r.Contains(l.Centre(p.At)) {
				t.Errorf("with %d stones around, the tick hides the one on %s", i+1, g.Cells[p.At].Label)
			}
		}
	}
}

// The tick does not hide the marks of forbidden cells, even if every corner of the stone has one or a stone.
func TestEndTickHidesNoMark(t *testing.T) {
	g, l, v := denseFelt()
	for i, corner := range []board.Target{
		denseMiddle - denseColumns + 1, denseMiddle - denseColumns - 1, denseMiddle + denseColumns + 1, denseMiddle + denseColumns - 1,
	} {
		v.Marks = append(v.Marks, board.Mark{At: corner, Kind: board.MarkDiagonal})
		r, _ := l.EndTick(v)
		c := r.Centre()
		for _, m := range v.Marks {
			d := l.Centre(m.At)
			if far := math.Hypot(float64(c.X-d.X), float64(c.Y-d.Y)) - float64(r.W/2); far < 0.2*float64(l.Unit) {
				t.Errorf("with %d marks around, the tick reaches to %.1f pixels from the one on %s", i+1, far, g.Cells[m.At].Label)
			}
		}
	}
}
