package ui

import (
	"slices"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// A page has two rows: two buttons, then a field and a choice of three.
type page struct {
	*desk
	text    string
	chosen  int
	pressed [2]int
	keys    []keys.Action // for Focusing, nil for no call
	call    bool
}

func newPage() *page { return &page{desk: newDesk()} }

func (p *page) show(u *UI) {
	if p.call {
		u.Focusing(p.keys...)
	}
	place := func(column, row float32) render.Rect {
		return render.Rect{X: 20 + 200*column, Y: 20 + 80*row, W: 150, H: 40}
	}
	if u.Button(place(0, 0), Command{Label: "a", Act: keys.Begin}) {
		p.pressed[0]++
	}
	if u.Button(place(1, 0), Command{Label: "b", Kind: Main}) {
		p.pressed[1]++
	}
	p.text = u.Field(place(0, 1), "field", p.text, 9, render.TypeBody)
	p.chosen, _ = u.Choices(place(1, 1), "choice", []string{"x", "y", "z"}, p.chosen)
	u.Button(place(2, 1), Command{Label: "off", Off: true})
}

func TestFocusWraps(t *testing.T) {
	for _, c := range []struct {
		name string
		keys []input.Key
		want string
	}{
		{"nothing at first", nil, "none"},
		{"begins at the main thing", []input.Key{"tab"}, "b"},
		{"also by an arrow", []input.Key{"left"}, "b"},
		{"goes on", []input.Key{"tab", "tab"}, "field"},
		{"and round, past what is off", []input.Key{"tab", "tab", "tab", "tab"}, "a"},
		{"back", []input.Key{"tab", "shift+tab"}, "a"},
		{"back and round", []input.Key{"tab", "shift+tab", "shift+tab"}, "choice"},
		{"by place", []input.Key{"tab", "left", "down"}, "field"},
		{"out of a field by place", []input.Key{"tab", "tab", "up"}, "a"},
		{"stays where nothing is beyond", []input.Key{"tab", "up", "right"}, "b"},
	} {
		p := newPage()
		p.pass(input.Frame{}, true, p.show)
		p.desk.keys(p.show, c.keys...)
		if got := p.state.Focused(); got != c.want {
			t.Errorf("%s: %v leads to %q, want %q", c.name, c.keys, got, c.want)
		}
	}
}

func TestKeysPressFocus(t *testing.T) {
	p := newPage()
	p.pass(input.Frame{}, true, p.show)
	p.desk.keys(p.show, "enter")
	if p.pressed != [2]int{1, 0} {
		t.Errorf("Enter without a focus: got %v, want the first button by its key", p.pressed)
	}
	p.desk.keys(p.show, "tab", "enter", "space")
	if p.pressed != [2]int{1, 2} {
		t.Errorf("Enter and Space with the focus on the second: %v", p.pressed)
	}
	p.desk.keys(p.show, "tab")
	p.pass(input.Frame{Keys: []input.Key{"n"}, Typed: []rune("n")}, true, p.show)
	p.desk.keys(p.show, "tab", "right", "right", "left")
	if p.text != "n" || p.chosen != 1 {
		t.Errorf("text %q, choice %d; want n and 1", p.text, p.chosen)
	}
	if p.desk.keys(p.show, "space", "space"); p.chosen != 0 {
		t.Errorf("two presses on the second of three choose %d, want the first", p.chosen)
	}
	p.at = nowhere
	p.pass(input.Frame{}, true, p.show)
	if got := p.state.Focused(); got != "none" {
		t.Errorf("%q has the focus after the pointer moved", got)
	}
	if p.desk.keys(p.show, "enter"); p.pressed[0] != 2 {
		t.Errorf("Enter does not press by its key again: %v", p.pressed)
	}
}

func TestPressingKeys(t *testing.T) {
	p := newPage()
	p.call = true // with no action
	p.pass(input.Frame{}, true, p.show)
	if p.desk.keys(p.show, "tab", "right"); p.state.Focused() != "none" {
		t.Errorf("%q has the focus where nothing may", p.state.Focused())
	}
	p.keys = []keys.Action{keys.Press}
	if p.desk.keys(p.show, "right"); p.state.Focused() != "none" {
		t.Error("an arrow with another meaning moves the focus")
	}
	p.desk.keys(p.show, "tab", "space")
	if p.pressed != [2]int{} {
		t.Errorf("Space, which has another meaning, pressed: %v", p.pressed)
	}
	if p.desk.keys(p.show, "enter"); p.pressed != [2]int{0, 1} {
		t.Errorf("Enter did not press: %v", p.pressed)
	}
}

func TestModalHidesFocusBelow(t *testing.T) {
	p, pressed := newPage(), 0
	show := func(u *UI) {
		u.Modal(func() { p.show(u) }, func() {
			if u.Button(area(5), Command{Label: "over"}) {
				pressed++
			}
		})
	}
	p.pass(input.Frame{}, true, show)
	p.desk.keys(show, "tab", "enter", "tab", "enter")
	if pressed != 2 || p.pressed != [2]int{} || p.state.Focused() != "over" {
		t.Errorf("pressed %d times, below %v, the focus is on %q", pressed, p.pressed, p.state.Focused())
	}
}

// If the widget with the focus scrolls out of view, the one in its place gets the focus: keys never press invisible widgets.
func TestFocusStaysVisible(t *testing.T) {
	r := render.Rect{Y: 40, W: 640, H: 400}
	pressed, bar := -1, false
	show := func(u *UI) {
		off := u.ScrollPage(r, "list", 2000)
		u.Within(r, func() {
			for i := range 20 {
				if u.Button(render.Rect{X: 20, Y: r.Y + 100*float32(i) + 30 - off, W: 300, H: 40}, Command{Label: string(rune('a' + i))}) {
					pressed = i
				}
			}
		})
		bar = u.Button(render.Rect{W: 40, H: 40}, Command{Label: "bar"}) || bar
	}
	d := newDesk()
	d.pass(input.Frame{}, true, show)
	for _, c := range []struct {
		key  input.Key
		want string
		why  string
	}{
		{"tab", "a", "it begins there"},
		{"tab", "b", "it goes on"},
		{"pagedown", "f", "b was 130 below the top, where now f is nearest"},
		{"tab", "g", "it goes on from there"},
		{"pageup", "c", "it comes back with the page"},
		{"end", "s", "at the end the last but one lies there"},
	} {
		d.keys(show, c.key)
		d.pass(input.Frame{}, false, show)
		if got := d.state.Focused(); got != c.want {
			t.Errorf("after %s %q has the focus, want %q: %s", c.key, got, c.want, c.why)
		}
	}
	if d.keys(show, "enter"); pressed != 18 || bar {
		t.Errorf("Enter pressed %d, bar pressed %v; want 18 and false", pressed, bar)
	}
}

// met returns the names that Tab reaches on the page of show, starting at the first stop.
func met(show func(u *UI), n int) (names []string) {
	d := newDesk()
	d.pass(input.Frame{}, true, show)
	for range n {
		d.keys(show, "tab")
		names = append(names, d.state.Focused())
	}
	return names
}

func TestKeyboardScrolls(t *testing.T) {
	button := func(u *UI, name string, x, y, w, h float32) {
		u.Button(render.Rect{X: x, Y: y, W: w, H: h}, Command{Name: name})
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
		{"below something open", func(u *UI) {
			u.Modal(func() { u.InOrder(func() { bar(u); page(u) }) }, func() { button(u, "answer", 20, 20, 40, 40) })
		},
			[]string{"answer", "answer", "answer", "answer", "answer", "answer"}},
	} {
		if got := met(c.show, 6); !slices.Equal(got, c.want) {
			t.Errorf("%s: got %v, want %v", c.name, got, c.want)
		}
	}
}
