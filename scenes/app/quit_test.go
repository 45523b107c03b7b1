package app_test

import (
	"slices"
	"testing"

	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/keys"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// click clicks the button called name in a window of 1280 by 800 and reports whether the program ends. found is false if there is no such button.
func click(a *app.App, name string) (found, ended bool) {
	i := slices.IndexFunc(a.Seen().Widgets, func(w ui.Widget) bool { return w.Label == name })
	if i < 0 {
		return false, false
	}
	at := a.Seen().Widgets[i].Rect.Centre()
	in := input.Frame{W: 1280, H: 800, Scale: 1, X: at.X, Y: at.Y}
	down, up := in, in
	down.Pressed, down.Down, up.Released = input.Left, input.Left, input.Left
	for _, f := range []input.Frame{in, down, up} {
		if a.Tick(f) {
			return true, true
		}
	}
	return true, false
}

func TestQuitButtonQuits(t *testing.T) {
	for _, script := range []string{"ticks 1", "table squ;key m", "table squ seats=1,1;key m"} {
		p := newPlayer(t)
		do(t, p, script)
		if found, ended := click(p.App, "Quit"); !found || !ended {
			t.Errorf("%s: there is a button to quit: %v; it ends the program: %v", script, found, ended)
		}
	}
}

// A browser page cannot quit: nothing offers it, and its keys do nothing. No key reserved by the browser is shown.
func TestNothingQuitsInABrowser(t *testing.T) {
	for _, script := range []string{"ticks 1", "press New game SQU;press Play;key m;want button Back to the title"} {
		p := demotest.New(app.Deps{InBrowser: true})
		do(t, p, script)
		if found, _ := click(p.App, "Quit"); found {
			t.Errorf("%s: there is a button to quit", script)
		}
		if slices.Contains(p.App.Seen().Texts, "Ctrl+T") || slices.Contains(p.App.Seen().Texts, "Ctrl+R") {
			t.Errorf("%s: keys reserved by the browser are shown: %q", script, p.App.Seen().Texts)
		}
		for _, k := range keys.Map(nil).Of(keys.Quit) {
			if p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Keys: []input.Key{k}}) {
				t.Errorf("%s: %s ends the program", script, k)
			}
		}
	}
}
