package app_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/match"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/demo"
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

// newPlayer returns a player of the program at its title, without window or disk.
func newPlayer(t testing.TB) *demo.Player {
	p := demo.New(open(store.Memory(), nil))
	p.Table = table
	return p
}

// open returns the program, at the table tb unless that is nil.
func open(s store.Store, tb *scenes.Table) *app.App { return openThinking(s, tb, nil) }

// licences stand in for those of the program.
const licences = "# Notices\n\nThe program links these modules.\n\n| module | what for |\n|---|---|\n| one | everything |\n\n## one\n\nRedistribution is permitted:\n\n * with this notice.\n"

// openThinking is open with somebody of its own to think, nil for the usual.
func openThinking(s store.Store, tb *scenes.Table, think func() scenes.Thinker) *app.App {
	now := func() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }
	return app.New(app.Deps{Catalog: catalog.All(), Store: s, Seed: 1, Now: now, Table: tb, Think: think, Notices: licences})
}

// table returns the program at a table of the game called id, with computers of the given levels, 0 for a person.
func table(id string, o games.Options, levels []int) (*app.App, error) {
	return tableThinking(id, o, levels, nil)
}

// tableWith is table with somebody of its own to think.
func tableWith(think func() scenes.Thinker) func(id string, o games.Options, levels []int) (*app.App, error) {
	return func(id string, o games.Options, levels []int) (*app.App, error) {
		return tableThinking(id, o, levels, think)
	}
}

// tableThinking is table with somebody of its own to think.
func tableThinking(id string, o games.Options, levels []int, think func() scenes.Thinker) (*app.App, error) {
	return tableKeptBy(store.Memory(), id, o, levels, think)
}

// tableKeptBy is tableThinking with a store.
func tableKeptBy(s store.Store, id string, o games.Options, levels []int, think func() scenes.Thinker) (*app.App, error) {
	all := catalog.All()
	i := slices.IndexFunc(all, func(spec games.Spec) bool { return spec.ID == id })
	if i < 0 {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	g, err := all[i].Open(o)
	if err != nil {
		return nil, err
	}
	return openThinking(s, &scenes.Table{Spec: all[i], Match: match.New(g, seats(id, levels))}, think), nil
}

// seats returns the computers of the given levels, with persons where a level is 0.
func seats(id string, levels []int) []match.Seat {
	var ss []match.Seat
	for _, n := range levels {
		seat := match.Seat{Level: n}
		if n > 0 {
			seat.Name = catalog.LevelsOf(id)[n-1].Name
		}
		ss = append(ss, seat)
	}
	return ss
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
