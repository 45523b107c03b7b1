// Defines points, matrices and outlines (Path): builds outlines from lines, curves, circles and arcs, transforms them, and flattens curves into
// lines. Add a basic shape here. stroke.go computes the area of a line along an outline.

package sprites

import "math"

// A Point is a position in a drawing: x to the right, y downwards.
type Point struct{ X, Y float32 }

// Add returns p + q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns p - q.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p scaled by k.
func (p Point) Mul(k float32) Point { return Point{p.X * k, p.Y * k} }

// Len returns the distance of p from the origin.
func (p Point) Len() float32 { return float32(math.Hypot(float64(p.X), float64(p.Y))) }

type op uint8

const (
	opMove op = iota
	opLine
	opQuad
	opCube
	opClose
)

type segment struct {
	op op
	p  [3]Point // the last one in use is the end
}

// A Path is an outline of lines and curves. The zero Path is empty. The inside is where the outline winds around a point, so a hole is an outline in
// the opposite direction. Methods that add to a path return it, for chaining. A path must not be extended once it is shared.
type Path struct{ segments []segment }

// MoveTo begins a new outline at x, y.
func (a *Path) MoveTo(x, y float32) *Path { return a.add(opMove, Point{x, y}) }

// LineTo adds a line to x, y.
func (a *Path) LineTo(x, y float32) *Path { return a.add(opLine, Point{x, y}) }

// QuadTo adds a quadratic curve with one control point.
func (a *Path) QuadTo(bx, by, x, y float32) *Path { return a.add(opQuad, Point{bx, by}, Point{x, y}) }

// CubeTo adds a cubic curve with two control points.
func (a *Path) CubeTo(bx, by, cx, cy, x, y float32) *Path {
	return a.add(opCube, Point{bx, by}, Point{cx, cy}, Point{x, y})
}

// Close adds a line to the beginning of the outline.
func (a *Path) Close() *Path { return a.add(opClose) }

func (a *Path) add(o op, ps ...Point) *Path {
	s := segment{op: o}
	copy(s.p[:], ps)
	a.segments = append(a.segments, s)
	return a
}

// Append adds the outlines of b.
func (a *Path) Append(b *Path) *Path {
	a.segments = append(a.segments, b.segments...)
	return a
}

// Polygon returns the closed outline through ps.
func Polygon(ps ...Point) *Path {
	a := &Path{segments: make([]segment, 0, len(ps)+1)}
	for i, p := range ps {
		if i == 0 {
			a.MoveTo(p.X, p.Y)
		} else {
			a.LineTo(p.X, p.Y)
		}
	}
	return a.Close()
}

// Polyline returns the open line through ps.
func Polyline(ps ...Point) *Path {
	a := Polygon(ps...)
	a.segments = a.segments[:len(a.segments)-1]
	return a
}

// RectPath returns the rectangle with corners x0, y0 and x1, y1.
func RectPath(x0, y0, x1, y1 float32) *Path {
	return Polygon(Point{x0, y0}, Point{x1, y0}, Point{x1, y1}, Point{x0, y1})
}

// kappa is the relative control distance with which four cubics approximate a circle.
const kappa = 0.5522848

// Circle returns the circle of radius r around x, y.
func Circle(x, y, r float32) *Path { return RoundRect(x-r, y-r, x+r, y+r, r) }

// RoundRect returns the rectangle with corners x0, y0 and x1, y1, rounded with radius r.
func RoundRect(x0, y0, x1, y1, r float32) *Path {
	r = min(r, (x1-x0)/2, (y1-y0)/2)
	k := r * (1 - kappa)
	a := &Path{}
	a.MoveTo(x0+r, y0).LineTo(x1-r, y0).CubeTo(x1-k, y0, x1, y0+k, x1, y0+r)
	a.LineTo(x1, y1-r).CubeTo(x1, y1-k, x1-k, y1, x1-r, y1)
	a.LineTo(x0+r, y1).CubeTo(x0+k, y1, x0, y1-k, x0, y1-r)
	a.LineTo(x0, y0+r).CubeTo(x0, y0+k, x0+k, y0, x0+r, y0)
	return a.Close()
}

// Arc returns the open line along the circle of radius r around x, y, from angle a0 to a1, in radians clockwise from east.
func Arc(x, y, r, a0, a1 float32) *Path {
	n := max(2, int(math.Ceil(math.Abs(float64(a1-a0))/(math.Pi/4))))
	step := (a1 - a0) / float32(n)
	k := r * 4 / 3 * float32(math.Tan(float64(step)/4))
	at := func(t float32) (p, d Point) {
		s, c := math.Sincos(float64(t))
		return Point{x + r*float32(c), y + r*float32(s)}, Point{-float32(s), float32(c)}
	}
	p, d := at(a0)
	a := (&Path{}).MoveTo(p.X, p.Y)
	for i := range n {
		q, e := at(a0 + step*float32(i+1))
		b, c := p.Add(d.Mul(k)), q.Sub(e.Mul(k))
		a.CubeTo(b.X, b.Y, c.X, c.Y, q.X, q.Y)
		p, d = q, e
	}
	return a
}

// Matrix maps x, y to (A*x + C*y + E, B*x + D*y + F).
type Matrix struct{ A, B, C, D, E, F float32 }

// Shift returns the matrix that moves by x, y.
func Shift(x, y float32) Matrix { return Matrix{1, 0, 0, 1, x, y} }

// Scaling returns the matrix that scales by k around the origin.
func Scaling(k float32) Matrix { return Matrix{k, 0, 0, k, 0, 0} }

// Rotation returns the matrix that turns clockwise by angle, in radians, around the origin.
func Rotation(angle float32) Matrix {
	s, c := math.Sincos(float64(angle))
	return Matrix{float32(c), float32(s), -float32(s), float32(c), 0, 0}
}

// Then returns the matrix that applies m first and n afterwards.
func (m Matrix) Then(n Matrix) Matrix {
	e, f := n.Apply(Point{m.E, m.F}), n.Apply(Point{})
	a, c := n.Apply(Point{m.A, m.B}).Sub(f), n.Apply(Point{m.C, m.D}).Sub(f)
	return Matrix{a.X, a.Y, c.X, c.Y, e.X, e.Y}
}

// Apply maps p.
func (m Matrix) Apply(p Point) Point {
	return Point{float32(m.A*p.X) + float32(m.C*p.Y) + m.E, float32(m.B*p.X) + float32(m.D*p.Y) + m.F}
}

// Transform returns a copy of a mapped by m.
func (a *Path) Transform(m Matrix) *Path {
	b := &Path{segments: make([]segment, len(a.segments))}
	for i, s := range a.segments {
		for j := range s.p {
			s.p[j] = m.Apply(s.p[j])
		}
		b.segments[i] = s
	}
	return b
}

// points returns the number of points used by a segment.
func (o op) points() int { return [...]int{opMove: 1, opLine: 1, opQuad: 2, opCube: 3, opClose: 0}[o] }

// A polyline is one outline as a sequence of points.
type polyline struct {
	points []Point
	closed bool
}

// flatten replaces curves by lines that deviate by at most about tolerance.
func (a *Path) flatten(tolerance float32) []polyline {
	var ls []polyline
	var cur polyline
	flush := func() {
		if len(cur.points) > 1 {
			ls = append(ls, cur)
		}
		cur = polyline{}
	}
	for _, s := range a.segments {
		switch s.op {
		case opMove:
			flush()
			cur.points = append(cur.points, s.p[0])
		case opLine:
			cur.points = append(cur.points, s.p[0])
		case opQuad, opCube:
			cur.points = appendCurve(cur.points, s, tolerance)
		case opClose:
			cur.closed = true
			start := Point{}
			if len(cur.points) > 0 {
				start = cur.points[0]
			}
			flush()
			cur.points = append(cur.points, start)
		}
	}
	flush()
	return ls
}

// appendCurve appends points along s, a curve that begins at the last of ps.
func appendCurve(ps []Point, s segment, tolerance float32) []Point {
	p0 := ps[len(ps)-1]
	p1, p2, p3 := s.p[0], s.p[1], s.p[2]
	if s.op == opQuad {
		q := s.p[0]
		p3 = s.p[1]
		p1, p2 = p0.Add(q.Sub(p0).Mul(2.0/3)), p3.Add(q.Sub(p3).Mul(2.0/3))
	}
	bend := p1.Sub(p0).Sub(p2.Sub(p1)).Len() + p2.Sub(p1).Sub(p3.Sub(p2)).Len()
	n := min(64, 1+int(math.Ceil(math.Sqrt(float64(bend/tolerance)))))
	for i := 1; i <= n; i++ {
		t := float32(i) / float32(n)
		u := 1 - t
		a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
		ps = append(ps, Point{
			a*p0.X + b*p1.X + c*p2.X + d*p3.X,
			a*p0.Y + b*p1.Y + c*p2.Y + d*p3.Y,
		})
	}
	return ps
}
