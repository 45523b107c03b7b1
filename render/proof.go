// Shows on the board why a click was refused, and why a ply is good or bad (why): rings, lines and boxes around the cells that the reason names
// (board.Reason). It also draws the box around the cells that a text beside the board is about. Change the look of these here. The reason and its
// text come from the game (games/<id>/why.go).

package render

import (
	"fmt"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// proof draws the reason why a move is not allowed: a line through cells, a box around cells, and above them rings on cells, enlarged by pulse.
func (b *boardBrush) proof(r *board.Reason, pulse float32) {
	b.proofLines(r)
	for _, t := range r.Cells {
		if t.IsCell() {
			r := b.ringAround(t)
			b.ring(t, r+r/3*pulse, 3+2*pulse, b.Theme.Error)
		}
	}
}

// ringAround returns the radius of a ring around the piece on t, in cell widths: a square between octagons is small.
func (b *boardBrush) ringAround(t board.Target) float32 {
	if b.Geometry.Cells[t].Style == board.Diamond {
		return 0.24
	}
	return 0.42
}

// proofLines draws the line and the box of a proof, and the frames around what it counts. It draws no rings, which mark what is lost or refused.
func (b *boardBrush) proofLines(r *board.Reason) { b.lines(r, b.Theme.Error) }

// lines is proofLines in any colour.
func (b *boardBrush) lines(r *board.Reason, ink sprites.Color) {
	line := b.Theme.withCounter(ink, max(0.06, 3*b.pixel()), 2.5*b.pixel())
	for _, t := range r.Count {
		const inside = 0.43 // along the border of the tile, and inside a box around its cell
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

// why draws the reason for a hint or a grade: its line, and rings on the cells that are not on the line. It does nothing for nil.
func (b *boardBrush) why(r *board.Reason) {
	if r == nil || b.Mini {
		return
	}
	b.lines(r, b.Theme.Accent)
	for _, t := range r.Cells {
		if t.IsCell() && !slices.Contains(r.Line, t) {
			b.ring(t, b.ringAround(t), 3, b.Theme.Accent)
		}
	}
}

// boxAround draws a rounded box around cells, halfway to their neighbours, which are farther away across a channel.
func (b *boardBrush) boxAround(ts []board.Target, line cased) {
	lo, hi := extent(b.Layout, ts)
	room := float32(0.5)
	if b.Geometry.Surface == board.Tiles {
		room = 0.54
	}
	b.frame(lo, hi, room, 0.14, line)
}

// about draws a box around the cells that text is about, below all pieces.
func (b *boardBrush) about(ts []board.Target) {
	if len(ts) == 0 || b.Mini {
		return
	}
	b.boxAround(ts, b.Theme.withCounter(b.Theme.Accent, max(0.04, 2*b.pixel()), 2*b.pixel()))
}

// extent returns the smallest and the largest middle of cells, of which there is at least one.
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

// withoutCoveredBrackets returns o without the brackets of earlier moves in cells that its proof covers, since two frames in one cell are illegible.
func withoutCoveredBrackets(l Layout, v *board.View, o *Overlay) *Overlay {
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

// proofCovers reports whether part of r is drawn on t, or on the other cell of the piece there.
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
