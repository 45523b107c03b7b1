package app_test

import (
	"testing"

	"quintet/render/input"
	"quintet/scenes/ui"
)

// A keyboard repeats the letter of a held key. If no field takes it, no frame is drawn for it; a field takes every repetition.
func TestHeldLetterNeedsNoFrame(t *testing.T) {
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
		t.Errorf("a letter repeated five times asks for %d frames, want none", n)
	}
	if n := again("?"); n != 5 {
		t.Errorf("a symbol repeated five times asks for %d frames, want 5: it may be a key", n)
	}
	do(t, p, "hold none;key :;hold b;ticks 1")
	if n := again("b"); n != 5 {
		t.Errorf("five letters in a field ask for %d frames, want 5", n)
	}
	do(t, p, "want text bbbbb")
}
