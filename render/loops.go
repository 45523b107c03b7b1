package render

import (
	"math"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// loopKey identifies the line of a loop, seen from its first corner.
type loopKey struct {
	corners      string
	body, casing sprites.Color
	width, extra float32
	inset        float32
	dashed       bool
}

// loops draws all loops, the largest and those in prospect above the others. Beside one that wins the others step back. One that shares a
// part of a side with others above it lies as many lines farther inside: none is hidden.
func (b *Brush) loops(l Layout, loops []board.Loop) {
	above := func(p board.Loop) bool { return p.Crown || p.Winning || p.Kind == board.LoopProspect }
	loops = slices.Clone(loops)
	slices.SortStableFunc(loops, func(p, q board.Loop) int {
		switch {
		case above(p) == above(q):
			return 0
		case above(q):
			return -1
		}
		return 1
	})
	won := slices.ContainsFunc(loops, func(p board.Loop) bool { return p.Winning })
	for i, p := range loops {
		opacity, inwards := float32(1), 0
		if won && !p.Winning {
			opacity = 0.44
		}
		for _, q := range loops[i+1:] {
			if sharesSide(l.Geometry, p, q) {
				inwards++
			}
		}
		b.loop(l, p, inwards, opacity)
	}
}

// sharesSide reports whether a side of p lies on a side of q, if only in part.
func sharesSide(g *board.Geometry, p, q board.Loop) bool {
	for i := range p.Corners {
		a, z := loopSide(g, p, i)
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
	}
	return false
}

// loopSide returns the ends of a side of p.
func loopSide(g *board.Geometry, p board.Loop, i int) (a, z sprites.Point) {
	from, to := g.Cells[p.Corners[i]].Centre, g.Cells[p.Corners[(i+1)%len(p.Corners)]].Centre
	return sprites.Point{X: from.X, Y: from.Y}, sprites.Point{X: to.X, Y: to.Y}
}

// inside returns ps moved towards their middle: the sides of a square by inset, but no farther than leaves a square on the smallest cells.
func inside(ps []sprites.Point, inset float32) []sprites.Point {
	const most = 0.6 // of the way to the middle
	var middle sprites.Point
	for _, p := range ps {
		middle = middle.Add(p.Mul(1 / float32(len(ps))))
	}
	in := make([]sprites.Point, len(ps))
	for i, p := range ps {
		way := middle.Sub(p)
		in[i] = p.Add(way.Mul(min(inset*math.Sqrt2/way.Len(), most)))
	}
	return in
}

// loop draws a line through the middles of the corners of p, on a casing, so many lines farther inside.
func (b *Brush) loop(l Layout, p board.Loop, inwards int, opacity float32) {
	k := loopKey{body: squBody(p.Owner), casing: sprites.Alpha(sprites.RGB(0xFBF6EA), 0.85), extra: min(3*l.pixel(), 0.23)}
	if b.Theme.Dark {
		k.casing = sprites.Alpha(sprites.PieceRim(true), 0.85)
		k.extra = min(2*l.pixel(), 0.15)
	}
	k.width = max(0.075, min(2.4*l.pixel(), 0.2))
	switch {
	case p.Kind == board.LoopProspect:
		k.width, k.extra, k.dashed = max(0.053, min(2*l.pixel(), 0.1)), min(2.8*l.pixel(), 0.2), true
	case p.Winning:
		k.width *= 1.3
	}
	first := l.Geometry.Cells[p.Corners[0]].Centre
	points := make([]sprites.Point, len(p.Corners))
	key := make([]byte, 0, 2*len(p.Corners))
	for i, t := range p.Corners {
		c := l.Geometry.Cells[t].Centre
		x, y := int8(pixel(c.X-first.X)), int8(pixel(c.Y-first.Y))
		points[i] = sprites.Point{X: float32(x), Y: float32(y)}
		key = append(key, byte(x), byte(y))
	}
	k.corners, k.inset = string(key), float32(inwards)*(k.width+k.extra)
	b.onCell(l, p.Corners[0], k, opacity, func() sprites.Drawing {
		a := rounded(inside(points, k.inset), 0.1)
		d := sprites.Drawing{}.Line(a, k.width+k.extra, sprites.Solid(k.casing))
		if k.dashed {
			return d.Dashes(a, k.width, sprites.Solid(k.body), 0.183, 0.117)
		}
		return d.Line(a, k.width, sprites.Solid(k.body))
	})
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
