package table

import (
	"time"

	"quintet/games/clock"
	"quintet/games/match"
)

// Branch returns the table of a new game with the plies in force of t, a finished one: the same people, terms and times. It does not count
// in their series.
func (t *Table) Branch(now time.Time) *Table {
	plies := t.Match.Cursor()
	b := &Table{Spec: t.Spec, Match: t.Match.Branch(), Terms: t.Terms, From: t.From}
	b.Terms.Aside = true
	if k := t.Clock; k != nil {
		left := k.Times(now)
		if t.Match.Final().Ending == match.Timed { // or it would run out at once
			left = k.Stood()[plies]
		}
		b.Clock = clock.Resume(k.Control(), plies, plies, k.Stood(), left)
	}
	b.Stopwatch = clock.NewStopwatch(plies, plies, t.Stopwatch.Took(), 0)
	return b
}
