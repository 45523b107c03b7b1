package ui

import (
	"slices"
	"testing"
	"time"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/data/keys"
)

// Tooltips answer a player who points: they do not appear by themselves, nor stay above what a press opened.
func TestTipsNeedPointerMotion(t *testing.T) {
	here, beside := area(0).Centre(), render.Point{X: area(0).X + 8, Y: area(0).Y + 8}
	first, second := area(0), area(0).Inset(-5)
	type pass struct {
		at   render.Point
		in   input.Frame
		r    render.Rect // the place of the icon
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
			{at: beside, r: first, why: "it moves"},
			{at: beside, r: first, want: true, why: "it has moved there, and waits"},
		}},
		{"an icon that comes to lie under it", []pass{
			{at: nowhere, r: first, why: "it is elsewhere"},
			{at: here, r: first, why: "it moves there"},
			{at: here, r: first, want: true, why: "it waits"},
			{at: here, r: second, why: "the layout has changed"},
			{at: beside, r: second, why: "it moves"},
			{at: beside, r: second, want: true, why: "it waits"},
			{at: here, r: second, want: true, why: "it moves on the same"},
			{at: nowhere, r: second, why: "it has left"},
		}},
		{"what was pressed", []pass{
			{at: nowhere, r: first, why: "it is elsewhere"},
			{at: here, r: first, why: "it moves there"},
			{at: here, in: input.Frame{Pressed: input.Left}, r: first, want: true, why: "it is held"},
			{at: here, in: input.Frame{Released: input.Left}, r: first, want: true, why: "the pass in which it is pressed"},
			{at: here, r: first, why: "it was pressed"},
			{at: beside, r: first, why: "it has not left"},
			{at: nowhere, r: first, why: "it has left"},
			{at: beside, r: first, why: "it comes again"},
			{at: beside, r: first, want: true, why: "it waits"},
		}},
		{"a finger", []pass{
			{at: here, in: input.Frame{Touch: true}, r: first, why: "it only touches"},
			{at: here, in: input.Frame{Touch: true, Long: true}, r: first, want: true, why: "it stays"},
		}},
	} {
		d, now := newDesk(), time.Now()
		for i, p := range c.passes {
			now = now.Add(tipDelay)
			d.state.At(now, p.in)
			d.at, d.down = p.at, p.in.Pressed
			u := d.pass(p.in, true, func(u *UI) { u.Button(p.r, Command{Name: "what it means"}) })
			if got := slices.Contains(u.Texts, "what it means"); got != p.want {
				t.Errorf("%s, pass %d: words %v, want %v: %s", c.name, i, got, p.want, p.why)
			}
		}
	}
}

// A tooltip appears after a delay, and wakes the window once for it.
func TestTipDelay(t *testing.T) {
	d, now := newDesk(), time.Now()
	show := func(u *UI) { u.Button(area(0), Command{Name: "what it means"}) }
	pass := func(after time.Duration) bool {
		now = now.Add(after)
		d.state.At(now, input.Frame{})
		return slices.Contains(d.pass(input.Frame{}, true, show).Texts, "what it means")
	}
	d.at = nowhere
	pass(0)
	d.at = area(0).Centre()
	if pass(0) || pass(tipDelay-1) {
		t.Error("the tooltip appears too early")
	}
	if after, ok := d.state.Due().After(now); !ok || after != 1 {
		t.Errorf("a pass is needed after %v, %v, want one nanosecond", after, ok)
	}
	if !pass(1) {
		t.Error("the tooltip does not appear")
	}
	if after, ok := d.state.Due().After(now); ok {
		t.Errorf("a pass is needed after %v, although the tooltip is visible", after)
	}
}

// While Alt is held every button with a key shows it; the captions fade in and out.
func TestKeysAreShownWhileAltIsHeld(t *testing.T) {
	d, now := newDesk(), time.Now()
	show := func(u *UI) {
		u.Button(area(0), Command{Label: "Undo", Act: keys.Undo})
		u.Button(area(1), Command{Label: "Redo", Act: keys.Redo, Off: true})
	}
	for i, c := range []struct {
		alt, away bool
		after     time.Duration
		seen      bool
		fades     bool
	}{
		{after: time.Second},
		{alt: true, fades: true},
		{alt: true, after: fadeTime / 2, seen: true, fades: true},
		{alt: true, after: fadeTime, seen: true},
		{after: 1, seen: true, fades: true},
		{after: fadeTime / 2, seen: true, fades: true},
		{after: fadeTime},
		{alt: true, away: true, after: time.Second},
		{alt: true, away: true, after: time.Second},
	} {
		now = now.Add(c.after)
		in := input.Frame{Alt: c.alt, Unfocused: c.away}
		d.state.At(now, in)
		u := d.pass(in, true, show)
		if got := slices.Contains(u.Texts, "Ctrl+Z"); got != c.seen || slices.Contains(u.Texts, "Ctrl+Y") {
			t.Errorf("pass %d: the keys are seen: got %v, want %v; the page says %q", i, got, c.seen, u.Texts)
		}
		if got := d.state.Due().Reached(now); got != c.fades {
			t.Errorf("pass %d: they fade: got %v, want %v", i, got, c.fades)
		}
	}
}
