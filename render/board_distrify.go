// Draws Distrify's board: green felt, goal bars, stones, rods, and forbidden cells with the reason. It also finds a free corner for the check mark on
// an open stone that ends a turn (EndTick, freeCorner). Change their placement here; shapes are in sprites/shapes_distrify.go, the colours of felt in
// style.go.

package render

import (
	"cmp"
	"math"

	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// A felt paints the board of Distrify: green felt with stones and rods on it.
type felt struct{ brush *boardBrush }

// ground paints a green field with an engraved grid between two pairs of goal bars. It looks the same in both themes.
func (b felt) ground(hover board.Target) {
	gap, width := goalBar(b.brush.Layout)
	t := b.brush.Theme.tonesOf()
	m := t.felt
	m.reach = gap + width
	b.brush.onSlab(m, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		f := l.Field
		field := sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 3)
		d = grid(d.Fill(field, sprites.Down(f.Y, f.Y+f.H, t.feltField[0], t.feltField[1])), l, t)
		for _, e := range l.Geometry.Edges {
			d = goal(d, l, e)
		}
		return d
	})
}

// goalBar returns the distance of the goal bars from the field, and their width.
func goalBar(l Layout) (gap, width float32) {
	switch {
	case l.Mini: // as wide as the frame allows
		return 1, min(4, max(1.5, (l.Slab.W-l.Field.W)/2-2))
	case l.Slab.W < 560:
		return 2, 6
	}
	return 2, 9
}

// goal adds the bar of one side, mitred at the corners, with three arrows pointing into the field.
func goal(d sprites.Drawing, l Layout, e board.Edge) sprites.Drawing {
	gap, width := goalBar(l)
	in := l.Field.Inset(-gap)
	c, turn, bar := l.Field.Centre(), goalTurn(l, e), goalOutline(l, e)
	ink := sprites.StoneInk(e.Owner)
	clip := miniature(l)
	d = append(d, sprites.Layer{Path: bar, Paint: sprites.Solid(ink), Clip: clip},
		sprites.Layer{Path: bar, Width: 0.75, Paint: sprites.Solid(sprites.RGB(0x12171E)), Clip: clip})
	if l.Mini {
		return d
	}
	h, y := 0.34*width, in.Y-width/2
	arrows := &sprites.Path{}
	for i := -1; i <= 1; i++ {
		x := c.X + float32(i)*13
		arrows.MoveTo(x-h, y-h/2).LineTo(x, y+h/2).LineTo(x+h, y-h/2)
	}
	return d.Line(arrows.Transform(turn), 0.2*width, sprites.Solid(sprites.StoneInk(1-e.Owner)))
}

// goalTurn returns the rotation about the middle of the square field that moves its upper side to the side of e.
func goalTurn(l Layout, e board.Edge) sprites.Matrix {
	c := l.Field.Centre()
	return sprites.Shift(-c.X, -c.Y).Then(sprites.Rotation(float32(e.Side) * math.Pi / 2)).Then(sprites.Shift(c.X, c.Y))
}

// goalOutline returns the outline of the bar of e.
func goalOutline(l Layout, e board.Edge) *sprites.Path {
	gap, width := goalBar(l)
	in, out := l.Field.Inset(-gap), l.Field.Inset(-gap-width)
	return sprites.Polygon(
		sprites.Point{X: out.X, Y: out.Y}, sprites.Point{X: out.X + out.W, Y: out.Y},
		sprites.Point{X: in.X + in.W, Y: in.Y}, sprites.Point{X: in.X, Y: in.Y}).Transform(goalTurn(l, e))
}

// play paints rods, stones and the cells that cannot be played.
func (b felt) play(v *board.View, o *Overlay) {
	path := b.brush.winningPathOf(v)
	b.brush.bars(&path, sprites.StoneInk, b.brush.Theme.tonesOf().felt.top, goalOutline)
	dims := b.dimmedStones(v, &path)
	open := cellsOf(v.Pieces, func(p board.Piece) bool { return p.Open })
	dark := b.brush.Theme.pieceShadow() + 0.05 // small round shadows look lighter than those of tiles
	for _, p := range v.Pieces {
		if !p.Open {
			b.brush.onPiece(p, shadow{"stone", dark}, 1, func() sprites.Drawing { return sprites.StoneShadow(dark) })
		}
	}
	b.rods(v, &path, open, dims)
	for _, p := range v.Pieces {
		if !p.Open {
			b.brush.fading(dims[p.At], func(dimmed bool, opacity float32) {
				b.brush.layPiece(p, sprites.Stone{Colour: p.Owner, Dim: dimmed, Pixel: b.brush.pixel()}, opacity)
			})
		}
	}
	b.brush.marks(o)
	b.forbidden(v.Marks)
	b.prospect(v, o, open)
	for _, p := range v.Pieces {
		if p.Open {
			b.openStone(p)
		}
	}
	b.endTick(v, o)
}

// dimmedStones returns the stones to dim. It includes those of the winning chain that the animation has not reached yet.
func (b felt) dimmedStones(v *board.View, path *winningPath) map[board.Target]bool {
	dims := marked(v.Marks, board.MarkDimmed)
	if len(dims) == 0 {
		return nil
	}
	for _, t := range path.cells {
		if !path.drawnAt(b.brush, t) {
			dims[t] = true
		}
	}
	return dims
}

// rods draws the links of stones other than the open one, dimmed if their stones are, and those from the winning chain to its bars.
func (b felt) rods(v *board.View, path *winningPath, open, dims map[board.Target]bool) {
	for _, rim := range [2]bool{true, false} {
		for _, link := range v.Links {
			if open[link.From] || open[link.To] {
				continue
			}
			dim := len(dims) > 0 && (!link.Winning || dims[link.From] || dims[link.To])
			b.brush.fading(dim, func(dimmed bool, opacity float32) {
				b.rod(link, sprites.Rod{Colour: link.Owner, Rim: rim, Dim: dimmed}, opacity*b.brush.linkOpacity(link))
			})
		}
		b.toBars(path, rim)
	}
}

// toBars draws the rods from both ends of the winning chain to the bars.
func (b felt) toBars(path *winningPath, rim bool) {
	gap, width := goalBar(b.brush.Layout)
	path.along(b.brush, gap+width/2, func(b *boardBrush, s stretch) {
		if s.bar {
			b.lay(s.cell, sprites.Rod{Colour: path.owner, Facing: eighth(s.x, s.y), Rim: rim}, 1)
		}
	})
}

// rod draws a link in style r, from the middle of its first cell towards the second.
func (b felt) rod(link board.Link, r sprites.Rod, opacity float32) {
	r.Facing = facing(b.brush.Layout, link.From, link.To)
	b.brush.lay(link.From, r, opacity)
}

// facing returns the direction from one cell to another in eighths of a turn clockwise from north, by the signs of the differences.
func facing(l Layout, from, to board.Target) uint8 {
	return eighth(away(l, from, to, 1))
}

// eighth returns the direction x to the right and y down, in eighths of a turn clockwise from north, by the signs of both.
func eighth(x, y int8) uint8 {
	rows := [3][3]uint8{{7, 0, 1}, {6, 0, 2}, {5, 4, 3}}
	return rows[cmp.Compare(y, 0)+1][cmp.Compare(x, 0)+1]
}

// prospect draws what the open turn and the previewed move would join: flat rods below the stones, and the ghosts.
func (b felt) prospect(v *board.View, o *Overlay, open map[board.Target]bool) {
	ghosts := cellsOf(o.Ghosts, func(board.Piece) bool { return true })
	room := func(t board.Target) float32 {
		switch {
		case open[t]:
			return 0 // covered by the open stone
		case ghosts[t]:
			return 0.39
		}
		return 0.42
	}
	for _, links := range [2][]board.Link{v.Links, o.Links} {
		for _, link := range links {
			if open[link.From] || open[link.To] || ghosts[link.From] || ghosts[link.To] {
				b.rod(link, sprites.Rod{Colour: link.Owner, Flat: true, From: room(link.From), To: room(link.To)}, 0.5)
			}
		}
	}
	for _, p := range o.Ghosts {
		b.brush.lay(p.At, sprites.GhostStone{Colour: p.Owner, Pixel: b.brush.pixel()}, 1)
	}
}

// openStone draws the first stone of an open turn with its number.
func (b felt) openStone(p board.Piece) {
	b.brush.onPiece(p, [2]any{"open stone", p.Owner}, 1, func() sprites.Drawing { return sprites.OpenStone(p.Owner) })
	if b.brush.Mini {
		return
	}
	figure := "1"
	if p.Figure > 1 {
		figure = string(rune('0' + p.Figure%10))
	}
	b.brush.writeCentred(figure, Type{max(13, 0.36*b.brush.Unit), fonts.Bold}, b.brush.Centre(p.At), sprites.StoneInk(p.Owner))
}

// standRound draws a stone outside a board.
func standRound(b *Brush, owner int8, centre Point, size float32) {
	s := sprites.Stone{Colour: owner, Pixel: 1 / size}
	b.stand([3]any{"stone alone", s, b.Theme.Dark}, centre, size, func() sprites.Drawing {
		return append(sprites.StoneShadow(0.5), b.litRim(s.Drawing(), sprites.Circle(0, 0, 0.41), size)...)
	})
}

// EndTick returns the badge on the open stone that ends the turn, if there is exactly one stone to end it with. A click on it acts as the button
// "end". It is drawn while that button is enabled.
func (l Layout) EndTick(v *board.View) (r Rect, ok bool) {
	if l.Geometry.Surface != board.Felt || l.Mini || l.Geometry.Button("end") == board.NoTarget {
		return Rect{}, false
	}
	for _, p := range v.Pieces {
		if p.Open {
			c, h := l.Centre(p.At), min(14, max(10, 0.25*l.Unit))
			off := 0.4 * l.Unit
			if off >= 1.3*h {
				return Rect{c.X + off - h, c.Y - off - h, 2 * h, 2 * h}, true
			}
			return l.freeCorner(v, c, h), true // on a dense board beside the stone, so that it hides neither the stone nor its neighbours
		}
	}
	return Rect{}, false
}

// freeCorner returns a square of half side h at a corner of the cell around c. It hides no stone and no mark if possible. If every corner has one,
// the square is small, hides no stone, and leaves most of a mark visible.
func (l Layout) freeCorner(v *board.View, c Point, h float32) Rect {
	corners := func(off, h float32) (places []Shape) {
		for _, d := range [4][2]float32{{1, -1}, {-1, -1}, {1, 1}, {-1, 1}} {
			places = append(places, Shape{Core: Rect{X: c.X + d[0]*off, Y: c.Y + d[1]*off}.Inset(-h)})
		}
		return places
	}
	stones, marks := Outside(l.Slab.Inset(-h)), []Shape(nil)
	reach := Rect{X: c.X, Y: c.Y}.Inset(-2.3 * h)
	for _, p := range v.Pieces {
		if at := l.Centre(p.At); reach.Contains(at) {
			stones = append(stones, Disc(at, 0))
		}
	}
	for _, m := range v.Marks {
		if m.Kind.Forbids() && reach.Contains(l.Centre(m.At)) {
			marks = append(marks, Disc(l.Centre(m.At), 0))
		}
	}
	places := corners(1.3*h, h)
	i, free := FirstFree(places, stones, marks)
	if _, clear := FirstFree(places[i:i+1], stones); clear && !free {
		places = corners(0.54*l.Unit, 0.36*l.Unit)
	}
	return places[i].Core
}

// endTick draws the badge of EndTick if the interface marks the button as legal.
func (b felt) endTick(v *board.View, o *Overlay) {
	r, ok := b.brush.EndTick(v)
	if !ok || !marked(o.Marks, board.MarkLegal)[b.brush.Geometry.Button("end")] {
		return
	}
	white := sprites.RGB(0xFFFFFF)
	b.brush.badge(r.Centre(), r.W/2, sprites.RGB(0x0F6B74), white, 2)
	b.brush.Icon(sprites.IconCheck, r.Centre(), 0.57*r.W, white)
}

// forbiddenMarks maps the marks of the game to sprites.
var forbiddenMarks = map[board.MarkKind]sprites.Forbidden{
	board.MarkCrosscut: sprites.ForbiddenCrosscut,
	board.MarkDiagonal: sprites.ForbiddenDiagonal,
	board.MarkTriplet:  sprites.ForbiddenTriplet,
}

// minGlyph is the smallest cell, in logical pixels, in which the full sign of a reason is legible; smaller ones use a plain sign.
const minGlyph = 20

// forbidden marks the cells that the player to move cannot play, with the reason.
func (b felt) forbidden(marks []board.Mark) {
	for _, m := range marks {
		why, ok := forbiddenMarks[m.Kind]
		switch {
		case !ok:
		case b.brush.sample():
			b.forbiddenSample(m, why)
		case !b.brush.Mini:
			b.brush.lay(m.At, sprites.ForbiddenGlyph{Why: why, Turn: b.brush.Geometry.Heading(m.Turn), Colour: m.Owner, Pixel: b.brush.pixel(), Plain: b.brush.Unit < minGlyph}, 1)
		}
	}
}

// forbiddenSample draws a piece of the field with the glyph of m for a legend, larger than on the board it explains but with the same parts.
func (b felt) forbiddenSample(m board.Mark, why sprites.Forbidden) {
	unit, plain := 1.5*b.brush.Unit, b.brush.Explained < minGlyph
	if plain {
		unit = 1.25 * b.brush.Unit // its parts are farther apart
	}
	f := sprites.ForbiddenGlyph{Why: why, Colour: m.Owner, Pixel: 1 / unit, Plain: plain, WithoutShade: true}
	switch why {
	case sprites.ForbiddenDiagonal:
		f.Turn = 1
	case sprites.ForbiddenTriplet:
		f.Turn = 2
	}
	_, shade := sprites.ForbiddenTones(m.Owner)
	b.brush.onCell(m.At, [2]any{"barred", shade}, 1, func() sprites.Drawing {
		cell, tones := sprites.RoundRect(-0.5, -0.5, 0.5, 0.5, 0.14), b.brush.Theme.tonesOf().feltField
		return sprites.Drawing{}.Fill(cell, sprites.Down(-0.5, 0.5, tones[0], tones[1])).Fill(cell, sprites.Solid(shade))
	})
	b.brush.Draw(f, b.brush.Centre(m.At), unit, 1, f.Drawing)
}
