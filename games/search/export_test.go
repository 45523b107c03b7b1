package search

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/null"
)

// ProcessTime returns the CPU time used by this process; only differences are meaningful.
func ProcessTime() time.Duration { return processTime() }

// Searched returns the report of a search that is not cancelled.
func Searched(t testing.TB, e Engine, pos games.Position, lim Limits) Report {
	t.Helper()
	r, err := e.Search(t.Context(), pos, lim)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// open opens the template game.
func open(t testing.TB, o games.Options) games.Game {
	t.Helper()
	g, err := null.Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
