package ui

import (
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
)

func TestDragScrollBar(t *testing.T) {
	area, strip := render.Rect{W: 300, H: 400}, render.Rect{X: 294, W: 6, H: 400}
	var s State
	at := func(in input.Frame) float32 {
		in.W, in.H, in.Scale = 640, 480, 1
		b := &render.Brush{Canvas: Blind{W: 640, H: 480}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
		u := New(b, in, words.English(), &s, true)
		u.Scroll(area, "text", 1600)
		u.ScrollBar(strip, "text", 1600)
		u.Done()
		return u.Scroll(area, "text", 1600)
	}
	// The bar is 100 high and can move by 300, so a pixel of it moves the content by four.
	for _, c := range []struct {
		in   input.Frame
		want float32
		why  string
	}{
		{input.Frame{X: 297, Y: 40, Pressed: input.Left, Down: input.Left}, 0, "taken where it is"},
		{input.Frame{X: 250, Y: 90, Down: input.Left}, 200, "follows the pointer, also beside the strip"},
		{input.Frame{X: 297, Y: 900, Down: input.Left}, 1200, "stops at the end"},
		{input.Frame{X: 297, Y: 900, Released: input.Left}, 1200, "let go"},
		{input.Frame{X: 297, Y: 100}, 1200, "held no more"},
		{input.Frame{X: 297, Y: 200, Pressed: input.Left, Down: input.Left}, 600, "jumps where it was not"},
	} {
		if got := at(c.in); got != c.want {
			t.Errorf("%s: scrolled by %v, want %v", c.why, got, c.want)
		}
	}
}

// The bar beside an area that is a little higher than the bar reaches the end of the content, and disappears if all of it is visible.
func TestScrollBarEndsWithContent(t *testing.T) {
	area := render.Rect{Y: 56, W: 640, H: 400}
	for _, height := range []float32{400, 401, 900} {
		d := newDesk()
		show := func(u *UI) {
			u.ScrollEnds(area, u.Theme.Window, "text", u.Scroll(area, "text", height), height)
		}
		d.press(render.Point{X: 631, Y: 80}, show)
		d.at.Y = 470
		d.pass(input.Frame{}, true, show)
		if got, want := d.state.scrolling.at["text"], height-area.H; got < want-0.01 || got > want+0.01 {
			t.Errorf("%v high: dragged to its end the bar scrolls by %v, want %v", height, got, want)
		}
		if held := d.state.scrolling.gripped != ""; held != (height > area.H) {
			t.Errorf("%v high: there is a bar: %v", height, held)
		}
	}
}
