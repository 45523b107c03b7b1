// The dark box with words at the pointer: its size, and where it hides least of the board. What it says is decided in scenes/boardui.

package render

import (
	"math"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// Measures of the tag at the pointer, in logical pixels.
const (
	tagPad    = 10
	tagSingle = 30 // the height of one line
	tagLine   = 26 // and of each of several
	tagRoom   = 8  // above and below them together
	tagIcon   = 18
	tagSwatch = 14
	tagGap    = 6
)

// pointerBox is the box of the pointer arrow, relative to its tip.
var pointerBox = Rect{-4, -4, 22, 30}

// A Sight says what the words at the pointer leave in sight: the cells to Keep, those with pieces, and those to Spare, which can be chosen and
// matter half as much. A cell that is named several times matters as many times as much. For that they go Far off, in cell widths.
type Sight struct {
	Keep, Spare []board.Target
	Far         float32
}

// Tag writes lines in a dark box near the pointer at at: clear of it, inside bounds, and on the side where it hides least of see; where it is
// all the same, on the board of l. On small cells the essential of all lines stands side by side, if they have it.
func (b *Brush) Tag(l Layout, lines []board.Line, words func(board.Message) string, at Point, bounds Rect, see Sight) {
	const small = 44 // cells
	switch {
	case len(lines) == 0:
	case l.Unit < small && !slices.ContainsFunc(lines, func(x board.Line) bool { return x.Short.Empty() }):
		b.tagInRow(l, lines, words, at, bounds, see)
	default:
		b.tagInLines(l, lines, words, at, bounds, see)
	}
}

// tagInLines writes lines of a tag one below the other.
func (b *Brush) tagInLines(l Layout, lines []board.Line, words func(board.Message) string, at Point, bounds Rect, see Sight) {
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
	r := b.tagBox(placeTag(l, bounds, at, float32(int(w+lead+2*tagPad+0.5)), h, see))
	for i, line := range lines {
		mid := r.Y + h/2 + (float32(i)-float32(len(lines)-1)/2)*tagLine
		b.tagWords(l.Geometry, line, texts[i], types[i], Point{r.X + tagPad, mid}, lead)
	}
}

// tagInRow writes the essential of lines of a tag side by side.
func (b *Brush) tagInRow(l Layout, lines []board.Line, words func(board.Message) string, at Point, bounds Rect, see Sight) {
	const between = 12
	face, w := TypeSmall.Medium(), float32(2*tagPad-between)
	texts, wide := make([]string, len(lines)), make([]float32, len(lines))
	for i, line := range lines {
		texts[i] = words(line.Short)
		wide[i] = tagLead(line) + b.Measure(texts[i], face) + between
		w += wide[i]
	}
	r := b.tagBox(placeTag(l, bounds, at, float32(int(w+0.5)), tagSingle, see))
	from := Point{r.X + tagPad, r.Y + tagSingle/2}
	for i, line := range lines {
		b.tagWords(l.Geometry, line, texts[i], face, from, tagLead(line))
		from.X += wide[i]
	}
}

// tagBox draws the box of a tag on r, which it returns.
func (b *Brush) tagBox(r Rect) Rect {
	b.Box(r, Box{Radius: 8, Top: b.Theme.TagGround}.raised(3))
	return r
}

// tagWords writes text behind the signs of a line, which take the width lead, from at on, the middle of its left side.
func (b *Brush) tagWords(g *board.Geometry, line board.Line, text string, t Type, at Point, lead float32) {
	b.tagSign(g, line, at)
	b.Text(text, t, Point{at.X + lead, at.Y + 0.355*TypeSmall.Size}, Start, b.Theme.TagText)
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

// placeTag returns where a tag of w by h goes: beside the pointer at p, below it or above, in bounds if it fits at all; a little farther off
// where it would hide something at each of these places and nothing there.
func placeTag(l Layout, bounds Rect, p Point, w, h float32, see Sight) Rect {
	const aside, far, below, above = 26, 40, 37, 22
	over := max(30, 0.4*l.Unit+18) // clear of a badge at the upper right of the cell
	beside := 0.5*l.Unit + 30      // clear of that badge, too
	level := Rect{Y: p.Y - h/2, H: h}.within(bounds).Y
	best, least := Rect{}, float32(math.MaxFloat32)
	try := func(r Rect, far float32) {
		if cost := far + l.hidden(r, bounds, see, least); cost < least {
			best, least = r, cost
		}
	}
	for i, r := range [...]Rect{
		{p.X + aside, p.Y + below, w, h},
		{p.X - far - w, p.Y + below, w, h},
		{p.X + 1.7*aside, p.Y - above - h, w, h}, // badges stand at the upper right of a cell
		{p.X - far - w, p.Y - above - h, w, h},
		{p.X - w/2, p.Y + below, w, h},
		{p.X - w/2, p.Y - over - h, w, h},
		{p.X - w*0.85, p.Y + below, w, h},
		{p.X - w*0.15, p.Y + below, w, h},
		{p.X - w*0.85, p.Y - over - h, w, h},
		{p.X - w*0.15, p.Y - over - h, w, h},
		{p.X + beside, level, w, h},
		{p.X - beside - w, level, w, h},
	} {
		try(r, float32(i)*0.001)
	}
	const rough, way = 0.012, 0.1 // what the places above may hide, and a cell farther away may be worth
	step := l.Unit / 5
	for out := float32(0); least > rough && out < see.Far*l.Unit; out += step {
		for x := p.X - far - w; x <= p.X+aside; x += step {
			try(Rect{x, p.Y + below + out, w, h}, rough+way*out/l.Unit)
			up := over
			if x+w < p.X-l.Unit/2 {
				up = above
			}
			try(Rect{x, p.Y - up - out - h, w, h}, rough+way*out/l.Unit)
		}
	}
	return freeOf(pointerBox.at(p), best.within(bounds), bounds)
}

// hidden returns what a tag at r would hide: more than enough once that is clear.
func (l Layout) hidden(r, bounds Rect, see Sight, enough float32) float32 {
	letters, frame := l.Slab.CutTop(l.Field.Y-l.Slab.Y, 0)
	figures, _ := frame.CutLeft(l.Field.X-l.Slab.X, 0)
	cost := 100 * (1 - share(r, bounds)) // better on pieces than out of the window
	cost += 0.2 * (1 - share(r, l.Slab))
	cost += 0.8 * (share(r, letters) + share(r, figures))
	for i := 0; i < len(see.Keep) && cost < enough; i++ {
		cost += share(r, l.around(see.Keep[i]).Inset(0.08*l.Unit))
	}
	for i := 0; i < len(see.Spare) && cost < enough; i++ {
		cost += 0.5 * share(r, l.around(see.Spare[i]).Inset(0.08*l.Unit))
	}
	return cost
}

// share returns how much of r lies in area, from 0 to 1.
func share(r, area Rect) float32 {
	o := r.Intersect(area)
	return o.W * o.H / (r.W * r.H)
}

// around returns the square of one cell width around cell t.
func (l Layout) around(t board.Target) Rect {
	c := l.corner(t)
	return Rect{c.X, c.Y, l.Unit, l.Unit}
}

// at returns r moved by p.
func (r Rect) at(p Point) Rect { return Rect{r.X + p.X, r.Y + p.Y, r.W, r.H} }

// within returns r moved into area; its left and upper sides stay in where it is too large.
func (r Rect) within(area Rect) Rect {
	r.X = max(area.X, min(r.X, area.X+area.W-r.W))
	r.Y = max(area.Y, min(r.Y, area.Y+area.H-r.H))
	return r
}

// freeOf returns r, or where it covers the pointer, r moved above it or else below it.
func freeOf(pointer, r, bounds Rect) Rect {
	if o := r.Intersect(pointer); o.W <= 0 || o.H <= 0 {
		return r
	}
	if r.Y = pointer.Y - r.H; r.Y < bounds.Y {
		r.Y = pointer.Y + pointer.H
	}
	return r
}
