// Draws what players have drawn on a board themselves: arrows and circles in four colours. Change their look here; their colours must differ for every
// kind of colour vision, and without hues (palette_test.go). board.Drawing says what they are.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// drawingInks are the colours of drawings. Light ones have a dark edge and dark ones a light edge, so that each stands out on every ground.
var drawingInks = [board.DrawingColours]struct{ line, edge sprites.Color }{
	{sprites.RGB(0xFFD92E), sprites.RGB(0x1B1B1B)},
	{sprites.RGB(0x35A9EF), sprites.RGB(0x1B1B1B)},
	{sprites.RGB(0xC43A00), sprites.RGB(0xFFFFFF)},
	{sprites.RGB(0x4A1D96), sprites.RGB(0xFFFFFF)},
}

// DrawingInk returns the colour of drawings of a kind, below board.DrawingColours.
func DrawingInk(colour uint8) sprites.Color { return drawingInks[colour].line }

// Dimensions of drawings in cell widths.
const (
	drawnRing  = 0.43 // radius of a circle
	drawnWidth = 0.075
	drawnEdge  = 0.045 // on both sides together
	headLong   = 0.34  // of an arrow
	headWide   = 0.36
	drawnStart = 0.12 // from the middle of the cell where an arrow begins
)

// drawings draws ds, the last on top.
func (b *boardBrush) drawings(ds []board.Drawing) {
	const opacity = 0.92
	if b.Mini {
		return
	}
	for _, d := range ds {
		ink := drawingInks[d.Colour]
		line := cased{line: ink.line, casing: ink.edge, width: max(drawnWidth, 2*b.pixel()), extra: max(drawnEdge, 1.6*b.pixel())}
		if d.Circle() {
			b.lay(d.From, ring{drawnRing, line}, opacity)
			continue
		}
		way := b.middles([]board.Target{d.To}, b.Geometry.Cells[d.From].Centre)[0]
		b.onCell(d.From, [2]any{way, line}, opacity, func() sprites.Drawing { return arrow(way, line) })
	}
}

// arrow returns an arrow from the middle of a cell to the point to, in cell widths.
func arrow(to sprites.Point, c cased) sprites.Drawing {
	long := to.Len()
	ahead := sprites.Point{X: to.X / long, Y: to.Y / long}
	at := func(along, aside float32) sprites.Point {
		return sprites.Point{X: ahead.X*along - ahead.Y*aside, Y: ahead.Y*along + ahead.X*aside}
	}
	neck := long - headLong
	shaft := func() *sprites.Path { return sprites.Polyline(at(drawnStart, 0), at(neck, 0)) }
	head := func() *sprites.Path {
		return sprites.Polyline(at(neck, headWide/2), at(long, 0), at(neck, -headWide/2), at(neck, headWide/2))
	}
	d := sprites.Drawing{}.Line(shaft(), c.width+c.extra, sprites.Solid(c.casing)).Line(head(), c.extra, sprites.Solid(c.casing))
	return d.Line(shaft(), c.width, sprites.Solid(c.line)).Fill(head(), sprites.Solid(c.line))
}

// DrawingSample draws a circle in a colour of drawings, below board.DrawingColours, around at, with a radius in logical pixels.
func (b *Brush) DrawingSample(colour uint8, at Point, radius float32) {
	ink := drawingInks[colour]
	line := cased{line: ink.line, casing: ink.edge, width: 5, extra: 2}
	b.Draw(ring{radius, line}, at, 1, 1, ring{radius, line}.Drawing)
}
