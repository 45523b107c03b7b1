// Run, the suite that every game passes: plan sets how many games and positions it examines, and a Trait is a freedom that a game may have. Change
// here how much is played. checker.go plays the games; the other files hold the checks.

package gametest

import (
	"maps"
	"slices"
	"testing"

	"quintet/games"
)

// A Trait is a freedom that package games grants a game and that the suite has to know about.
type Trait uint8

// PlayoutFills says that Playout continues after the result is decided until the board is full, so it can take more plies than ordinary games.
const PlayoutFills Trait = 1

// A plan says how much the suite plays.
type plan struct {
	games      int // with the default options
	coverGames int // with each choice of options, see coverOptions
	costly     int // positions per game, approximately, at which the slow checks run
	edits      int // at each of these positions
	playouts   int // of each kind to compare, from the start
	mid        int // the same from each of three positions within a game
	cover      int // the same from the start with each choice of options
}

// planNow returns the plan for the flags of this test run.
func planNow() plan {
	if testing.Short() || raceEnabled {
		return plan{games: 8, coverGames: 1, costly: 2, edits: 5, playouts: 100, mid: 20}
	}
	return plan{games: 200, coverGames: 5, costly: 8, edits: 30, playouts: 4000, mid: 1000, cover: 250}
}

// Run checks that s keeps the contract of package games, with the default options and with each other value of each option, including the engine's
// smallest size besides those offered. Under -short it checks a third of them, without the implied options. Every position of random games goes
// through the checks of the rules, and some of each game through the slow ones (notation, input, view). The seeds are fixed, so a failure repeats.
// The race detector sees only what goroutines share, so under it the rest is skipped: it would take ten times as long.
func Run(t *testing.T, s games.Spec, traits ...Trait) {
	t.Helper()
	if raceEnabled {
		runShared(t, s)
		return
	}
	todo := planNow()
	t.Run("spec", func(t *testing.T) { report(t, checkSpec(s)) })
	t.Run("lessons", func(t *testing.T) { report(t, checkLessons(s)) })
	t.Run("defaults", func(t *testing.T) { report(t, examine(s, open(t, s, nil), todo, traits)) })
	todo.games, todo.playouts, todo.mid = todo.coverGames, todo.cover, 0
	options := slices.Clone(s.Options)
	if testing.Short() {
		options = slices.DeleteFunc(options, func(o games.Option) bool { return o.Implied }) // Handicap takes one of its games
	}
	for i, o := range coverOptions(options) {
		if !Sampled(i, 3) {
			continue
		}
		t.Run(s.Format(o), func(t *testing.T) { report(t, examine(s, open(t, s, o), todo, traits)) })
	}
}

// runShared checks, with the defaults and with each choice of coverOptions, that goroutines can share a game of s.
func runShared(t *testing.T, s games.Spec) {
	t.Helper()
	for _, o := range append([]games.Options{nil}, coverOptions(s.Options)...) {
		t.Run(s.Format(o), func(t *testing.T) {
			x := newExaminer(s, open(t, s, o))
			x.checkSharing()
			report(t, x.defects)
		})
	}
}

// examine runs all checks of one game of s and returns the defects.
func examine(s games.Spec, g games.Game, todo plan, traits []Trait) defects {
	x := newExaminer(s, g)
	x.edits = todo.edits
	x.checkInfo()
	x.checkEffectKinds()
	x.playGames(todo.games, todo.costly)
	if len(x.defects) > 0 {
		return x.defects // a game with a defect may not end when played out
	}
	x.checkPlayouts(todo.playouts, todo.mid, traits)
	x.checkAllocations()
	x.checkSharing()
	return x.defects
}

// defects holds the first broken promise found by each check, by the name of the check.
type defects map[string]string

// report fails t with the defects.
func report(t *testing.T, ds defects) {
	t.Helper()
	for _, check := range slices.Sorted(maps.Keys(ds)) {
		t.Errorf("%s: %s", check, ds[check])
	}
}
