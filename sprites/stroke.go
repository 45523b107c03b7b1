// Computes the area of a line along an outline (Stroke), drawn with a round pen, or of its dashes. Change line ends and joints here (joint). path.go
// has the outlines.

package sprites

import (
	"math"
	"slices"
)

// Stroke returns the area that a round pen of the given width covers along a. It follows curves to within tolerance.
func (a *Path) Stroke(width, tolerance float32) *Path {
	out := &Path{}
	for _, l := range a.flatten(tolerance) {
		e := roundEnds
		if l.closed {
			l.points = append(l.points, l.points[0])
			e = joinedEnds
		}
		strokeLine(out, l.points, width, tolerance, e)
	}
	return out
}

// dashes returns the area of a dashed line along a with square dash ends. The pattern, the lengths of dashes and gaps, is stretched slightly if
// necessary, so that a closed outline has no broken dash.
func (a *Path) dashes(width, tolerance float32, pattern [2]float32) *Path {
	period := pattern[0] + pattern[1]
	out := &Path{}
	for _, l := range a.flatten(tolerance) {
		k := float32(1)
		if l.closed {
			l.points = append(l.points, l.points[0])
			n := length(l.points)
			k = n / (period * max(1, float32(math.Round(float64(n/period)))))
		}
		for _, part := range cutUp(l.points, [2]float32{pattern[0] * k, pattern[1] * k}) {
			strokeLine(out, part, width, tolerance, flatEnds)
		}
	}
	return out
}

// length returns the length of the line through ps.
func length(ps []Point) float32 {
	sum := float32(0)
	for i := 1; i < len(ps); i++ {
		sum += ps[i].Sub(ps[i-1]).Len()
	}
	return sum
}

// ends says how a line ends.
type ends uint8

const (
	roundEnds  ends = iota
	flatEnds        // square, at the last point
	joinedEnds      // the last point is the first
)

// strokeLine adds the pen's area along ps: one outline around an open line, an outer and an inner one around a closed line.
func strokeLine(out *Path, ps []Point, width, tolerance float32, e ends) {
	ps = slices.Compact(slices.Clone(ps))
	if n := len(ps) - 1; e == joinedEnds && n > 0 && ps[0] == ps[n] {
		ps = ps[:n]
	}
	k := pen{width / 2, tolerance}
	switch {
	case len(ps) == 0 || len(ps) == 1 && e == flatEnds:
		return
	case len(ps) == 1:
		out.Append(Circle(ps[0].X, ps[0].Y, k.radius))
		return
	}
	back := slices.Clone(ps)
	slices.Reverse(back)
	if e == joinedEnds && len(ps) > 2 {
		out.Append(Polygon(k.side(nil, ps, true)...)).Append(Polygon(k.side(nil, back, true)...))
		return
	}
	var outline []Point
	for _, way := range [2][]Point{ps, back} {
		outline = k.side(outline, way, false)
		if e != flatEnds {
			n := len(way) - 1
			_, left := heading(way[n-1], way[n])
			outline = k.arc(outline, way[n], left, math.Pi)
		}
	}
	out.Append(Polygon(outline...))
}

// heading returns the unit vector from p to q, and the one to its left.
func heading(p, q Point) (d, left Point) {
	d = q.Sub(p)
	d = d.Mul(1 / d.Len())
	return d, Point{d.Y, -d.X}
}

// A pen draws outlines along lines.
type pen struct{ radius, tolerance float32 }

// side appends the line that the left edge of the pen draws along ps, all of which are distinct.
func (k pen) side(dst, ps []Point, closed bool) []Point {
	n := len(ps)
	if !closed {
		_, left := heading(ps[0], ps[1])
		dst = append(dst, ps[0].Add(left.Mul(k.radius)))
		for i := 1; i < n-1; i++ {
			dst = k.joint(dst, ps[i-1], ps[i], ps[i+1])
		}
		_, left = heading(ps[n-2], ps[n-1])
		return append(dst, ps[n-1].Add(left.Mul(k.radius)))
	}
	for i := range n {
		dst = k.joint(dst, ps[(i+n-1)%n], ps[i], ps[(i+1)%n])
	}
	return dst
}

// joint appends what the left edge of the pen draws while it turns at b: an arc on the outside, a corner on the inside.
func (k pen) joint(dst []Point, a, b, c Point) []Point {
	d, left := heading(a, b)
	e, next := heading(b, c)
	cross, dot := d.X*e.Y-d.Y*e.X, d.X*e.X+d.Y*e.Y
	turn := float32(math.Atan2(float64(cross), float64(dot)))
	if turn >= 0 {
		return k.arc(dst, b, left, turn)
	}
	// If both lines are long enough their edges meet in a point. Otherwise the edge goes through the middle of the joint: what it then covers twice
	// is inside the line.
	if cut := k.radius * -cross / (1 + dot); 2*cut <= min(b.Sub(a).Len(), c.Sub(b).Len()) {
		return append(dst, b.Add(left.Add(next).Mul(k.radius/(1+dot))))
	}
	return append(dst, b.Add(left.Mul(k.radius)), b, b.Add(next.Mul(k.radius)))
}

// arc appends points on the pen's edge around p, starting in direction from and going clockwise by an angle.
func (k pen) arc(dst []Point, p, from Point, angle float32) []Point {
	step := 0.8
	if k.radius > k.tolerance {
		step = 2 * math.Acos(1-float64(k.tolerance/k.radius))
	}
	n := max(1, int(math.Ceil(float64(angle)/step)))
	for i := range n + 1 {
		dst = append(dst, p.Add(Rotation(angle*float32(i)/float32(n)).Apply(from).Mul(k.radius)))
	}
	return dst
}

// cutUp cuts the line through ps into the dashes of the pattern.
func cutUp(ps []Point, pattern [2]float32) [][]Point {
	var parts [][]Point
	var cur []Point
	k, left, on := 0, pattern[0], true
	if len(ps) > 0 {
		cur = []Point{ps[0]}
	}
	for i := 1; i < len(ps); i++ {
		p, q := ps[i-1], ps[i]
		n := q.Sub(p).Len()
		for done := float32(0); done < n; {
			step := min(left, n-done)
			done += step
			left -= step
			at := p.Add(q.Sub(p).Mul(done / n))
			if on {
				cur = append(cur, at)
			}
			if left > 1e-6 {
				continue
			}
			if on {
				parts = append(parts, cur)
			}
			on = !on
			cur = []Point{at}
			k = 1 - k
			left = max(pattern[k], 1e-3)
		}
	}
	if on && len(cur) > 1 {
		parts = append(parts, cur)
	}
	return parts
}
