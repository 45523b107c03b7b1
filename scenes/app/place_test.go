package app_test

import (
	"testing"

	"quintet/render/place"
	"quintet/scenes/demo"
	"quintet/scenes/store"
)

func TestPlaceOfTheWindowIsKept(t *testing.T) {
	s := store.Memory()
	want := place.Place{Monitor: "HDMI-1", X: 40, Y: 60, Width: 1000, Height: 700, Maximised: true}
	if a := open(s, nil); a.Place().Known() {
		t.Errorf("the first window lies at %+v, want nothing known", a.Place())
	} else {
		a.KeepPlace(want)
	}
	if got := open(s, nil).Place(); got != want {
		t.Errorf("the window lies at %+v, want %+v", got, want)
	}
}

func TestAComputerThatHasMovedCalls(t *testing.T) {
	p := newClockPlayer(t, &demo.Clockwork{})
	do(t, p, "table taiji seats=0,1")
	if p.App.Attention() {
		t.Error("nobody has moved, and the program calls")
	}
	do(t, p, "play e5-e6")
	if p.App.Attention() {
		t.Error("a person has moved, and the program calls")
	}
	do(t, p, "wait")
	if !p.App.Attention() || p.App.Attention() {
		t.Error("the computer has moved; want one call")
	}
	do(t, p, "table squ seats=1,1;ticks 200")
	if p.App.Attention() {
		t.Error("only computers play, and the program calls")
	}
}
