package play

import (
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// A hand uses the pointer and the keys on a scene, in a window of 1280 by 800.
type hand struct {
	s     *Scene
	state ui.State
	at    render.Point
	touch bool
}

// frame lets a tick pass with in.
func (h *hand) frame(in input.Frame) {
	in.W, in.H, in.X, in.Y, in.Touch = 1280, 800, h.at.X, h.at.Y, h.touch
	pass(h.s, in, scenes.Words(words.En, catalog.All()), &h.state, true)
}

// click presses and lets go on t.
func (h *hand) click(t board.Target) {
	h.at = h.s.layout.Centre(t)
	for _, in := range []input.Frame{{}, {Pressed: input.Left, Down: input.Left}, {Released: input.Left}, {}} {
		h.frame(in)
	}
}

// ask waits for a hint.
func (h *hand) ask(t *testing.T) {
	t.Helper()
	h.at = render.Point{X: -1, Y: -1}
	h.frame(input.Frame{})
	h.s.askHint()
	for n := 0; h.s.hint == nil; n++ {
		if n == 600 {
			t.Fatal("no hint is found")
		}
		h.frame(input.Frame{})
	}
	h.frame(input.Frame{})
}

// hintTables are positions in which a hint has one, two and three steps.
var hintTables = []struct{ game, plies string }{
	{"squex size=6", "c2 b2"}, {"taiji size=7", "d4-d5 b2-c2"}, {"squ size=8", "d4 e5"}, {"distrify size=9", "e5 d4 d5 c6"},
	{"azacru players=2", ""}, {"azacru players=2", "i9-h8 a1-a2 c1-d2> g1-f2< h8-g7 f2-e3 g7-e7> e3-e4"}, {"azacru players=4", "e9-e8 c1-c2"},
}

// A click on the star of the hint plays the hint, whatever the pointer would play there otherwise, and so does Enter.
func TestAClickOnTheHintPlaysIt(t *testing.T) {
	plain := func(*hand) {}
	for _, way := range []struct {
		name string
		set  func(h *hand)
		act  func(h *hand)
	}{
		{"a click", plain, func(h *hand) { h.click(h.s.star()) }},
		{"enter", plain, func(h *hand) { h.frame(input.Frame{Keys: []input.Key{input.Enter}}) }},
		{"a click that is confirmed", func(h *hand) { h.s.desk.Settings.Lock = true }, func(h *hand) { h.click(h.s.star()); h.click(h.s.cursor.at) }},
		{"enter twice", func(h *hand) { h.s.desk.Settings.Lock = true }, func(h *hand) {
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
			h.frame(input.Frame{})
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
		}},
		{"by halves", func(h *hand) { h.s.desk.Settings.Halves = true }, func(h *hand) { h.click(h.s.star()) }},
		{"a tap and the tick", func(h *hand) { h.touch = true }, func(h *hand) {
			h.click(h.s.star())
			h.at = h.s.Tick().Centre()
			h.frame(input.Frame{Pressed: input.Left, Down: input.Left})
			h.frame(input.Frame{Released: input.Left})
		}},
	} {
		for _, table := range hintTables {
			h := &hand{s: newScene(t, table.game, table.plies)}
			for range 5 { // of several hints one is not what the pointer would have played
				way.set(h)
				h.ask(t)
				want, n := h.s.hint.move, h.s.table.Match.Len()
				if h.s.star() == board.NoTarget {
					break
				}
				if way.act(h); h.s.table.Match.Len() != n+1 || h.s.table.Match.Move(n) != want {
					t.Errorf("%s, %s: %d plies, want the hint as ply %d", way.name, table.game, h.s.table.Match.Len(), n+1)
					break
				}
			}
		}
	}
}

// The pointer on the star shows what a click plays there. Who turns the tile himself plays his own.
func TestTheHintIsShownWhereItIsPointedAt(t *testing.T) {
	h := &hand{s: newScene(t, "taiji size=7", "d4-d5 b2-c2")}
	h.ask(t)
	hint := h.s.hint.move
	c := h.s.layout.Centre(h.s.star())
	for _, d := range []render.Point{{X: 0.3}, {X: -0.3}, {Y: 0.3}, {Y: -0.3}} {
		h.at = render.Point{X: c.X + d.X*h.s.layout.Unit, Y: c.Y + d.Y*h.s.layout.Unit}
		if h.frame(input.Frame{}); h.s.shown.move != hint {
			t.Errorf("the pointer %v from the middle of the star shows another ply", d)
		}
	}
	h.frame(input.Frame{Keys: []input.Key{"r"}})
	if h.frame(input.Frame{}); h.s.shown.move == hint {
		t.Error("R does not turn the tile away from the hint")
	}
}

// The star is not seen while another piece is selected, from which it cannot be reached, and comes back when that is put down.
func TestTheStarIsNotAmongTheTargetsOfAnotherPiece(t *testing.T) {
	h := &hand{s: newScene(t, "azacru players=2", "")}
	h.ask(t)
	star := h.s.star()
	for _, other := range h.s.builder.Next(nil) {
		if other == h.s.hint.steps[0] {
			continue
		}
		if h.click(other); len(h.s.builder.Path()) != 1 || len(h.s.hintMarks()) != 0 || h.s.star() != board.NoTarget {
			t.Errorf("with %s selected the star is seen", h.s.geo.Label(other))
		}
		h.frame(input.Frame{Keys: []input.Key{input.Esc}})
		if h.frame(input.Frame{}); len(h.s.builder.Path()) != 0 || h.s.star() != star {
			t.Errorf("Esc puts %s down: path %v, star %v, want the hint again", h.s.geo.Label(other), h.s.builder.Path(), h.s.star())
		}
	}
	h.click(h.s.hint.steps[0])
	if h.s.star() != star {
		t.Error("with its own piece selected the star is not seen")
	}
}
