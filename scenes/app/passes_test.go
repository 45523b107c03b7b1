package app_test

import (
	"testing"
	"time"

	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
)

// A click takes two passes over the page, one that handles it and one that draws. What time alone does, such as a clock that runs, takes one, and a
// tick in which nothing happens takes none.
func TestPassesOfATick(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		game := table.Spec.Name
		t.Run(game, func(t *testing.T) {
			p := timedPlayer()
			do(t, p, "press New game "+game+";press seat 2 Person;press seats As listed;try Clock and aids;press clock Per game;press minutes 1;press Play;try Start the clock")
			at := p.App.Seen().Played.Centre(0)
			rest(t, p, at)
			if got := passes(p, at, input.Frame{Pressed: input.Left, Down: input.Left}); got != 2 {
				t.Errorf("a button that goes down takes %d passes, want 2", got)
			}
			if got := passes(p, at, input.Frame{Released: input.Left}); got != 2 {
				t.Errorf("a click takes %d passes, want 2", got)
			}
			rest(t, p, at)
			if after, ok := p.App.Due(); !ok || after == 0 || after > time.Second {
				t.Fatalf("the clock is due after %v, %v", after, ok)
			}
			counts := map[int]int{}
			for range 100 {
				counts[passes(p, at, input.Frame{})]++
			}
			if counts[0] != 98 || counts[1] != 2 {
				t.Errorf("ticks by their passes: %v; want one pass in each of the two seconds, when the clock shows another figure", counts)
			}
		})
	}
}

// passes returns the number of passes of a tick with in and of the frame after it.
func passes(p *demo.Player, at render.Point, in input.Frame) int {
	before := p.App.Passes()
	in.W, in.H, in.Scale, in.X, in.Y = 1280, 800, 1, at.X, at.Y
	p.App.Tick(in)
	if p.App.Dirty() {
		p.App.Draw(ui.Blind{W: 1280, H: 800})
	}
	p.Frame(in)
	return p.App.Passes() - before
}

// rest lets ticks pass with the pointer at at until nothing needs the next one at once.
func rest(t *testing.T, p *demo.Player, at render.Point) {
	t.Helper()
	for range 200 {
		if passes(p, at, input.Frame{}); !p.Busy() {
			return
		}
	}
	t.Fatal("the program does not come to rest")
}
