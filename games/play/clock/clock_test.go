package clock

import (
	"testing"
	"time"

	"quintet/games"
)

// at returns the time s seconds after the beginning of a test.
func at(s float64) time.Time { return time.Unix(1000, 0).Add(time.Duration(s * float64(time.Second))) }

// left checks the time that each seat has left at now, in seconds.
func left(t *testing.T, k *Clock, now time.Time, want ...float64) {
	t.Helper()
	for seat, w := range want {
		if got := k.Left(games.Player(seat), now).Seconds(); got != w {
			t.Errorf("seat %d has %g s, want %g", seat, got, w)
		}
	}
}

func TestFischerAddsAfterTurn(t *testing.T) {
	k := New(Control{Kind: Fischer, Main: time.Minute, Step: 5 * time.Second}.ForAll(), 0, 0)
	left(t, k, at(0), 60, 60)
	k.Run(0, at(0))
	left(t, k, at(10), 50, 60)
	k.Played(0, 0, at(10)) // the first of two plies of a turn
	left(t, k, at(12), 50, 60)
	k.Run(0, at(20))
	k.Played(0, 1, at(23))
	left(t, k, at(100), 52, 60)
	k.Run(1, at(100))
	k.Run(1, at(101)) // is running already
	left(t, k, at(104), 52, 56)
}

func TestPerTurnGivesSameTime(t *testing.T) {
	k := New(Control{Kind: PerTurn, Step: 30 * time.Second}.ForAll(), 0, 0)
	k.Run(0, at(0))
	k.Played(0, 0, at(20))
	left(t, k, at(20), 10, 30)
	k.Run(0, at(20))
	k.Played(0, 1, at(25))
	left(t, k, at(25), 30, 30)
}

func TestFlagFalls(t *testing.T) {
	k := New(Control{Kind: PerTurn, Step: 10 * time.Second}.ForAll(), 0, 0)
	if got := k.Expired(at(100)); got != games.None {
		t.Errorf("a stopped clock: Fallen = %d, want none", got)
	}
	k.Run(1, at(0))
	if got := k.Expired(at(9.999)); got != games.None {
		t.Errorf("Fallen = %d before the time is over", got)
	}
	if got := k.Expired(at(10)); got != 1 {
		t.Errorf("Fallen = %d, want 1", got)
	}
	left(t, k, at(50), 10, 0)
}

func TestPausedTimeDoesNotCount(t *testing.T) {
	k := New(Control{Kind: Fischer, Main: time.Minute}.ForAll(), 0, 0)
	k.Run(0, at(0))
	k.Run(games.None, at(5))
	left(t, k, at(500), 55)
	k.Run(0, at(500))
	left(t, k, at(501), 54)
	left(t, k, at(400), 55) // the system clock was set back: no time is used
}

func TestUndoRestoresTime(t *testing.T) {
	k := New(Control{Kind: Fischer, Main: time.Minute, Step: time.Second}.ForAll(), 0, 0)
	k.Run(0, at(0))
	k.Played(0, 1, at(10)) // 51, 60
	k.Run(1, at(10))
	k.Played(1, 0, at(30)) // 51, 41
	k.Run(0, at(30))
	left(t, k, at(35), 46, 41)
	k.Goto(1, at(35)) // seat 1 to move again
	left(t, k, at(99), 51, 60)
	k.Goto(2, at(99)) // redone: the time when it was left
	left(t, k, at(99), 46, 41)
	k.Goto(0, at(99))
	k.Goto(1, at(99))
	k.Run(1, at(100))
	k.Played(1, 0, at(103)) // a different ply: the old ply 2 is forgotten
	left(t, k, at(103), 51, 58)
	if n := len(k.History()); n != 3 {
		t.Errorf("%d positions are remembered, want 3", n)
	}
	k.Goto(77, at(103))
	left(t, k, at(103), 51, 58)
}

// Ending the match forgets plies that were taken back, and the times saved with the last one.
func TestEndRestoresNoTime(t *testing.T) {
	k := New(Control{Kind: Fischer, Main: time.Minute}.ForAll(), 0, 0)
	k.Run(0, at(0))
	k.Played(0, 1, at(10)) // 50, 60
	k.Run(1, at(10))
	k.Goto(0, at(15))
	k.Run(0, at(15))
	k.End(at(18))
	left(t, k, at(99), 57, 60)
	if k.Goto(1, at(99)); len(k.History()) != 1 || k.Running() != games.None {
		t.Errorf("%d positions are remembered and the clock of seat %d runs, want 1 and none", len(k.History()), k.Running())
	}
	left(t, k, at(99), 57, 60)
}

func TestResumedClockIsTheSame(t *testing.T) {
	c := Control{Kind: Fischer, Main: time.Minute, Step: time.Second}
	k := New(c.ForAll(), 0, 0)
	k.Run(0, at(0))
	k.Played(0, 1, at(10))
	k.Run(1, at(10))
	r := Resume(c.ForAll(), 1, 1, k.History(), k.Times(at(13)))
	left(t, r, at(99), 51, 57)
	r.Goto(0, at(99))
	left(t, r, at(99), 60, 60)
	r.Goto(1, at(99))
	left(t, r, at(99), 51, 57)
	damaged := Resume(c.ForAll(), 2, 2, []Times{{-5, time.Minute}}, Times{time.Second, 1 << 62})
	damaged.Goto(0, at(0))
	left(t, damaged, at(0), 0, 60)
	damaged.Goto(2, at(0))
	left(t, damaged, at(0), 1, 3600000)
}

func TestFormatRoundsUp(t *testing.T) {
	for _, c := range []struct {
		seconds float64
		want    string
	}{
		{0, "0.0"}, {0.01, "0.1"}, {0.1, "0.1"}, {9.85, "9.9"}, {9.91, "0:10"}, {10, "0:10"}, {10.1, "0:11"}, {59.2, "1:00"}, {300, "5:00"},
		{299.5, "5:00"}, {3599, "59:59"}, {3600, "1:00:00"}, {3725, "1:02:05"},
	} {
		if got := Format(time.Duration(c.seconds*float64(time.Second)), "."); got != c.want {
			t.Errorf("Format(%g s) = %q, want %q", c.seconds, got, c.want)
		}
	}
}

func TestInvalidControls(t *testing.T) {
	for _, c := range []struct {
		control Control
		want    bool
		why     string
	}{
		{Control{}, true, "no clock"},
		{Control{Kind: Fischer, Main: time.Minute}, true, "no increment"},
		{Control{Kind: Fischer, Main: time.Second}, false, "too little"},
		{Control{Kind: Fischer, Main: time.Minute, Step: -1}, false, "a turn costs time"},
		{Control{Kind: PerTurn, Step: 10 * time.Second}, true, "ten seconds"},
		{Control{Kind: PerTurn}, false, "no time at all"},
		{Control{Kind: 3}, false, "no such kind"},
	} {
		if got := c.control.Valid(); got != c.want {
			t.Errorf("%+v: Valid = %v, want %v: %s", c.control, got, c.want, c.why)
		}
	}
}

// A display that wakes after Change shows every figure once and misses none.
func TestUntilChange(t *testing.T) {
	seen := 0
	for d := 12300*time.Millisecond + 7; d > 0; seen++ {
		step := UntilChange(d)
		if step <= 0 || step > time.Second {
			t.Fatalf("Change(%v) = %v", d, step)
		}
		if before := max(0, d-step+1); Format(before, ".") != Format(d, ".") {
			t.Errorf("%v before the change from %v the clock already shows %s", time.Duration(1), d, Format(before, "."))
		}
		if d -= step; d > 0 && Format(d, ".") == Format(d+step, ".") {
			t.Errorf("the clock still shows %s at %v", Format(d, "."), d)
		}
	}
	if seen < 100 || seen > 110 {
		t.Errorf("%d changes in 12.3 s, want one a second and ten below 10 s", seen)
	}
}
