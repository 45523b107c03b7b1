package ui

import (
	"testing"

	"quintet/render"
	"quintet/render/input"
)

// tap touches a point with a finger and lifts it.
func (d *desk) tap(at render.Point, show func(u *UI)) {
	d.at, d.down = at, input.Left
	d.pass(input.Frame{Pressed: input.Left, Touch: true}, true, show)
	d.down = 0
	d.pass(input.Frame{Released: input.Left, Touch: true}, true, show)
}

// A finger slightly beside a small widget presses it, but a widget under the finger, or closer to it, takes precedence.
func TestTouchPressesNearest(t *testing.T) {
	pressed := ""
	show := func(u *UI) {
		for name, r := range map[string]render.Rect{
			"left": {X: 100, Y: 100, W: 32, H: 24}, "right": {X: 132, Y: 100, W: 32, H: 24}, "below": {X: 100, Y: 132, W: 64, H: 40},
		} {
			if u.Button(r, Command{Name: name}) {
				pressed = name
			}
		}
	}
	for _, c := range []struct {
		x, y float32
		want string
		why  string
	}{
		{110, 110, "left", "on it"}, {133, 110, "right", "on it, though the other one reaches farther"}, {131, 101, "left", "on it"},
		{96, 110, "left", "beside it"}, {93, 110, "", "too far beside it"}, {110, 91, "left", "above it"}, {110, 89, "", "too far above it"},
		{110, 127, "left", "between two, nearer to it"}, {110, 130, "below", "between two, nearer to the other"}, {150, 173, "below", "four pixels are missing to a finger"},
		{150, 175, "", "too far below"},
	} {
		pressed = ""
		d := newDesk()
		d.pass(input.Frame{}, true, show)
		if d.tap(render.Point{X: c.x, Y: c.y}, show); pressed != c.want {
			t.Errorf("a tap at %v, %v presses %q, want %q: %s", c.x, c.y, pressed, c.want, c.why)
		}
	}
	pressed = ""
	d := newDesk()
	d.pass(input.Frame{}, true, show)
	if d.click(render.Point{X: 96, Y: 110}, show); pressed != "" {
		t.Errorf("a click of the mouse beside a button presses %q", pressed)
	}
}

// A finger that moves up or down over a scrolling area moves its content, and presses nothing.
func TestTouchScrolls(t *testing.T) {
	area := render.Rect{X: 0, Y: 40, W: 640, H: 400}
	pressed, off := 0, float32(0)
	show := func(u *UI) {
		off = u.Scroll(area, "list", 1000)
		u.Within(area, func() {
			if u.Button(render.Rect{X: 20, Y: 100 - off, W: 300, H: 200}, Command{Label: "large"}) {
				pressed++
			}
		})
	}
	d := newDesk()
	finger := func(y float32, in input.Frame) {
		in.Touch, d.at, d.down = true, render.Point{X: 100, Y: y}, input.Left
		if in.Released != 0 {
			d.down = 0
		}
		d.pass(in, true, show)
		d.pass(input.Frame{Touch: true}, false, show)
	}
	finger(200, input.Frame{Pressed: input.Left})
	finger(192, input.Frame{})
	if finger(192, input.Frame{Released: input.Left}); pressed != 1 || off != 0 {
		t.Errorf("a finger that hardly moves presses %d times and scrolls by %v, want once and nothing", pressed, off)
	}
	finger(200, input.Frame{Pressed: input.Left})
	for _, c := range []struct{ y, want float32 }{{180, 20}, {150, 50}, {190, 10}, {230, 0}, {160, 40}} {
		if finger(c.y, input.Frame{}); off != c.want {
			t.Errorf("a finger at %v scrolls to %v, want %v", c.y, off, c.want)
		}
	}
	finger(160, input.Frame{Released: input.Left})
	if pressed != 1 || off != 40 {
		t.Errorf("lifted: pressed %d times, scrolled by %v, want once and 40", pressed, off)
	}
	finger(20, input.Frame{Pressed: input.Left}) // outside the area
	if finger(200, input.Frame{}); off != 40 {
		t.Errorf("a finger from outside scrolls to %v", off)
	}
	finger(200, input.Frame{Released: input.Left})
	d.at, d.down = render.Point{X: 100, Y: 200}, input.Left
	d.pass(input.Frame{Pressed: input.Left}, true, show)
	d.at.Y = 100
	if d.pass(input.Frame{}, true, show); off != 40 {
		t.Errorf("the mouse scrolls to %v", off)
	}
}
