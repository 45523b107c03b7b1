package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// proof draws why something is not allowed: a line through cells, a box around cells, and above them rings on cells, wider by pulse.
func (b *boardBrush) proof(r *board.Reason, pulse float32) {
	b.proofLines(r)
	for _, t := range r.Cells {
		if t.IsCell() {
			b.ring(t, 0.42+0.14*pulse, 3+2*pulse, b.Theme.Error)
		}
	}
}

// proofLines draws the line and the box of a proof, and the frames of what it counts: no rings, which say what is lost or refused.
func (b *boardBrush) proofLines(r *board.Reason) {
	for _, t := range r.Count {
		const inside = 0.43 // along the border of the tile, and inside of a box around its cell
		c := b.Geometry.Cells[t].Centre
		b.proofLine(sprites.RoundRect(c.X-inside, c.Y-inside, c.X+inside, c.Y+inside, 0.08))
	}
	if len(r.Box) > 0 {
		b.proofLine(boxAround(b.Layout, r.Box))
	}
	if len(r.Line) > 1 {
		a := &sprites.Path{}
		for i, t := range r.Line {
			c := b.Geometry.Cells[t].Centre
			if i == 0 {
				a.MoveTo(c.X, c.Y)
			} else {
				a.LineTo(c.X, c.Y)
			}
		}
		b.proofLine(a)
	}
}

// boxAround returns a rounded box around cells, in board points: between them and those around them, which are farther off across a channel.
func boxAround(l Layout, ts []board.Target) *sprites.Path {
	lo, hi := extent(l, ts)
	room := float32(0.5)
	if l.Geometry.Surface == board.Plates {
		room = 0.54
	}
	return sprites.RoundRect(lo.X-room, lo.Y-room, hi.X+room, hi.Y+room, 0.14)
}

// aboutKey identifies a box around cells that words are about.
type aboutKey struct {
	lo, hi         board.Point
	width, counter float32
	line, casing   sprites.Color
}

// about draws a box around the cells that words are about, below all pieces.
func (b *boardBrush) about(ts []board.Target) {
	if len(ts) == 0 || b.Mini {
		return
	}
	lo, hi := extent(b.Layout, ts)
	k := aboutKey{lo, hi, max(0.04, 2*b.pixel()), 2 * b.pixel(), b.Theme.Accent, sprites.Alpha(b.Theme.Counter, 0.9)}
	b.Draw(k, b.At(board.Point{}), b.Unit, 1, func() sprites.Drawing {
		a := boxAround(b.Layout, ts)
		return sprites.Drawing{}.Line(a, k.width+k.counter, sprites.Solid(k.casing)).Line(a, k.width, sprites.Solid(k.line))
	})
}

// extent returns the least and the greatest middle of cells, at least one.
func extent(l Layout, ts []board.Target) (lo, hi board.Point) {
	lo = l.Geometry.Cells[ts[0]].Centre
	hi = lo
	for _, t := range ts {
		c := l.Geometry.Cells[t].Centre
		lo = board.Point{X: min(lo.X, c.X), Y: min(lo.Y, c.Y)}
		hi = board.Point{X: max(hi.X, c.X), Y: max(hi.Y, c.Y)}
	}
	return lo, hi
}

// proofLine draws a line of a proof, given in board points. It is rasterised anew for every frame: proofs are short-lived.
func (b *boardBrush) proofLine(a *sprites.Path) {
	width := max(0.06, 3*b.pixel())
	d := sprites.Drawing{}.Line(a, width+2.5*b.pixel(), sprites.Solid(sprites.Alpha(b.Theme.Counter, 0.9)))
	d = d.Line(a, width, sprites.Solid(b.Theme.Error))
	p := sprites.Rasterise(d, b.Unit*b.Scale)
	at := b.At(board.Point{})
	b.Canvas.Lay(p, b.Device(Rect{at.X, at.Y, 0, 0}).Min, 1)
}

// sparing returns o without the brackets of earlier moves in cells that its proof covers: two frames in one cell are read as neither.
func sparing(l Layout, v *board.View, o *Overlay) *Overlay {
	if o.Proof == nil {
		return o
	}
	rest := *o
	rest.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m board.Mark) bool {
		switch m.Kind {
		case board.MarkLast, board.MarkFrom, board.MarkPrevious:
			return proofCovers(l, v, o.Proof, m.At)
		}
		return false
	})
	return &rest
}

// proofCovers reports whether something of r is drawn on t, or on the other cell of the piece that lies there.
func proofCovers(l Layout, v *board.View, r *board.Reason, t board.Target) bool {
	covered := func(t board.Target) bool {
		if slices.Contains(r.Cells, t) || slices.Contains(r.Count, t) || slices.Contains(r.Line, t) {
			return true
		}
		if len(r.Box) == 0 || !t.IsCell() {
			return false
		}
		c := l.Geometry.Cells[t].Centre
		lo, hi := extent(l, r.Box)
		return c.X >= lo.X && c.X <= hi.X && c.Y >= lo.Y && c.Y <= hi.Y
	}
	return covered(t) || slices.ContainsFunc(v.Pieces, func(p board.Piece) bool {
		return p.To != board.NoTarget && (p.At == t && covered(p.To) || p.To == t && covered(p.At))
	})
}
