// Draws the toothed goal bars of Squex: width, colour, teeth, arrows and outline. Change their look here. The goal bars of Distrify are in
// board_distrify.go; finale.go lights both at the end of a game.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// toothedBarWidth returns the width of the coloured bars along the sides of l, in logical pixels.
func toothedBarWidth(l Layout) float32 {
	if l.Mini {
		return max(2, float32(pixel(0.02*l.Slab.W)))
	}
	return max(6, float32(pixel(8.0/656*l.Slab.W)))
}

// goalColor returns the colour of a goal bar.
func goalColor(owner int8, dark bool) sprites.Color {
	c := sprites.SeatColor(owner)
	if dark && owner == 0 { // navy would merge with the frame, but a bright bar would not match its pieces
		return sprites.Shade(c, 0.16)
	}
	return c
}

// sideMatrix maps the upper side of a field that is w wide with its corner at the origin to a side of the field f.
func sideMatrix(s board.Side, f Rect) sprites.Matrix {
	m := sprites.Shift(-f.W/2, -f.H/2)
	switch s {
	case board.Right, board.Left: // the field is square
		m = m.Then(sprites.Matrix{A: 0, B: 1, C: -1, D: 0})
	}
	if s == board.Bottom {
		m = m.Then(sprites.Matrix{A: 1, D: -1})
	}
	if s == board.Left {
		m = m.Then(sprites.Matrix{A: -1, D: 1})
	}
	return m.Then(sprites.Shift(f.X+f.W/2, f.Y+f.H/2))
}

// toothedBars adds the goal bars of Squex: mitred at the corners of the field, with a tooth at every junction on the border, half of each corner of
// the field, and a white arrow in the middle tooth, or in both middle teeth if there is an even number.
func toothedBars(d sprites.Drawing, l Layout, bar float32, dark bool) sprites.Drawing {
	u := l.Unit
	var arrows sprites.Drawing
	clip := miniature(l)
	for _, e := range l.Geometry.Edges {
		a, c := toothedBar(l, bar, e), goalColor(e.Owner, dark)
		d = append(d, sprites.Layer{Path: a, Paint: sprites.Solid(c), Clip: clip})
		if !dark {
			d = append(d, sprites.Layer{Path: a, Width: 0.75, Paint: sprites.Solid(sprites.Shade(c, -0.25)), Clip: clip})
		}
		if !l.Mini {
			n := teeth(l, e)
			for tooth := n / 2; tooth <= (n+1)/2; tooth++ {
				x := float32(tooth) * u // the arrow points into the field
				arrow := sprites.Polyline(sprites.Point{X: x - 0.093*u, Y: 0.051 * u}, sprites.Point{X: x, Y: 0.163 * u}, sprites.Point{X: x + 0.093*u, Y: 0.051 * u})
				arrows = arrows.Line(arrow.Transform(sideMatrix(e.Side, l.Field)), max(1.5, 0.0267*u), sprites.Solid(sprites.Alpha(sprites.RGB(0xFFFFFF), 0.9)))
			}
		}
	}
	return append(d, arrows...)
}

// teeth returns the number of cells along the side of e.
func teeth(l Layout, e board.Edge) int {
	if e.Side == board.Left || e.Side == board.Right {
		return l.Geometry.Rows
	}
	return l.Geometry.Columns
}

// toothedBar returns the outline of the bar of e.
func toothedBar(l Layout, bar float32, e board.Edge) *sprites.Path {
	u, n := l.Unit, teeth(l, e)
	k, w := board.OctagonCut*u, float32(n)*u
	a := (&sprites.Path{}).MoveTo(-bar, -bar).LineTo(w+bar, -bar).LineTo(w-k/2, k/2).LineTo(w-k, 0)
	for i := n - 1; i > 0; i-- {
		x := float32(i) * u
		a.LineTo(x+k, 0).LineTo(x, k).LineTo(x-k, 0)
	}
	return a.LineTo(k, 0).LineTo(k/2, k/2).Close().Transform(sideMatrix(e.Side, l.Field))
}
