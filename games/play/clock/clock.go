// The clock of a match: who has how much time left, whose time runs, and how that follows undo and redo. Time controls are in control.go, the
// time of each ply in stopwatch.go.

package clock

import (
	"time"

	"quintet/games"
)

// A Clock is the clock of one match. It remembers how much time everybody had in every position, so that plies can be taken back.
type Clock struct {
	controls Controls
	left     Times        // at since
	runs     games.Player // whose time runs, None while it stands
	since    time.Time

	stood []Times // what everybody had when a position was reached, by plies before it
	at    int     // the position in force
	far   Times   // the times in the last position when someone stepped back from it
	away  bool    // far is to be given back
}

// New returns a stopped clock for a match of plies plies with at of them in force. No time has been used.
func New(cs Controls, plies, at int) *Clock {
	var full Times
	for i, c := range cs {
		full[i] = c.start()
	}
	return Resume(cs, plies, at, nil, full)
}

// Resume returns a clock that stands, of a match in which plies have been played, of which at are in force, as one was that had stood,
// see Stood, and then left. Where stood is too short left takes its place, and what cannot be is bounded.
func Resume(cs Controls, plies, at int, stood []Times, left Times) *Clock {
	k := &Clock{controls: cs, runs: games.None, left: left.bounded(), at: max(0, min(at, plies))}
	for i := range plies + 1 {
		if i < len(stood) {
			k.stood = append(k.stood, stood[i].bounded())
		} else {
			k.stood = append(k.stood, k.left)
		}
	}
	return k
}

// MaxLeft is the most time that a clock can show.
const MaxLeft = 1000 * time.Hour

// bounded returns t without what no clock can show.
func (t Times) bounded() Times {
	for i := range t {
		t[i] = max(0, min(t[i], MaxLeft))
	}
	return t
}

// Controls returns how k measures.
func (k *Clock) Controls() Controls { return k.controls }

// Stood returns what everybody had when each position up to the last was reached, first the start. It must not be changed.
func (k *Clock) Stood() []Times { return k.stood }

// Running returns whose time runs, games.None while the clock stands.
func (k *Clock) Running() games.Player { return k.runs }

// Run lets the time of seat run from now on, and of no one else; None lets the clock stand. What has run until now is counted.
func (k *Clock) Run(seat games.Player, now time.Time) {
	if seat == k.runs {
		return
	}
	k.left = k.Times(now)
	k.runs, k.since = seat, now
}

// Left returns what seat has left at now.
func (k *Clock) Left(seat games.Player, now time.Time) time.Duration {
	left := k.left[seat]
	if seat == k.runs && now.After(k.since) {
		left -= now.Sub(k.since)
	}
	return max(0, left)
}

// Times returns what everybody has left at now.
func (k *Clock) Times(now time.Time) Times {
	ts := k.left
	if k.runs != games.None {
		ts[k.runs] = k.Left(k.runs, now)
	}
	return ts
}

// Fallen returns the seat whose time runs and has run out at now, games.None where there is none.
func (k *Clock) Fallen(now time.Time) games.Player {
	if k.runs != games.None && k.Left(k.runs, now) == 0 {
		return k.runs
	}
	return games.None
}

// Played says that seat made a ply at now and that next, games.None for no one, is to move. The clock stands afterwards. Where the turn of
// seat is over it gets its Step: more time, or a new amount. What was known of plies taken back is forgotten.
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
	k.stood = append(k.stood[:k.at], k.left)
	k.away = false
}

// Goto puts the position after plies in force, at most the last that was reached: every clock shows its time at that moment.
// Coming back to the last position restores the times at which it was left. The clock stands.
func (k *Clock) Goto(plies int, now time.Time) {
	plies = max(0, min(plies, len(k.stood)-1))
	if plies == k.at {
		return
	}
	k.Run(games.None, now)
	last := len(k.stood) - 1
	if k.at == last {
		k.far, k.away = k.left, true
	}
	k.at, k.left = plies, k.stood[plies]
	if plies == last && k.away {
		k.left, k.away = k.far, false
	}
}

// End says that the match ends with the plies in force: what was known of those taken back is forgotten. The clock stands.
func (k *Clock) End(now time.Time) {
	k.Run(games.None, now)
	k.stood, k.away = k.stood[:k.at+1], false
}
