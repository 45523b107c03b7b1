package app_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/input"
	"quintet/scenes/store"
)

// TestDemos plays the scripts of testdata through the whole program.
func TestDemos(t *testing.T) {
	files, err := filepath.Glob("testdata/*.demo")
	if err != nil || len(files) < len(catalog.All()) {
		t.Fatalf("demos = %v, %v, want at least one for each game", files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			f, err := os.Open(file)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if err := newPlayer(t).Run(f); err != nil {
				t.Error(err)
			}
		})
	}
}

// newPlayer returns a player of the program at its title, without window or disk. A tick takes a sixtieth of a second.
func newPlayer(t testing.TB) *demo.Player {
	passed := noon()
	now := func() time.Time { return passed }
	p := demo.New(openAt(store.Memory(), nil, nil, now))
	p.Table = func(s demo.Setting) (*app.App, error) { return tableAt(store.Memory(), s, nil, now) }
	p.Frame = func(input.Frame) { passed = passed.Add(time.Second / 60) }
	return p
}

// noon is when every test begins.
func noon() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }

// open returns the program, at the table tb unless that is nil.
func open(s store.Store, tb *scenes.Table) *app.App { return openThinking(s, tb, nil) }

// licences stand in for those of the program.
const licences = "# Notices\n\nThe program links these modules.\n\n| module | what for |\n|---|---|\n| one | everything |\n\n## one\n\nRedistribution is permitted:\n\n * with this notice.\n"

// openThinking is open with somebody of its own to think, nil for the usual.
func openThinking(s store.Store, tb *scenes.Table, think func() scenes.Thinker) *app.App {
	return openAt(s, tb, think, noon)
}

// openAt is openThinking with a time.
func openAt(s store.Store, tb *scenes.Table, think func() scenes.Thinker, now func() time.Time) *app.App {
	return app.New(app.Deps{Catalog: catalog.All(), Store: s, Seed: 1, Now: now, Table: tb, Think: think, Notices: licences})
}

// table returns the program at the table of s.
func table(s demo.Setting) (*app.App, error) { return tableKeptBy(store.Memory(), s, nil) }

// tableWith is table with somebody of its own to think.
func tableWith(think func() scenes.Thinker) func(s demo.Setting) (*app.App, error) {
	return func(s demo.Setting) (*app.App, error) { return tableKeptBy(store.Memory(), s, think) }
}

// tableKeptBy is table with a store and somebody of its own to think.
func tableKeptBy(kept store.Store, s demo.Setting, think func() scenes.Thinker) (*app.App, error) {
	return tableAt(kept, s, think, noon)
}

// tableAt is tableKeptBy with a time. The computers have the names of their levels.
func tableAt(kept store.Store, s demo.Setting, think func() scenes.Thinker, now func() time.Time) (*app.App, error) {
	tb, err := s.Table(catalog.All())
	if err != nil {
		return nil, err
	}
	for i, seat := range tb.Match.Seats() {
		if seat.Level > 0 && seat.Name == "" {
			tb.Match.Seats()[i].Name = catalog.LevelsOf(s.Game)[seat.Level-1].Name
		}
	}
	return openAt(kept, tb, think, now), nil
}

// do plays the commands of script, separated by semicolons.
func do(t testing.TB, p *demo.Player, script string) {
	t.Helper()
	for line := range strings.SplitSeq("ticks 1;"+script, ";") {
		if err := p.Do(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}
