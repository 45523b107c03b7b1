// Clocks of the protocol (time_settings of GTP 2) and how long the computer thinks about a ply with the time left.

package gtp

import (
	"time"

	"quintet/games"
)

// What is kept back of the time.
const (
	lag     = 10 * time.Millisecond // for each ply: the way of the answer, and the end of a search that is asked to end
	reserve = 50 * time.Millisecond // once, for what takes longer than that
	margin  = 50                    // one part in so many, for clocks that differ
)

// maxPlies is for how many plies to come time is kept: more than that are seldom played, and early plies decide more than late ones.
const maxPlies = 30

// A timeSystem holds the values of time_settings: a main time, after it periods in each of which so many plies have to be played. Without a
// period the main time is all there is. Source: the Go Text Protocol 2, draft 2, section 4.2.
type timeSystem struct {
	set    bool
	main   time.Duration
	period time.Duration
	plies  int // to be played in a period
}

// start returns the clock of a seat when the game begins.
func (t timeSystem) start() seatClock {
	switch {
	case !t.set || t.period > 0 && t.plies == 0: // nothing is set, or a period in which no ply has to be played
		return seatClock{}
	case t.main == 0 && t.period > 0:
		return seatClock{running: true, left: t.period, plies: t.plies}
	}
	return seatClock{running: true, left: t.main}
}

// A seatClock is the time that one seat has left. The zero seatClock does not run: no one limits the time.
type seatClock struct {
	running bool
	left    time.Duration
	plies   int // to be played in it; 0 in the main time
}

// spend takes off what a ply took.
func (c *seatClock) spend(t timeSystem, d time.Duration) {
	if !c.running {
		return
	}
	c.left -= d
	if c.plies > 0 {
		if c.plies--; c.plies == 0 && t.period > 0 && t.plies > 0 {
			c.left, c.plies = t.period, t.plies
		}
	} else if c.left <= 0 && t.period > 0 && t.plies > 0 {
		// The ply that began in the main time is not counted in the first period: that errs on the safe side.
		c.left, c.plies = c.left+t.period, t.plies
	}
	c.left = max(c.left, 0)
}

// share returns how long the next ply may be searched when the game has at most so many plies to come, of all its players. It is at
// least 0: then the answer has to come at once.
func (c seatClock) share(t timeSystem, toCome, players int) time.Duration {
	own := max(toCome, 0)/players + 1
	if c.plies > 0 {
		return part(c.left, min(own, c.plies))
	}
	d := part(c.left, min(own, maxPlies))
	if t.period > 0 && t.plies > 0 {
		d = max(d, part(t.period, t.plies)) // what follows the main time allows as much for every ply
	}
	return d
}

// part divides what is left among n plies, without what is kept back.
func part(left time.Duration, n int) time.Duration {
	return max((left-left/margin-reserve)/time.Duration(n)-lag, 0)
}

// clocks are those of all seats.
type clocks struct {
	system timeSystem
	seats  [games.MaxPlayers]seatClock
}

// begin sets all clocks as they are at the start of a game.
func (c *clocks) begin() {
	for i := range c.seats {
		c.seats[i] = c.system.start()
	}
}
