package scenes

import (
	"time"

	"quintet/games/clock"
	"quintet/games/match"
)

// Sit lets players sit at t, from when on everything that happens there is written down.
func (d *Desk) Sit(t Table) Table {
	t.Measure()
	if t.Kept == nil {
		t.Kept = d.Shelf.Begin(t.Journal(d.Now()))
	} else {
		t.Kept.Sit()
	}
	d.Table = &t
	return t
}

// Branch returns the table of a new game with the plies in force of t, a finished one: the same people, terms and times. It does not count
// in their series.
func (t *Table) Branch(now time.Time) Table {
	plies := t.Match.Cursor()
	b := Table{Spec: t.Spec, Match: t.Match.Branch(), Terms: t.Terms, From: t.From}
	b.Terms.Aside = true
	if k := t.Clock; k != nil {
		left := k.Times(now)
		if t.Match.Final().Ending == match.Timed { // or it would run out at once
			left = k.Stood()[plies]
		}
		b.Clock = clock.Resume(k.Control(), plies, plies, k.Stood(), left)
	}
	if w := t.Stopwatch; w != nil {
		b.Stopwatch = clock.NewStopwatch(plies, plies, w.Took(), 0)
	}
	return b
}
