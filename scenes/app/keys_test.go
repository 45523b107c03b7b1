package app_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
)

// TestQuitAndFullScreenFromEverywhere also presses while a name is edited and while the menu is open.
func TestQuitAndFullScreenFromEverywhere(t *testing.T) {
	for _, script := range []string{
		"ticks 1", "press New game SQU", "press New game SQU;press Player 1;type A", "press Rules SQU",
		"table squ", "table squ;press Menu", "table squ;key ctrl+g", "table squ seats=1,1",
	} {
		p := newPlayer(t)
		do(t, p, script)
		in := input.Frame{W: 1280, H: 800, Scale: 1}
		p.App.Tick(in)
		for _, k := range []input.Key{"f11", "alt+enter"} {
			before, written := p.App.Scene(), strings.Join(p.App.Texts, "\n")
			in.Keys = []input.Key{k}
			if p.App.Tick(in) || !p.App.Resize() || p.App.Resize() {
				t.Errorf("%s: %s does not change between full screen and window once", script, k)
			}
			if now := strings.Join(p.App.Texts, "\n"); p.App.Scene() != before || now != written && !strings.Contains(script, "seats") {
				t.Errorf("%s: %s also changes the scene", script, k)
			}
		}
		in.Keys = []input.Key{"ctrl+q"}
		if !p.App.Tick(in) {
			t.Errorf("%s: ctrl+q does not end the program", script)
		}
	}
}

func TestChosenKeysStandOnTheButtonsAndAct(t *testing.T) {
	p := demotest.New(app.Deps{Store: keeping(t, "settings.json", `{"Keys":{"hint":["q"],"menu":["f9"]}}`)})
	do(t, p, "press New game SQU;press seat 2 Person;press Play;want text Q;key m;want nobutton Rematch;key f9;want button Rematch")
}

// TestTabReachesAllThatCanBePressed compares what Tab leads to with what a pointer can press, on the pages that are left by choosing.
func TestTabReachesAllThatCanBePressed(t *testing.T) {
	for i, size := range []string{"640 480", "1280 800", "700 900"} {
		for j, c := range []struct {
			script string
			groups []string // widgets of which only the whole is reached
		}{
			{"ticks 1", []string{"Language "}},
			{"press Rules Azacru", nil},
			{"press New game Taiji", []string{"size ", "groups ", "tie ", "score ", "tonga ", "series ", "seats ", "seat 1 ", "seat 2 ", "clock ", "turning ", "aids "}},
			{"table squ;key m", nil},
			{"table squ;key ctrl+g", nil},
			{"table squex;key ctrl+g y", []string{"move "}},
		} {
			if !gametest.Sampled(i+j, 3) {
				continue
			}
			p := newPlayer(t)
			do(t, p, "size "+size+";"+c.script)
			want := map[string]bool{}
			for _, w := range p.App.Widgets {
				name := strings.TrimSpace(w.Label)
				for _, g := range c.groups {
					if strings.HasPrefix(w.Label, g) {
						name = strings.TrimSpace(g)
					}
				}
				if name != "move" {
					want[name] = true
				}
			}
			met := map[string]bool{}
			for range 2 * len(p.App.Widgets) {
				do(t, p, "key tab")
				met[p.App.Focus()] = true
			}
			if !maps.Equal(met, want) {
				t.Errorf("%s, %s: Tab leads to %v, a pointer to %v", size, c.script, slices.Sorted(maps.Keys(met)), slices.Sorted(maps.Keys(want)))
			}
		}
	}
}

// TestBackGoesOnePageBack: the way back of a browser first ends what is open on a page, and then leads to the page before, also from a table.
func TestBackGoesOnePageBack(t *testing.T) {
	p := demotest.New(app.Deps{InBrowser: true})
	t.Cleanup(p.App.Close)
	back := func(want string, depth int) {
		t.Helper()
		p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, X: -1, Y: -1, Back: true})
		do(t, p, "ticks 1")
		if p.App.Scene() != want || p.App.Depth() != depth {
			t.Fatalf("back leads to %s with %d pages below, want %s with %d", p.App.Scene(), p.App.Depth(), want, depth)
		}
	}
	do(t, p, "size 1280 800;ticks 1")
	for _, c := range []struct{ script, want string }{
		{"press Settings", "title"}, {"press Training", "title"}, {"press Rules Taiji", "title"}, {"press New game SQU", "title"},
	} {
		do(t, p, c.script)
		back(c.want, 0)
	}
	do(t, p, "press New game SQU;press seat 2 Person;press Play;play d4 e5;key m;want button Copy the game")
	back("play", 1)
	do(t, p, "want nobutton Copy the game;press Menu;press Rules")
	back("play", 1)
	back("title", 0)
	do(t, p, "want button Continue")
}
