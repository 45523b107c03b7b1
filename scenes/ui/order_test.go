package ui

import (
	"slices"
	"testing"

	"quintet/render"
	"quintet/render/input"
)

// met returns what Tab leads to on the page of show, from the first stop on.
func met(show func(u *UI), n int) (names []string) {
	d := newDesk()
	d.pass(input.Frame{}, true, show)
	for range n {
		d.keys(show, "tab")
		names = append(names, d.state.Focused())
	}
	return names
}

func TestTheKeyboardReads(t *testing.T) {
	button := func(u *UI, name string, x, y, w, h float32) {
		u.Button(render.Rect{X: x, Y: y, W: w, H: h}, Button{Name: name})
	}
	bar := func(u *UI) {
		button(u, "gear", 600, 8, 40, 40)
		button(u, "moon", 560, 8, 40, 40)
		button(u, "back", 16, 10, 40, 36)
	}
	page := func(u *UI) {
		button(u, "drop", 300, 110, 32, 32)
		button(u, "card", 20, 100, 270, 120)
		button(u, "next", 20, 240, 270, 40)
	}
	for _, c := range []struct {
		name string
		show func(u *UI)
		want []string
	}{
		{"as it is drawn", func(u *UI) { bar(u); page(u) }, []string{"gear", "moon", "back", "drop", "card", "next"}},
		{"the bar in order", func(u *UI) { u.InOrder(func() { bar(u) }); page(u) }, []string{"back", "moon", "gear", "drop", "card", "next"}},
		{"the page in order, the bar first", func(u *UI) { u.InOrder(func() { page(u) }); u.First(func() { bar(u) }) }, []string{"card", "drop", "next", "back", "moon", "gear"}},
		{"all in order", func(u *UI) { u.InOrder(func() { page(u); bar(u) }) }, []string{"back", "moon", "gear", "card", "drop", "next"}},
		{"what has to be scrolled to", func(u *UI) {
			u.InOrder(func() {
				button(u, "foot", 20, 300, 40, 40)
				r := render.Rect{X: 0, Y: 100, W: 640, H: 190}
				off := u.Scroll(r, "list", 700)
				u.Within(r, func() {
					for i, name := range []string{"first", "second", "third", "fourth"} {
						button(u, name, 20, 110+160*float32(i)-off, 90, 80)
					}
				})
			})
		}, []string{"first", "second", "third", "fourth", "foot", "first"}},
		{"below something open", func(u *UI) { u.InOrder(func() { bar(u); page(u); u.Alone(); button(u, "answer", 20, 20, 40, 40) }) },
			[]string{"answer", "answer", "answer", "answer", "answer", "answer"}},
	} {
		if got := met(c.show, 6); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
