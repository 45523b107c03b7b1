package review

import (
	"slices"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/play/table"
	"quintet/games/play/terms"
	"quintet/games/words"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/data/deck"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// opened returns the page of a game in progress with two plies.
func opened(t *testing.T) *Scene {
	t.Helper()
	s := store.Memory()
	set, _ := settings.Load(s)
	c := &scenes.Context{
		Settings: set, Now: time.Now, Catalog: catalog.All(), Judging: scenes.JudgeInline(30), Think: scenes.Inline(30),
		Library: library.Open(s, catalog.Find, time.Now), Deck: deck.New(s, catalog.Find, time.Now),
	}
	t.Cleanup(c.Library.Close)
	t.Cleanup(c.Deck.Close)
	m := catalogtest.Match(t, "squex size=6", "c2 b2")
	spec, _ := catalog.Find(m.Game().Info().ID)
	page := New(c, scenes.ReviewPage{Table: table.New(spec, m, terms.Terms{})})
	t.Cleanup(page.Close)
	return page
}

// pass runs one pass of s with the input in and the pointer outside the window.
func pass(s *Scene, in input.Frame, live bool) *ui.UI {
	in.X, in.Y, in.Scale = -1, -1, 1
	b := &render.Brush{Canvas: ui.Blind{W: in.W, H: in.H}, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
	u := ui.New(b, in, scenes.Words(words.En, catalog.All()), &ui.State{}, live)
	s.Frame(u)
	u.Done()
	return u
}

// shapes holds the size of a window for each shape of the page.
var shapes = map[shape]input.Frame{wide: {W: 1280, H: 800}, rail: {W: 640, H: 480}, tall: {W: 640, H: 1000}}

// In each shape of window every command with words has exactly one button, and no two commands share a key.
func TestCommandsHaveButtons(t *testing.T) {
	s := opened(t)
	if plant(s.game, "122"); len(s.review.Moments()) == 0 {
		t.Fatal("the game has no key moments")
	}
	for shape, in := range shapes {
		u := pass(s, in, false)
		if got := arrange(u.Size()).shape; got != shape {
			t.Fatalf("a window of %d by %d has shape %d, want %d", in.W, in.H, got, shape)
		}
		var acts []keys.Action
		for _, x := range s.commands.all() {
			if !x.Off && slices.Contains(acts, x.Act) {
				t.Errorf("shape %d: two commands have the key of %q", shape, x.Act)
			}
			if !x.Off {
				acts = append(acts, x.Act)
			}
			if x.Label+x.Name == "" {
				continue // it has only a key
			}
			n := 0
			for _, w := range slices.Concat(u.Widgets, u.Off) {
				if w.Label == x.Label+x.Name || x.Word != "" && w.Label == x.Word {
					n++
				}
			}
			if n != 1 {
				t.Errorf("shape %d: %d buttons for %q", shape, n, x.Label+x.Name)
			}
		}
	}
}

// Keys work in each shape of window, also those of commands without a button.
func TestKeysWorkInEveryShape(t *testing.T) {
	for shape, in := range shapes {
		s := opened(t)
		press := func(k input.Key) {
			in.Keys = []input.Key{k}
			pass(s, in, true)
		}
		s.choose(2)
		for _, step := range []struct {
			key  input.Key
			want int
		}{{input.ArrowL, 1}, {input.Home, 0}, {input.ArrowR, 1}, {input.PageDown, 2}, {input.PageUp, 1}, {input.End, 2}} {
			if press(step.key); s.shown() != step.want {
				t.Errorf("shape %d: %s shows ply %d, want %d", shape, step.key, s.shown(), step.want)
			}
		}
		if press("h"); !s.analysis.heat {
			t.Errorf("shape %d: h shows no heat map", shape)
		}
		if press("ctrl+l"); s.moves != (shape != wide) {
			t.Errorf("shape %d: the list of moves is in the place of the words: %v", shape, s.moves)
		}
		if press("w"); !s.trial.open {
			t.Errorf("shape %d: w does not ask for a level", shape)
		}
		if press(input.Esc); s.trial.open || s.next.Do != scenes.Stay {
			t.Errorf("shape %d: esc leaves the page, or the list of levels open", shape)
		}
		if press(input.Esc); s.next.Do != scenes.Pop {
			t.Errorf("shape %d: esc does not lead back", shape)
		}
	}
}

// The background of the lit heat map extends beyond the column as far as that of a row, and does not touch the first row.
func TestTheHeatMapIsAlignedWithItsRows(t *testing.T) {
	s := opened(t)
	plant(s.game, "122")
	s.choose(0)
	u := pass(s, shapes[wide], false)
	var heat, row render.Rect
	for _, w := range u.Widgets {
		switch w.Label {
		case s.commands.heat.Label:
			heat = w.Rect
		case "line A":
			row = w.Rect.Pad(-rowOverhang, rowInset)
		}
	}
	if heat.W == 0 || row.W == 0 || heat.X+heat.W != row.X+row.W || heat.Y+heat.H >= row.Y {
		t.Errorf("the heat map is at %v, the first row at %v", heat, row)
	}
}
