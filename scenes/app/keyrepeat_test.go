package app_test

import (
	"testing"

	"quintet/render/input"
	"quintet/scenes/ui"
)

// A keyboard enters the letter of a held key again and again. Where no field takes it nothing is drawn for it; a field takes each.
func TestAHeldLetterAsksForNoFrame(t *testing.T) {
	p := newPlayer(t)
	var last input.Frame
	p.Frame = func(in input.Frame) { last = in }
	again := func(letters string) (asked int) {
		for range 5 {
			p.App.Draw(ui.Blind{W: last.W, H: last.H})
			in := last
			in.Keys, in.Typed = nil, []rune(letters)
			p.App.Tick(in)
			if p.App.Dirty() {
				asked++
			}
		}
		return asked
	}
	do(t, p, "press New game Squex;press seat 2 Person;press Play;move away;ticks 60;hold t;ticks 1")
	if n := again("t"); n != 0 {
		t.Errorf("%d frames are asked for by a letter that comes five times, want none", n)
	}
	if n := again("?"); n != 5 {
		t.Errorf("%d frames are asked for by a sign that comes five times, want 5: it may be a key", n)
	}
	do(t, p, "hold none;key :;hold b;ticks 1")
	if n := again("b"); n != 5 {
		t.Errorf("%d frames are asked for by five letters in a field, want 5", n)
	}
	do(t, p, "want text bbbbb")
}
