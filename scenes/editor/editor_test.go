package editor

import (
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// editorOf returns a game that can be edited.
func editorOf(t *testing.T, table catalogtest.Table) games.Editor {
	t.Helper()
	g, err := table.Spec.Open(table.Options)
	if err != nil {
		t.Fatal(err)
	}
	return g.(games.Editor)
}

// A stroke is one step; a new action discards undone steps; and the history is limited.
func TestHistory(t *testing.T) {
	g := editorOf(t, catalogtest.Tables(5)[0])
	p := make([]games.Position, 6)
	for i := range p {
		p[i] = g.Start()
	}
	var h history
	h.add(p[0], false)
	h.add(p[1], false)
	h.add(p[2], true)
	if h.now() != p[2] || len(h.all) != 2 {
		t.Errorf("%d positions after a stroke, want 2 and the last one", len(h.all))
	}
	if h.step(-1); h.now() != p[0] || h.may(-1) || !h.may(1) {
		t.Error("a step back does not undo the stroke")
	}
	if h.add(p[3], false); h.now() != p[3] || h.may(1) {
		t.Error("an undone step can be redone after another action")
	}
	for range 2 * maxSteps {
		h.add(p[4], false)
	}
	if len(h.all) != maxSteps || h.now() != p[4] {
		t.Errorf("the history has %d positions, want %d", len(h.all), maxSteps)
	}
}

// Every piece that a game offers can be placed on some cell of an empty board, in every heading, or is refused with a reason.
func TestThePalettesOfAllGames(t *testing.T) {
	for _, table := range catalogtest.Tables(6) {
		g := editorOf(t, table)
		p := newPalette(g)
		for i := range p.brushes {
			p.choose(i)
			for range max(1, len(p.headings())) {
				if q, why := g.Put(p.empty, p.piece(p.middle)); (q == p.empty) != !why.Text.Empty() {
					t.Errorf("%s: piece %d changes nothing without being refused, or is refused but changes something", table, i)
				}
				p.turn(1)
			}
		}
	}
}

// The draft is restored with all steps when the page is opened with the same position; with another position an undo leads to it.
func TestWhatIsSetUpIsKept(t *testing.T) {
	c := &scenes.Context{}
	for _, table := range catalogtest.Tables(5) {
		g := editorOf(t, table)
		first := scenes.Position{Spec: table.Spec, Game: g, At: g.Start()}
		s := New(c, first)
		if len(s.history.all) != 1 {
			t.Fatalf("%s: there are %d positions before the first change", table, len(s.history.all))
		}
		s.change(games.Cleared(g, s.position()), false)
		s.put(s.palette.middle, false, false)
		text, steps := games.TextOf(s.position()), len(s.history.all)
		s.put(s.palette.middle, true, false)
		s.step(-1)
		s.Close()
		want := func(s *Scene, name, text string, at int) {
			t.Helper()
			if got := games.TextOf(s.position()); got != text || s.history.at != at {
				t.Errorf("%s, %s: %q is shown after %d steps, want %q after %d", table, name, got, s.history.at, text, at)
			}
		}
		again := New(c, scenes.Position{Spec: table.Spec, Game: editorOf(t, table), At: g.Start()})
		want(again, "opened again", text, steps-1)
		again.Close()
		other := g.Start()
		other.Play(other.AppendMoves(nil)[0])
		at := New(c, scenes.Position{Spec: table.Spec, Game: g, At: other})
		want(at, "opened with another position", games.TextOf(other), steps)
		at.step(-1)
		want(at, "a step back", text, steps-1)
	}
}

// If another value of a choice lets a game begin, it is offered; nothing is offered if a game can begin.
func TestImpossiblePositionsAreRepairedByAChoice(t *testing.T) {
	repaired := 0
	for _, table := range catalogtest.Tables(5) {
		g := editorOf(t, table)
		p := g.Start()
		for i, c := range g.Choices(p) {
			for v := range c.Values {
				q := g.Choose(p, i, v)
				if games.WhyNotFrom(g, q).Text.Empty() {
					continue
				}
				repaired++
				if x := repairOf(g, q); x == nil || !games.WhyNotFrom(g, x.to).Text.Empty() {
					t.Errorf("%s, choice %d, value %d: no repair is offered, or one that does not help", table, i, v)
				}
			}
		}
	}
	if repaired == 0 {
		t.Error("no choice prevents a game")
	}
}

// In the smallest window with a panel beside the board everything fits without scrolling, in every game.
func TestThePanelHasRoomForEverything(t *testing.T) {
	in := input.Frame{W: 640, H: 480, X: -1, Y: -1, Scale: 1}
	for _, l := range words.Languages() {
		for _, table := range catalogtest.Tables(9) {
			g := editorOf(t, table)
			s := New(&scenes.Context{Paste: func() {}}, scenes.Position{Spec: table.Spec, Game: g, At: g.Start()})
			b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
			u := ui.New(b, in, scenes.Words(l, catalog.All()), &ui.State{}, false)
			s.Frame(u)
			wide := arrange(u.Size()).Side.W - 2*scenes.Margin(float32(in.W))
			room := float32(in.H) - boardpage.BarHeight - u.Extent(s.foot(u, wide), wide, 0).H - 2*scenes.Margin(float32(in.W))
			if e := s.contents(u, wide, iconic); !u.Fits(e, wide, room) {
				t.Errorf("%s in %v: the contents need %v, the panel has %v by %v", table, l, u.Extent(e, wide, room), wide, room)
			}
		}
	}
}

// An odd last command is as wide as the rows above it.
func TestAnOddLastCommandFillsItsRow(t *testing.T) {
	in := input.Frame{W: 390, H: 844, X: -1, Y: -1, Scale: 1}
	b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	for n := 1; n <= 5; n++ {
		u := ui.New(b, in, scenes.Words(words.En, catalog.All()), &ui.State{}, false)
		commands := make([]ui.Command, n)
		for i := range commands {
			commands[i].Label = string(rune('A' + i))
		}
		u.Lay(render.Rect{W: 300, H: 400}, tools(u, commands, false))
		if last := u.Widgets[n-1].Rect; last.X+last.W != 300 || (last.X == 0) != (n%2 == 1) {
			t.Errorf("the last of %d commands is at %v", n, last)
		}
	}
}
