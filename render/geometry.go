package render

import "math"

// A Point is a place in logical pixels.
type Point struct{ X, Y float32 }

// A Rect is an area in logical pixels.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether p lies in r.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Inset returns r with every side moved inwards by d.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Intersect returns what r and q share; it has no width or no height where they share nothing.
func (r Rect) Intersect(q Rect) Rect {
	x, y := max(r.X, q.X), max(r.Y, q.Y)
	return Rect{x, y, max(0, min(r.X+r.W, q.X+q.W)-x), max(0, min(r.Y+r.H, q.Y+q.H)-y)}
}

// Centre returns the middle of r.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// pixel rounds a length or a place in device pixels to a whole number.
func pixel(v float32) int { return int(math.Floor(float64(v) + 0.5)) }
