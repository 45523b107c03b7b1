package clock

import "time"

// A Stopwatch measures how long each ply of one match took, whether or not a Clock counts down for it. It belongs to one goroutine.
type Stopwatch struct {
	took  []time.Duration // by ply; NotMeasured where nobody knows
	at    int             // the plies in force
	used  time.Duration   // for the next ply, until since
	runs  bool
	since time.Time

	far  time.Duration // what had been used after the last ply when it was left for an earlier position
	away bool          // far is to be given back
}

// NotMeasured stands for a move time that is not known.
const NotMeasured time.Duration = -1

// NewStopwatch returns a stopwatch that stands, of a match in which plies have been played, of which at are in force, as one was that had
// measured them, see Took, and used for the next one. Plies that took does not reach have not been measured; what cannot be is bounded.
func NewStopwatch(plies, at int, took []time.Duration, used time.Duration) *Stopwatch {
	w := &Stopwatch{at: max(0, min(at, plies)), used: max(0, min(used, MostLeft))}
	for i := range plies {
		d := NotMeasured
		if i < len(took) {
			d = max(NotMeasured, min(took[i], MostLeft))
		}
		w.took = append(w.took, d)
	}
	return w
}

// Took returns how long each ply took, also those that were taken back. It must not be changed.
func (w *Stopwatch) Took() []time.Duration { return w.took }

// Sum returns how long the plies from first up to, not including, end took together. ok is false where that is not known of all of them.
func (w *Stopwatch) Sum(first, end int) (sum time.Duration, ok bool) {
	if end > len(w.took) {
		return 0, false
	}
	for _, d := range w.took[first:end] {
		if d == NotMeasured {
			return 0, false
		}
		sum += d
	}
	return sum, true
}

// Used returns what has been used for the next ply until now.
func (w *Stopwatch) Used(now time.Time) time.Duration {
	used := w.used
	if w.runs && now.After(w.since) {
		used += now.Sub(w.since)
	}
	return min(used, MostLeft)
}

// Run lets the time of the next ply run from now on, or stand. What has run until now is counted.
func (w *Stopwatch) Run(on bool, now time.Time) {
	if on == w.runs {
		return
	}
	w.used = w.Used(now)
	w.runs, w.since = on, now
}

// Played says that the next ply was made at now. The stopwatch stands afterwards. What was known of plies taken back is forgotten.
func (w *Stopwatch) Played(now time.Time) {
	w.Run(false, now)
	w.took = append(w.took[:w.at], w.used)
	w.at++
	w.used, w.away = 0, false
}

// Goto puts the position after plies in force, at most the last that was reached. Nothing has been used for what is played there, but who
// comes back to the last position goes on where it was left. The stopwatch stands, unless the position is in force already.
func (w *Stopwatch) Goto(plies int, now time.Time) {
	plies = max(0, min(plies, len(w.took)))
	if plies == w.at {
		return
	}
	w.Run(false, now)
	last := len(w.took)
	if w.at == last {
		w.far, w.away = w.used, true
	}
	w.at, w.used = plies, 0
	if plies == last && w.away {
		w.used, w.away = w.far, false
	}
}

// End says that the match ends with the plies in force: those taken back are forgotten. The stopwatch stands.
func (w *Stopwatch) End(now time.Time) {
	w.Run(false, now)
	w.took, w.away = w.took[:w.at], false
}

// Mend gives the plies from first on the times took, as far as they have been played: a slip was mended, and they are the same decisions.
func (w *Stopwatch) Mend(first int, took []time.Duration) {
	if first < len(w.took) {
		copy(w.took[first:], took)
	}
}
