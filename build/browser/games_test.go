package browser

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// twin returns the program in memory, which does what is done in the page. Its settings page has as many lines, with other text.
func twin(t *testing.T, p *Page) *demo.Player {
	t.Helper()
	return twinOf(t, p, app.Deps{})
}

// twinOf is twin with additional dependencies of the program.
func twinOf(t *testing.T, p *Page, deps app.Deps) *demo.Player {
	t.Helper()
	if deps.Store == nil {
		deps.Store = store.Memory()
	}
	deps.Catalog, deps.Seed, deps.Now = catalog.All(), 1, time.Now
	deps.InBrowser, deps.Choose, deps.Build, deps.Licences = true, func(string) {}, "built", "notices"
	d := demo.New(app.New(deps))
	t.Cleanup(d.App.Close)
	d.Frame = func(in input.Frame) { must.Succeed(t, p.Act(in)) }
	return d
}

// A way of playing is a window and a device: replacements change a script's words to those for fingers.
type way struct {
	name    string
	w, h    int
	ratio   float64
	instead *strings.Replacer
}

// The ways: with a mouse in a small window, where there is little to draw, and with a finger on a phone.
var (
	mouse  = way{"mouse", 640, 480, 1, strings.NewReplacer("tap button ", "press ", "bytaps ", "play ")}
	finger = way{"finger", 390, 700, 1.5, strings.NewReplacer()}
)

// TestWholeGames plays a whole game of each with clicks, and one with a finger, by the scripts of package app. After every few plies the page shows
// what the program draws in memory.
func TestWholeGames(t *testing.T) {
	type play struct {
		game string
		way
	}
	plays := []play{{"taiji", finger}}
	for _, id := range catalog.IDs() {
		plays = append(plays, play{id, mouse})
	}
	for _, c := range plays {
		t.Run(c.game+"-"+c.name, func(t *testing.T) {
			p := lend(t, c.w, c.h, c.ratio)
			d := twin(t, p)
			script := must.Read(t, filepath.Join("..", "..", "scenes", "app", "testdata", "taps-"+c.game+".demo"))
			must.Succeed(t, d.Do(fmt.Sprintf("size %d %d %v", c.w, c.h, c.ratio)))
			must.Succeed(t, d.Do("move away"))
			looked := 0
			for n, line := range strings.Split(c.instead.Replace(script), "\n") {
				line, _, _ = strings.Cut(line, "#")
				if line = strings.TrimSpace(line); line == "" || line == "want pending false" {
					continue
				}
				if err := d.Do(line); err != nil {
					t.Fatalf("line %d: %s: %v", n+1, line, err)
				}
				if strings.HasPrefix(line, "play") || strings.HasPrefix(line, "bytaps") || strings.HasPrefix(line, "want winners") {
					compare(t, p, fmt.Sprintf("%s-%s-%d", c.game, c.name, n+1), d)
					looked++
				}
			}
			compare(t, p, c.game+"-"+c.name+"-end", d)
			if looked < 3 {
				t.Errorf("the script is looked at %d times", looked)
			}
		})
	}
}
