package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/input"
	"quintet/scenes/store"
)

// twin returns the program in memory, which does what is done in the page.
func twin(t *testing.T, p *Page) *demo.Player {
	t.Helper()
	d := demo.New(app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: time.Now, InPage: true}))
	t.Cleanup(d.App.Close)
	d.Frame = func(in input.Frame) { must(t, p.Act(in)) }
	return d
}

// TestWholeGames plays a whole game of each with clicks, drags, the wheel and keys, by the scripts of package app. At every step that is
// looked at, and at the end, the page shows what the program draws in memory.
func TestWholeGames(t *testing.T) {
	b := start(t, "en-GB,en")
	for _, game := range []string{"squex", "taiji", "squ", "azacru", "distrify"} {
		t.Run(game, func(t *testing.T) {
			own, err := b.Fresh()
			must(t, err)
			defer own.Close()
			p := open(t, own, site+"/?seed=1", 1280, 800, 1)
			d := twin(t, p)
			script, err := os.ReadFile(filepath.Join("..", "..", "scenes", "app", "testdata", game+".demo"))
			must(t, err)
			looked := 0
			for n, line := range strings.Split("move away\n"+string(script), "\n") {
				line, _, _ = strings.Cut(line, "#")
				if line = strings.TrimSpace(line); line == "" {
					continue
				}
				for _, step := range inPage(line) {
					if err := d.Do(step); err != nil {
						t.Fatalf("line %d: %s: %v", n, step, err)
					}
				}
				if strings.HasPrefix(line, "want winners") || strings.HasPrefix(line, "want scores") || strings.HasPrefix(line, "want plies") {
					compare(t, p, fmt.Sprintf("%s-%d", game, n), d)
					looked++
				}
			}
			compare(t, p, game+"-end", d)
			if looked < 3 {
				t.Errorf("the script is looked at %d times", looked)
			}
		})
	}
}

// inPage returns what is done in a page instead of line: some keys are the browser's there.
func inPage(line string) []string {
	button := map[string]string{"key ctrl+n": "New game", "key ctrl+r": "Rematch", "key ctrl+t": "All games"}
	if line == "key ctrl+l" {
		return []string{"press Moves"}
	}
	if label, ok := button[line]; ok {
		return []string{"key m", "press " + label}
	}
	return []string{line}
}
