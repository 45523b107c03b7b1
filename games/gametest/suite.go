// The suite that every game passes, and how many games and positions it looks at. The checks themselves are in the other files.

package gametest

import (
	"maps"
	"slices"
	"testing"

	"quintet/games"
)

// A Trait is a freedom that package games leaves to a game and that the suite has to know about.
type Trait uint8

// PlayoutFills says that Playout goes on when the result is already decided and decides once the board is full: its plies
// may be more than those of ordinary games.
const PlayoutFills Trait = 1

// A plan says how much the suite plays.
type plan struct {
	games      int // on the defaults
	coverGames int // on each choice of options, see coverOptions
	costly     int // positions of a game, about, at which the costly checks are made
	edits      int // at each of these positions
	playouts   int // of each kind, to be compared, from the start
	mid        int // the same from each of three positions within a game
	cover      int // the same from the start of each of these choices
}

// planNow is the plan for the flags the tests run under.
func planNow() plan {
	if testing.Short() || raceEnabled {
		return plan{games: 8, coverGames: 1, costly: 2, edits: 5, playouts: 100, mid: 20}
	}
	return plan{games: 200, coverGames: 5, costly: 8, edits: 30, playouts: 4000, mid: 1000, cover: 250}
}

// Run checks that s keeps the contract of package games: on the default options and on each other value of each option, with the engine's smallest size
// besides those offered; on a third of them under -short, and there without the options that are implied. Every position of random games goes through the
// checks of the rules; some of each game through the costly ones (notation, input, view). The seeds are fixed, so a failure repeats.
// The race detector sees only what goroutines share: the rest needs it not, and would take ten times as long.
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

// runShared checks with the defaults, and with each choice of coverOptions, that goroutines can share a game of s.
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

// examine makes all checks of one game of s and returns what is wrong.
func examine(s games.Spec, g games.Game, todo plan, traits []Trait) defects {
	x := newExaminer(s, g)
	x.edits = todo.edits
	x.checkInfo()
	x.playGames(todo.games, todo.costly)
	if len(x.defects) > 0 {
		return x.defects // a game that breaks its word is not safe to play out
	}
	x.checkPlayouts(todo.playouts, todo.mid, traits)
	x.checkAllocations()
	x.checkSharing()
	return x.defects
}

// defects are broken promises: what was seen first, by the name of the check.
type defects map[string]string

// report fails t with the defects.
func report(t *testing.T, ds defects) {
	t.Helper()
	for _, check := range slices.Sorted(maps.Keys(ds)) {
		t.Errorf("%s: %s", check, ds[check])
	}
}
