package app_test

import (
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
	"quintet/scenes/ui"
)

// shared are words in the names of tests with a thinking computer or disk access.
const shared = "Computer|Hint.|Search|Answer|Reply|Watch|Waits|Undo[AOT]|Past|Level|Saved|Dropped|Kept|Overwritten|Disk|Kill|Outlive|Sleep|Quits|Panic|Monkey"

// TestMain makes garbage collection rarer: the thousands of programs that the tests start cause much garbage, and collection took a fifth of the
// time.
func TestMain(m *testing.M) {
	gametest.RaceOnly(shared)
	debug.SetGCPercent(400)
	m.Run()
}

// A script is a demo in a file.
type script struct{ name, text string }

// scripts returns the scripts in the files that match pattern, at least least.
func scripts(t *testing.T, pattern string, least int) (all []script) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) < least {
		t.Fatalf("scripts = %v, %v, want at least %d", files, err, least)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, script{strings.TrimSuffix(filepath.Base(file), ".demo"), string(text)})
	}
	return all
}

// parts returns the parts of s by name. A part begins with a line "## NAME". Lines before the first part are played before each; a script without
// parts is one part. Lines keep their numbers in the file.
func (s script) parts(t *testing.T) map[string]string {
	t.Helper()
	all, above, name := map[string]string{}, "", ""
	for n, line := range strings.SplitAfter(s.text, "\n") {
		switch heading, begins := strings.CutPrefix(line, "## "); {
		case begins:
			if name = strings.TrimSpace(heading); all[name] != "" {
				t.Errorf("%s has two parts called %s", s.name, name)
			}
			all[name] = above + strings.Repeat("\n", n+1-strings.Count(above, "\n"))
		case name == "":
			above += line
		default:
			all[name] += line
		}
	}
	if len(all) == 0 {
		all[""] = above
	}
	return all
}

// TestDemos plays the scripts of testdata through the whole program.
func TestDemos(t *testing.T) {
	t.Parallel()
	for i, s := range scripts(t, "testdata/*.demo", len(catalog.All())) {
		parts := s.parts(t)
		if len(parts) == 1 && !gametest.Sampled(i, 3) {
			continue
		}
		for name, text := range parts {
			t.Run(s.name+" "+name, func(t *testing.T) { play(t, newPlayer(t), text) })
		}
	}
}

// TestGamesByTouch plays the scripts of testdata that only tap, again in the smallest window.
func TestGamesByTouch(t *testing.T) {
	for i, s := range scripts(t, "testdata/taps-*.demo", len(catalog.All())) {
		if gametest.Sampled(i, 3) {
			t.Run(s.name, func(t *testing.T) { play(t, newPlayer(t), "size 640 480\n"+s.text) })
		}
	}
}

// play plays a whole script.
func play(t *testing.T, p *demo.Player, script string) {
	t.Helper()
	if err := p.Run(strings.NewReader(script)); err != nil {
		t.Error(err)
	}
}

// newPlayer returns a player of the program on its title page, without window or disk. A tick takes a sixtieth of a second.
func newPlayer(testing.TB) *demo.Player {
	passed := demotest.Noon()
	p := demotest.New(app.Deps{Now: func() time.Time { return passed }})
	p.Frame = func(input.Frame) { passed = passed.Add(time.Second / 60) }
	return p
}

// keeping returns a store with a file name that holds text.
func keeping(t *testing.T, name, text string) store.Store {
	t.Helper()
	s := store.Memory()
	if err := s.Write(name, []byte(text)); err != nil {
		t.Fatal(err)
	}
	return s
}

// placeOf returns a point to press on the widget with this label, or with this beginning of a label.
func placeOf(t *testing.T, p *demo.Player, label string) render.Rect {
	t.Helper()
	i := slices.IndexFunc(p.App.Seen().Widgets, func(w ui.Widget) bool { return strings.HasPrefix(w.Label, label) })
	if i < 0 {
		t.Fatalf("no widget has the label %s", label)
	}
	return p.App.Seen().Widgets[i].Rect
}

// do plays the commands of script, separated by semicolons.
func do(t testing.TB, p *demo.Player, script string) {
	t.Helper()
	demotest.Do(t, p, script)
}
