package ui

import (
	"testing"

	"quintet/render"
	"quintet/scenes/input"
)

// tap touches a place with a finger and takes it away.
func (d *desk) tap(at render.Point, show func(u *UI)) {
	d.at, d.down = at, input.Left
	d.pass(input.Frame{Pressed: input.Left, Touch: true}, true, show)
	d.down = 0
	d.pass(input.Frame{Released: input.Left, Touch: true}, true, show)
}

// Small things can be pressed by a finger that is a little beside them, but what lies under it, or nearer, comes first.
func TestAFingerPressesWhatIsNearest(t *testing.T) {
	pressed := ""
	show := func(u *UI) {
		for name, r := range map[string]render.Rect{
			"left": {X: 100, Y: 100, W: 32, H: 24}, "right": {X: 132, Y: 100, W: 32, H: 24}, "below": {X: 100, Y: 132, W: 64, H: 40},
		} {
			if u.Button(r, Button{Name: name}) {
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
