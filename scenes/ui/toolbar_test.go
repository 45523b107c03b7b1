package ui

import (
	"slices"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// A toolbar shows its commands with words, as icons, or in its menu; each runs in all three, also by its key.
func TestToolbarKeepsAllCommandsInReach(t *testing.T) {
	all := []string{"Longest games", "Open a file", "Find"}
	for _, c := range []struct {
		w     float32
		shown []string
		words []string
	}{
		{600, all, all[:2]},
		{3*ToolSize + 20, all, nil},
		{2*ToolSize + 20, []string{all[0], "More"}, nil},
		{ToolSize + 20, []string{"More"}, nil},
	} {
		var did []string
		run := func(name string) func() { return func() { did = append(did, name) } }
		cs := []Command{
			{Label: all[0], Icon: sprites.IconCrown, Run: run(all[0])},
			{Label: all[1], Icon: sprites.IconFolder, Run: run(all[1])},
			{Name: all[2], Icon: sprites.IconSearch, Act: keys.EndTurn, Run: run(all[2])},
		}
		d := newDesk()
		show := func(u *UI) {
			u.Menus(func() { u.Lay(render.Rect{X: 10, Y: 10, W: c.w, H: ToolSize}, Row(0, Spacer(), Toolbar(cs...))) })
		}
		labels := func() (names []string) {
			for _, x := range d.pass(input.Frame{}, false, show).Widgets {
				names = append(names, x.Label)
			}
			return names
		}
		press := func(name string) bool {
			for _, x := range d.pass(input.Frame{}, false, show).Widgets {
				if x.Label == name {
					d.click(x.Rect.Centre(), show)
					return true
				}
			}
			return false
		}
		u := d.pass(input.Frame{}, false, show)
		if got := labels(); !slices.Equal(got, c.shown) || !slices.Equal(u.Texts, c.words) {
			t.Errorf("in a width of %v it shows %q with the words %q", c.w, got, u.Texts)
		}
		for _, x := range u.Widgets {
			if x.Rect.X < 10-rounding || x.Rect.X+x.Rect.W > 10+c.w+rounding {
				t.Errorf("in a width of %v %q is at %v", c.w, x.Label, x.Rect)
			}
		}
		for _, name := range all {
			if !press(name) && !(press("More") && press(name)) {
				t.Errorf("in a width of %v %q cannot be pressed", c.w, name)
			}
		}
		d.keys(show, "e")
		if want := append(slices.Clone(all), all[2]); !slices.Equal(did, want) || !slices.Equal(labels(), c.shown) {
			t.Errorf("in a width of %v ran %q, and afterwards there is %q", c.w, did, labels())
		}
	}
}

// The menu of a toolbar closes like every menu, and when the window has become wide enough.
func TestToolbarMenuCloses(t *testing.T) {
	for name, c := range map[string]struct {
		w     float32
		close func(d *desk, show func(u *UI))
	}{
		"by a click beside it": {50, func(d *desk, show func(u *UI)) { d.click(nowhere, show) }},
		"by the key back":      {50, func(d *desk, show func(u *UI)) { d.keys(show, input.Esc) }},
		"in a wide window":     {500, func(d *desk, show func(u *UI)) { d.pass(input.Frame{}, false, show) }},
	} {
		d, w := newDesk(), float32(50)
		cs := []Command{{Label: "One", Run: func() {}}, {Label: "Two", Run: func() {}}}
		show := func(u *UI) { u.Menus(func() { u.Lay(render.Rect{W: w, H: ToolSize}, Toolbar(cs...)) }) }
		d.click(render.Point{X: 20, Y: 20}, show)
		if u := d.pass(input.Frame{}, false, show); len(u.Widgets) != 2 {
			t.Fatalf("%s: the open menu has %v", name, u.Widgets)
		}
		w = c.w
		c.close(d, show)
		if u := d.pass(input.Frame{}, false, show); len(u.Widgets) == 0 || u.Widgets[0].Label == "One" && c.w == 50 {
			t.Errorf("%s: the page still has %v", name, u.Widgets)
		}
	}
}
