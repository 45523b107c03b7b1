// Draws the slab under every board: its shadow, edge, frame, coordinates and grid, and the sunken edge of the field. Change these for all boards
// here; the colours of each slab (material) are in style.go.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// A material is the look of a slab.
type material struct {
	top, bottom    sprites.Color // the slab, from its upper to its lower edge
	coords, strong sprites.Color // the coordinates, and those of the hovered cell
	// reach is the length, in logical pixels, of goal bars outside the field. Coordinates stay clear of them.
	reach float32
}

// groundKey identifies the ground of a board: everything that depends only on the layout, with the slab at the origin, and the theme.
type groundKey struct {
	layout Layout
	theme  *Theme
}

// onSlab draws one picture: the slab of material m with its shadow, and on it what field adds; above them the coordinates, with those of hover
// highlighted. field draws in logical pixels on a layout whose slab is at the origin.
func (b *boardBrush) onSlab(m material, hover board.Target, field func(d sprites.Drawing, l Layout) sprites.Drawing) {
	l, at := b.atOrigin()
	b.Draw(groundKey{l, b.Theme}, at, 1, 1, func() sprites.Drawing { return b.Theme.finish(field(slab(l, m, b.Theme.Dark), l)) })
	if !l.Mini && !l.Bare {
		b.coordinates(m, hover)
	}
}

// atOrigin returns the layout with its slab moved from at to the origin.
func (b *boardBrush) atOrigin() (l Layout, at Point) {
	l = b.Layout
	at = Point{l.Slab.X, l.Slab.Y}
	l.Slab.X, l.Slab.Y = 0, 0
	l.Field.X, l.Field.Y = l.Field.X-at.X, l.Field.Y-at.Y
	return l, at
}

// slab returns the slab of l with its two shadows and its edge.
func slab(l Layout, m material, dark bool) sprites.Drawing {
	w, h := l.Slab.W, l.Slab.H
	radius, inset, drop, blur := float32(16), float32(6), float32(16), float32(16)
	contact, contactDrop, contactBlur := float32(0.26), float32(2), float32(2.5)
	cast := float32(0.26)
	if l.Mini {
		radius, inset, drop, blur = miniRadius(w), 2, 6, 8
		cast, contact, contactDrop, contactBlur = 0.23, 0.21, 1, 1.5
	}
	shine := float32(0.55)
	if dark {
		cast, contact, shine = 0.5, 0.5, 0.14
	}
	black, white := sprites.RGB(0), sprites.RGB(0xFFFFFF)
	var d sprites.Drawing
	d = d.Shadow(sprites.RoundRect(inset, drop, w-inset, h+drop/2, radius), blur, sprites.Alpha(black, cast))
	d = d.Shadow(sprites.RoundRect(0, contactDrop, w, h+contactDrop, radius), contactBlur, sprites.Alpha(black, contact))
	d = d.Fill(sprites.RoundRect(0, 0, w, h, radius), sprites.Down(0, h, m.top, m.bottom))
	edge := sprites.Linear(sprites.Point{}, sprites.Point{X: 0, Y: h},
		sprites.Stop{At: 0, Color: sprites.Alpha(white, shine)},
		sprites.Stop{At: 0.4, Color: sprites.Alpha(white, 0.05)},
		sprites.Stop{At: 0.7, Color: sprites.Alpha(black, 0.02)},
		sprites.Stop{At: 1, Color: sprites.Alpha(black, 0.22)})
	return d.Line(sprites.RoundRect(0.75, 0.75, w-0.75, h-0.75, radius-0.75), 1.5, edge)
}

// miniRadius returns the corner radius of a miniature of width w.
func miniRadius(w float32) float32 { return min(12, 0.1*w) }

// miniature returns the outline of a miniature's slab a little inside its edge. Goal bars are clipped to it, since the frame is thinner than the
// corner radius. It is nil for other boards.
func miniature(l Layout) *sprites.Path {
	if !l.Mini {
		return nil
	}
	return sprites.RoundRect(0.5, 0.5, l.Slab.W-0.5, l.Slab.H-0.5, miniRadius(l.Slab.W)-0.5)
}

// sunken adds the edge around the field that makes it look sunken into the slab: 2 px just outside, with the lower edge lighter than the slab by lift.
func sunken(d sprites.Drawing, f Rect, lift float32) sprites.Drawing {
	black, white := sprites.RGB(0), sprites.RGB(0xFFFFFF)
	edge := sprites.Linear(sprites.Point{X: 0, Y: f.Y - 1}, sprites.Point{X: 0, Y: f.Y + f.H + 1},
		sprites.Stop{At: 0, Color: sprites.Alpha(black, 0.34)},
		sprites.Stop{At: 0.5, Color: sprites.Alpha(black, 0.14)},
		sprites.Stop{At: 1, Color: sprites.Alpha(white, lift)})
	return d.Line(sprites.RoundRect(f.X-1, f.Y-1, f.X+f.W+1, f.Y+f.H+1, 4), 2, edge)
}

// coordinates writes the labels of columns and rows above the field and to its left, upright, centred in the free part of the frame. On a board
// turned on its side the columns of the rules are beside the field and the rows above it.
func (b *boardBrush) coordinates(m material, hover board.Target) {
	g := b.Geometry
	column, row := "", ""
	if hover.IsCell() && int(hover) < g.Columns*g.Rows {
		column, row = splitLabel(g.Cells[hover].Label)
	}
	x := b.Slab.X + (b.Field.X-b.Slab.X-m.reach)/2
	y := b.Slab.Y + (b.Field.Y-b.Slab.Y-m.reach)/2
	write := func(s, hovered string, cell Point, above bool) {
		t, c := TypeCoord, m.coords
		if s == hovered {
			t, c = t.Strong(), m.strong
		}
		at := Point{cell.X, y}
		if !above {
			at = Point{x, cell.Y}
		}
		at.Y += t.Size * 0.34 // half the height of a figure
		b.Text(s, t, at, Middle, c)
	}
	upright := g.Turn%2 == 0
	for i := range g.Columns {
		s, _ := splitLabel(g.Cells[i].Label)
		write(s, column, b.Centre(board.Target(i)), upright)
	}
	for i := range g.Rows {
		t := board.Target(i * g.Columns)
		_, s := splitLabel(g.Cells[t].Label)
		write(s, row, b.Centre(t), !upright)
	}
}

// splitLabel returns the column and the row of a label such as "c10".
func splitLabel(s string) (column, row string) { return s[:1], s[1:] }

// grid adds the engraved lines between unit squares: dark ones, and light ones one pixel to the right and below.
func grid(d sprites.Drawing, l Layout, t tones) sprites.Drawing {
	f := l.Field
	lines := func(offset float32) *sprites.Path {
		a := &sprites.Path{}
		for i := 1; i < l.Geometry.Columns; i++ {
			x := f.X + float32(i)*l.Unit + offset
			a.Append(sprites.RectPath(x-0.5, f.Y, x+0.5, f.Y+f.H))
		}
		for i := 1; i < l.Geometry.Rows; i++ {
			y := f.Y + float32(i)*l.Unit + offset
			a.Append(sprites.RectPath(f.X, y-0.5, f.X+f.W, y+0.5))
		}
		return a
	}
	d = d.Fill(lines(0.5), sprites.Solid(sprites.Alpha(sprites.RGB(0), t.grid)))
	if l.Unit >= 20 && t.gridLight > 0 {
		d = d.Fill(lines(1.5), sprites.Solid(sprites.Alpha(sprites.RGB(0xFFFFFF), t.gridLight)))
	}
	return d
}
