// Draws the box with text at the pointer (Tag), and chooses its position (rect) so that it does not cover the numbers and signs on the board
// (Labels). Change its size and place here. scenes/boardui/explain.go decides what it says, scenes/boardui/paint.go where it may be.

package render

import (
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// Dimensions of the tag at the pointer, in logical pixels.
const (
	tagPadding = 10
	tagSingle  = 30 // the height of one line
	tagLine    = 26 // and of each of several
	tagRoom    = 8  // total of the space above and below them
	tagIcon    = 18
	tagSwatch  = 14
	tagGap     = 6
)

// pointerBox is the box of the pointer arrow, relative to its tip.
var pointerBox = Rect{-4, -4, 22, 30}

// A TagPlace says where the text at the pointer may be: near At, the tip of the pointer, and inside Bounds. If possible it covers neither the cells
// in About, nor Pieces, nor Goals; otherwise it may cover Goals, then Pieces. To find such a place it moves up to Far away.
type TagPlace struct {
	At                   Point
	Bounds               Rect
	MaxDistance          float32 // in cell widths
	About, Pieces, Goals []Shape
}

// Tag writes lines in a dark box beside the pointer, positioned by place. On small cells it writes the short forms of the lines side by side, if every
// line has one.
func (b *Brush) Tag(l Layout, lines []board.Line, words func(board.Message) string, place TagPlace) {
	const small = 44 // cells
	switch {
	case len(lines) == 0:
	case l.Unit < small && !slices.ContainsFunc(lines, func(x board.Line) bool { return x.Short.Empty() }):
		b.tagInRow(l, lines, words, place)
	default:
		b.tagInLines(l, lines, words, place)
	}
}

// tagInLines writes lines of a tag one below the other.
func (b *Brush) tagInLines(l Layout, lines []board.Line, words func(board.Message) string, place TagPlace) {
	lead := float32(0)
	for _, line := range lines {
		lead = max(lead, signsWidth(line))
	}
	texts, types, w := make([]string, len(lines)), make([]Type, len(lines)), float32(0)
	for i, line := range lines {
		types[i] = TypeSmall
		if line.Strong || len(lines) == 1 {
			types[i] = TypeSmall.Medium()
		}
		texts[i] = b.Fit(words(line.Text), types[i], place.Bounds.W-2*tagPadding-lead)
		w = max(w, b.Measure(texts[i], types[i]))
	}
	h := float32(tagSingle)
	if len(lines) > 1 {
		h = tagRoom + tagLine*float32(len(lines))
	}
	r := b.tagBox(place.rect(l, float32(int(w+lead+2*tagPadding+0.5)), h))
	for i, line := range lines {
		mid := r.Y + h/2 + (float32(i)-float32(len(lines)-1)/2)*tagLine
		b.tagWords(l.Geometry, line, texts[i], types[i], Point{r.X + tagPadding, mid}, lead)
	}
}

// tagInRow writes the short forms of a tag's lines side by side.
func (b *Brush) tagInRow(l Layout, lines []board.Line, words func(board.Message) string, place TagPlace) {
	const between = 12
	face, w := TypeSmall.Medium(), float32(2*tagPadding-between)
	texts, wide := make([]string, len(lines)), make([]float32, len(lines))
	for i, line := range lines {
		texts[i] = words(line.Short)
		wide[i] = signsWidth(line) + b.Measure(texts[i], face) + between
		w += wide[i]
	}
	r := b.tagBox(place.rect(l, float32(int(w+0.5)), tagSingle))
	from := Point{r.X + tagPadding, r.Y + tagSingle/2}
	for i, line := range lines {
		b.tagWords(l.Geometry, line, texts[i], face, from, signsWidth(line))
		from.X += wide[i]
	}
}

// tagBox draws the box of a tag on r, and returns r.
func (b *Brush) tagBox(r Rect) Rect {
	b.Box(r, Box{Radius: 8, Top: b.Theme.TagGround}.raised(3))
	return r
}

// tagWords writes text after the signs of a line, whose width is lead. at is the middle of the line's left side.
func (b *Brush) tagWords(g *board.Geometry, line board.Line, text string, t Type, at Point, lead float32) {
	b.tagSign(g, line, at)
	b.Text(text, t, Point{at.X + lead, at.Y + 0.355*TypeSmall.Size}, Start, b.Theme.TagText)
}

// signsWidth returns the width of a line's swatch and icon.
func signsWidth(line board.Line) float32 {
	w := float32(0)
	if line.Colour >= 0 {
		w += tagSwatch + tagGap + 2
	}
	if line.Icon != board.IconNone {
		w += tagIcon + tagGap
	}
	return w
}

// tagSign draws the swatch and the icon of a line starting at at, the middle of its left side.
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

// rect returns the position of a tag of w by h. If that covers no additional piece, it stays on the board l and clear of the letters and figures at
// its edge.
func (p TagPlace) rect(l Layout, w, h float32) Rect {
	var rects []Rect
	for out := float32(0); out <= p.MaxDistance; out += 0.25 {
		rects = p.appendRects(rects, l, w, h, out*l.Unit)
	}
	places := make([]Shape, len(rects))
	for i, r := range rects {
		places[i].Core = r
	}
	letters, frame := l.Slab.CutTop(l.Field.Y-l.Slab.Y, 0)
	figures, _ := frame.CutLeft(l.Field.X-l.Slab.X, 0)
	middles := slices.Clone(p.Pieces)
	for i := range middles {
		middles[i].Radius /= 2
	}
	pointer := []Shape{{Core: pointerBox.at(p.At)}}
	i, _ := FirstFree(places, pointer, p.About, middles, p.Pieces, []Shape{{Core: letters}, {Core: figures}}, Outside(l.Slab), p.Goals)
	return rects[i]
}

// appendRects appends the positions for a tag of w by h beside, below and above the pointer, at an additional distance of out, best first.
func (p TagPlace) appendRects(dst []Rect, l Layout, w, h, out float32) []Rect {
	const aside, far = 26, 40
	below, above := 37+out, 22+out
	over := max(30, 0.4*l.Unit+18) + out // clear of a badge at the upper right of the cell
	beside := 0.5*l.Unit + 30 + out      // clear of that badge, too
	for _, at := range [...]Point{
		{aside, below},
		{-far - w, below},
		{1.7 * aside, -above - h}, // badges are at the upper right of a cell
		{-far - w, -above - h},
		{-w / 2, below},
		{-w / 2, -over - h},
		{-w * 0.85, below},
		{-w * 0.15, below},
		{-w * 0.85, -over - h},
		{-w * 0.15, -over - h},
		{beside, -h / 2},
		{-beside - w, -h / 2},
	} {
		dst = append(dst, Rect{at.X, at.Y, w, h}.at(p.At).within(p.Bounds))
	}
	return dst
}

// at returns r moved by p.
func (r Rect) at(p Point) Rect { return Rect{r.X + p.X, r.Y + p.Y, r.W, r.H} }

// within returns r moved into area; if it is too large its left and upper sides stay inside.
func (r Rect) within(area Rect) Rect {
	r.X = max(area.X, min(r.X, area.X+area.W-r.W))
	r.Y = max(area.Y, min(r.Y, area.Y+area.H-r.H))
	return r
}

// Labels returns the areas of numbers and signs on the board that the text at the pointer must not cover: the badges of loops, the sizes of groups
// and the scissors on links.
func (l Layout) Labels(v *board.View, o *Overlay) []Shape {
	labels := badgePlaces(l, v, o)
	for i, s := range labels {
		at := l.At(board.Point{X: s.Core.X, Y: s.Core.Y})
		labels[i] = Shape{Rect{at.X, at.Y, s.Core.W * l.Unit, 0}, s.Radius * l.Unit}
	}
	for _, g := range v.Outlines {
		switch {
		case g.Kind == board.OutlineLoose:
			labels = append(labels, Disc(l.Centre(g.At), 0.2*l.Unit))
		case g.Kind == board.OutlineCounted && lined(l, g) && g.At.IsCell():
			labels = append(labels, Disc(groupMiddle(l, g.Cells), 0.25*l.Unit))
		}
	}
	for _, m := range slices.Concat(v.Marks, o.Marks) {
		if m.Kind == board.MarkCut {
			labels = append(labels, Disc(l.Centre(m.At), 0.3*l.Unit))
		}
	}
	return labels
}
