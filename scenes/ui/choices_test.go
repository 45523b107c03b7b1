package ui

import (
	"testing"

	"quintet/render"
)

// TestToggle presses a switch with the pointer and checks its state and its name for scripts.
func TestToggle(t *testing.T) {
	d, r := newDesk(), render.Rect{X: 20, Y: 20, W: 200, H: 36}
	chosen, labels := -1, []string{"Off", "On"}
	var widgets []Widget
	show := func(u *UI) {
		chosen, _ = u.Toggle(r, "sound", labels, chosen)
		widgets = u.Widgets
	}
	at := render.Point{X: r.X + SwitchWidth/2, Y: r.Y + r.H/2}
	for i, want := range []int{1, 0, 1} {
		if d.click(at, show); chosen != want {
			t.Errorf("press %d: the switch is %d, want %d", i+1, chosen, want)
		}
		d.keys(show, "x")
		if name := "sound " + labels[1-want]; len(widgets) != 1 || widgets[0].Label != name {
			t.Errorf("press %d: widgets %v, want %q", i+1, widgets, name)
		}
	}
	far := render.Point{X: r.X + r.W, Y: at.Y}
	if d.click(far, show); chosen != 1 {
		t.Error("a click beside the switch changed it")
	}
}
