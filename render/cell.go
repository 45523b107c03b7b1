// Helpers for all painters of boards: drawing on a cell (onCell, lay, crisp), shadows, round badges, centred figures, and sets of marked cells. It
// also draws the glow over a cell (Light). Change here how strong the shadows of pieces are (pieceShadow). motion.go draws pieces, which may move;
// the badges of loops are in loop_badges.go.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// onCell draws over cell t a drawing around the middle of a cell, in cell widths. Cells and drawings both begin at whole pixels, so a piece stays
// centred in a cell with an odd number of pixels.
func (b *boardBrush) onCell(t board.Target, key any, opacity float32, make func() sprites.Drawing) {
	b.drawInCell(key, b.corner(t), opacity, make)
}

// drawInCell is onCell for a cell with its corner at at.
func (b *boardBrush) drawInCell(key any, at Point, opacity float32, make func() sprites.Drawing) {
	b.draw(pictureKey{key, b.Unit * b.Scale, b.Theme.Style, inCell}, at, opacity, func() sprites.Drawing {
		return b.Theme.finish(make()).Transform(sprites.Shift(0.5, 0.5))
	})
}

// A sprite is a shape that is the key of its own drawing: equal sprites look the same.
type sprite interface{ Drawing() sprites.Drawing }

// lay draws s over cell t like onCell.
func (b *boardBrush) lay(t board.Target, s sprite, opacity float32) {
	b.onCell(t, s, opacity, s.Drawing)
}

// badge draws a round badge with a border and a shadow.
func (b *Brush) badge(at Point, radius float32, ground, line sprites.Color, width float32) {
	b.Box(Rect{at.X - radius, at.Y - radius, 2 * radius, 2 * radius}, Box{Radius: radius, Top: ground, Line: line, Width: width}.raised(2))
}

// shadow is the key of a drawing's shadow.
type shadow struct {
	of      any
	opacity float32
}

// pieceShadow returns the opacity of the shadows of pieces.
func (t *Theme) pieceShadow() float32 {
	if t.Dark {
		return 0.75
	}
	return 0.5
}

// pixel returns one logical pixel in cell widths.
func (l Layout) pixel() float32 { return 1 / l.Unit }

// writeCentred writes a figure with its middle at at.
func (b *Brush) writeCentred(s string, t Type, at Point, c sprites.Color) {
	b.Text(s, t, Point{at.X, at.Y + 0.355*t.Size}, Middle, c)
}

// litRim adds along a the light rim that dark pieces need on a dark panel. unit logical pixels are one cell width.
func (b *Brush) litRim(d sprites.Drawing, a *sprites.Path, unit float32) sprites.Drawing {
	if !b.Theme.Dark {
		return d
	}
	return d.Line(a, 1.4/unit, sprites.Solid(b.Theme.Rim))
}

// sample reports whether l has no slab: marks are then drawn on a panel, for a legend.
func (l Layout) sample() bool { return l.Slab == Rect{} }

// marked returns the targets with a mark of a kind.
func marked(marks []board.Mark, kind board.MarkKind) map[board.Target]bool {
	return targets(marks, func(m board.Mark) (board.Target, bool) { return m.At, m.Kind == kind })
}

// cellsOf returns the cells of the pieces for which is returns true.
func cellsOf(pieces []board.Piece, is func(board.Piece) bool) map[board.Target]bool {
	return targets(pieces, func(p board.Piece) (board.Target, bool) { return p.At, is(p) })
}

// targets returns the targets that of returns for xs, nil if there are none.
func targets[X any](xs []X, of func(X) (board.Target, bool)) map[board.Target]bool {
	var ts map[board.Target]bool
	for _, x := range xs {
		t, ok := of(x)
		if ok && ts == nil {
			ts = map[board.Target]bool{}
		}
		if ok {
			ts[t] = true
		}
	}
	return ts
}

// corner returns the upper left corner of the square of one cell width around cell t. It is on a pixel corner.
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

// crisp paints a drawing made in device pixels, its origin at the corner of cell t: for lines that must be on whole pixels.
func (b *boardBrush) crisp(key any, t board.Target, opacity float32, make func(unit float32) sprites.Drawing) {
	unit := b.Unit * b.Scale
	b.Draw(crispKey{key, unit, b.Scale}, b.corner(t), 1/b.Scale, opacity, func() sprites.Drawing { return make(unit) })
}

// A Light is a glow over a cell with strength Glow, from 0 to 1.
type Light struct {
	At   board.Target
	Glow float32
}

// lights draws glows above everything else on the board: a pale spot, and a ring that is visible on pale pieces too.
func (b *boardBrush) lights(all []Light) {
	white, ring := sprites.RGB(0xFFF6D8), b.Theme.Accent
	for _, x := range all {
		b.onCell(x.At, [2]any{"light", ring}, x.Glow, func() sprites.Drawing {
			glow := sprites.Radial(sprites.Point{}, 0.5, sprites.Stop{Color: sprites.Alpha(white, 0.42)}, sprites.Stop{At: 1, Color: sprites.Alpha(white, 0.2)})
			d := sprites.Drawing{}.Fill(sprites.Circle(0, 0, 0.46), glow)
			d = d.Line(sprites.Circle(0, 0, 0.46), 0.1, sprites.Solid(sprites.Alpha(b.Theme.Counter, 0.7)))
			return d.Line(sprites.Circle(0, 0, 0.46), 0.06, sprites.Solid(ring))
		})
	}
}
