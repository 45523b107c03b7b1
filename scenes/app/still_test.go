package app_test

import (
	"bytes"
	"strings"
	"testing"

	"quintet/scenes/app"
	"quintet/scenes/data/settings"
	"quintet/scenes/data/store"
	"quintet/scenes/demo/demotest"
)

// With animations off the final state of the animated end of a game appears at once, pixel by pixel, in a large window and beside the board of a
// small one.
func TestReducedMotionShowsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("draws the ends of several games")
	}
	t.Parallel()
	ends := []string{
		"table squex size=6;play c2 b2 c3 b3 c4 b4 c5 b5 c6 b6 c1",
		"table squ size=3;play a1 b1 b2 a3 c1 a2 c2 c3 b3",
		"table azacru players=4;play e9-e8;key ctrl+g;key y",
		"table distrify size=9;play d4 e6;key ctrl+g;key y",
	}
	for _, end := range ends {
		for _, size := range []string{"640 480", "1280 800"} {
			var first, seen [2][]byte
			for still := range seen {
				s := store.Memory()
				set, _ := settings.Load(s)
				set.ReducedMotion, set.ShowTimes = still == 1, settings.Never
				if err := set.Save(); err != nil {
					t.Fatal(err)
				}
				p := demotest.New(app.Deps{Store: s})
				do(t, p, "size "+size+";"+end+";move away")
				if m := p.Match(); m == nil || !m.Over() {
					t.Fatalf("%s: the game is not over", end)
				}
				first[still] = p.Picture().Image.Pix
				do(t, p, "ticks 600")
				seen[still] = p.Picture().Image.Pix
			}
			if !bytes.Equal(seen[0], seen[1]) || !bytes.Equal(first[1], seen[1]) {
				t.Errorf("%s, %s: the end looks different with animations, or something moves without them", end, size)
			}
			if played := !strings.Contains(end, "key"); played && bytes.Equal(first[0], seen[0]) {
				t.Errorf("%s, %s: nothing moves although animations are on", end, size)
			}
		}
	}
}
