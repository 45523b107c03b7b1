package play

import (
	"testing"

	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// The tick on an open stone says what it does, and nothing is previewed on the cell below it.
func TestTheTickSaysThatItEndsTheTurn(t *testing.T) {
	for _, game := range []string{"distrify size=9", "distrify size=19"} {
		s := newScene(t, game, "e5 c3")
		frame(s, 1280, 800)
		r, ok := s.layout.EndTick(&s.shown.view)
		if !ok {
			t.Fatalf("%s: no tick is shown", game)
		}
		for _, c := range []struct {
			at   render.Point
			want bool
		}{{r.Centre(), true}, {s.layout.Centre(s.geo.Named("c4")), false}} {
			in := input.Frame{W: 1280, H: 800, X: c.at.X, Y: c.at.Y}
			var u *ui.UI
			for range 2 * reasonTicks {
				u = pass(s, in, scenes.Words(words.En, catalog.All()), &ui.State{}, true)
			}
			said := 0
			for _, text := range u.Texts {
				if text == "End turn" {
					said++
				}
			}
			if got := said == 2; got != c.want || got == s.hover.IsCell() {
				t.Errorf("%s: at %v the end of the turn is named %d times, with the button, and cell %d is pointed at", game, c.at, said, s.hover)
			}
		}
	}
}
