// Why a click was refused, on the board: rings, lines and boxes around the cells that the reason names. The words of the reason come from the game
// (why.go).

package render

import (
	"fmt"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// proof draws the reason why a move is not allowed: a line through cells, a box around cells, and above them rings on cells, wider by pulse.
func (b *boardBrush) proof(r *board.Reason, pulse float32) {
	b.proofLines(r)
	for _, t := range r.Cells {
		if t.IsCell() {
			r := b.ringAround(t)
			b.ring(t, r+r/3*pulse, 3+2*pulse, b.Theme.Error)
		}
	}
}

// ringAround returns the radius of a ring around what lies on t, in cell widths: a square between octagons is small.
func (b *boardBrush) ringAround(t board.Target) float32 {
	if b.Geometry.Cells[t].Style == board.Diamond {
		return 0.24
	}
	return 0.42
}

// proofLines draws the line and the box of a proof, and the frames of what it counts: no rings, which say what is lost or refused.
func (b *boardBrush) proofLines(r *board.Reason) {
	line := b.Theme.countered(b.Theme.Error, max(0.06, 3*b.pixel()), 2.5*b.pixel())
	for _, t := range r.Count {
		const inside = 0.43 // along the border of the tile, and inside of a box around its cell
		c := b.Geometry.Cells[t].Centre
		b.frame(c, c, inside, 0.08, line)
	}
	if len(r.Box) > 0 {
		b.boxAround(r.Box, line)
	}
	if len(r.Line) > 1 {
		ps := b.middles(r.Line, board.Point{})
		b.trace(fmt.Sprint(ps), line, func() *sprites.Path { return sprites.Polyline(ps...) })
	}
}

// boxAround draws a rounded box around cells: between them and those around them, which are farther off across a channel.
func (b *boardBrush) boxAround(ts []board.Target, line cased) {
	lo, hi := extent(b.Layout, ts)
	room := float32(0.5)
	if b.Geometry.Surface == board.Tiles {
		room = 0.54
	}
	b.frame(lo, hi, room, 0.14, line)
}

// about draws a box around the cells that words are about, below all pieces.
func (b *boardBrush) about(ts []board.Target) {
	if len(ts) == 0 || b.Mini {
		return
	}
	b.boxAround(ts, b.Theme.countered(b.Theme.Accent, max(0.04, 2*b.pixel()), 2*b.pixel()))
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

// sparing returns o without the brackets of earlier moves in cells that its proof covers: two frames in one cell are read as neither.
func sparing(l Layout, v *board.View, o *Overlay) *Overlay {
	if o.Proof == nil {
		return o
	}
	rest := *o
	rest.Marks = slices.DeleteFunc(slices.Clone(o.Marks), func(m board.Mark) bool {
		switch m.Kind {
		case board.MarkLast, board.MarkFrom:
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
