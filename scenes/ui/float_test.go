package ui

import (
	"slices"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/render/soft"
	"quintet/scenes/data/keys"
)

// A layer that floats above a page gets the input on it, and the page gets all other input.
func TestFloat(t *testing.T) {
	d := newDesk()
	below, card := area(0), area(0)
	card.W /= 2
	on, beside := card.Centre(), render.Point{X: below.X + below.W - 10, Y: below.Centre().Y}
	var page, layer, drags, backs int
	var over bool
	show := func(u *UI) {
		u.Float([]render.Rect{card}, func() {
			if u.Button(card, Command{Label: "layer"}) {
				layer++
			}
			u.Act(keys.Back)
		}, func() {
			if u.Button(below, Command{Label: "page"}) {
				page++
			}
			if over = u.Over(below); u.In.Released != 0 {
				drags++
			}
			if u.Presses(keys.Back) {
				backs++
			}
		})
	}
	for _, c := range []struct {
		name           string
		press, release render.Point
		page, layer    int
		drags          int // releases that reach the page
	}{
		{"on the layer", on, on, 0, 1, 0},
		{"beside it", beside, beside, 1, 0, 1},
		{"from the page to the layer", beside, on, 1, 0, 1},
		{"from the layer to the page", on, beside, 0, 0, 0},
	} {
		page, layer, drags = 0, 0, 0
		d.press(c.press, show)
		d.release(c.release, show)
		if page != c.page || layer != c.layer || drags != c.drags {
			t.Errorf("%s: the page is pressed %d times and sees %d releases, the layer is pressed %d times", c.name, page, drags, layer)
		}
	}
	for _, at := range []render.Point{on, beside} {
		d.at = at
		for _, live := range []bool{true, false} {
			if d.pass(input.Frame{}, live, show); over != (at == beside) {
				t.Errorf("with the pointer at %v, live %v: the page knows of it: %v", at, live, over)
			}
		}
	}
	d.keys(show, input.Esc)
	u := d.pass(input.Frame{}, false, show)
	if backs > 0 || !slices.Equal(d.state.Order(), []string{"layer", "page"}) || u.Widgets[len(u.Widgets)-1].Label != "layer" {
		t.Errorf("the page sees a taken key %d times; Tab reaches %q; the widgets are %v", backs, d.state.Order(), u.Widgets)
	}
}

// The focus ring of a widget below a layer is not painted over the layer.
func TestTheRingIsBelowALayer(t *testing.T) {
	d := newDesk()
	below, card := area(0), area(0).Inset(-20)
	card.W /= 2
	paint := func(focus bool) *soft.Canvas {
		c := soft.New(640, 480)
		u := New(&render.Brush{Canvas: c, Pictures: d.stock, Theme: render.ThemeOf(false), Scale: 1}, input.Frame{W: 640, H: 480, Scale: 1, X: -1, Y: -1}, d.book, &d.state, false)
		if d.state.ring.shown = false; focus {
			u.Focus("page")
		}
		u.Float([]render.Rect{card}, func() { u.Fill(card, u.Theme.Panel) }, func() { u.Button(below, Command{Label: "page"}) })
		u.Done()
		return c
	}
	with, without := paint(true), paint(false)
	ringed := 0
	for y := range 480 {
		for x := range 640 {
			if with.Image.At(x, y) == without.Image.At(x, y) {
				continue
			}
			if ringed++; card.Contains(render.Point{X: float32(x), Y: float32(y)}) {
				t.Fatalf("the ring is on the layer at %d, %d", x, y)
			}
		}
	}
	if ringed == 0 {
		t.Error("no ring is beside the layer")
	}
}
