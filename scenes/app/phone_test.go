package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// pages are sizes of browser pages that no window has, in logical pixels, with their scale: phones, upright and turned, the smallest phones, and
// laptops with the page zoomed to 400 %.
var pages = []string{"360 400 1", "480 400 1", "500 500 1", "560 700 1", "639 400 1", "600 800 1", "630 800 1", "640 640 1", "360 640 1", "390 844 1", "320 480 4", "341 192 4", "341 160 4", "844 390 4", "667 375 4"}

// eachPage calls f for the screens that a browser page can show, first at 1280 by 800, for each language. With -short it visits one screen in every.
func eachPage(t *testing.T, every int, f func(p *demo.Player, where string)) {
	for i, state := range slices.Concat(states, computerStates) {
		if strings.HasPrefix(state.name, "only the board") || strings.Contains(state.name, "typed ply") {
			continue // only keys lead there
		}
		if !gametest.Sampled(i, every) {
			continue
		}
		p := demotest.NewWithClock(app.Deps{InBrowser: !strings.Contains(state.script, "key ctrl+")}, &demo.Clock{}) // the browser reserves some of those keys
		do(t, p, "size 1280 800;"+state.script+";move away")
		for _, spoken := range words.Languages() {
			p.App.SetLanguage(spoken)
			f(p, fmt.Sprintf("%s, %s", state.name, spoken))
		}
	}
}

// TestEveryScreenFitsPage is TestEveryScreenFits for browser pages.
func TestEveryScreenFitsPage(t *testing.T) {
	t.Parallel()
	eachPage(t, 13, func(p *demo.Player, where string) {
		for _, size := range pages {
			do(t, p, "size "+size)
			lookAt(t, p.App, where+" in "+size, size)
		}
	})
}

// TestTouchTargetsAreLarge measures, on phones and tablets, the touch area of each button: it is at least MinTarget wide and high. On a phone held
// sideways, rows of pages without enough space are a little lower.
func TestTouchTargetsAreLarge(t *testing.T) {
	t.Parallel()
	const leastAcross = 28.2
	eachPage(t, 13, func(p *demo.Player, where string) {
		for _, size := range [][2]int{{390, 844}, {360, 640}, {820, 1180}, {1180, 820}, {844, 390}} {
			for range 2 { // a finger presses what it saw in the tick before
				p.App.Tick(input.Frame{W: size[0], H: size[1], Scale: 1, X: -1, Y: -1, Touch: true})
			}
			where, zoom := fmt.Sprintf("%s under a finger in %d by %d", where, size[0], size[1]), p.App.Zoom()
			lookAt(t, p.App, where, fmt.Sprint(size[0], size[1]))
			least := float32(ui.MinTarget)
			if size[1] < 480 {
				least = leastAcross
			}
			for i, x := range p.App.Seen().Widgets {
				if w, h := ui.Target(p.App.Seen().Widgets, i, zoom); !x.Part && min(w, h)*zoom < least-0.5 {
					t.Errorf("%s: %q in %v can be pressed in %.1f by %.1f logical pixels, want %v", where, x.Label, x.Rect, w*zoom, h*zoom, least)
				}
			}
		}
	})
}
