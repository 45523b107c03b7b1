package app_test

import (
	"slices"
	"testing"

	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/keys"
)

// In a page of a browser nothing ends the program, whichever key the players have chosen for it, and no key of the browser's is promised.
func TestAPageIsNotQuit(t *testing.T) {
	p := demotest.New(app.Deps{InBrowser: true})
	defer p.App.Close()
	for _, line := range []string{"ticks 1", "press New game SQU", "press seats As listed", "press seat 2 Person", "press Play", "key m", "want button All games"} {
		if err := p.Do(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if slices.Contains(p.App.Texts, "Ctrl+T") || slices.Contains(p.App.Texts, "Ctrl+R") {
		t.Errorf("the menu promises keys of the browser: %q", p.App.Texts)
	}
	for _, k := range keys.Map(nil).Of(keys.Quit) {
		if p.App.Tick(input.Frame{W: 1280, H: 800, Scale: 1, Keys: []input.Key{k}}) {
			t.Errorf("%s ends the program", k)
		}
	}
}
