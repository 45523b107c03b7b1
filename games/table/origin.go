package table

import (
	"time"

	"quintet/games/clock"
	"quintet/games/match"
)

// An Origin is the finished game from which the game in progress was begun.
type Origin struct {
	Table *Table // as it ended
	Round int    // of the turn to be played there
	Fresh bool   // nothing has been decided since the new game began
	ply   int    // plies that both begin with
}

// BeganFrom notes that the match was begun from the finished one of from.
func (t *Table) BeganFrom(from *Table) {
	ply := t.Match.Common(from.Match)
	t.Origin = &Origin{Table: from, ply: ply, Round: t.Match.RoundAt(ply)}
}

// branch returns the table of a new game with the plies in force of t, a finished one: the same people, terms and times. It does not count
// in their series.
func (t *Table) branch(now time.Time) *Table {
	plies := t.Match.Cursor()
	b := &Table{Spec: t.Spec, Match: t.Match.Branch(), Terms: t.Terms, Paused: t.Paused, Turned: t.Turned, From: t.From}
	b.Terms.Series, b.Terms.Aside = t.Series(), true
	b.Origin = &Origin{Table: t, ply: plies, Round: b.Match.Round(), Fresh: true}
	if k := t.Clock; k != nil {
		left := k.Times(now)
		if t.Match.Final().Ending == match.Timed { // or it would run out at once
			left = k.Stood()[plies]
		}
		b.Clock = clock.Resume(k.Control(), plies, plies, k.Stood(), left)
	}
	b.Stopwatch = clock.NewStopwatch(plies, plies, t.Stopwatch.MoveTimes(), 0)
	return b
}

// grow notes that the new game of t, of which the plies in force may be fewer than it has in common with the finished one, gets another.
func (o *Origin) grow(t *Table) {
	if at := t.Match.Cursor(); at < o.ply {
		o.ply, o.Round = at, t.Match.RoundAt(at)
	}
	o.Fresh = o.Fresh && !t.PersonMoves()
}

// leads reports whether the position after ply plies is one of the finished game, from where that can be played on.
func (o *Origin) leads(ply int) bool {
	return o != nil && (ply < o.ply || ply == o.ply && ply < o.Table.Match.Len())
}

// Back returns the table of the finished game from which t was begun, to look at its end.
func (t *Table) Back(now time.Time) *Table {
	from := t.Origin.Table
	from.Jump(from.Match.Len(), now)
	return from
}

// WorthKeeping reports whether the people have decided on more than one turn of the game that was begun from a finished one.
func (t *Table) WorthKeeping() bool {
	n := 0
	for _, turn := range t.Match.Turns() {
		if turn.End > t.Origin.ply && t.Match.Seats()[turn.Player].Level == 0 {
			n++
		}
	}
	return n > 1
}
