package boardui

import (
	"testing"

	"quintet/games/board"
	"quintet/games/catalog/catalogtest"
	"quintet/render"
	"quintet/render/input"
)

// propose shows any ply as a hint.
func (b *bench) propose() {
	b.at = render.Point{X: -1, Y: -1}
	b.frame(input.Frame{})
	ms := b.model.position().AppendMoves(nil)
	b.Hand.SetHint(ms[b.rand.Intn(len(ms))])
	b.frame(input.Frame{})
}

// hintTables returns positions in which a hint has one, two and three steps: every game at its start and where it is shown.
func hintTables() (tables []struct{ game, plies string }) {
	for _, table := range catalogtest.Tables(6) {
		show := table.Spec.Showcase
		tables = append(tables, struct{ game, plies string }{table.String(), ""},
			struct{ game, plies string }{catalogtest.Table{Spec: table.Spec, Options: show.Options}.String(), show.Plies})
	}
	return tables
}

// A click on the star of the hint plays the hint, whatever the pointer would play there otherwise, and so does Enter.
func TestAClickOnTheHintPlaysIt(t *testing.T) {
	plain := func(*bench) {}
	for _, way := range []struct {
		name string
		set  func(h *bench)
		act  func(h *bench)
	}{
		{"a click", plain, func(h *bench) { h.click(h.Hand.hintStar()) }},
		{"enter", plain, func(h *bench) { h.frame(input.Frame{Keys: []input.Key{input.Enter}}) }},
		{"a click that is confirmed", func(h *bench) { h.model.settings.Lock = true }, func(h *bench) { h.click(h.Hand.hintStar()); h.click(h.Hand.cursor.at) }},
		{"enter twice", func(h *bench) { h.model.settings.Lock = true }, func(h *bench) {
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
			h.frame(input.Frame{})
			h.frame(input.Frame{Keys: []input.Key{input.Enter}})
		}},
		{"by halves", func(h *bench) { h.model.settings.Halves = true }, func(h *bench) { h.click(h.Hand.hintStar()) }},
		{"a tap and the tick", func(h *bench) { h.touch = true }, func(h *bench) {
			h.click(h.Hand.hintStar())
			h.at = h.Hand.ConfirmButton().Centre()
			h.frame(input.Frame{Pressed: input.Left, Down: input.Left})
			h.frame(input.Frame{Released: input.Left})
		}},
	} {
		for _, table := range hintTables() {
			h := newBench(t, table.game, table.plies)
			for range 5 { // of several hints one is not what the pointer would have played
				way.set(h)
				h.propose()
				want, n := h.Hand.hint.move, h.match.Len()
				if h.Hand.hintStar() == board.NoTarget {
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

// The pointer on the star shows what a click plays there. Who turns the tile himself plays his own.
func TestTheHintIsShownWhereItIsPointedAt(t *testing.T) {
	h := newBench(t, "taiji size=7", "d4-d5 b2-c2")
	h.propose()
	hint := h.Hand.hint.move
	c := h.Display.layout.Centre(h.Hand.hintStar())
	for _, d := range []render.Point{{X: 0.3}, {X: -0.3}, {Y: 0.3}, {Y: -0.3}} {
		h.at = render.Point{X: c.X + d.X*h.Display.layout.Unit, Y: c.Y + d.Y*h.Display.layout.Unit}
		if h.frame(input.Frame{}); h.Display.shown.Move != hint {
			t.Errorf("the pointer %v from the middle of the star shows another ply", d)
		}
	}
	h.frame(input.Frame{Keys: []input.Key{"r"}})
	if h.frame(input.Frame{}); h.Display.shown.Move == hint {
		t.Error("R does not turn the tile away from the hint")
	}
}

// The star is not seen while another piece is selected, from which it cannot be reached, and comes back when that is put down.
func TestTheStarIsNotAmongTheTargetsOfAnotherPiece(t *testing.T) {
	h := newBench(t, "azacru players=2", "")
	h.propose()
	star := h.Hand.hintStar()
	for _, other := range h.Hand.builder.Next(nil) {
		if other == h.Hand.hint.steps[0] {
			continue
		}
		if h.click(other); len(h.Hand.builder.Path()) != 1 || h.Hand.hintStar() != board.NoTarget {
			t.Errorf("with %s selected the star is seen", h.model.geo.Label(other))
		}
		h.frame(input.Frame{Keys: []input.Key{input.Esc}})
		if h.frame(input.Frame{}); len(h.Hand.builder.Path()) != 0 || h.Hand.hintStar() != star {
			t.Errorf("Esc puts %s down: path %v, star %v, want the hint again", h.model.geo.Label(other), h.Hand.builder.Path(), h.Hand.hintStar())
		}
	}
	h.click(h.Hand.hint.steps[0])
	if h.Hand.hintStar() != star {
		t.Error("with its own piece selected the star is not seen")
	}
}
