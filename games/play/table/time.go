// The clock and the stopwatch of a table: pausing, whose time runs, and how long the computer may search. Package games/play/clock counts the time.

package table

import (
	"slices"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
)

// Timed reports whether the table has a clock.
func (t *Table) Timed() bool { return t.Clock != nil }

// Covered reports whether the board is hidden because the clock stands: it was paused by hand or has not been started.
func (t *Table) Covered() bool { return t.Timed() && t.clockPaused && !t.Match.Over() }

// PauseClock pauses or starts the clock. It reports whether the clock is paused now.
func (t *Table) PauseClock() (paused bool) {
	t.clockPaused = !t.clockPaused
	return t.clockPaused
}

// runs returns the seat whose time should run, games.None if no seat has to decide.
func (t *Table) runs(waits bool) games.Player {
	switch {
	case waits, t.Match.Closed(), t.Covered(), t.viewing, t.Match.Passes(), t.ComputerMoves() && !t.ComputerPlays():
		return games.None
	}
	return t.Position().ToMove()
}

// Tick brings the clock and the stopwatch up to date. waits says that no time should run because the seat to move cannot decide yet, or has decided,
// for example during an animation or a question. Tick reports whether a seat ran out of time, which ends the game.
func (t *Table) Tick(waits bool, now time.Time) (flagged bool) {
	if t.Clock != nil {
		if out := t.Clock.Fallen(now); out != games.None && !t.Match.Over() {
			t.Clock.Run(games.None, now)
			if err := t.Match.Flag(out); err != nil {
				panic("table: cannot lose on time: " + err.Error())
			}
			t.update(false, now)
			flagged = true
		}
	}
	runs := t.runs(waits)
	if t.Clock != nil {
		t.Clock.Run(runs, now)
	}
	t.Stopwatch.Run(runs != games.None, now)
	return flagged
}

// setClocks sets the clock and the stopwatch to the position in force, also after an undo, and to the current length of the game. It stops them.
func (t *Table) setClocks(now time.Time) {
	t.Stopwatch.Goto(t.Match.MainCursor(), now)
	if t.Clock != nil {
		t.Clock.Goto(t.Match.MainCursor(), now)
	}
	switch plies, measured := t.Match.MainLen(), len(t.Stopwatch.MoveTimes()); {
	case plies < measured:
		t.Stopwatch.End(now)
		if t.Clock != nil {
			t.Clock.End(now)
		}
	case plies > measured: // the game now continues with a longer variation
		t.measure(plies, t.Match.MainCursor(), measured)
	}
}

// followTimes sets the clock and the stopwatch to the plies in force if some of them belong to a variation.
func (t *Table) followTimes() {
	if at, main := t.Match.Cursor(), t.Match.MainCursor(); at != main {
		t.measure(at, at, main)
	}
}

// measure restarts the clock and the stopwatch for plies plies, at of which are in force. It keeps the times of the first known plies. The times of
// the others are unknown, and every seat keeps the time left before them.
func (t *Table) measure(plies, at, known int) {
	t.Stopwatch = clock.NewStopwatch(plies, at, t.Stopwatch.MoveTimes()[:known], 0)
	if k := t.Clock; k != nil {
		t.Clock = clock.Resume(k.Controls(), plies, at, k.Stood()[:known+1], k.Stood()[known])
	}
}

// Bound returns how long the computer to move may search for its next ply, 0 for no limit.
func (t *Table) Bound(now time.Time) time.Duration {
	if t.Clock == nil {
		return 0
	}
	game, plies := t.Match.Game(), 1
	if v := games.ViewOf(game, t.Position()); v.Steps > 0 {
		plies = int(v.Steps) - int(v.Step) + 1
	}
	turns := (game.MaxPlies()-t.Match.Cursor())/game.Info().Players + 1
	mover := t.Position().ToMove()
	return t.Clock.Controls()[mover].Share(t.Clock.Left(mover, now), plies, turns)
}

// MoveTimes returns the times of the plies first to end-1 of the path that the match shows. Those of variations are unknown and left out.
func (t *Table) MoveTimes(first, end int) []time.Duration {
	all := t.Stopwatch.MoveTimes()[:t.Match.MainShown()]
	return slices.Clone(all[min(first, len(all)):min(end, len(all))])
}
