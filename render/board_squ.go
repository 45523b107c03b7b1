// Draws SQU's board: cells in two tones, discs and pyramids, and the order of its layers (play). A third of the file draws the lines between plain
// cells (rimLines). Change the placement of all of these here. Shapes are in sprites/shapes_squ.go, what discs share with the plain board in disc.go,
// the lines of squares (loops in the code) in loops.go and loop_badges.go.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// A checkerTone holds the colours of a chequered board.
type checkerTone struct {
	light, dark, mean sprites.Color // the two cells, and their mean for hollow shapes
	rim               sprites.Color // the lines between plain cells, which are light
}

// A checker paints the board of SQU: cells in two tones.
type checker struct{ discs }

// ground paints the sand slab with cells in two tones.
func (b checker) ground(hover board.Target) {
	all := b.brush.Theme.tonesOf()
	b.brush.onSlab(all.sand, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		t, f := all.checker, l.Field
		field := sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 3)
		d = d.Fill(field, sprites.Solid(t.light))
		cells := &sprites.Path{}
		for _, c := range l.Geometry.Cells {
			if c.Style == board.Dark {
				at := l.At(board.Point{X: c.Centre.X - 0.5, Y: c.Centre.Y - 0.5})
				cells.Append(sprites.RectPath(at.X, at.Y, at.X+l.Unit, at.Y+l.Unit))
			}
		}
		d = append(d, sprites.Layer{Path: cells, Paint: sprites.Solid(t.dark), Clip: field})
		d = append(d, sprites.Layer{Path: rimLines(l), Paint: sprites.Solid(t.rim), Clip: field})
		return sunken(d, f, all.lift)
	})
}

// rimLines separates the plain cells from each other and, with a thicker line, from the chequered cells: their equal tone does not show where one
// ends.
func rimLines(l Layout) *sprites.Path {
	lines := &sprites.Path{}
	n, f := l.Geometry.Columns, l.Field
	rim := func(i int) bool { return l.Geometry.Cells[i].Style == board.Rim }
	for i, c := range l.Geometry.Cells {
		if !rim(i) {
			continue
		}
		at := l.At(board.Point{X: c.Centre.X - 0.5, Y: c.Centre.Y - 0.5})
		upright := func(x, wide float32) { lines.Append(sprites.RectPath(x, at.Y, x+wide, at.Y+l.Unit)) }
		level := func(y, high float32) { lines.Append(sprites.RectPath(at.X, y, at.X+l.Unit, y+high)) }
		switch {
		case i%n == n-1:
			upright(f.X+f.W-1, 1)
		case rim(i + 1):
			upright(at.X+l.Unit, 1)
		default:
			upright(at.X+l.Unit-1, 2)
		}
		switch {
		case i+n >= len(l.Geometry.Cells):
			level(f.Y+f.H-1, 1)
		case rim(i + n):
			level(at.Y+l.Unit, 1)
		default:
			level(at.Y+l.Unit-1, 2)
		}
		if i%n > 0 && !rim(i-1) {
			upright(at.X-1, 2)
		}
		if i >= n && !rim(i-n) {
			level(at.Y-1, 2)
		}
	}
	return lines
}

// play paints squares below discs and pyramids; when the game is over, above those that do not count.
func (b checker) play(v *board.View, o *Overlay) {
	dark := b.brush.Theme.Dark
	pyramid := b.brush.spriteOf("pyramid")
	dims := marked(v.Marks, board.MarkDimmed)
	b.shadows(v.Pieces, pyramid)
	for _, p := range v.Pieces {
		if dims[p.At] {
			b.piece(p, pyramid)
		}
	}
	b.dims(v)
	lines := loops{b.brush, v.Loops}
	lines.draw()
	threats{b.brush, v}.loops()
	for _, p := range v.Pieces {
		if !dims[p.At] {
			b.piece(p, pyramid)
		}
	}
	b.brush.marks(o)
	for _, p := range o.Ghosts {
		b.brush.lay(p.At, sprites.GhostDisc{Body: squBody(p.Owner), Cell: b.brush.Theme.tonesOf().checker.mean, Dark: dark, Pixel: b.brush.pixel()}, 1)
	}
	if !b.brush.Mini {
		lines.badges(v, o)
	}
}

// piece draws a disc, hollow in an open turn, or a pyramid.
func (b checker) piece(p board.Piece, pyramid uint8) {
	switch body := squBody(p.Owner); {
	case p.Sprite == pyramid:
		b.brush.layPiece(p, sprites.Pyramid{Body: body, Dark: b.brush.Theme.Dark, Pixel: b.brush.pixel()}, 1)
	case p.Open:
		b.open(p, body)
	default:
		b.brush.layPiece(p, sprites.Disc{Body: body, Dark: b.brush.Theme.Dark, Pixel: b.brush.pixel()}, 1)
	}
}

// standDisc draws a disc outside a board.
func (b *Brush) standDisc(body sprites.Color, centre Point, size float32) {
	p := sprites.Disc{Body: body, Dark: b.Theme.Dark, Pixel: 1 / size}
	b.stand(p, centre, size, func() sprites.Drawing { return append(sprites.DiscShadow(0.5), p.Drawing()...) })
}

// standPyramid draws a pyramid on its disc outside a board.
func standPyramid(b *Brush, owner int8, centre Point, size float32) {
	b.standDisc(squBody(owner), centre, size)
	p := sprites.Pyramid{Body: squBody(owner), Dark: b.Theme.Dark, Pixel: 1 / size}
	b.stand(p, centre, size, p.Drawing)
}
