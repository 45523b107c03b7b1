package app_test

import (
	"cmp"
	"image"
	"slices"
	"testing"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/sprites"
)

// panels is a canvas that records the sides of the panels that extend from the top of the window to its bottom.
type panels struct {
	w, h  int
	sides *[]int
}

// Size returns the size of the window.
func (p panels) Size() (w, h int) { return p.w, p.h }

// Fill records r.
func (p panels) Fill(r image.Rectangle, c sprites.Color) {
	const narrow = 100
	if c.A == 255 && 10*r.Dy() >= 8*p.h && r.Dx() > narrow {
		*p.sides = append(*p.sides, r.Min.X, r.Max.X)
	}
}

// Outline does nothing: the test only looks at fills, and outlines would take most of its time.
func (panels) Outline(any, sprites.Drawing, image.Point, float32) {}

// Lay does nothing.
func (panels) Lay(*sprites.Picture, image.Point, float32) {}

// Clip returns p.
func (p panels) Clip(image.Rectangle) render.Canvas { return p }

// columnsOf returns the columns of the page that a shows in a window of w by h pixels, without their margins: those between the side panels, or the
// single one of a text page.
func columnsOf(a *app.App, w, h int) (columns []render.Rect) {
	sides := []int{0, w}
	a.Draw(panels{w: w, h: h, sides: &sides})
	slices.Sort(sides)
	sides = slices.Compact(sides)
	zoom := a.Zoom()
	page := render.Rect{W: float32(w) / zoom, H: float32(h) / zoom}
	switch {
	case a.Scene() == "title": // it has no bar, and wider margins: those of its name
		for _, x := range a.Seen().Placed() {
			if x.Text == "Quintet" {
				return []render.Rect{page.Pad(x.Rect.X, 0)}
			}
		}
		return nil // a notice covers it
	case len(sides) == 2:
		return []render.Rect{scenes.Column(page)}
	}
	for i, x := range sides[1:] {
		from := float32(sides[i]) / zoom
		columns = append(columns, render.Rect{X: from, W: float32(x)/zoom - from, H: page.H}.Pad(scenes.Margin(page.W), 0))
	}
	return columns
}

// toolsAgree reports icons at the top of a's page that are not on one line, or are closer to each other than their width; groups of icons are further
// apart.
func toolsAgree(t *testing.T, a *app.App, where string) {
	t.Helper()
	var tools []render.Point
	for _, x := range a.Seen().Widgets {
		if r := x.Rect; r.Y < scenes.ToolSize && r.W <= scenes.ToolSize && r.H <= scenes.ToolSize && !above(a, r) {
			tools = append(tools, r.Centre())
		}
	}
	slices.SortFunc(tools, func(a, b render.Point) int { return cmp.Compare(a.X, b.X) })
	for i := 1; i < len(tools); i++ {
		from, to := tools[i-1], tools[i]
		if from.Y != to.Y {
			t.Errorf("%s: the icons at the top are at the heights %v and %v", where, from.Y, to.Y)
		}
		if pitch := to.X - from.X; pitch < scenes.ToolSize+5 && (pitch < scenes.ToolSize-0.5 || pitch > scenes.ToolSize+0.5) {
			t.Errorf("%s: icons at the top are at %v and %v, want them %v apart", where, from.X, to.X, scenes.ToolSize)
		}
	}
}

// edgesAgree reports what does not keep to the columns of the page that a shows in a window of w by h pixels: text stays within its column, and the
// icons at the top end where the column below them ends. A page that shows only the board has no columns.
func edgesAgree(t *testing.T, a *app.App, where string, w, h int) {
	t.Helper()
	const most = 2 // pixels by which edges may differ
	columns, end := columnsOf(a, w, h), float32(0)
	menu := false
	for _, x := range a.Seen().Widgets {
		menu = menu || x.Label == "Menu" || x.Label == "Jogo"
		if r := x.Rect; r.Y < scenes.ToolSize && r.W <= scenes.ToolSize && !above(a, r) {
			end = max(end, r.Centre().X+scenes.ToolSize/2-scenes.ToolPadding)
		}
	}
	if a.Scene() == "play" && !menu || len(columns) == 0 {
		return
	}
	last := columns[len(columns)-1]
	if right := last.X + last.W; end > 0 && (end < right-most || end > right+most) {
		t.Errorf("%s: the icons at the top end at %v, the column at %v", where, end, right)
	}
	for _, x := range a.Seen().Placed() {
		if above(a, x.Rect) || len(x.Text) < 2 { // short texts may be in the margin
			continue
		}
		c := last
		for _, other := range slices.Backward(columns) {
			if x.Rect.Centre().X < other.X+other.W+scenes.Margin(float32(w)) {
				c = other
			}
		}
		if x.Rect.X < c.X-most || x.Rect.X+x.Rect.W > c.X+c.W+most {
			t.Errorf("%s: %q runs from %v to %v, the column from %v to %v", where, x.Text, x.Rect.X, x.Rect.X+x.Rect.W, c.X, c.X+c.W)
		}
	}
}
