package clock

import (
	"slices"
	"testing"
	"time"
)

// took checks the times of the plies, and the time used for the next one at now, in seconds.
func took(t *testing.T, w *Stopwatch, now time.Time, used float64, want ...float64) {
	t.Helper()
	var got []float64
	for _, d := range w.MoveTimes() {
		if d == UnknownTime {
			got = append(got, -1)
			continue
		}
		got = append(got, d.Seconds())
	}
	if !slices.Equal(got, want) || w.Used(now).Seconds() != used {
		t.Errorf("took %v and then %g, want %v and %g", got, w.Used(now).Seconds(), want, used)
	}
}

func TestStopwatchMeasuresEveryPly(t *testing.T) {
	w := NewStopwatch(0, 0, nil, 0)
	took(t, w, at(5), 0)
	w.Run(true, at(5))
	w.Run(true, at(7)) // is running already
	took(t, w, at(8), 3)
	took(t, w, at(1), 0) // the system clock was set back: no time is used
	w.Played(at(17))
	took(t, w, at(99), 0, 12)
	w.Run(true, at(100))
	w.Run(false, at(101)) // a pause
	took(t, w, at(500), 1, 12)
	w.Run(true, at(500))
	w.Played(at(502.5))
	took(t, w, at(600), 0, 12, 3.5)
}

func TestUndoneKeepTimes(t *testing.T) {
	w := NewStopwatch(3, 3, []time.Duration{time.Second, 2 * time.Second, 3 * time.Second}, 0)
	w.Run(true, at(0))
	w.Goto(1, at(4))
	took(t, w, at(9), 0, 1, 2, 3)
	w.Goto(2, at(9))
	w.Run(true, at(9))
	took(t, w, at(11), 2, 1, 2, 3)
	w.Goto(3, at(11)) // redone: it continues where it was left
	took(t, w, at(50), 4, 1, 2, 3)
	w.Goto(2, at(50))
	w.Run(true, at(50))
	w.Played(at(56)) // a different ply
	took(t, w, at(60), 0, 1, 2, 6)
	w.Goto(0, at(60))
	w.Run(true, at(60))
	w.Played(at(61))
	took(t, w, at(61), 0, 1)
	w.Goto(77, at(61))
	took(t, w, at(61), 0, 1)
}

func TestEndForgetsUndonePlies(t *testing.T) {
	w := NewStopwatch(3, 3, []time.Duration{time.Second, 2 * time.Second, 3 * time.Second}, time.Second)
	w.Goto(2, at(0))
	w.End(at(0))
	took(t, w, at(0), 0, 1, 2)
	w.Goto(3, at(0))
	took(t, w, at(0), 0, 1, 2)
}

func TestSumOfMeasuredPlies(t *testing.T) {
	w := NewStopwatch(4, 4, []time.Duration{UnknownTime, 2 * time.Second, 3 * time.Second}, 0)
	for _, c := range []struct {
		first, end int
		want       time.Duration
		ok         bool
	}{{1, 3, 5 * time.Second, true}, {2, 3, 3 * time.Second, true}, {0, 2, 0, false}, {2, 4, 0, false}, {3, 5, 0, false}} {
		if got, ok := w.Sum(c.first, c.end); got != c.want || ok != c.ok {
			t.Errorf("Sum(%d, %d) = %v, %v, want %v, %v", c.first, c.end, got, ok, c.want, c.ok)
		}
	}
}

func TestCorrectedPlyKeepsTime(t *testing.T) {
	w := NewStopwatch(2, 2, []time.Duration{time.Second, 2 * time.Second}, 0)
	w.Goto(0, at(0))
	w.Played(at(0))
	w.Correct(0, []time.Duration{time.Second, 2 * time.Second})
	took(t, w, at(0), 0, 1)
	w.Correct(1, []time.Duration{time.Second})
	took(t, w, at(0), 0, 1)
}

func TestStopwatchResumes(t *testing.T) {
	took(t, NewStopwatch(3, 2, []time.Duration{5 * time.Second, -7}, time.Second), at(0), 1, 5, -1, -1)
	w := NewStopwatch(1, 9, []time.Duration{1 << 62, 4}, -time.Second)
	took(t, w, at(0), 0, MaxLeft.Seconds())
	w.Played(at(1))
	took(t, w, at(1), 0, MaxLeft.Seconds(), 0)
}

func TestFormatMoveTime(t *testing.T) {
	for _, c := range []struct {
		seconds float64
		want    string
	}{{0.04, "0:01"}, {0.6, "0:01"}, {3.44, "0:03"}, {3.5, "0:04"}, {9.4, "0:09"}, {9.96, "0:10"}, {12.5, "0:13"}, {59.6, "1:00"}, {67.3, "1:07"}, {3725.2, "1:02:05"}} {
		if got := FormatMoveTime(time.Duration(c.seconds * float64(time.Second))); got != c.want {
			t.Errorf("FormatMoveTime(%g s) = %q, want %q", c.seconds, got, c.want)
		}
	}
}
