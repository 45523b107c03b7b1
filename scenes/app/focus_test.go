package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// TestFocusIsAlwaysVisible presses keys at random on pages with a focus: after each key some widget has the visible focus, whatever was
// opened, closed, chosen or renamed.
func TestFocusIsAlwaysVisible(t *testing.T) {
	t.Parallel()
	keys := []string{"tab", "tab", "tab", "shift+tab", "enter", "enter", "space", "left", "right", "up", "down", "esc", "f2", "f3", "ctrl+,", "pagedown", "pageup", "home", "end"}
	steps := 600
	if testing.Short() {
		steps = 75
	}
	for seed := range uint64(4) {
		p, r := newPlayer(t), games.NewRand(seed)
		size := []string{"640 480", "1280 800"}[seed%2]
		do(t, p, "size "+size+";focus New game Taiji;key enter")
		last, seen := "", map[string]int{}
		for range steps {
			if s := p.App.Scene(); s != scenes.Setup && s != scenes.Options && s != scenes.Keyboard {
				do(t, p, "size "+size)
				for p.App.Scene() != scenes.Title {
					if p.App.Scene() == scenes.Play {
						do(t, p, "key ctrl+t")
					} else {
						do(t, p, "key esc")
					}
				}
				p.App.SetLanguage("en")
				do(t, p, "ticks 1;focus New game Taiji;key enter")
				last = ""
			}
			key := keys[r.Intn(len(keys))]
			do(t, p, "key "+key)
			scene := p.App.Scene()
			seen[scene]++
			asked := scene == scenes.Keyboard && len(p.App.Seen().Widgets) < 6                                      // on the sheet any key is the answer
			listed := slices.ContainsFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return w.Label == "Pia" }) // its rows are lit one by one
			if scene != scenes.Setup && scene != scenes.Options && scene != scenes.Keyboard || asked || listed {
				continue
			}
			focus := p.App.Focus()
			if focus == "none" {
				t.Fatalf("seed %d, %s: nothing has the focus after %s%s", seed, scene, last, key)
			}
			if !slices.ContainsFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return strings.HasPrefix(strings.TrimSpace(w.Label), focus) }) {
				t.Fatalf("seed %d, %s: %q has the focus out of sight after %s%s", seed, scene, focus, last, key)
			}
			last += fmt.Sprint(key, "[", p.App.Focus(), "] ")
		}
		if len(seen) < 3 {
			t.Errorf("seed %d: only %v had the focus", seed, seen)
		}
	}
}

// TestTabOrderOfBars checks that Tab visits the icons at the top of every page from left to right.
func TestTabOrderOfBars(t *testing.T) {
	for i, script := range []string{
		"ticks 1", "press New game Taiji", "press Settings", "key ctrl+,;focus Change keys Keys;key enter", "press Rules SQU",
		"table squ;key ctrl+g", "table squ;key ctrl+g y", "table squ seats=1,1;key space",
	} {
		for j, size := range []string{"640 480", "1280 800"} {
			if !gametest.Sampled(i+j, 8) {
				continue
			}
			p := newPlayer(t)
			do(t, p, script+";size "+size)
			place := func() (r render.Rect) {
				for _, w := range p.App.Seen().Widgets {
					if name := p.App.Focus(); w.Label == name || w.Label == name+" EN" {
						r = w.Rect
					}
				}
				return r
			}
			do(t, p, "key tab")
			before, met := place(), 0
			for range 240 { // more stops than any page has
				do(t, p, "key tab")
				now := place()
				if both := before.W > 0 && now.W > 0 && before.Y+before.H < 56 && now.Y+now.H < 56; both {
					if met++; now.X < before.X {
						t.Errorf("%s in %s: Tab moves left, from %v to %v", script, size, before, now)
					}
				}
				before = now
			}
			if met == 0 && script != "ticks 1" {
				t.Errorf("%s in %s: Tab did not reach the bar", script, size)
			}
		}
	}
}
