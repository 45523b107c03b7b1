package boardui

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
)

// propose shows any ply as a hint, and returns it with its steps.
func (b *bench) propose() (m games.Move, steps []board.Target) {
	b.at = render.Point{X: -1, Y: -1}
	b.frame(input.Frame{})
	ms := b.match.Position().AppendMoves(nil)
	m = ms[b.rand.Intn(len(ms))]
	b.Hand.SetHint(m)
	b.frame(input.Frame{})
	return m, b.match.Game().AppendSteps(nil, b.match.Position(), m)
}

// hintTables returns positions in which a hint has one, two and three steps: every game at its start and in its showcase.
func hintTables() (tables []struct{ game, plies string }) {
	for _, table := range catalogtest.Tables(6) {
		show := table.Spec.Showcase
		tables = append(tables, struct{ game, plies string }{table.String(), ""},
			struct{ game, plies string }{catalogtest.Table{Spec: table.Spec, Options: show.Options}.String(), show.Plies})
	}
	return tables
}

// A click on the star of the hint plays the hint, whatever the pointer would play there otherwise, and so does Enter.
func TestClickPlaysHint(t *testing.T) {
	plain := func(*bench) {}
	for _, way := range []struct {
		name string
		set  func(h *bench)
		act  func(h *bench)
	}{
		{"a click", plain, func(h *bench) { h.click(h.Display.HintStar()) }},
		{"enter", plain, func(h *bench) { h.frame(input.Frame{Keys: []input.Key{input.Enter}}) }},
		{"a click that is confirmed", func(h *bench) { h.config.Settings.ConfirmPlies = true }, func(h *bench) { h.click(h.Display.HintStar()); h.click(h.Display.HintStar()) }},
		{"enter twice", func(h *bench) { h.config.Settings.ConfirmPlies = true }, func(h *bench) {
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
			h.frame(input.Frame{})
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
		}},
		{"by halves", func(h *bench) { h.config.Settings.TwoClickTiles = true }, func(h *bench) { h.click(h.Display.HintStar()) }},
		{"a tap and the tick", func(h *bench) { h.touch = true }, func(h *bench) {
			h.click(h.Display.HintStar())
			h.at = h.Hand.ConfirmButton().Centre()
			h.frame(input.Frame{Pressed: input.Left, Down: input.Left})
			h.frame(input.Frame{Released: input.Left})
		}},
	} {
		for _, table := range hintTables() {
			h := newBench(t, table.game, table.plies)
			for range 5 { // at least one of several hints is not what the pointer would have played
				way.set(h)
				want, _ := h.propose()
				n := h.match.Len()
				if h.Display.HintStar() == board.NoTarget {
					break
				}
				if way.act(h); h.match.Len() != n+1 || h.match.Move(n) != want {
					t.Errorf("%s, %s: %d plies, want the hint as ply %d", way.name, table.game, h.match.Len(), n+1)
					break
				}
			}
		}
	}
}

// With the pointer on the star the board shows what a click plays there. A player who turns the tile plays that tile.
func TestHintIsShownAtPointer(t *testing.T) {
	h := newBench(t, "taiji size=7", "d4-d5 b2-c2")
	hint, _ := h.propose()
	c := h.Display.Layout().Centre(h.Display.HintStar())
	for _, d := range []render.Point{{X: 0.3}, {X: -0.3}, {Y: 0.3}, {Y: -0.3}} {
		h.at = render.Point{X: c.X + d.X*h.Display.Layout().Unit, Y: c.Y + d.Y*h.Display.Layout().Unit}
		if h.frame(input.Frame{}); h.Display.Shown().Move != hint {
			t.Errorf("the pointer %v from the middle of the star shows another ply", d)
		}
	}
	h.frame(input.Frame{Keys: []input.Key{"r"}})
	if h.frame(input.Frame{}); h.Display.Shown().Move == hint {
		t.Error("R does not turn the tile away from the hint")
	}
}

// The star is hidden while a piece is selected that cannot reach it, and returns when the piece is deselected.
func TestStarIsNoTargetOfOtherPiece(t *testing.T) {
	h := newBench(t, "azacru players=2", "")
	_, steps := h.propose()
	star := h.Display.HintStar()
	for _, other := range h.Hand.builder.Next(nil) {
		if other == steps[0] {
			continue
		}
		if h.click(other); len(h.Hand.Path()) != 1 || h.Display.HintStar() != board.NoTarget {
			t.Errorf("with %s selected the star is seen", h.Geometry().Label(other))
		}
		h.frame(input.Frame{Keys: []input.Key{input.Esc}})
		if h.frame(input.Frame{}); len(h.Hand.Path()) != 0 || h.Display.HintStar() != star {
			t.Errorf("Esc puts %s down: path %v, star %v, want the hint again", h.Geometry().Label(other), h.Hand.Path(), h.Display.HintStar())
		}
	}
	h.click(steps[0])
	if h.Display.HintStar() != star {
		t.Error("the star is not visible while its own piece is selected")
	}
}
