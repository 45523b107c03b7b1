// Draws Taiji's board: dark wood, tiles of two cells, inlaid lines around groups with their sizes, dead cells and cells without room. Change their
// placement here; shapes are in sprites/shapes_taiji.go, outline.go calculates the lines around groups.

package render

import (
	"math"
	"slices"
	"strconv"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// The colours of marks on wood. Wood and marks look the same in both themes.
var (
	woodInk    = sprites.RGB(0x1C232D)
	woodIvory  = sprites.RGB(0xF7F2E4)
	woodAccent = [2]sprites.Color{sprites.RGB(0x0F6B74), sprites.RGB(0x7FD3DA)} // on light and on dark halves
)

// A wood paints the board of Taiji: dark wood with tiles on it.
type wood struct{ brush *boardBrush }

// ground paints dark wood with a lighter field and an engraved grid.
func (b wood) ground(hover board.Target) {
	t := b.brush.Theme.tonesOf()
	b.brush.onSlab(t.wood, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		f := l.Field
		field := sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 3)
		d = d.Fill(field, sprites.Down(f.Y, f.Y+f.H, t.woodField[0], t.woodField[1]))
		return grid(sunken(d, f, 0.45), l, t)
	})
}

// play paints tiles, and shows which groups count.
func (b wood) play(v *board.View, o *Overlay) {
	dims := marked(v.Marks, board.MarkDimmed)
	for _, p := range v.Pieces {
		if !p.Open {
			g, dark := tileGround(b.brush.Layout, p), b.brush.Theme.pieceShadow()
			b.brush.onPiece(p, shadow{g, dark}, 1, func() sprites.Drawing { return g.Shadow(dark) })
		}
	}
	for _, p := range v.Pieces {
		if !p.Open {
			b.brush.fading(dims[p.At] || dims[p.To], func(dimmed bool, opacity float32) {
				if dimmed {
					b.tile(p, dims, opacity)
				} else {
					b.tile(p, nil, opacity)
				}
			})
		}
	}
	b.deadCells(v.Marks)
	end := len(dims) > 0
	if !b.brush.Mini {
		b.inlays(v.Outlines, board.OutlineCounted, end)
	}
	for _, p := range v.Pieces {
		if p.Open {
			b.tileGhost(p) // it is translucent: its marks are drawn above it
		}
	}
	b.tileMarks(v, o)
	for _, p := range o.Ghosts {
		b.tileGhost(p)
	}
	if !b.brush.Mini {
		b.inlays(v.Outlines, board.OutlineMerged, end)
		b.looseSizes(v.Outlines)
		b.plates(v.Outlines, end)
	}
}

// tileGround returns the outline that the piece covers.
func tileGround(l Layout, p board.Piece) sprites.TileGround {
	if p.To == board.NoTarget {
		return sprites.TileGround{Single: true, Pixel: l.pixel()}
	}
	return sprites.TileGround{Facing: facing(l, p.At, p.To), Pixel: l.pixel()}
}

// tile draws a tile, or a half whose other half is unknown.
func (b wood) tile(p board.Piece, dims map[board.Target]bool, opacity float32) {
	if p.To == board.NoTarget {
		b.brush.layPiece(p, sprites.HalfTile{Colour: p.Owner, Dim: dims[p.At], Pixel: b.brush.pixel()}, opacity)
		return
	}
	b.brush.layPiece(p, sprites.Tile{Facing: facing(b.brush.Layout, p.At, p.To), DimLight: dims[p.At], DimDark: dims[p.To], Pixel: b.brush.pixel()}, opacity)
}

// tileGhost draws a previewed tile, or the half that was chosen first.
func (b wood) tileGhost(p board.Piece) {
	b.tile(p, nil, 0.62)
	g := tileGround(b.brush.Layout, p)
	b.brush.onPiece(p, g, 1, g.Frame)
}

// tileMarks draws the marks of the interface, with one set of brackets around a tile whose two cells are both marked.
func (b wood) tileMarks(v *board.View, o *Overlay) {
	last := marked(o.Marks, board.MarkLast)
	whole := map[board.Target]bool{}
	for _, p := range v.Pieces {
		if !b.brush.Mini && p.To != board.NoTarget && facing(b.brush.Layout, p.At, p.To)%2 == 0 && last[p.At] && last[p.To] {
			b.tileBrackets(p, 0.05, 2)
			whole[p.At], whole[p.To] = true, true
		}
	}
	rest := *o
	rest.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m board.Mark) bool {
		return whole[m.At] && m.Kind == board.MarkLast
	})
	b.brush.marks(&rest)
}

// tileBrackets draws corner brackets around both cells of a tile.
func (b wood) tileBrackets(p board.Piece, width, least float32) {
	f := facing(b.brush.Layout, p.At, p.To)
	first := p.At
	if f == 0 || f == 6 {
		first = p.To // the dark half is the upper or the left one
	}
	if f%4 == 0 {
		b.brush.bracketsAround(first, 1, 2, width, least, 1)
	} else {
		b.brush.bracketsAround(first, 2, 1, width, least, 1)
	}
}

// deadCells crosses out the cells that can never be filled, and hatches those without room now.
func (b wood) deadCells(marks []board.Mark) {
	for _, m := range marks {
		switch m.Kind {
		case board.MarkDead:
			if b.brush.sample() {
				b.brush.deadSample(b.brush.Centre(m.At), b.brush.Unit)
				continue
			}
			b.brush.onCell(m.At, [2]any{"dead cell", b.brush.pixel()}, 1, func() sprites.Drawing { return sprites.DeadCell(b.brush.pixel()) })
		case board.MarkNoRoom:
			b.brush.onCell(m.At, [2]any{"no room", b.brush.pixel()}, 1, func() sprites.Drawing { return sprites.NoRoom(b.brush.pixel()) })
		}
	}
}

// deadSample draws the cross on a piece of wood, without which it would be invisible on a dark panel.
func (b *Brush) deadSample(c Point, size float32) {
	wood, r := b.Theme.tonesOf().woodField, 0.42*size
	b.Box(Rect{c.X - r, c.Y - r, 2 * r, 2 * r}, Box{Radius: 3, Top: wood[0], Bottom: wood[1]})
	unit := 1.75 * size // as large as on a board
	b.Draw([2]any{"dead cell", 1 / unit}, c, unit, 1, func() sprites.Drawing { return sprites.DeadCell(1 / unit) })
}

// inlayKey identifies the inlay line around a group.
type inlayKey struct {
	cells string
	color sprites.Color
	width float32
}

// lined reports whether g gets a line around it and a plate with its number. Groups of one cell count but get neither, except in a legend, where one
// cell represents a group.
func lined(l Layout, g board.Outline) bool { return len(g.Cells) > 1 || l.sample() }

// inlays draws the lines around the groups of a kind.
func (b wood) inlays(outlines []board.Outline, kind board.OutlineKind, end bool) {
	for _, g := range outlines {
		if g.Kind != kind || !lined(b.brush.Layout, g) || kind == board.OutlineCounted && merges(outlines, g) {
			continue
		}
		k := inlayKey{color: [2]sprites.Color{woodInk, woodIvory}[g.Owner&1], width: max(min(0.04, 3*b.brush.pixel()), 1.2*b.brush.pixel())}
		switch {
		case kind == board.OutlineMerged:
			k.color, k.width = woodAccent[g.Owner&1], max(2.4/54, 2*b.brush.pixel())
		case end:
			k.width = min(3.0/54, 6*b.brush.pixel())
		}
		cells := make([]spot, len(g.Cells))
		key := make([]byte, 0, 2*len(g.Cells))
		for i, t := range g.Cells {
			c := b.brush.Geometry.Cells[t].Centre
			cells[i] = spot{int(c.X), int(c.Y)}
			key = append(key, byte(c.X), byte(c.Y))
		}
		k.cells = string(key)
		b.brush.Draw(k, b.brush.At(board.Point{}), b.brush.Unit, 1, func() sprites.Drawing {
			inset, radius := float32(0.115), float32(0.13)
			if b.brush.sample() {
				inset = 0.085 // so that the plate has room
			}
			line, d := groupOutline(cells, inset, radius), sprites.Drawing{}
			if kind == board.OutlineMerged {
				rim := [2]sprites.Color{woodIvory, woodInk}[g.Owner&1] // visible on the wood between the tiles
				d = d.Line(line, k.width+2*b.brush.pixel(), sprites.Solid(rim))
			}
			return d.Line(line, k.width, sprites.Solid(k.color))
		})
	}
}

// merges reports whether one of outlines, the groups after the previewed move, contains g: its line then replaces g's.
func merges(outlines []board.Outline, g board.Outline) bool {
	return slices.ContainsFunc(outlines, func(o board.Outline) bool {
		return o.Kind == board.OutlineMerged && o.Owner == g.Owner && slices.Contains(o.Cells, g.Cells[0])
	})
}

// minTile is the smallest height of a plate with a number, in logical pixels.
const minTile = 17

// plates writes the sizes of the counted groups, larger at the end and on large cells.
func (b wood) plates(outlines []board.Outline, end bool) {
	h, size := max(minTile, min(26, 0.48*b.brush.Unit), min(44, 0.3*b.brush.Unit)), max(minType, min(16, 0.3*b.brush.Unit), min(24, 0.16*b.brush.Unit))
	if end {
		h, size = max(minTile, min(32, 0.6*b.brush.Unit), min(52, 0.36*b.brush.Unit)), max(minType, min(20, 0.37*b.brush.Unit), min(30, 0.2*b.brush.Unit))
	}
	for _, g := range outlines {
		if g.Kind != board.OutlineCounted || !lined(b.brush.Layout, g) || !g.At.IsCell() {
			continue
		}
		ground, ink := woodInk, sprites.RGB(0xFFFFFF)
		if g.Owner == 1 {
			ground, ink = sprites.RGB(0xFFFDF6), woodInk
		}
		t := Type{size, fonts.Bold}
		text := strconv.Itoa(int(g.Label))
		c := groupMiddle(b.brush.Layout, g.Cells)
		w := max(h, b.brush.Measure(text, t)+0.45*h)
		b.brush.Box(Rect{c.X - w/2, c.Y - h/2, w, h}, Box{Radius: h / 2, Top: ground}.raised(2))
		b.brush.writeCentred(text, t, c, ink)
	}
}

// groupMiddle returns the position nearest to the middle of cells: the centre of a cell, or the border between two of them.
func groupMiddle(l Layout, cells []board.Target) Point {
	var middle, best Point
	for _, t := range cells {
		c := l.Centre(t)
		middle.X += c.X / float32(len(cells))
		middle.Y += c.Y / float32(len(cells))
	}
	least := float32(math.MaxFloat32)
	for i, t := range cells {
		for _, u := range cells[:i+1] {
			p, q := l.Centre(t), l.Centre(u)
			on := Point{(p.X + q.X) / 2, (p.Y + q.Y) / 2}
			if d := on.Distance(middle); p.Distance(q) < 1.1*l.Unit && d < least-0.01 {
				best, least = on, d
			}
		}
	}
	return best
}

// looseSizes writes the sizes of the groups that do not count, small and without a plate.
func (b wood) looseSizes(outlines []board.Outline) {
	inks := [2]sprites.Color{sprites.RGB(0x6B655A), sprites.RGB(0xA6ADB6)} // on light and on dark halves
	for _, g := range outlines {
		if g.Kind == board.OutlineLoose {
			b.brush.writeCentred(strconv.Itoa(int(g.Label)), Type{max(minType, min(14, 0.27*b.brush.Unit)), fonts.Medium}, b.brush.Centre(g.At), inks[g.Owner&1])
		}
	}
}

// standTile draws a tile outside a board, both halves as wide as one cell.
func standTile(b *Brush, _ int8, centre Point, size float32) {
	unit := size / 2
	t := sprites.Tile{Facing: 2, Pixel: 1 / unit}
	g := sprites.TileGround{Facing: 2}
	b.stand([2]any{"tile alone", t}, Point{centre.X - unit/2, centre.Y}, unit, func() sprites.Drawing { return append(g.Shadow(0.4), t.Drawing()...) })
}

// standHalf draws half a tile outside a board, somewhat smaller than on it, as the symbol of a seat next to round pieces.
func standHalf(b *Brush, owner int8, centre Point, size float32) {
	unit := 0.8 * size
	h := sprites.HalfTile{Colour: owner, Pixel: 1 / unit}
	g := sprites.TileGround{Single: true}
	b.stand([3]any{"half alone", h, b.Theme.Dark}, centre, unit, func() sprites.Drawing {
		return append(g.Shadow(0.4), b.litRim(h.Drawing(), sprites.RoundRect(-0.46, -0.46, 0.46, 0.46, 0.15), unit)...)
	})
}
