package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// Measures of the tag at the pointer, in logical pixels (mockups, sections 2 and 7).
const (
	tagPad    = 10
	tagSingle = 30 // the height of one line
	tagLine   = 26 // and of each of several
	tagRoom   = 8  // above and below them together
	tagIcon   = 18
	tagSwatch = 14
	tagGap    = 6
)

// pointerBox is what the arrow of the pointer covers, relative to its tip.
var pointerBox = Rect{-4, -4, 22, 30}

// Tag writes lines in a dark box near the pointer at at: clear of it, inside bounds, and on the board of l where there is room.
func (b *Brush) Tag(l Layout, lines []board.Line, words func(board.Message) string, at Point, bounds Rect) {
	if len(lines) == 0 {
		return
	}
	lead := float32(0)
	for _, line := range lines {
		lead = max(lead, tagLead(line))
	}
	texts, types, w := make([]string, len(lines)), make([]Type, len(lines)), float32(0)
	for i, line := range lines {
		types[i] = TypeSmall
		if line.Strong || len(lines) == 1 {
			types[i] = TypeSmall.Medium()
		}
		texts[i] = b.Fit(words(line.Text), types[i], bounds.W-2*tagPad-lead)
		w = max(w, b.Measure(texts[i], types[i]))
	}
	h := float32(tagSingle)
	if len(lines) > 1 {
		h = tagRoom + tagLine*float32(len(lines))
	}
	r := placeTag(l.Slab, bounds, at, float32(int(w+lead+2*tagPad+0.5)), h)
	b.Box(r, Box{
		Radius: 8, Top: b.Theme.TagGround,
		Shadow: 3, ShadowOffset: 3, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.35),
	})
	for i, line := range lines {
		mid := r.Y + h/2 + (float32(i)-float32(len(lines)-1)/2)*tagLine
		b.tagSign(l.Geometry, line, Point{r.X + tagPad, mid})
		b.Text(texts[i], types[i], Point{r.X + tagPad + lead, mid + 0.355*TypeSmall.Size}, Start, b.Theme.TagText)
	}
}

// tagLead returns the width that the swatch and the icon of a line take.
func tagLead(line board.Line) float32 {
	w := float32(0)
	if line.Colour >= 0 {
		w += tagSwatch + tagGap + 2
	}
	if line.Icon != board.IconNone {
		w += tagIcon + tagGap
	}
	return w
}

// tagSign draws the swatch and the icon of a line from at, the middle of its left side.
func (b *Brush) tagSign(g *board.Geometry, line board.Line, at Point) {
	if line.Colour >= 0 {
		r := Rect{at.X, at.Y - tagSwatch/2, tagSwatch, tagSwatch}
		c := ColourOf(g, line.Colour)
		b.Box(r, Box{Radius: 3, Top: c, Line: sprites.Alpha(b.Theme.TagText, 0.75), Width: 1.2})
		at.X += tagSwatch + tagGap + 2
	}
	if line.Icon != board.IconNone {
		b.Icon(IconOf(line.Icon), Point{at.X + tagIcon/2, at.Y}, tagIcon, b.Theme.TagText)
	}
}

// placeTag returns where a tag of w by h goes: the first place below right, below left, above right or above left of the pointer at p
// that lies in bounds and on the slab, else the first in bounds, else the nearest in bounds that leaves the pointer free.
func placeTag(slab, bounds Rect, p Point, w, h float32) Rect {
	const aside, below, above = 26, 36, 22
	places := [4]Rect{
		{p.X + aside, p.Y + below, w, h},
		{p.X - aside - w, p.Y + below, w, h},
		{p.X + aside, p.Y - above - h, w, h},
		{p.X - aside - w, p.Y - above - h, w, h},
	}
	for _, area := range [2]Rect{slab.Intersect(bounds), bounds} {
		for _, r := range places {
			if area.Covers(r) {
				return r
			}
		}
	}
	r := places[0]
	r.X = min(max(r.X, bounds.X), bounds.X+bounds.W-w)
	r.Y = min(max(r.Y, bounds.Y), bounds.Y+bounds.H-h)
	pointer := Rect{p.X + pointerBox.X, p.Y + pointerBox.Y, pointerBox.W, pointerBox.H}
	if o := r.Intersect(pointer); o.W > 0 && o.H > 0 {
		r.Y = max(bounds.Y, pointer.Y-h)
	}
	return r
}
