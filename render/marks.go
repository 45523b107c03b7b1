// Draws the marks of the interface that look alike on all boards: brackets around the last move, rings on cells, the keyboard cursor, the star of a
// hint, the cross over a move not to repeat, and the numbers of rounds. Add the drawing of a new mark of the interface to the function mark. proof.go
// draws why a click was refused.

package render

import (
	"slices"
	"strconv"

	"quintet/games/board"
	"quintet/sprites"
)

// marks draws what all boards show above their pieces: the marks of the interface, the ring on a cell that cannot be played, and the proof of a
// reason. A miniature has none of them.
func (b *boardBrush) marks(o *Overlay) {
	if b.Mini {
		return
	}
	for _, m := range o.Marks {
		b.mark(m)
	}
	for _, t := range o.Alternatives {
		b.ring(t, 0.42, 3, b.Theme.Accent)
	}
	if o.Refused.IsCell() {
		b.noRing(o.Refused)
	}
	if o.Proof != nil {
		b.proof(o.Proof, o.Pulse)
	}
}

// mark draws one mark of the interface. Surfaces draw the kinds that games add. Buttons are not on the board.
func (b *boardBrush) mark(m board.Mark) {
	if !m.At.IsCell() {
		return
	}
	switch m.Kind {
	case board.MarkLast, board.MarkFrom:
		width, least := bracketWidth(m.Kind)
		b.bracketsAround(m.At, 1, 1, width, least, freshness(m))
	case board.MarkSelected:
		b.ring(m.At, 0.44, 3.5, b.Theme.Accent)
	case board.MarkLegal:
		b.lay(m.At, dot{0.085, 1.2 * b.pixel(), b.Theme.Accent, b.Theme.Counter}, 0.8)
	case board.MarkChoice:
		b.choice(m.At, 0.42)
	case board.MarkCursor:
		b.cursor(m.At)
	}
}

// choice draws the ring of radius r, in cell widths, around a possible next target. On felt, which is the same in both themes, it uses the light
// counter-stroke and is somewhat wider, since a dark one would be invisible.
func (b *boardBrush) choice(t board.Target, r float32) {
	line := b.Theme.withCounter(b.Theme.Accent, 3*b.pixel(), 1.4*b.pixel())
	if b.Geometry.Surface == board.Felt {
		day := ThemeOf(false)
		line = day.withCounter(day.Accent, 3*b.pixel(), 2*b.pixel())
	}
	b.lay(t, ring{r, line}, 1)
}

// bracketWidth returns the width of the brackets of a kind of mark in cell widths, and the minimum in logical pixels.
func bracketWidth(kind board.MarkKind) (width, least float32) {
	if kind == board.MarkLast {
		return 0.05, 2
	}
	return 0.022, 1
}

// freshness returns the opacity of a mark of the last turns: only the last one stands out, and of earlier ones rather where pieces arrived.
func freshness(m board.Mark) float32 {
	f := 1 / (1 + 1.2*float32(m.Age))
	if m.Kind == board.MarkFrom {
		return f * f
	}
	return f
}

// bracketKey identifies the corner brackets of a width.
type bracketKey struct {
	columns, rows  int
	width, least   float32
	color, counter sprites.Color
}

// brackets returns the key of brackets of a width. Brackets have this colour on all boards.
func (b *boardBrush) brackets(width, least float32) bracketKey {
	return bracketKey{width: width, least: least, color: b.Theme.Accent, counter: b.Theme.Counter}
}

// bracketsAround draws four corner brackets around a block of cells with t in its upper left corner: of the given width in cell widths, but at least
// least logical pixels, and opacity.
func (b *boardBrush) bracketsAround(t board.Target, columns, rows int, width, least, opacity float32) {
	k := b.brackets(width, least)
	k.columns, k.rows = columns, rows
	b.bracket(t, k, opacity, func(lo, u float32) *sprites.Path {
		right, low, arm := float32(columns)*u-lo, float32(rows)*u-lo, 0.22*u
		a := &sprites.Path{}
		for _, c := range [4][2]sprites.Point{
			{{X: lo, Y: lo}, {X: 1, Y: 1}}, {{X: right, Y: lo}, {X: -1, Y: 1}},
			{{X: right, Y: low}, {X: -1, Y: -1}}, {{X: lo, Y: low}, {X: 1, Y: -1}},
		} {
			p, d := c[0], c[1]
			a.MoveTo(p.X, p.Y+d.Y*arm).LineTo(p.X, p.Y).LineTo(p.X+d.X*arm, p.Y)
		}
		return a
	})
}

// bracket draws brackets along the path returned by make, in device pixels, for lines at distance inside from the border of a cell of width unit.
func (b *boardBrush) bracket(t board.Target, k bracketKey, opacity float32, make func(inside, unit float32) *sprites.Path) {
	s := b.Scale
	b.crisp(k, t, opacity, func(u float32) sprites.Drawing {
		w := max(float32(pixel(k.width*u)), float32(pixel(k.least*s)))
		return b.Theme.withCounter(k.color, w, 2*s).along(make(float32(pixel(0.03*u-w/2))+w/2, u)) // the outer side is on a pixel
	})
}

// ring draws a ring of radius r, in cell widths, and the given width, in logical pixels, on a counter-stroke.
func (b *boardBrush) ring(t board.Target, r, width float32, c sprites.Color) {
	b.lay(t, ring{r, b.Theme.withCounter(c, width*b.pixel(), 2.5*b.pixel())}, 1)
}

// cursor draws the dashed square of the keyboard cursor.
func (b *boardBrush) cursor(t board.Target) {
	k := bracketKey{color: b.Theme.Accent, counter: b.Theme.Counter}
	s := b.Scale
	b.crisp([2]any{"cursor", k}, t, 1, func(u float32) sprites.Drawing {
		w := float32(pixel(2.4 * s))
		i := float32(pixel(4*s-w/2)) + w/2
		line := b.Theme.withCounter(k.color, w, 2*s)
		line.on, line.off = 6*s, 4*s
		return line.along(sprites.RoundRect(i, i, u-i, u-i, 6*s))
	})
}

// hint draws the star on the move that the computer would make. On a ghost chevron it is small and beside the tip: the heading is part of the move.
func (b *boardBrush) hint(t board.Target, ghosts []board.Piece) {
	const middle, corner = 0.5, 22 // the size of the star: of a cell, and in pixels
	c, counter, size, at := b.Theme.Accent, b.Theme.Counter, float32(middle), sprites.Point{}
	for _, p := range ghosts {
		if p.At == t && isChevron(b.Layout, p) {
			size = min(0.4, corner*b.pixel())
			at = besideTip(b.Geometry.Heading(p.Facing), 0.48-size/2)
		}
	}
	b.onCell(t, [5]any{"hint", c, counter, size, at}, 1, func() sprites.Drawing {
		star := func(c sprites.Color, weight float32) sprites.Drawing {
			return sprites.IconFullStar.Drawing(c, weight).Transform(sprites.Scaling(size / sprites.IconSide)).Transform(sprites.Shift(at.X, at.Y))
		}
		return append(star(sprites.Alpha(counter, 0.9), 2.4), star(c, 1)...)
	})
}

// besideTip returns the corner of a cell, at distance out from its middle, that follows clockwise after the tip of a chevron with that heading.
func besideTip(heading uint8, out float32) sprites.Point {
	corners := [4]sprites.Point{{X: out, Y: -out}, {X: out, Y: out}, {X: -out, Y: out}, {X: -out, Y: -out}}
	return corners[(heading+1)/2%4]
}

// crossed draws the cross over a move that should not be played again.
func (b *boardBrush) crossed(t board.Target) {
	line := b.Theme.withCounter(b.Theme.Error, 2.4*b.pixel(), 2.4*b.pixel())
	b.onCell(t, [2]any{"crossed", line}, 1, func() sprites.Drawing {
		const half = 0.15
		return line.along(sprites.Polyline(sprites.Point{X: -half, Y: -half}, sprites.Point{X: half, Y: half}).
			MoveTo(-half, half).LineTo(half, -half))
	})
}

// noRing draws the small hollow ring of a cell that cannot be played. On felt, which is the same in both themes, it is dark red on a white disc,
// since the dark theme's tone hardly stands out.
func (b *boardBrush) noRing(t board.Target) {
	line := b.Theme.withCounter(b.Theme.Error, 2.2*b.pixel(), 2.4*b.pixel())
	if b.Geometry.Surface == board.Felt {
		day := ThemeOf(false)
		line = day.withCounter(day.Error, max(0.04, 1.6*b.pixel()), 0)
		b.badge(b.Centre(t), max(0.24*b.Unit, 8), day.Counter, day.Error, 0)
	}
	b.onCell(t, [2]any{"no", line}, 1, func() sprites.Drawing {
		const r, slash = 0.15, 0.15 * 0.7071
		return line.along(sprites.Circle(0, 0, r).MoveTo(-slash, -slash).LineTo(slash, slash))
	})
}

// On cells too small for three digits only the latest rounds are numbered.
const (
	roomyCell    = 26
	latestNumber = 5 // how many recent rounds are numbered on small cells
)

// numbers writes on cells the round of the last ply there: in the upper left corner, or on small cells on the piece.
func (b *boardBrush) numbers(pieces []board.Piece, rounds map[board.Target]int) {
	if b.Mini || len(rounds) == 0 {
		return
	}
	last := 0
	for _, n := range rounds {
		last = max(last, n)
	}
	t := Type{Size: max(minType, min(0.2*b.Unit, 15)), Weight: TypeCoord.Weight}
	for i := range b.Geometry.Cells {
		n, ok := rounds[board.Target(i)]
		if !ok || b.Unit < roomyCell && n <= last-latestNumber {
			continue
		}
		text := strconv.Itoa(n)
		c := b.Centre(board.Target(i))
		if b.Unit < roomyCell {
			if at := slices.IndexFunc(pieces, func(p board.Piece) bool { return int(p.At) == i && p.Owner != board.Nobody && !p.Open }); at >= 0 {
				b.writeCentred(text, t, c, InkOn(ColourOf(b.Geometry, pieces[at].Owner)))
				continue
			}
		}
		w, h := b.Measure(text, t)+5, t.Size+2
		r := Rect{c.X - b.Unit/2 + 1, c.Y - b.Unit/2 + 1, w, h}
		b.Box(r, Box{Radius: 3, Top: sprites.Alpha(b.Theme.Counter, 0.86)})
		b.writeCentred(text, t, r.Centre(), b.Theme.Text)
	}
}
