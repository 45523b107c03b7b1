package app_test

import (
	"testing"

	"quintet/render/place"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/store"
)

func TestPlaceOfTheWindowIsKept(t *testing.T) {
	s := store.Memory()
	want := place.Place{Monitor: "HDMI-1", X: 40, Y: 60, Width: 1000, Height: 700, Maximised: true}
	if a := demotest.Open(app.Deps{Store: s}); a.Place().Known() {
		t.Errorf("the first window lies at %+v, want nothing known", a.Place())
	} else {
		a.SetPlace(want)
		a.Flush()
	}
	if got := demotest.Open(app.Deps{Store: s}).Place(); got != want {
		t.Errorf("the window lies at %+v, want %+v", got, want)
	}
}

// Everything has the size on a monitor that it had there last, also after a restart; on a new one it stays as it is.
func TestEveryMonitorHasItsScale(t *testing.T) {
	s := store.Memory()
	p := demotest.New(app.Deps{Store: s})
	wall := place.Place{Monitor: "wall", Width: 1280, Height: 960}
	desk := place.Place{Monitor: "desk", Width: 1280, Height: 960}
	do(t, p, "size 1280 960")
	p.App.SetPlace(desk)
	do(t, p, "ticks 1;key ctrl+=")
	for _, step := range []struct {
		at     place.Place
		before float32 // the scale after the window has come there
		script string
		after  float32
	}{
		{wall, 1.1, "key ctrl+=;key ctrl+=", 1.5},
		{desk, 1.1, "ticks 1", 1.1},
		{place.Place{Monitor: "desk", X: 9, Width: 1280, Height: 960}, 1.1, "key ctrl+0", 1},
		{wall, 1.5, "ticks 1", 1.5},
		{desk, 1, "ticks 1", 1},
	} {
		p.App.SetPlace(step.at)
		if p.App.Zoom() != step.before {
			t.Errorf("on %s everything is enlarged by %v, want %v", step.at.Monitor, p.App.Zoom(), step.before)
		}
		if do(t, p, step.script); p.App.Zoom() != step.after {
			t.Errorf("on %s after %q everything is enlarged by %v, want %v", step.at.Monitor, step.script, p.App.Zoom(), step.after)
		}
	}
	p.App.Close()
	p = demotest.New(app.Deps{Store: s})
	do(t, p, "size 1280 960")
	p.App.SetPlace(wall)
	if !p.App.Dirty() {
		t.Error("after coming to another monitor there is nothing to draw")
	}
	if do(t, p, "ticks 1"); p.App.Zoom() != 1.5 {
		t.Errorf("after a restart everything is enlarged by %v on the wall, want 1.5", p.App.Zoom())
	}
}

func TestAComputerThatHasMovedCalls(t *testing.T) {
	p := newClockPlayer(t, &demo.Thinker{})
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
