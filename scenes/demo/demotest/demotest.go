// Package demotest starts the program for tests: in memory, with a fixed clock and stand-ins for the system, ready for a script of package demo.
// Change the common starting point of such tests here.
package demotest

import (
	"strings"
	"testing"
	"time"

	"quintet/games/catalog"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// The texts of each language and the lessons of each game, for all tests of a package: reading them takes longer than many scripts.
var words, lessons = demo.Words(catalog.All()), scenes.Lessons()

// licences stand in for the licences of the program.
const licences = "# Notices\n\nThe program links these modules.\n\n| module | what for |\n|---|---|\n| one | everything |\n\n" +
	"## one\n\nRedistribution is permitted:\n\n * with this notice.\n"

// Noon is the start time of the tests.
func Noon() time.Time { return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC) }

// Open returns the program with d. Missing fields get the usual values for tests: all games, an empty store in memory, noon, and folders that can be
// shown unless it runs in a browser.
func Open(d app.Deps) *app.App {
	d.Catalog, d.Words, d.Lessons, d.Licences = catalog.All(), words, lessons, licences
	if d.Seed == 0 {
		d.Seed = 1
	}
	if d.Store == nil {
		d.Store = store.Memory()
	}
	if d.Now == nil {
		d.Now = Noon
	}
	if d.OpenFolder == nil && !d.InBrowser {
		d.OpenFolder = func(string) error { return nil }
	}
	return app.New(d)
}

// New returns a player of the program from Open. The command table starts programs with d, too, each with a store of its own unless d has one.
func New(d app.Deps) *demo.Player {
	own := d
	if own.Store == nil {
		own.Store = store.Memory()
	}
	p := demo.New(Open(own))
	p.Keep = own.Store.Folder("games").Write
	p.Table = func(s demo.Setting) (*app.App, error) { return Table(d, s) }
	return p
}

// Table returns the program from Open at the table of s. The computers have the names of their levels.
func Table(d app.Deps, s demo.Setting) (*app.App, error) {
	tb, err := s.Table(catalog.All())
	if err != nil {
		return nil, err
	}
	for i, seat := range tb.Match.Seats() {
		if seat.Level > 0 && seat.Name == "" {
			tb.Match.Seats()[i].Name = catalog.LevelsOf(s.Game)[seat.Level-1].Name
		}
	}
	d.Table = tb
	return Open(d), nil
}

// NewWithClock returns the player from New with script time. c is the thinker, and can be asked about its state.
func NewWithClock(d app.Deps, c *demo.Clock) *demo.Player {
	d.Now, d.Think = c.Now, c.Maker()
	p := New(d)
	p.Clock = c
	return p
}

// Do runs the commands of script, separated by semicolons, after a tick.
func Do(t testing.TB, p *demo.Player, script string) {
	t.Helper()
	// With strings.SplitSeq the loop body would be a function that is not a helper: failures would name a line here.
	for _, line := range strings.Split("ticks 1;"+script, ";") {
		if err := p.Do(line); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
}
