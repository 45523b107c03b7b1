package ui

import (
	"slices"
	"testing"

	"quintet/render"
	"quintet/render/input"
)

// Words at the pointer answer somebody who points: they do not come by themselves, nor stay over what a press has opened.
func TestTipsAnswerAPointerThatMoves(t *testing.T) {
	here, beside := area(0).Centre(), render.Point{X: area(0).X + 8, Y: area(0).Y + 8}
	first, second := area(0), area(0).Inset(-5)
	type pass struct {
		at   render.Point
		in   input.Frame
		r    render.Rect // where the icon lies
		want bool
		why  string
	}
	for _, c := range []struct {
		name   string
		passes []pass
	}{
		{"a page that opens under it", []pass{
			{at: here, r: first, why: "the pointer was there before"},
			{at: here, r: first, why: "it still rests"},
			{at: beside, r: first, want: true, why: "it moves"},
			{at: beside, r: first, want: true, why: "it has moved there"},
		}},
		{"an icon that comes to lie under it", []pass{
			{at: nowhere, r: first, why: "it is elsewhere"},
			{at: here, r: first, want: true, why: "it moves there"},
			{at: here, r: second, why: "the layout has changed"},
			{at: beside, r: second, want: true, why: "it moves"},
			{at: nowhere, r: second, why: "it has left"},
		}},
		{"what was pressed", []pass{
			{at: nowhere, r: first, why: "it is elsewhere"},
			{at: here, r: first, want: true, why: "it moves there"},
			{at: here, in: input.Frame{Pressed: input.Left}, r: first, want: true, why: "it is held"},
			{at: here, in: input.Frame{Released: input.Left}, r: first, want: true, why: "the pass in which it is pressed"},
			{at: here, r: first, why: "it was pressed"},
			{at: beside, r: first, why: "it has not left"},
			{at: nowhere, r: first, why: "it has left"},
			{at: beside, r: first, want: true, why: "it comes again"},
		}},
		{"a finger", []pass{
			{at: here, in: input.Frame{Touch: true}, r: first, why: "it only touches"},
			{at: here, in: input.Frame{Touch: true, Long: true}, r: first, want: true, why: "it stays"},
		}},
	} {
		d := newDesk()
		for i, p := range c.passes {
			d.at, d.down = p.at, p.in.Pressed
			u := d.pass(p.in, true, func(u *UI) { u.Button(p.r, Button{Name: "what it means"}) })
			if got := slices.Contains(u.Texts, "what it means"); got != p.want {
				t.Errorf("%s, pass %d: words %v, want %v: %s", c.name, i, got, p.want, p.why)
			}
		}
	}
}
