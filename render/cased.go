// Draws lines, rings, dots and frames with a contrasting edge (casing), so that they stand out on every ground. Marks, loops, threats, proofs and
// analyses use them. Change the edge of marks here (withCounter); the other colours and all widths are set by those that draw.

package render

import (
	"fmt"

	"quintet/games/board"
	"quintet/sprites"
)

// A cased is a line on a casing, a wider line that separates it from any ground.
type cased struct {
	line, casing sprites.Color
	width, extra float32 // of the line, and of the casing beyond the line
	on, off      float32 // lengths of dashes and of gaps; 0 for a solid line
}

// withCounter returns a line of colour c with the counter-stroke of marks.
func (t *Theme) withCounter(c sprites.Color, width, extra float32) cased {
	return cased{line: c, casing: sprites.Alpha(t.Counter, 0.9), width: width, extra: extra}
}

// along returns the line along a.
func (c cased) along(a *sprites.Path) sprites.Drawing {
	d := sprites.Drawing{}.Line(a, c.width+c.extra, sprites.Solid(c.casing))
	if c.on > 0 {
		return d.Dashes(a, c.width, sprites.Solid(c.line), c.on, c.off)
	}
	return d.Line(a, c.width, sprites.Solid(c.line))
}

// A ring is a line around the middle of a cell.
type ring struct {
	radius float32
	line   cased
}

// Drawing returns the ring in cell widths.
func (r ring) Drawing() sprites.Drawing { return r.line.along(sprites.Circle(0, 0, r.radius)) }

// A dot is a disc in the middle of a cell, with a rim of the width edge.
type dot struct {
	radius, edge float32
	fill, rim    sprites.Color
}

// Drawing returns the dot in cell widths.
func (d dot) Drawing() sprites.Drawing {
	rim := sprites.Drawing{}.Fill(sprites.Circle(0, 0, d.radius+d.edge), sprites.Solid(d.rim))
	return rim.Fill(sprites.Circle(0, 0, d.radius), sprites.Solid(d.fill))
}

// path draws the line c through ps, in cell widths from the middle of cell t. It is closed, with corners of this radius, unless radius is 0.
func (b *boardBrush) path(t board.Target, ps []sprites.Point, radius float32, c cased, opacity float32) {
	b.onCell(t, [3]any{fmt.Sprint(ps), radius, c}, opacity, func() sprites.Drawing {
		if radius > 0 {
			return c.along(rounded(ps, radius))
		}
		return c.along(sprites.Polyline(ps...))
	})
}

// middles returns the middles of cells, relative to a point of the board.
func (l Layout) middles(ts []board.Target, from board.Point) []sprites.Point {
	ps := make([]sprites.Point, len(ts))
	for i, t := range ts {
		ps[i] = sprites.Point(l.Geometry.Cells[t].Centre).Sub(sprites.Point(from))
	}
	return ps
}

// trace draws the line c along the path returned by outline, in board points. key, a comparable value, must differ for different paths.
func (b *boardBrush) trace(key any, c cased, outline func() *sprites.Path) {
	b.Draw([2]any{key, c}, b.At(board.Point{}), b.Unit, 1, func() sprites.Drawing { return c.along(outline()) })
}

// frame draws the line c around the block of cells whose smallest and largest middles are lo and hi, at a distance of room cell widths.
func (b *boardBrush) frame(lo, hi board.Point, room, radius float32, c cased) {
	b.trace([4]any{lo, hi, room, radius}, c, func() *sprites.Path {
		return sprites.RoundRect(lo.X-room, lo.Y-room, hi.X+room, hi.Y+room, radius)
	})
}
