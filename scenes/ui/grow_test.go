package ui

import (
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/scenes/input"
)

// grownPass is a pass in a window of a size, with a page laid out for 1280 by 800.
func grownPass(w, h int, in input.Frame, s *State) *UI {
	in.W, in.H, in.Scale = w, h, 1
	u := New(&render.Brush{Canvas: Blind{W: w, H: h}, Stock: render.NewStock(), Theme: render.ThemeOf(false), Scale: 1}, in, words.English(), s, true)
	u.Grow(1280, 800)
	return u
}

func TestGrowFollowsTheSmallerSideInSteps(t *testing.T) {
	for _, c := range []struct {
		w, h int
		want float32
	}{
		{640, 480, 1}, {1280, 800, 1}, {1920, 800, 1}, {1280, 1600, 1}, {1440, 900, 1.125}, {1920, 1080, 1.25}, {2560, 1440, 1.5}, {5120, 2880, 1.5},
	} {
		u := grownPass(c.w, c.h, input.Frame{}, &State{})
		if w, h := u.Size(); u.Scale != c.want || w != float32(c.w)/c.want || h != float32(c.h)/c.want {
			t.Errorf("%d by %d: scale %v and page %v by %v, want scale %v", c.w, c.h, u.Scale, w, h, c.want)
		}
	}
}

func TestGrownWidgetsAreClickedWhereTheyAreSeen(t *testing.T) {
	r := render.Rect{X: 1000, Y: 600, W: 20, H: 20} // 1500 to 1530, 900 to 930 in the window
	for _, c := range []struct {
		x, y float32
		want bool
	}{{1515, 915, true}, {1010, 610, false}, {1499, 915, false}, {1515, 931, false}} {
		var s State
		grownPass(2560, 1440, input.Frame{X: c.x, Y: c.y, Pressed: input.Left, Down: input.Left}, &s).Done()
		u := grownPass(2560, 1440, input.Frame{X: c.x, Y: c.y, Released: input.Left}, &s)
		if got := u.Clicked(r); got != c.want {
			t.Errorf("clicked at %v %v: %v, want %v", c.x, c.y, got, c.want)
		}
		u.Add("here", r)
		if got, want := u.Widgets[0].Rect, (render.Rect{X: 1500, Y: 900, W: 30, H: 30}); got != want {
			t.Errorf("the widget is said to be in %v, want %v", got, want)
		}
	}
}

func TestScrollBarIsDragged(t *testing.T) {
	area, strip := render.Rect{W: 300, H: 400}, render.Rect{X: 294, W: 6, H: 400}
	var s State
	at := func(in input.Frame) float32 {
		u := grownPass(640, 480, in, &s)
		u.Scroll(area, "text", 1600)
		u.ScrollBar(strip, "text", 1600)
		u.Done()
		return u.Scroll(area, "text", 1600)
	}
	// The bar is 100 high and has a way of 300, so a pixel of it moves the text by four.
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
