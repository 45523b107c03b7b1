package table

import (
	"slices"
	"testing"
	"time"

	"quintet/games"
	"quintet/games/play/clock"
	"quintet/games/play/match"
	"quintet/games/play/terms"
)

// No time runs while an earlier position is viewed, however it was reached; after taking a ply back the player decides again, so time runs.
func TestClockStopsInPast(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(tb *Table)
		runs games.Player
	}{
		{"at the latest position", func(*Table) {}, 0},
		{"a ply taken back", func(tb *Table) { tb.Undo(noon) }, 1},
		{"taken back and played again", func(tb *Table) { tb.Undo(noon); tb.Redo(noon) }, 0},
		{"at the start", func(tb *Table) { tb.Jump(0, noon) }, games.None},
		{"a ply on from there", func(tb *Table) { tb.Jump(0, noon); tb.Redo(noon) }, games.None},
		{"a ply back on the way", func(tb *Table) { tb.Jump(3, noon); tb.Undo(noon) }, games.None},
		{"all plies on from there", func(tb *Table) { tb.Jump(3, noon); tb.Redo(noon) }, 0},
		{"something else played there", func(tb *Table) { tb.Jump(1, noon); play(t, tb, "f6") }, 0},
		{"to be played on from there", func(tb *Table) { tb.Goto(1, noon) }, 1},
		{"behind the dim", func(tb *Table) { tb.PauseClock() }, games.None},
		{"after the end", func(tb *Table) { tb.Resign(0, noon) }, games.None},
	} {
		tb := at(t, "squex size=6", "b2 c5 d4 e3", minuteClock)
		c.do(tb)
		tb.Tick(false, noon)
		if got := tb.Clock.Running(); got != c.runs {
			t.Errorf("%s: the time of seat %d runs, want %d", c.name, got, c.runs)
		}
		tb.Tick(true, noon)
		if got := tb.Clock.Running(); got != games.None {
			t.Errorf("%s: the clock of seat %d runs although waits is set", c.name, got)
		}
	}
}

// The stopwatch follows the same rules as a clock, with or without one.
func TestPliesAreMeasured(t *testing.T) {
	for _, agreed := range []terms.Terms{{}, minuteClock} {
		tb := at(t, "squex size=6", "", agreed)
		now := noon
		for i, c := range []struct {
			ply   string
			waits time.Duration
			want  time.Duration
		}{{"b2", 0, 2 * time.Second}, {"c5", time.Second, 3 * time.Second}, {"d4", 5 * time.Second, time.Second}} {
			tb.Tick(true, now)
			now = now.Add(c.waits)
			tb.Tick(false, now)
			now = now.Add(c.want)
			tb.Tick(false, now)
			playAt(t, tb, c.ply, now)
			if got := tb.MoveTimes(i, i+1); !slices.Equal(got, []time.Duration{c.want}) {
				t.Errorf("%s took %v, want %v", c.ply, got, c.want)
			}
		}
		if left := tb.MoveTimes(0, 9); len(left) != 3 {
			t.Errorf("%d plies were measured, want 3", len(left))
		}
		if tb.Timed() && tb.Clock.Left(0, now) != time.Minute-3*time.Second {
			t.Errorf("%v left, want a minute less the two plies of the seat", tb.Clock.Left(0, now))
		}
		tb.Undo(now)
		if tb.Resign(0, now); len(tb.MoveTimes(0, 9)) != 2 {
			t.Errorf("%d plies are measured after an end that forgets the third, want 2", len(tb.MoveTimes(0, 9)))
		}
	}
}

// If the seat to move runs out of time the game is over, once.
func TestFlagEndsGame(t *testing.T) {
	tb := at(t, "squex size=6", "b2", minuteClock)
	tb.Tick(false, noon)
	if tb.Tick(false, noon.Add(59*time.Second)) || tb.Match.Over() {
		t.Fatal("the game is over before time ran out")
	}
	if !tb.Tick(false, noon.Add(time.Minute)) || tb.Match.Outcome().Ending != match.Timed || tb.Match.Outcome().By != 1 {
		t.Errorf("outcome %+v, want the second seat out of time", tb.Match.Outcome())
	}
	if tb.Tick(false, noon.Add(time.Hour)) || tb.Clock.Running() != games.None || tb.Covered() {
		t.Error("the clock runs after the end")
	}
}

// The clock is stopped when a table is opened, and the board is hidden until someone starts the clock.
func TestClockWaitsForStart(t *testing.T) {
	tb := at(t, "squex size=6", "b2", minuteClock)
	tb.Tick(false, noon)
	later := noon.Add(10 * time.Second)
	if tb.Open(later); !tb.Covered() || tb.CanUndo() || tb.CanRedo() {
		t.Error("the board is visible, or plies can be taken back, before the clock is started")
	}
	if tb.Undo(later); tb.Match.Cursor() != 1 {
		t.Error("plies are taken back before the clock is started")
	}
	tb.Tick(false, later)
	if left := tb.Clock.Left(1, later.Add(time.Hour)); left != 50*time.Second {
		t.Errorf("%v left, want the time when the table was closed", left)
	}
	if tb.PauseClock() || tb.Covered() {
		t.Error("PauseClock stopped the clock instead of starting it")
	}
}

// A computer divides its time among the plies of its turn; without a clock it has no limit.
func TestComputerBound(t *testing.T) {
	if got := at(t, "squ", "a1", terms.Terms{}, 1, 1).Bound(noon); got != 0 {
		t.Errorf("without a clock: Bound = %v, want no bound", got)
	}
	turn := terms.Terms{Clock: clock.Control{Kind: clock.PerTurn, Step: 10 * time.Second}}
	first, second := at(t, "squ", "a1", turn, 1, 1).Bound(noon), at(t, "squ", "a1 b1", turn, 1, 1).Bound(noon)
	if first <= 0 || first >= 5*time.Second || second <= first || second >= 10*time.Second {
		t.Errorf("with ten seconds: Bound = %v for the first of two plies and %v for the second, want less than half, then more than the first", first, second)
	}
}
