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

// The way back says the title of the page before, whole, in every game and language. Where one has no room it says on all pages that it is the
// one before.
func TestTheWayBackHasWords(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480"} {
		for lang, c := range map[string]struct{ script, before string }{"en": {"ticks 1", "Previous"}, "pt": {"key f3", "Anterior"}} {
			for _, spec := range catalog.All() {
				p := open(t, spec.Name)
				do(t, p, "size "+size+";"+c.script)
				pages, titled := book(t, spec).Pages, 0
				for i := range pages[1:] {
					do(t, p, "key pagedown;ticks 1")
					title := written(p, pages[i].Title[lang])
					if title {
						titled++
					}
					if before := written(p, c.before); title == before {
						t.Errorf("%s %s %s, page %d: the title of the page before is written: %v, %q: %v", spec.ID, size, lang, i+2, title, c.before, before)
					}
				}
				if n := len(pages) - 1; titled != n && (titled > 0 || size == "1280 800") {
					t.Errorf("%s %s %s: %d of %d ways back have titles", spec.ID, size, lang, titled, n)
				}
			}
		}
	}
}
