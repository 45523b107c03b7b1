// Writes and paints in a pass (paper): lines and blocks of text, hairlines, boxes, and the sheets behind menus. Records each text and what covers it,
// for tests (Placed, Sheets). Blind is the canvas of a pass that only handles input. Add a way to write text here, so that it is recorded.

package ui

import (
	"image"
	"slices"
	"strings"

	"quintet/render"
	"quintet/sprites"
)

// A Placed is a line of text in the last pass, for tests. All readable text is recorded, except text on a board.
type Placed struct {
	Text string
	Rect render.Rect // around its letters, in pixels of the page
	Cut  bool        // the space was too small, so the end of the text is missing
	Area bool        // it is in a scrolling area, and may be outside the visible part
}

// A paper is a brush that records the text of a pass.
type paper struct {
	*render.Brush
	Texts  []string // all written texts, for scripts and tests
	lines  []Placed
	sheets []render.Rect
}

// Placed returns the lines written so far. A pass that draws records none.
func (p *paper) Placed() []Placed { return p.lines }

// Sheets returns the places, in pixels of the page, of menus and lists that cover earlier content.
func (p *paper) Sheets() []render.Rect { return p.sheets }

// Write writes s in one line with its baseline at at and returns its width.
func (p *paper) Write(s string, t render.Type, at render.Point, a render.Align, c sprites.Color) float32 {
	p.Texts = append(p.Texts, s)
	return p.Text(s, t, at, a, c)
}

// WriteIn writes s in the middle of the height of r.
func (p *paper) WriteIn(s string, t render.Type, r render.Rect, a render.Align, c sprites.Color) {
	p.Texts = append(p.Texts, s)
	p.TextIn(s, t, r, a, c)
}

// WriteLines writes s in lines of width w and returns the baseline after the last.
func (p *paper) WriteLines(s string, t render.Type, at render.Point, w, leading float32, c sprites.Color) float32 {
	p.Texts = append(p.Texts, s)
	for _, line := range p.Wrap(s, t, w) {
		wide := p.Brush.Text(line, t, at, render.Start, c)
		p.record(line, t, at, render.Start, wide, wide > w)
		at.Y += leading
	}
	return at.Y
}

// A Block defines the layout of a text: at most MaxLines lines, at the top or in the middle of its place.
type Block struct {
	Type         render.Type
	Leading      float32 // the height of a line
	MaxLines     int
	Across, Down render.Align
	Ink          sprites.Color
}

// WriteBlock writes s in r, in lines of similar length, and returns the space below. Text beyond b.MaxLines lines is left out.
func (p *paper) WriteBlock(s string, r render.Rect, b Block) (below render.Rect) {
	p.Texts = append(p.Texts, s)
	lines := p.BalancedLines(s, b.Type, r.W, b.MaxLines)
	high := b.Leading * float32(len(lines))
	top := r.Place(r.W, high, render.Start, b.Down)
	for i, line := range lines {
		at := render.Rect{X: top.X, Y: top.Y + b.Leading*float32(i), W: top.W, H: b.Leading}
		p.TextIn(line, b.Type, at, b.Across, b.Ink)
	}
	_, below = r.CutTop(top.Y+high-r.Y, 0)
	return below
}

// BalancedLines breaks s into at most most lines of width w, of similar length; the rest is left out. It does not process more of s than fits.
func (p *paper) BalancedLines(s string, t render.Type, w float32, most int) []string {
	lines, all := p.WrapFirst(s, t, w, most+1)
	if all && len(lines) <= most {
		return p.WrapEvenly(s, t, w)
	}
	last := min(most, len(lines)) - 1
	if last < 0 {
		return nil
	}
	return append(lines[:last:last], p.Fit(strings.Join(lines[last:], " "), t, w))
}

// Lines writes lines, each leading high, from the top of r, scrolled by off. It skips invisible ones.
func (p *paper) Lines(lines []string, t render.Type, r render.Rect, leading, off float32, c sprites.Color) {
	first := max(0, min(len(lines), int(off/leading)))
	last := max(first, min(len(lines), int((off+r.H)/leading)+1))
	const descent = 4 // below the baseline
	at := render.Point{X: r.X, Y: r.Y + leading*float32(first+1) - descent - off}
	p.Clipped(r, func() {
		for _, line := range lines[first:last] {
			p.Write(line, t, at, render.Start, c)
			at.Y += leading
		}
	})
}

// LineAbove draws a hairline along the top of r.
func (p *paper) LineAbove(r render.Rect) {
	p.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, p.Theme.Hairline)
}

// LineBeside draws a hairline along the left side of r.
func (p *paper) LineBeside(r render.Rect) {
	p.Hairline(render.Rect{X: r.X, Y: r.Y, W: 1, H: r.H}, p.Theme.Hairline)
}

// Clipped calls f with drawing clipped to r.
func (p *paper) Clipped(r render.Rect, f func()) {
	whole := p.Brush
	p.Brush = p.Clip(r)
	f()
	p.Brush = whole
}

// Faded calls f with everything drawn at a fraction of its opacity.
func (p *paper) Faded(share float32, f func()) {
	whole := p.Brush
	p.Brush = p.Brush.Faded(share)
	f()
	p.Brush = whole
}

// Text writes s like render.Brush.Text, and records its place.
func (p *paper) Text(s string, t render.Type, at render.Point, a render.Align, c sprites.Color) float32 {
	w := p.Brush.Text(s, t, at, a, c)
	p.record(s, t, at, a, w, false)
	return w
}

// TextIn writes s in one line at the middle of the height of r, cut with an ellipsis if r is too narrow.
func (p *paper) TextIn(s string, t render.Type, r render.Rect, a render.Align, c sprites.Color) {
	fit, middle := p.Fit(s, t, r.W), r.Place(0, 0, a, render.Middle)
	at := render.Point{X: middle.X, Y: middle.Y + 0.355*t.Size}
	p.record(s, t, at, a, p.Brush.Text(fit, t, at, a, c), fit != s)
}

// record records a text of width w.
func (p *paper) record(s string, t render.Type, at render.Point, a render.Align, w float32, cut bool) {
	if !p.Blind || s == "" {
		return
	}
	const over, under = 0.7, 0.2 // as fractions of the size, above and below the baseline
	r := render.Rect{X: at.X, Y: at.Y - over*t.Size}.Place(w, (over+under)*t.Size, a, render.Start)
	area := false
	if b, ok := p.Canvas.(Blind); ok {
		area = b.clipped
	}
	p.lines = append(p.lines, Placed{s, r, cut, area})
}

// Box draws x like render.Brush.Box. Text under a sheet is no longer readable.
func (p *paper) Box(r render.Rect, x render.Box) {
	const sheet = 64 // higher than any button
	p.Brush.Box(r, x)
	if x.Top.A == 255 && r.H > sheet {
		p.Cover(r)
	}
}

// Sheet draws the background of a modal layer: a menu, a list, a question.
func (p *paper) Sheet(r render.Rect) {
	ground, line, shade := p.Theme.Panel, p.Theme.Hairline, float32(0.28)
	if p.Theme.Dark { // shadows are hardly visible there, so the layer is lighter
		ground, line, shade = sprites.Mix(ground, p.Theme.Text, 0.05), sprites.Mix(line, p.Theme.Text, 0.14), 0.6
	}
	p.Box(r, render.Box{Radius: 12, Top: ground, Line: line, Width: 1, Shadow: 12, ShadowOffset: 8, ShadowColor: sprites.Alpha(sprites.RGB(0), shade)})
}

// Cover records that r hides earlier content.
func (p *paper) Cover(r render.Rect) {
	if p.Blind {
		p.sheets = append(p.sheets, r)
		p.lines = slices.DeleteFunc(p.lines, func(l Placed) bool {
			o := l.Rect.Intersect(r)
			return o.W > 0 && o.H > 0
		})
	}
}

// Blind is a canvas of a size that shows nothing, for the pass that handles input.
type Blind struct {
	W, H    int
	clipped bool
}

// Size returns the size.
func (b Blind) Size() (w, h int) { return b.W, b.H }

// Fill does nothing.
func (Blind) Fill(image.Rectangle, sprites.Color) {}

// Lay does nothing.
func (Blind) Lay(*sprites.Picture, image.Point, float32) {}

// Clip returns a canvas of the same size that is marked as a part.
func (b Blind) Clip(image.Rectangle) render.Canvas {
	b.clipped = true
	return b
}
