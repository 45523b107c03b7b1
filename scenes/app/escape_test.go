package app_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"quintet/games/gametest"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// shownBy describes what p shows: the page, the texts and the widgets, and which of them have the focus or are lit.
func shownBy(p *demo.Player) string {
	seen := p.App.Seen()
	return fmt.Sprint(p.App.Scene(), seen.Texts, seen.Widgets, p.App.Focus())
}

// Esc closes what is open, then goes one page back, and never does nothing before it has reached the title. At a table it opens the menu, where Enter
// on the first entry leads home.
func TestEscapeLeadsHome(t *testing.T) {
	t.Parallel()
	const most = 12 // presses
	for i, state := range slices.Concat(states, computerStates) {
		if !gametest.Sampled(i, 7) {
			continue
		}
		p, now := newClockPlayer(t, &demo.Clock{}), demotest.Noon()
		d := app.Deps{Now: func() time.Time { return now }, Think: p.Clock.Maker()}
		p.Table = func(s demo.Setting) (*app.App, error) { return demotest.Table(d, s) }
		p.Frame = func(input.Frame) { now = now.Add(time.Second / 60) }
		do(t, p, "size 1280 800;"+state.script+";hold none;move away;ticks 60") // choices right after a game are ignored
		pressed := 0
		for ; p.App.Scene() != "title" && pressed < most; pressed++ {
			before, scene := shownBy(p), p.App.Scene()
			if do(t, p, "key esc;ticks 2"); shownBy(p) == before {
				t.Errorf("%s: Esc does nothing after %d presses, on %s", state.name, pressed, scene)
				break
			}
			if !menuOpen(p) {
				continue
			}
			first := p.App.Seen().Widgets[0].Label
			if first != "Back to the title" && first != "Library" || p.App.Focus() != first {
				t.Errorf("%s: the menu begins with %q, and %q has the focus", state.name, first, p.App.Focus())
			}
			do(t, p, "key enter;ticks 2")
			if at := p.App.Scene(); at == "play" {
				t.Errorf("%s: the first entry of the menu leads to %s", state.name, at)
				break
			}
		}
		if at := p.App.Scene(); at != "title" {
			t.Errorf("%s: %d presses of Esc lead to %s, want title", state.name, pressed, at)
		}
	}
}

// menuOpen reports whether p shows the menu of a table.
func menuOpen(p *demo.Player) bool {
	open := p.App.Scene() == "play" && len(p.App.Seen().Sheets()) > 0
	for _, label := range []string{"Rules", "Save as", "Settings"} {
		open = open && p.Do("want button "+label) == nil
	}
	return open
}
