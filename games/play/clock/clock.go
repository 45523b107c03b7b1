// The clock of a match (Clock): the time each player has left, whose clock runs, whose time has run out, and the times at each earlier position for
// undo and redo. Change here what a ply does to the time of its player (Played). Time controls are in control.go, the time of each ply in
// stopwatch.go.

package clock

import (
	"time"

	"quintet/games"
)

// A Clock is the clock of one match. It remembers the times at every position, so that plies can be taken back.
type Clock struct {
	controls Controls
	left     Times        // as of since
	running  games.Player // whose clock runs, None if it is stopped
	since    time.Time

	history   []Times // the times when each position was reached, indexed by the number of plies before it
	at        int     // the plies in force
	latest    Times   // the times at the last position when the players stepped back from it
	hasLatest bool    // latest holds times to restore
}

// New returns a stopped clock with full times for a match of plies plies that shows the first at of them.
func New(cs Controls, plies, at int) *Clock {
	var full Times
	for i, c := range cs {
		full[i] = c.start()
	}
	return Resume(cs, plies, at, nil, full)
}

// Resume returns a stopped clock for a match of plies plies that shows the first at of them. stood holds the times of an earlier clock, see History, and left
// its last times, which also replace missing entries of stood. Times out of range are clamped.
func Resume(cs Controls, plies, at int, stood []Times, left Times) *Clock {
	k := &Clock{controls: cs, running: games.None, left: left.clamped(), at: max(0, min(at, plies))}
	for i := range plies + 1 {
		if i < len(stood) {
			k.history = append(k.history, stood[i].clamped())
		} else {
			k.history = append(k.history, k.left)
		}
	}
	return k
}

// MaxLeft is the longest time that a clock can show.
const MaxLeft = 1000 * time.Hour

// clamped returns t with every time clamped to 0..MaxLeft.
func (t Times) clamped() Times {
	for i := range t {
		t[i] = max(0, min(t[i], MaxLeft))
	}
	return t
}

// Controls returns the time controls of k.
func (k *Clock) Controls() Controls { return k.controls }

// History returns the times when each position was reached, from the start to the last one. The caller must not change it.
func (k *Clock) History() []Times { return k.history }

// Running returns whose clock runs, games.None if it is stopped.
func (k *Clock) Running() games.Player { return k.running }

// Run starts the clock of seat and stops all others; None stops all. Time until now is counted.
func (k *Clock) Run(seat games.Player, now time.Time) {
	if seat == k.running {
		return
	}
	k.left = k.Times(now)
	k.running, k.since = seat, now
}

// Left returns the time that seat has left at now.
func (k *Clock) Left(seat games.Player, now time.Time) time.Duration {
	left := k.left[seat]
	if seat == k.running && now.After(k.since) {
		left -= now.Sub(k.since)
	}
	return max(0, left)
}

// Times returns the time that each seat has left at now.
func (k *Clock) Times(now time.Time) Times {
	ts := k.left
	if k.running != games.None {
		ts[k.running] = k.Left(k.running, now)
	}
	return ts
}

// Expired returns the seat whose clock runs and has reached zero at now, games.None if there is none.
func (k *Clock) Expired(now time.Time) games.Player {
	if k.running != games.None && k.Left(k.running, now) == 0 {
		return k.running
	}
	return games.None
}

// Played records that seat made a ply at now and that next, games.None for no one, is to move. It stops the clock. If the turn of seat is over it
// applies Step: added time, or a new amount. It forgets plies that were taken back.
func (k *Clock) Played(seat, next games.Player, now time.Time) {
	k.Run(games.None, now)
	if seat != next {
		switch c := k.controls[seat]; c.Kind {
		case Fischer:
			k.left[seat] += c.Step
		case PerTurn:
			k.left[seat] = c.Step
		}
	}
	k.at++
	k.history = append(k.history[:k.at], k.left)
	k.hasLatest = false
}

// Goto goes to the position after plies plies, at most the last one reached, and shows the times at that moment. Returning to the last position
// restores the times when it was left. It stops the clock.
func (k *Clock) Goto(plies int, now time.Time) {
	plies = max(0, min(plies, len(k.history)-1))
	if plies == k.at {
		return
	}
	k.Run(games.None, now)
	last := len(k.history) - 1
	if k.at == last {
		k.latest, k.hasLatest = k.left, true
	}
	k.at, k.left = plies, k.history[plies]
	if plies == last && k.hasLatest {
		k.left, k.hasLatest = k.latest, false
	}
}

// End ends the match with the plies in force: it forgets plies that were taken back and stops the clock.
func (k *Clock) End(now time.Time) {
	k.Run(games.None, now)
	k.history, k.hasLatest = k.history[:k.at+1], false
}
