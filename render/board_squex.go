// Draws Squex's board: octagons with small squares between them, links, brackets of the last turn, scissors and notches where links can be cut, and
// the winning path. Change their placement here; shapes are in sprites/shapes_squex.go, the goal bars in goals.go, the animation of the path in
// finale.go.

package render

import (
	"math"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// An octagonTone holds the colours of the board of octagons.
type octagonTone struct {
	grout, wellTop, wellLow, square sprites.Color
	shade                           float32 // of the line along the upper sides of wells
	dim                             sprites.Color
}

// An octagons paints the board of Squex: octagons with squares between them.
type octagons struct{ brush *boardBrush }

// ground paints the sand slab with its wells, empty squares and toothed goal bars.
func (b octagons) ground(hover board.Target) {
	all := b.brush.Theme.tonesOf()
	m := all.sand
	bar := toothedBarWidth(b.brush.Layout)
	m.reach = bar + 2
	dark, px := b.brush.Theme.Dark, 1/b.brush.Scale
	b.brush.onSlab(m, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		t, f := all.octagons, l.Field
		d = d.Fill(sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 2), sprites.Solid(t.grout))
		d = toothedBars(d, l, bar, dark)
		for _, c := range l.Geometry.Cells {
			at := l.At(c.Centre)
			m := sprites.Scaling(l.Unit).Then(sprites.Shift(at.X, at.Y))
			d = append(d, emptyCell(c.Style, t, max(0.018, 0.8*px/l.Unit)).Transform(m)...)
		}
		return d
	})
}

// emptyCell returns a well or an empty square in cell widths around its middle; shade is the width of the line in a well.
func emptyCell(style board.CellStyle, t octagonTone, shade float32) sprites.Drawing {
	if style == board.Diamond {
		return sprites.Drawing{}.Fill(sprites.DiamondPath(0.225), sprites.Solid(t.square))
	}
	const inset = 0.022
	const h, k = 0.5 - inset, 0.5 - inset - (board.OctagonCut - 0.586*inset)
	d := sprites.Drawing{}.Fill(sprites.OctagonPath(inset), sprites.Down(-h, h, t.wellTop, t.wellLow))
	upper := sprites.Polyline(sprites.Point{X: -h, Y: -k}, sprites.Point{X: -k, Y: -h}, sprites.Point{X: k, Y: -h}, sprites.Point{X: h, Y: -k})
	return d.Line(upper, shade, sprites.Solid(sprites.Alpha(sprites.RGB(0), t.shade)))
}

// play paints pieces, links and the effect of the previewed move.
func (b octagons) play(v *board.View, o *Overlay) {
	dark, px := b.brush.Theme.Dark, b.brush.pixel()
	square := b.brush.spriteOf(squarePiece)
	loose := looseSquares(v.Links)
	opacity := b.brush.Theme.pieceShadow()
	dims := marked(v.Marks, board.MarkDimmed)
	dim := sprites.Color{} // for links that do not count
	if len(dims) > 0 {
		dim = b.brush.Theme.tonesOf().octagons.dim
	}
	path := b.brush.winningPathOf(v)
	b.brush.bars(&path, func(owner int8) sprites.Color { return goalColor(owner, dark) }, b.brush.Theme.tonesOf().octagons.dim, func(l Layout, e board.Edge) *sprites.Path {
		return toothedBar(l, toothedBarWidth(l), e)
	})
	for _, p := range v.Pieces {
		if p.Sprite != square {
			b.brush.onPiece(p, shadow{"octagon", opacity}, 1, func() sprites.Drawing { return sprites.OctagonShadow(opacity) })
		}
	}
	for _, p := range v.Pieces {
		if p.Sprite != square {
			b.brush.layPiece(p, sprites.OctagonPiece{Colour: p.Owner, Dark: dark, Pixel: px}, 1)
		}
	}
	squares := func() {
		for _, p := range v.Pieces {
			if p.Sprite == square {
				b.brush.layPiece(p, sprites.SquarePiece{Colour: p.Owner, Dark: dark, Loose: loose[p.At], Pixel: px}, 1)
			}
		}
	}
	if !b.brush.Bare {
		squares()
	}
	b.dimmedOctagons(v.Marks)
	o = b.octagonBrackets(o)
	b.spines(v, dim, &path)
	if b.brush.Bare { // in a small picture of a part the line would hide whether a square is solid
		squares()
	}
	b.winningPath(&path)
	b.nodes(v, square, dims, &path)
	for _, p := range o.Ghosts {
		b.brush.lay(p.At, sprites.SquexGhost{Colour: p.Owner, Square: p.Sprite == square, Dark: dark, Pixel: px}, 1)
	}
	if len(dims) == 0 {
		b.notches(v, o)
	}
	b.brush.marks(o)
	for _, ms := range [2][]board.Mark{v.Marks, o.Marks} {
		for _, m := range ms {
			if m.Kind == board.MarkCut {
				b.cut(m.At)
			}
		}
	}
}

// octagonBrackets draws the brackets of the last turn along the corners of octagons: the corners of their cells contain squares, which show how safe
// a link is. The brackets are below the links. It returns o without the brackets it has drawn.
func (b octagons) octagonBrackets(o *Overlay) *Overlay {
	rest := *o
	rest.Marks = nil
	for _, m := range o.Marks {
		last := m.Kind == board.MarkLast || m.Kind == board.MarkFrom
		switch {
		case !last || !m.At.IsCell() || b.brush.Geometry.Cells[m.At].Style != board.Octagon:
			rest.Marks = append(rest.Marks, m)
		case !b.brush.Mini:
			width, least := bracketWidth(m.Kind)
			b.brush.bracket(m.At, b.brush.brackets(width, least), freshness(m), octagonCorners)
		}
	}
	return &rest
}

// octagonCorners returns lines along the four cut corners of an octagon, each with an arm along both adjacent sides.
func octagonCorners(inside, unit float32) *sprites.Path {
	cut, arm := board.OctagonCut*unit+0.414*inside, 0.11*unit
	a := &sprites.Path{}
	for i := range 4 {
		m := sprites.Shift(-unit/2, -unit/2).Then(sprites.Rotation(float32(i) * math.Pi / 2)).Then(sprites.Shift(unit/2, unit/2))
		a.Append(sprites.Polyline(
			sprites.Point{X: inside, Y: cut + arm}, sprites.Point{X: inside, Y: cut},
			sprites.Point{X: cut, Y: inside}, sprites.Point{X: cut + arm, Y: inside}).Transform(m))
	}
	return a
}

// looseSquares returns the squares whose links can be cut.
func looseSquares(links []board.Link) map[board.Target]bool {
	loose := map[board.Target]bool{}
	for _, k := range links {
		if k.Via != board.NoTarget && k.State != board.LinkSafe {
			loose[k.Via] = true
		}
	}
	return loose
}

// spines draws the links below the winning path, and dims those that are not on it if the ending dims them.
func (b octagons) spines(v *board.View, dim sprites.Color, path *winningPath) {
	if b.brush.sample() {
		return // the sample shows only the square
	}
	for _, k := range v.Links {
		if k.Winning && path.drawnAt(b.brush, k.From) && path.drawnAt(b.brush, k.To) {
			continue
		}
		b.brush.fading(dim.A > 0 && !k.Winning, func(dimmed bool, opacity float32) {
			s := sprites.Spine{Colour: k.Owner, Loose: k.State != board.LinkSafe}
			if dimmed {
				s.Dim = dim
			}
			s.X, s.Y = away(b.brush.Layout, k.From, k.To, 1)
			b.brush.lay(k.From, s, opacity*b.brush.linkOpacity(k))
		})
	}
}

// winningPath draws the winning path as one line from bar to bar, below its beads, with the rims of all segments below it.
func (b octagons) winningPath(path *winningPath) {
	for _, rim := range [2]bool{true, false} {
		path.along(b.brush, toothedBarWidth(b.brush.Layout), func(b *boardBrush, s stretch) {
			b.lay(s.cell, sprites.Spine{Colour: path.owner, X: s.x, Y: s.y, Winning: true, Rim: rim}, 1)
		})
	}
}

// away returns the offset between two cells, in parts of a cell width.
func away(l Layout, from, to board.Target, parts float32) (x, y int8) {
	c, d := l.Geometry.Cells[from].Centre, l.Geometry.Cells[to].Centre
	return int8(pixel((d.X - c.X) * parts)), int8(pixel((d.Y - c.Y) * parts))
}

// nodes draws the middles of octagons with their glyphs, or as beads on the winning path.
func (b octagons) nodes(v *board.View, square uint8, dims map[board.Target]bool, path *winningPath) {
	for _, p := range v.Pieces {
		if p.Sprite == square {
			continue
		}
		b.brush.fading(dims[p.At], func(dimmed bool, opacity float32) {
			n := sprites.OctagonNode{Colour: p.Owner, Won: path.drawnAt(b.brush, p.At)}
			if dimmed {
				n.Dim = b.brush.Theme.tonesOf().octagons.dim
			}
			b.brush.layPiece(p, n, opacity)
		})
	}
}

// dimmedOctagons fades the pieces that are not on the winning path.
func (b octagons) dimmedOctagons(marks []board.Mark) {
	share := float32(0.56)
	if b.brush.Theme.Dark {
		share = 0.36 // the dark tone changes a colour more
	}
	c := sprites.Alpha(b.brush.Theme.tonesOf().octagons.dim, share)
	for _, m := range marks {
		if m.Kind != board.MarkDimmed {
			continue
		}
		diamond := b.brush.Geometry.Cells[m.At].Style == board.Diamond
		b.brush.onCell(m.At, [3]any{"dim", c, diamond}, b.brush.finale.Dim, func() sprites.Drawing {
			a := sprites.OctagonPath(0.02)
			if diamond {
				a = sprites.DiamondPath(0.24)
			}
			return sprites.Drawing{}.Fill(a, sprites.Solid(c))
		})
	}
}

// notches marks, on every square that one piece can cut, where that piece would come from, unless scissors or a threat already show more. A miniature
// has none.
func (b octagons) notches(v *board.View, o *Overlay) {
	if b.brush.Mini && !b.brush.sample() {
		return
	}
	cut := marked(slices.Concat(v.Marks, o.Marks), board.MarkCut)
	told := func(square board.Target) bool {
		return cut[square] || slices.ContainsFunc(v.Threats, func(t board.Threat) bool { return slices.Contains(t.Hits, square) })
	}
	for _, k := range v.Links {
		if k.State != board.LinkNow || k.Via == board.NoTarget || told(k.Via) {
			continue
		}
		x, y := away(b.brush.Layout, k.Via, k.Cutters[0], 2)
		b.brush.lay(k.Via, sprites.Notch{Colour: k.Owner ^ 1, X: x, Y: y, Dark: b.brush.Theme.Dark, Pixel: b.brush.pixel()}, 1)
	}
}

// cutKey identifies the disc with scissors on a link that will be cut.
type cutKey struct{ line, ground sprites.Color }

// cut draws the scissors on a link that will be cut.
func (b octagons) cut(t board.Target) {
	k := cutKey{b.brush.Theme.Error, b.brush.Theme.Counter}
	b.brush.onCell(t, k, 1, func() sprites.Drawing {
		a := sprites.Circle(0, 0, 0.3)
		d := sprites.Drawing{}.Fill(a, sprites.Solid(sprites.Alpha(k.ground, 0.96)))
		d = d.Line(a, 2.2*min(b.brush.pixel(), 0.025), sprites.Solid(k.line))
		const eighth = 0.785398
		m := sprites.Scaling(0.372 / sprites.IconSide).Then(sprites.Rotation(eighth))
		return append(d, sprites.IconScissors.Drawing(k.line, 1.2).Transform(m)...)
	})
}

// standOctagon draws an octagon outside a board.
func standOctagon(b *Brush, owner int8, centre Point, size float32) {
	p := sprites.OctagonPiece{Colour: owner, Dark: b.Theme.Dark, Pixel: 1 / size}
	b.stand(p, centre, size, func() sprites.Drawing {
		return append(append(sprites.OctagonShadow(0.42), p.Drawing()...), sprites.OctagonNode{Colour: owner, Standalone: true}.Drawing()...)
	})
}

// standSquare draws a square outside a board, twice as large as on it.
func standSquare(b *Brush, owner int8, centre Point, size float32) {
	p := sprites.SquarePiece{Colour: owner, Dark: b.Theme.Dark, Pixel: 0.5 / size}
	b.stand(p, centre, 2*size, p.Drawing)
}
