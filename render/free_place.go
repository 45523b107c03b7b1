// Chooses the first of several places that covers nothing (FirstFree), and defines the shapes that it compares: rectangles, discs and pills (Shape).
// The text at the pointer, the badges of loops, the buttons and check marks on a board, and the signs on the graph of a review use it. Change here
// what is given up first when no place is free.

package render

import "slices"

// A Shape is all points closer than Radius to Core: a rectangle, a disc around a point, or a pill around a line.
type Shape struct {
	Core   Rect
	Radius float32
}

// Disc returns a disc around p.
func Disc(p Point, radius float32) Shape { return Shape{Rect{X: p.X, Y: p.Y}, radius} }

// Covers reports whether s and o overlap. Shapes that only touch do not overlap.
func (s Shape) Covers(o Shape) bool {
	x := max(s.Core.X-o.Core.X-o.Core.W, o.Core.X-s.Core.X-s.Core.W)
	y := max(s.Core.Y-o.Core.Y-o.Core.H, o.Core.Y-s.Core.Y-s.Core.H)
	gap := Point{max(x, 0), max(y, 0)}.Distance(Point{}) + min(max(x, y), 0)
	return gap < s.Radius+o.Radius
}

// Outside returns the area outside r.
func Outside(r Rect) []Shape {
	const far = 1e5
	return []Shape{
		{Core: Rect{-far, -far, 2 * far, far + r.Y}},
		{Core: Rect{-far, r.Y + r.H, 2 * far, far}},
		{Core: Rect{-far, -far, far + r.X, 2 * far}},
		{Core: Rect{r.X + r.W, -far, far, 2 * far}},
	}
}

// FirstFree returns the index of the first of places that covers nothing in taken; free is then true. The groups in taken are in order of importance:
// if there is no such place it ignores the last group, then the one before, and so on. Without groups the first place is free.
func FirstFree(places []Shape, taken ...[]Shape) (i int, free bool) {
	most := -1
	for k, p := range places {
		clear := slices.IndexFunc(taken, func(group []Shape) bool { return slices.ContainsFunc(group, p.Covers) })
		if clear < 0 {
			return k, true
		}
		if clear > most {
			i, most = k, clear
		}
	}
	return i, false
}
