// Measures the time of each ply (Stopwatch), with or without a clock, also after undo, redo and a corrected ply. Change here which thinking time
// counts for a ply. clock.go measures the time that players have left.

package clock

import "time"

// A Stopwatch measures the move times of one match, with or without a Clock. It belongs to one goroutine.
type Stopwatch struct {
	times   []time.Duration // by ply
	at      int             // the plies in force
	used    time.Duration   // for the next ply, as of since
	running bool
	since   time.Time

	latest    time.Duration // the time used after the last ply when an earlier position was opened
	hasLatest bool          // latest holds a time to restore
}

// UnknownTime stands for an unknown move time.
const UnknownTime time.Duration = -1

// NewStopwatch returns a stopped stopwatch for a match of plies plies that shows the first at of them. took holds the move times of an earlier one and used
// the time used for the next ply. Missing times are unknown; times out of range are clamped.
func NewStopwatch(plies, at int, took []time.Duration, used time.Duration) *Stopwatch {
	w := &Stopwatch{at: max(0, min(at, plies)), used: max(0, min(used, MaxLeft))}
	for i := range plies {
		d := UnknownTime
		if i < len(took) {
			d = max(UnknownTime, min(took[i], MaxLeft))
		}
		w.times = append(w.times, d)
	}
	return w
}

// MoveTimes returns the time of each ply, including plies that were taken back. The caller must not change it.
func (w *Stopwatch) MoveTimes() []time.Duration { return w.times }

// Sum returns the time of the plies first to end-1. ok is false if one of them is unknown.
func (w *Stopwatch) Sum(first, end int) (sum time.Duration, ok bool) {
	if end > len(w.times) {
		return 0, false
	}
	for _, d := range w.times[first:end] {
		if d == UnknownTime {
			return 0, false
		}
		sum += d
	}
	return sum, true
}

// Used returns the time used for the next ply until now.
func (w *Stopwatch) Used(now time.Time) time.Duration {
	used := w.used
	if w.running && now.After(w.since) {
		used += now.Sub(w.since)
	}
	return min(used, MaxLeft)
}

// Run starts or stops the time of the next ply. Time until now is counted.
func (w *Stopwatch) Run(on bool, now time.Time) {
	if on == w.running {
		return
	}
	w.used = w.Used(now)
	w.running, w.since = on, now
}

// Played ends the next ply at now and stops the stopwatch. It forgets plies that were taken back.
func (w *Stopwatch) Played(now time.Time) {
	w.Run(false, now)
	w.times = append(w.times[:w.at], w.used)
	w.at++
	w.used, w.hasLatest = 0, false
}

// Goto goes to the position after plies plies, at most the last one reached. The time used for a ply there starts at 0; at the last position it
// continues from its old value. The stopwatch stops, unless that position is in force already.
func (w *Stopwatch) Goto(plies int, now time.Time) {
	plies = max(0, min(plies, len(w.times)))
	if plies == w.at {
		return
	}
	w.Run(false, now)
	last := len(w.times)
	if w.at == last {
		w.latest, w.hasLatest = w.used, true
	}
	w.at, w.used = plies, 0
	if plies == last && w.hasLatest {
		w.used, w.hasLatest = w.latest, false
	}
}

// End ends the match with the plies in force: it forgets plies that were taken back and stops the stopwatch.
func (w *Stopwatch) End(now time.Time) {
	w.Run(false, now)
	w.times, w.hasLatest = w.times[:w.at], false
}

// Correct sets the times of the plies from first, as far as they have been played. It is for a corrected mistake, which counts as the same decision.
func (w *Stopwatch) Correct(first int, took []time.Duration) {
	if first < len(w.times) {
		copy(w.times[first:], took)
	}
}
