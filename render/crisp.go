package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// corner returns the upper left corner of the square of one cell width around cell t. It lies on a pixel corner.
func (l Layout) corner(t board.Target) Point {
	c := l.Centre(t)
	return Point{c.X - l.Unit/2, c.Y - l.Unit/2}
}

// crispKey identifies a drawing made in device pixels for cells of a size.
type crispKey struct {
	key   any
	unit  float32
	scale float32
}

// crisp paints a drawing made in device pixels, its origin at the corner of cell t: for lines that are to lie on whole pixels.
func (b *boardBrush) crisp(key any, t board.Target, make func(unit float32) sprites.Drawing) {
	unit := b.Unit * b.Scale
	b.Draw(crispKey{key, unit, b.Scale}, b.corner(t), 1/b.Scale, 1, func() sprites.Drawing { return make(unit) })
}
