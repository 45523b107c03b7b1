package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// A loops draws the loops of one board.
type loops struct {
	*boardBrush
	all []board.Loop
}

// draw draws all loops, the largest and those in prospect above the others. Beside one that wins the others step back. Where a side lies
// on sides of others above it, it is drawn as many lines farther inside: none is hidden.
func (b loops) draw() {
	won := slices.ContainsFunc(b.all, func(p board.Loop) bool { return p.Winning })
	for _, stressed := range [2]bool{false, true} {
		for i, p := range b.all {
			switch {
			case isStressed(p) != stressed:
			case p.Winning:
				b.winning(i)
			case won:
				b.loop(i, 1-0.56*b.finale.Veil)
			default:
				b.loop(i, 1)
			}
		}
	}
}

// winning draws loop i, which wins: as far as it is drawn, from its first corner on, above the line that it was.
func (b loops) winning(i int) {
	around, left := float32(0), b.finale.Drawn
	sides := b.all[i].Corners
	for side := range sides {
		p, q := loopSide(b.Geometry, b.all[i], side)
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
		p, q := loopSide(b.Geometry, b.all[i], side)
		share := min(1, left/q.Sub(p).Len())
		if left -= q.Sub(p).Len(); share <= 0 {
			return
		}
		q = p.Add(q.Sub(p).Mul(share))
		from, to := b.At(board.Point(p)), b.At(board.Point(q))
		c := *b.boardBrush
		c.Brush = b.Clip(span(from, to, 0.3*b.Unit))
		loops{&c, b.all}.loop(i, 1)
	}
}

// isStressed reports whether p is drawn above those that are not.
func isStressed(p board.Loop) bool { return p.Crown || p.Winning || p.Kind == board.LoopProspect }

// inwards returns on how many sides of loops above it every side of loop i lies, if only in part.
func inwards(g *board.Geometry, loops []board.Loop, i int) []float32 {
	p := loops[i]
	n := make([]float32, len(p.Corners))
	for j, q := range loops {
		if j == i || isStressed(q) == isStressed(p) && j < i || isStressed(p) && !isStressed(q) {
			continue
		}
		for side := range n {
			if sharesSide(g, p, side, q) {
				n[side]++
			}
		}
	}
	return n
}

// sharesSide reports whether a side of p lies on a side of q, if only in part.
func sharesSide(g *board.Geometry, p board.Loop, side int, q board.Loop) bool {
	a, z := loopSide(g, p, side)
	d := z.Sub(a)
	for j := range q.Corners {
		b, y := loopSide(g, q, j)
		b, y = b.Sub(a), y.Sub(a)
		from, to := b.X*d.X+b.Y*d.Y, y.X*d.X+y.Y*d.Y // along d, in parts of its length squared
		on := abs(d.X*b.Y-d.Y*b.X) < 0.01 && abs(d.X*y.Y-d.Y*y.X) < 0.01
		if on && min(from, to) < d.X*d.X+d.Y*d.Y-0.01 && max(from, to) > 0.01 {
			return true
		}
	}
	return false
}

// loopSide returns the ends of a side of p.
func loopSide(g *board.Geometry, p board.Loop, i int) (a, z sprites.Point) {
	from, to := g.Cells[p.Corners[i]].Centre, g.Cells[p.Corners[(i+1)%len(p.Corners)]].Centre
	return sprites.Point{X: from.X, Y: from.Y}, sprites.Point{X: to.X, Y: to.Y}
}

// inside returns the corners ps of a square with its sides moved inwards by insets, the first of them that from the first corner to the
// second, but no farther than leaves a square on the smallest cells.
func inside(ps []sprites.Point, insets []float32) []sprites.Point {
	const most = 0.3 // of a side
	in := make([]sprites.Point, len(ps))
	for i, p := range ps {
		before := (i + len(ps) - 1) % len(ps)
		next, last := ps[(i+1)%len(ps)].Sub(p), ps[before].Sub(p)
		in[i] = p.Add(next.Mul(min(insets[before]/next.Len(), most))).Add(last.Mul(min(insets[i]/last.Len(), most)))
	}
	return in
}

// line returns the line of p on its casing. Where the lines of two loops lie side by side their casings touch.
func (b loops) line(p board.Loop) cased {
	k := cased{line: squBody(p.Owner), casing: sprites.Alpha(sprites.RGB(0xFBF6EA), 0.85), extra: min(3*b.pixel(), 0.23)}
	if b.Theme.Dark {
		k.casing = sprites.Alpha(sprites.PieceRim(true), 0.85)
		k.extra = min(2*b.pixel(), 0.15)
	}
	k.width = max(0.075, min(2.4*b.pixel(), 0.2))
	switch {
	case p.Kind == board.LoopProspect:
		k.width, k.extra = max(0.053, min(2*b.pixel(), 0.1)), min(2.8*b.pixel(), 0.2)
		k.on, k.off = 0.183, 0.117
	case p.Winning:
		k.width *= 1.3
	}
	return k
}

// corners returns the corners of the line of loop i, in board points.
func (b loops) corners(i int) []sprites.Point {
	k := b.line(b.all[i])
	insets := inwards(b.Geometry, b.all, i)
	points := make([]sprites.Point, len(insets))
	for side := range insets {
		insets[side] *= k.width + k.extra
		points[side], _ = loopSide(b.Geometry, b.all[i], side)
	}
	return inside(points, insets)
}

// loop draws the line of loop i on a casing.
func (b loops) loop(i int, opacity float32) {
	at, ps := b.all[i].Corners[0], b.corners(i)
	for i, p := range ps {
		ps[i] = p.Sub(sprites.Point(b.Geometry.Cells[at].Centre))
	}
	b.path(at, ps, 0.1, b.line(b.all[i]), opacity)
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
