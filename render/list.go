// Defines List, a Canvas that records what is drawn on it. It compares two frames (Changed), so that only the part of the window that differs is
// drawn again (Draw). Change the comparison here; render/window/window.go keeps the last two frames.

package render

import (
	"image"
	"iter"
	"slices"

	"quintet/sprites"
)

// A List is a display list: a Canvas that records drawing operations in order, to be drawn later. Comparing two lists shows which part of the screen
// to redraw. The zero List is empty and has no size. It is not safe for concurrent use.
type List struct {
	w, h    int
	strokes []stroke
}

// A stroke is a picture, or without one a colour, that was drawn. Pictures never change, so equal strokes look the same.
type stroke struct {
	picture *sprites.Picture
	at      image.Point
	opacity float32
	color   sprites.Color
	area    image.Rectangle // nothing outside is changed
}

// Reset empties l and sets its size to w by h device pixels.
func (l *List) Reset(w, h int) {
	clear(l.strokes) // do not retain pictures
	l.w, l.h, l.strokes = w, h, l.strokes[:0]
}

// Bounds returns the rectangle of the whole list.
func (l *List) Bounds() image.Rectangle { return image.Rect(0, 0, l.w, l.h) }

// Size returns the width and height in device pixels.
func (l *List) Size() (w, h int) { return l.w, l.h }

// Fill records that r is filled with col.
func (l *List) Fill(r image.Rectangle, col sprites.Color) { l.Clip(l.Bounds()).Fill(r, col) }

// Lay records that p is blended over the existing pixels.
func (l *List) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	l.Clip(l.Bounds()).Lay(p, at, opacity)
}

// Clip returns a canvas of the same list on which nothing outside r changes.
func (l *List) Clip(r image.Rectangle) Canvas { return clipped{l, r.Intersect(l.Bounds())} }

// Pictures returns the drawn pictures, each as often as it is drawn.
func (l *List) Pictures() iter.Seq[*sprites.Picture] {
	return func(yield func(*sprites.Picture) bool) {
		for _, s := range l.strokes {
			if s.picture != nil && !yield(s.picture) {
				return
			}
		}
	}
}

// Changed returns a rectangle outside which l looks as before: empty if nothing differs, everything if the size does.
func (l *List) Changed(before *List) image.Rectangle {
	if l.Bounds() != before.Bounds() {
		return l.Bounds()
	}
	a, b := l.strokes, before.strokes
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	keptA, keptB := unchanged(a, b)
	return areas(a, keptA).Union(areas(b, keptB))
}

// unchanged finds a sequence of strokes that a and b share, the longest one if no stroke occurs twice, and returns which strokes of each belong to
// it. It is Bram Cohen's patience diff: the longest increasing subsequence of the indices in b of the strokes of a.
func unchanged(a, b []stroke) (inA, inB []bool) {
	places := make(map[stroke][]int, len(b)) // in b, not used yet
	for j, s := range b {
		places[s] = append(places[s], j)
	}
	type pair struct{ i, j, before int } // equal strokes a[i] and b[j], and the previous pair in the sequence
	var pairs []pair
	var ends []int // ends[n] is the pair with the lowest j that ends a sequence of n+1 pairs
	for i, s := range a {
		if len(places[s]) == 0 {
			continue
		}
		j := places[s][0]
		places[s] = places[s][1:]
		n, _ := slices.BinarySearchFunc(ends, j, func(end, j int) int { return pairs[end].j - j })
		before := -1
		if n > 0 {
			before = ends[n-1]
		}
		if n == len(ends) {
			ends = append(ends, 0)
		}
		ends[n] = len(pairs)
		pairs = append(pairs, pair{i, j, before})
	}
	inA, inB = make([]bool, len(a)), make([]bool, len(b))
	if len(ends) > 0 {
		for at := ends[len(ends)-1]; at >= 0; at = pairs[at].before {
			inA[pairs[at].i], inB[pairs[at].j] = true, true
		}
	}
	return inA, inB
}

// areas returns a rectangle around everything changed by the strokes that are not kept.
func areas(strokes []stroke, kept []bool) (r image.Rectangle) {
	for i, s := range strokes {
		if !kept[i] {
			r = r.Union(s.area)
		}
	}
	return r
}

// Draw draws the part of the list within r on c, which must have the same size.
func (l *List) Draw(c Canvas, r image.Rectangle) {
	c = c.Clip(r)
	for _, s := range l.strokes {
		switch {
		case !s.area.Overlaps(r):
		case s.picture == nil:
			c.Fill(s.area, s.color)
		case s.area == s.picture.Image.Rect.Add(s.at):
			c.Lay(s.picture, s.at, s.opacity)
		default:
			c.Clip(s.area).Lay(s.picture, s.at, s.opacity)
		}
	}
}

// clipped is the part of a list that may be changed.
type clipped struct {
	list *List
	clip image.Rectangle
}

func (c clipped) Size() (w, h int) { return c.list.Size() }

func (c clipped) Fill(r image.Rectangle, col sprites.Color) {
	c.keep(stroke{color: col, area: r.Intersect(c.clip)})
}

func (c clipped) Lay(p *sprites.Picture, at image.Point, opacity float32) {
	c.keep(stroke{picture: p, at: at, opacity: opacity, area: p.Image.Rect.Add(at).Intersect(c.clip)})
}

func (c clipped) Clip(r image.Rectangle) Canvas { return clipped{c.list, r.Intersect(c.clip)} }

// keep adds s to the list unless it changes nothing.
func (c clipped) keep(s stroke) {
	if !s.area.Empty() {
		c.list.strokes = append(c.list.strokes, s)
	}
}
