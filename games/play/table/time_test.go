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

// No time runs while someone looks at the past, on whatever way; who takes a ply back decides anew.
func TestNoTimeRunsInThePast(t *testing.T) {
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
		tb := at(t, "squex size=6", "b2 c5 d4 e3", minute)
		c.do(tb)
		tb.Tick(false, noon)
		if got := tb.Clock.Running(); got != c.runs {
			t.Errorf("%s: the time of seat %d runs, want %d", c.name, got, c.runs)
		}
		tb.Tick(true, noon)
		if got := tb.Clock.Running(); got != games.None {
			t.Errorf("%s: the time of seat %d runs while all wait", c.name, got)
		}
	}
}

// The stopwatch measures by the same rules as a clock, with or without one.
func TestPliesAreMeasured(t *testing.T) {
	for _, agreed := range []terms.Terms{{}, minute} {
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
			t.Errorf("%v left, want what the two plies of the seat have not taken", tb.Clock.Left(0, now))
		}
		tb.Undo(now)
		if tb.Resign(0, now); len(tb.MoveTimes(0, 9)) != 2 {
			t.Errorf("%d plies are measured after an end that forgets the third, want 2", len(tb.MoveTimes(0, 9)))
		}
	}
}

// The time of the seat to move runs out: the game is over, once.
func TestAFlagEndsTheGame(t *testing.T) {
	tb := at(t, "squex size=6", "b2", minute)
	tb.Tick(false, noon)
	if tb.Tick(false, noon.Add(59*time.Second)) || tb.Match.Over() {
		t.Fatal("the game is over before the time is")
	}
	if !tb.Tick(false, noon.Add(time.Minute)) || tb.Match.Outcome().Ending != match.Timed || tb.Match.Outcome().By != 1 {
		t.Errorf("the end is %+v, want that of the second seat by time", tb.Match.Outcome())
	}
	if tb.Tick(false, noon.Add(time.Hour)) || tb.Clock.Running() != games.None || tb.Covered() {
		t.Error("time runs after the end")
	}
}

// A clock stands when players sit down, and the board is hidden until someone starts it.
func TestAClockStandsUntilItIsStarted(t *testing.T) {
	tb := at(t, "squex size=6", "b2", minute)
	tb.Tick(false, noon)
	later := noon.Add(10 * time.Second)
	if tb.Open(later); !tb.Covered() || tb.CanUndo() || tb.CanRedo() {
		t.Error("the board is seen, or plies can be taken back, before the clock is started")
	}
	if tb.Undo(later); tb.Match.Cursor() != 1 {
		t.Error("plies are taken back before the clock is started")
	}
	tb.Tick(false, later)
	if left := tb.Clock.Left(1, later.Add(time.Hour)); left != 50*time.Second {
		t.Errorf("%v left, want what was left when the table was", left)
	}
	if tb.PauseClock() || tb.Covered() {
		t.Error("the clock was stopped, not started")
	}
}

// A computer shares its time among the plies of its turn; without a clock nothing bounds it.
func TestAComputerIsBoundByItsClock(t *testing.T) {
	if got := at(t, "squ", "a1", terms.Terms{}, 1, 1).Bound(noon); got != 0 {
		t.Errorf("without a clock a search may take %v, want no bound", got)
	}
	turn := terms.Terms{Clock: clock.Control{Kind: clock.PerTurn, Step: 10 * time.Second}}
	first, second := at(t, "squ", "a1", turn, 1, 1).Bound(noon), at(t, "squ", "a1 b1", turn, 1, 1).Bound(noon)
	if first <= 0 || first >= 5*time.Second || second <= first || second >= 10*time.Second {
		t.Errorf("%v for the first of two plies in ten seconds and %v for the second, want less than half and more than that", first, second)
	}
}
