// Draws the lines of SQU's squares (loops in the code): width, colour and order, how two lines share a side (shared), and the animation of the
// winning loop (winning). Change the look of a line here (line). loop_badges.go draws the badges on them; threats.go draws loops that could be
// closed.

package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// A loops draws the loops of one board.
type loops struct {
	brush *boardBrush
	all   []board.Loop
}

// draw draws all loops, the largest and the prospects on top. If one wins the others are dimmed. Every side runs through the middles of its corners;
// sides that coincide share a line.
func (b loops) draw() {
	won := slices.ContainsFunc(b.all, func(p board.Loop) bool { return p.Winning })
	for _, stressed := range [2]bool{false, true} {
		for i, p := range b.all {
			switch {
			case isStressed(p) != stressed:
			case p.Winning:
				b.winning(i)
			case won:
				b.loop(i, 1-0.56*b.brush.finale.Dim)
			default:
				b.loop(i, 1)
			}
		}
	}
	if !won {
		b.shared()
	}
}

// shared draws the parts of sides that coincide with sides of other loops: in dashes of both colours, solid if both have the same.
func (b loops) shared() {
	for i, p := range b.all {
		for j, q := range b.all {
			if i == j || isStressed(p) && !isStressed(q) || isStressed(p) == isStressed(q) && j < i {
				continue // q is not above p
			}
			k := b.line(p)
			k.extra, k.casing = 0, squBody(p.Owner)
			k.on, k.off, k.line = 0.2, 0.2, squBody(q.Owner)
			if p.Kind == board.LoopProspect { // so is q: both leave gaps
				continue
			}
			for side := range p.Corners {
				for other := range q.Corners {
					if from, to, ok := overlap(b.brush.Geometry, p, side, q, other); ok {
						b.brush.path(p.Corners[0], []sprites.Point{from.Sub(b.middle(p)), to.Sub(b.middle(p))}, 0, k, 1)
					}
				}
			}
		}
	}
}

// winning draws the animated part of loop i, which wins, starting at its first corner, above its ordinary line.
func (b loops) winning(i int) {
	around, left := float32(0), b.brush.finale.Drawn
	sides := b.all[i].Corners
	for side := range sides {
		p, q := loopSide(b.brush.Geometry, b.all[i], side)
		around += q.Sub(p).Len()
	}
	if left >= around {
		b.loop(i, 1)
		return
	}
	plain := b
	plain.all = slices.Clone(b.all)
	plain.all[i].Winning = false
	plain.loop(i, 1)
	for side := range sides {
		p, q := loopSide(b.brush.Geometry, b.all[i], side)
		share := min(1, left/q.Sub(p).Len())
		if left -= q.Sub(p).Len(); share <= 0 {
			return
		}
		q = p.Add(q.Sub(p).Mul(share))
		from, to := b.brush.At(board.Point(p)), b.brush.At(board.Point(q))
		c := *b.brush
		c.Brush = b.brush.Clip(span(from, to, 0.3*b.brush.Unit))
		loops{&c, b.all}.loop(i, 1)
	}
}

// isStressed reports whether p is drawn above those that are not.
func isStressed(p board.Loop) bool { return p.Crown || p.Winning || p.Kind == board.LoopProspect }

// overlap returns the ends of the common part of a side of p and a side of q, which are parallel to the axes. ok is false if they share at most a
// point.
func overlap(g *board.Geometry, p board.Loop, side int, q board.Loop, other int) (from, to sprites.Point, ok bool) {
	a, b := ordered(loopSide(g, p, side))
	c, d := ordered(loopSide(g, q, other))
	from, to = sprites.Point{X: max(a.X, c.X), Y: max(a.Y, c.Y)}, sprites.Point{X: min(b.X, d.X), Y: min(b.Y, d.Y)}
	return from, to, from.X <= to.X && from.Y <= to.Y && from != to
}

// ordered returns the ends of a line parallel to an axis, the upper or left one first.
func ordered(a, z sprites.Point) (first, last sprites.Point) {
	if z.X < a.X || z.Y < a.Y {
		return z, a
	}
	return a, z
}

// loopSide returns the ends of a side of p.
func loopSide(g *board.Geometry, p board.Loop, i int) (a, z sprites.Point) {
	from, to := g.Cells[p.Corners[i]].Centre, g.Cells[p.Corners[(i+1)%len(p.Corners)]].Centre
	return sprites.Point{X: from.X, Y: from.Y}, sprites.Point{X: to.X, Y: to.Y}
}

// line returns the line of p on its casing.
func (b loops) line(p board.Loop) cased {
	k := cased{line: squBody(p.Owner), casing: sprites.Alpha(sprites.RGB(0xFBF6EA), 0.85), extra: min(3*b.brush.pixel(), 0.23)}
	if b.brush.Theme.Dark {
		k.casing = sprites.Alpha(sprites.PieceRim(true), 0.8)
		k.extra = min(3*b.brush.pixel(), 0.2)
		if p.Owner == 1 {
			k.line = sprites.RGB(0x0E1116)
		}
	}
	k.width = max(0.075, min(2.4*b.brush.pixel(), 0.2))
	switch {
	case p.Kind == board.LoopProspect:
		k.width, k.extra = max(0.053, min(2*b.brush.pixel(), 0.1)), min(2.8*b.brush.pixel(), 0.2)
		k.on, k.off = 0.183, 0.117
	case p.Winning:
		k.width *= 1.3
	}
	return k
}

// middle returns the middle of the first corner of p.
func (b loops) middle(p board.Loop) sprites.Point {
	return sprites.Point(b.brush.Geometry.Cells[p.Corners[0]].Centre)
}

// loop draws the line of loop i on a casing.
func (b loops) loop(i int, opacity float32) {
	p := b.all[i]
	b.brush.path(p.Corners[0], b.brush.middles(p.Corners, board.Point(b.middle(p))), 0.1, b.line(p), opacity)
}

// rounded returns the closed line through ps with its corners rounded with radius r.
func rounded(ps []sprites.Point, r float32) *sprites.Path {
	a := &sprites.Path{}
	for i, p := range ps {
		from, to := ps[(i+len(ps)-1)%len(ps)].Sub(p), ps[(i+1)%len(ps)].Sub(p)
		q := p.Add(from.Mul(min(r/from.Len(), 0.5)))
		if i == 0 {
			a.MoveTo(q.X, q.Y)
		} else {
			a.LineTo(q.X, q.Y)
		}
		q = p.Add(to.Mul(min(r/to.Len(), 0.5)))
		a.QuadTo(p.X, p.Y, q.X, q.Y)
	}
	return a.Close()
}
