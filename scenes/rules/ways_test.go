package rules_test

import (
	"testing"

	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/render"
)

// The way on ends in one place on every page, so that somebody who only clicks on its arrow reads all of them.
func TestTheWayOnStaysInItsPlace(t *testing.T) {
	for i, size := range []string{"640 480", "700 900", "900 650", "1280 800", "1920 1080"} {
		for lang, name := range map[string]string{"ticks 1": "Next page", "key f3": "Página seguinte"} {
			for j, spec := range catalog.All() {
				if !gametest.Sampled(i+j, 4) {
					continue
				}
				p := open(t, spec.Name)
				do(t, p, "size "+size+";"+lang)
				var first render.Rect
				for i := range book(t, spec).Pages {
					at, ok := render.Rect{}, false
					for _, w := range p.App.Widgets {
						if w.Label == name {
							at, ok = w.Rect, true
						}
					}
					if i == 0 {
						first = at
					}
					const arrow = 40
					if !ok || at.W < arrow || at.X+at.W != first.X+first.W || at.Y != first.Y || at.H != first.H {
						t.Errorf("%s %s %s: on page %d the way on lies at %v, on the first at %v", spec.ID, size, name, i+1, at, first)
					}
					do(t, p, "press "+name)
				}
				do(t, p, "want nobutton "+name)
			}
		}
	}
}
