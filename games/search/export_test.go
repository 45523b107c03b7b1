package search

import (
	"testing"
	"time"

	"quintet/games"
	"quintet/games/null"
)

// ProcessTime returns the time that this process has spent on cores, since some moment.
func ProcessTime() time.Duration { return processTime() }

// Searched returns what a search reports that is not cancelled.
func Searched(t testing.TB, e Engine, pos games.Position, lim Limits) Report {
	t.Helper()
	r, err := e.Search(t.Context(), pos, lim)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// open opens a game of the template.
func open(t testing.TB, o games.Options) games.Game {
	t.Helper()
	g, err := null.Spec.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
