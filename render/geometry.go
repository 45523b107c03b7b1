// Defines points and rectangles in logical pixels, and divides a rectangle for a page: into rows and columns with given sizes (Rows, Columns), or by
// cutting parts off (CutTop, CutLeft). Add another way to divide a rectangle here. layout.go places a board.

package render

import (
	"math"
	"slices"
)

// A Point is a place in logical pixels.
type Point struct{ X, Y float32 }

// Distance returns the distance between p and q.
func (p Point) Distance(q Point) float32 {
	return float32(math.Hypot(float64(p.X-q.X), float64(p.Y-q.Y)))
}

// A Rect is an area in logical pixels.
type Rect struct{ X, Y, W, H float32 }

// Contains reports whether p is in r.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Inset returns r with every side moved inwards by d.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Intersect returns the area shared by r and q; its width or height is not positive if there is none.
func (r Rect) Intersect(q Rect) Rect {
	x, y := max(r.X, q.X), max(r.Y, q.Y)
	return Rect{x, y, max(0, min(r.X+r.W, q.X+q.W)-x), max(0, min(r.Y+r.H, q.Y+q.H)-y)}
}

// Centre returns the middle of r.
func (r Rect) Centre() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// pixel rounds a length or a coordinate in device pixels to a whole number.
func pixel(v float32) int { return int(math.Floor(float64(v) + 0.5)) }

// Pad returns r with its sides moved inwards by x, and its top and bottom by y.
func (r Rect) Pad(x, y float32) Rect { return Rect{r.X + x, r.Y + y, r.W - 2*x, r.H - 2*y} }

// CutTop divides r into a part of height h at its top and the rest, which begins gap below that part. If r is too small, for this and the other cuts
// alike, the part still has the requested size and the size of the rest is negative; both are at their proper positions.
func (r Rect) CutTop(h, gap float32) (part, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, r.H - h - gap}
}

// CutBottom divides r into a part of height h at its bottom and the rest, which ends gap above that part.
func (r Rect) CutBottom(h, gap float32) (part, rest Rect) {
	return Rect{r.X, r.Y + r.H - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h - gap}
}

// CutLeft divides r into a part of width w at its left side and the rest, which begins gap beside that part.
func (r Rect) CutLeft(w, gap float32) (part, rest Rect) {
	part, rest = r.turned().CutTop(w, gap)
	return part.turned(), rest.turned()
}

// CutRight divides r into a part of width w at its right side and the rest, which ends gap beside that part.
func (r Rect) CutRight(w, gap float32) (part, rest Rect) {
	part, rest = r.turned().CutBottom(w, gap)
	return part.turned(), rest.turned()
}

// turned returns r with across and down exchanged.
func (r Rect) turned() Rect { return Rect{r.Y, r.X, r.H, r.W} }

// Place returns a rectangle of w by h in r, at the start, middle or end horizontally (across) and vertically (down).
func (r Rect) Place(w, h float32, across, down Align) Rect {
	return Rect{r.X + (r.W-w)*across.share(), r.Y + (r.H-h)*down.share(), w, h}
}

// A Size is the length of one of several parts in a row or column.
type Size struct {
	fixed float32 // in logical pixels
	share float32 // of the space that fixed parts and gaps leave
}

// Px returns the size of a part that is n logical pixels long.
func Px(n float32) Size { return Size{fixed: n} }

// Share returns the size of a part that gets the remaining space, in proportion n if several parts share it.
func Share(n float32) Size { return Size{share: n} }

// Shares returns a Share for each of ns.
func Shares(ns ...float32) []Size {
	sizes := make([]Size, len(ns))
	for i, n := range ns {
		sizes[i] = Share(n)
	}
	return sizes
}

// Even returns n equal Shares.
func Even(n int) []Size { return slices.Repeat(Shares(1), n) }

// Columns divides r into parts side by side with gaps between them. If no size is a Share the parts begin at the left side and leave the rest of r
// free.
func (r Rect) Columns(gap float32, sizes ...Size) []Rect {
	spare, shares := r.W-gap*float32(len(sizes)-1), float32(0)
	for _, s := range sizes {
		spare -= s.fixed
		shares += s.share
	}
	unit := float32(0)
	if shares > 0 {
		unit = max(0, spare) / shares
	}
	parts, at := make([]Rect, len(sizes)), float64(r.X) // in float64, since many small errors would move a part by a pixel
	for i, s := range sizes {
		parts[i] = Rect{float32(at), r.Y, s.fixed + unit*s.share, r.H}
		at += float64(parts[i].W + gap)
	}
	return parts
}

// Rows divides r into parts one below the other, like Columns side by side.
func (r Rect) Rows(gap float32, sizes ...Size) []Rect {
	parts := r.turned().Columns(gap, sizes...)
	for i := range parts {
		parts[i] = parts[i].turned()
	}
	return parts
}
