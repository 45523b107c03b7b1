package app_test

import (
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo/demotest"
)

// lowered returns the distance of a's page from the top of the window, in pixels of the page.
func lowered(a *app.App) float32 { return a.AtZoom(render.Point{}).Y / a.Zoom() }

// A notice is above the page and covers nothing: the page is lower, or smaller if it would be too low, and fits.
func TestThePageBeginsBelowNotices(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"title": "ticks 1", "setup": "press New game Azacru", "table": "press New game Distrify;press seat 2 Person;press Play;play d4", "settings": "press Settings", "training": "press Training",
	} {
		for _, size := range []string{"640 480", "1280 800"} {
			p := demotest.New(app.Deps{Store: keeping(t, scenes.LogFile, crashed)})
			do(t, p, "size "+size+";"+script+";want text stopped with an error")
			for _, spoken := range words.Languages() {
				p.App.SetLanguage(spoken)
				do(t, p, "ticks 1")
				lookAt(t, p.App, name+" below a notice", size)
				for _, x := range p.App.Seen().Placed() {
					if lowered(p.App) < 40 || x.Rect.Y < 0 && x.Rect.Y+x.Rect.H > 0 {
						t.Errorf("%s in %s: %q at %v crosses the top of the page", name, size, x.Text, x.Rect)
					}
				}
			}
			before := lowered(p.App)
			if do(t, p, "key esc;ticks 1"); before == 0 || lowered(p.App) != 0 {
				t.Errorf("%s in %s: the page begins at %v once the notice is closed", name, size, lowered(p.App))
			}
		}
	}
}
