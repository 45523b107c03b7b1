package sprites

import "math"

// Stroke returns the area that a round pen of the given width covers along a. With dash lengths on, off, on, off, ... only the "on" parts.
// Curves are followed to within tolerance.
func (a *Path) Stroke(width, tolerance float32, dash ...float32) *Path {
	out := &Path{}
	for _, l := range a.flatten(tolerance) {
		if l.closed {
			l.points = append(l.points, l.points[0])
		}
		if len(dash) == 0 {
			e := roundEnds
			if l.closed {
				e = joinedEnds
			}
			strokeLine(out, l.points, width, tolerance, e)
			continue
		}
		for _, part := range dashes(l.points, dash) {
			strokeLine(out, part, width, tolerance, roundEnds)
		}
	}
	return out
}

// flatDashes returns the area of a dashed line along a whose dashes end square. The pattern is stretched a little where it must be
// so that an outline that is closed has no broken dash.
func (a *Path) flatDashes(width, tolerance float32, dash []float32) *Path {
	period := float32(0)
	for _, v := range dash {
		period += v
	}
	out := &Path{}
	for _, l := range a.flatten(tolerance) {
		k := float32(1)
		if l.closed {
			l.points = append(l.points, l.points[0])
			n := length(l.points)
			k = n / (period * max(1, float32(math.Round(float64(n/period)))))
		}
		fitted := make([]float32, len(dash))
		for i, v := range dash {
			fitted[i] = v * k
		}
		for _, part := range dashes(l.points, fitted) {
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

// strokeLine adds the pen's area along ps: a box for every step, a disc at every joint, and what the ends need.
// All of them wind the same way, so that overlaps do not cancel.
func strokeLine(out *Path, ps []Point, width, tolerance float32, e ends) {
	h := width / 2
	for i := 1; i < len(ps); i++ {
		p, q := ps[i-1], ps[i]
		d := q.Sub(p)
		n := d.Len()
		if n == 0 {
			continue
		}
		d = d.Mul(h / n)
		side := Point{-d.Y, d.X}
		out.Append(Polygon(p.Sub(side), q.Sub(side), q.Add(side), p.Add(side)))
		if i > 1 && !straight(ps[i-2], p, q) {
			out.Append(disc(p, h, tolerance))
		}
	}
	if len(ps) == 0 || e == flatEnds {
		return
	}
	out.Append(disc(ps[0], h, tolerance))
	if e == roundEnds {
		out.Append(disc(ps[len(ps)-1], h, tolerance))
	}
}

// straight reports whether the turn at b is too small for a gap to show.
func straight(a, b, c Point) bool {
	d, e := b.Sub(a), c.Sub(b)
	cross, dot := float64(d.X*e.Y-d.Y*e.X), float64(d.X*e.X+d.Y*e.Y)
	return dot > 0 && math.Abs(cross) < 0.01*dot
}

// disc returns a polygon close to the circle of radius r around p, winding like the boxes of strokeLine.
func disc(p Point, r, tolerance float32) *Path {
	n := 8
	if r > tolerance {
		n = max(n, int(math.Ceil(math.Pi/math.Acos(1-float64(tolerance/r)))))
	}
	ps := make([]Point, n)
	for i := range ps {
		s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		ps[i] = Point{p.X + r*float32(c), p.Y + r*float32(s)}
	}
	return Polygon(ps...)
}

// dashes cuts the line through ps into the "on" parts of the pattern.
func dashes(ps []Point, pattern []float32) [][]Point {
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
			k = (k + 1) % len(pattern)
			left = max(pattern[k], 1e-3)
		}
	}
	if on && len(cur) > 1 {
		parts = append(parts, cur)
	}
	return parts
}
