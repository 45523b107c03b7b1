package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// phoneless lists the scripts that are skipped on phones, which have no keyboard and offer fewer buttons after a game.
var phoneless = []string{"keys", "series"}

// TestEveryPictureFits plays the scripts for the pictures of the program, and checks every picture in both languages, in windows of the least, the
// usual and a large size and at a larger scale: it fits, and its edges align. On phones it fits.
func TestEveryPictureFits(t *testing.T) {
	t.Parallel()
	windows := []struct{ name, size, keys string }{
		{"small", "640 480", ""},
		{"phone", "390 844", ""},
		{"phone on its side", "844 390", ""},
		{"usual", "1280 800", ""},
		{"large", "1920 1080", ""},
		{"half as large again", "1280 800", "key ctrl+=\nkey ctrl+=\nkey ctrl+=\n"},
		{"twice as large", "1920 1080", "key ctrl+=\nkey ctrl+=\nkey ctrl+=\nkey ctrl+=\nkey ctrl+=\n"},
	}
	if testing.Short() {
		windows = windows[:1]
	}
	for i, s := range scripts(t, "../../build/shots/*.demo", 10) {
		if !gametest.Sampled(i, 13) {
			continue
		}
		for _, w := range windows {
			phone := strings.HasPrefix(w.name, "phone")
			if phone && slices.Contains(phoneless, s.name) {
				continue
			}
			t.Run(s.name+" "+w.name, func(t *testing.T) {
				var seen, wide, high int
				p := demotest.NewWithClock(app.Deps{}, &demo.Clock{})
				p.BeforeShot = func(name string) {
					seen++
					for _, spoken := range words.Languages() {
						p.App.SetLanguage(spoken)
						do(t, p, "ticks 1")
						where := fmt.Sprintf("%s, %s", name, spoken)
						lookAt(t, p.App, where, w.size)
						if !phone {
							fmt.Sscan(w.size, &wide, &high)
							edgesAgree(t, p.App, where, wide, high)
						}
					}
					p.App.SetLanguage(words.En)
					do(t, p, "ticks 1")
				}
				play(t, p, "size "+w.size+"\n"+w.keys+s.text)
				if seen == 0 {
					t.Error("no picture was checked")
				}
			})
		}
	}
}
