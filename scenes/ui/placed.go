package ui

import (
	"image"
	"slices"

	"quintet/render"
	"quintet/sprites"
)

// A Placed is a line of text as it stands in the last pass, for tests: everything that is readable is one, but for what a board writes.
type Placed struct {
	Text string
	Rect render.Rect // round its letters, in pixels of the page
	Cut  bool        // there was less room than the text needs, so its end is missing
	Area bool        // only a part of the page is seen, and the text may lie above or below it
}

// A paper keeps the lines and the sheets that a pass has written.
type paper struct {
	lines  []Placed
	sheets []render.Rect
}

// Placed returns the lines written so far. There are none in a pass that draws.
func (u *UI) Placed() []Placed { return u.paper.lines }

// Sheets returns what covers a part of what was painted before, in pixels of the page: menus and lists.
func (u *UI) Sheets() []render.Rect { return u.paper.sheets }

// Text writes s as render.Brush.Text does, and remembers where.
func (u *UI) Text(s string, t render.Type, at render.Point, a render.Align, c sprites.Color) float32 {
	w := u.Brush.Text(s, t, at, a, c)
	u.place(s, t, at, a, w, false)
	return w
}

// TextIn writes s as render.Brush.TextIn does, and remembers where.
func (u *UI) TextIn(s string, t render.Type, r render.Rect, a render.Align, c sprites.Color) {
	u.Brush.TextIn(s, t, r, a, c)
	fit := u.Fit(s, t, r.W)
	at := render.Point{X: r.X + r.W*[...]float32{render.Start: 0, render.Middle: 0.5, render.End: 1}[a], Y: r.Y + r.H/2 + t.Size*0.355}
	u.place(s, t, at, a, u.Measure(fit, t), fit != s)
}

// Paragraph writes s as render.Brush.Paragraph does, and remembers where.
func (u *UI) Paragraph(s string, t render.Type, at render.Point, w, leading float32, c sprites.Color) float32 {
	y := at.Y
	for _, line := range u.Wrap(s, t, w) {
		wide := u.Measure(line, t)
		u.place(line, t, render.Point{X: at.X, Y: y}, render.Start, wide, wide > w)
		y += leading
	}
	return u.Brush.Paragraph(s, t, at, w, leading, c)
}

// place remembers a text of width w.
func (u *UI) place(s string, t render.Type, at render.Point, a render.Align, w float32, cut bool) {
	if !u.Blind || s == "" {
		return
	}
	switch a {
	case render.Middle:
		at.X -= w / 2
	case render.End:
		at.X -= w
	}
	const over, under = 0.7, 0.2 // of the size, above and below the baseline
	r := render.Rect{X: at.X, Y: at.Y - over*t.Size, W: w, H: (over + under) * t.Size}
	area := false
	if b, ok := u.Canvas.(Blind); ok {
		area = b.clipped
	}
	u.paper.lines = append(u.paper.lines, Placed{s, r, cut, area})
}

// Box draws x as render.Brush.Box does. What a sheet covers can no longer be read.
func (u *UI) Box(r render.Rect, x render.Box) {
	const sheet = 64 // higher than any button
	u.Brush.Box(r, x)
	if x.Top.A == 255 && r.H > sheet {
		u.Cover(r)
	}
}

// Sheet draws the ground of something open above everything else: a menu, a list, a question.
func (u *UI) Sheet(r render.Rect) {
	ground, line, shade := u.Theme.Panel, u.Theme.Hairline, float32(0.28)
	if u.Theme.Dark { // where a shadow hardly shows, what lies above is lighter
		ground, line, shade = sprites.Mix(ground, u.Theme.Text, 0.05), sprites.Mix(line, u.Theme.Text, 0.14), 0.6
	}
	u.Box(r, render.Box{Radius: 12, Top: ground, Line: line, Width: 1, Shadow: 12, ShadowOffset: 8, ShadowColor: sprites.Alpha(sprites.RGB(0), shade)})
}

// Cover remembers that r hides what was painted before.
func (u *UI) Cover(r render.Rect) {
	if u.Blind {
		u.paper.sheets = append(u.paper.sheets, r)
		u.paper.lines = slices.DeleteFunc(u.paper.lines, func(p Placed) bool {
			o := p.Rect.Intersect(r)
			return o.W > 0 && o.H > 0
		})
	}
}

// Below adds to what u has met what top has, a pass over something that lies above.
func (u *UI) Below(top *UI) {
	for _, r := range top.paper.sheets {
		u.Cover(r)
	}
	u.paper.lines = append(u.paper.lines, top.paper.lines...)
	u.Texts, u.Widgets = append(u.Texts, top.Texts...), append(u.Widgets, top.Widgets...)
	u.noteTargets()
}

// Blind is a canvas of a size on which nothing is seen: for the pass that handles input.
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

// Clip returns a canvas of the same size that knows to be a part of one.
func (b Blind) Clip(image.Rectangle) render.Canvas {
	b.clipped = true
	return b
}
