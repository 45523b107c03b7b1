// The protocol's clocks (time_settings of GTP 2), and how long a search for one ply may take with the time left (share). Change that calculation
// here. engine.go has the commands that set the clocks.

package gtp

import (
	"time"

	"quintet/games"
)

// Time that is kept in reserve.
const (
	lag     = 10 * time.Millisecond // per ply: transmission of the answer, and the delay until a search stops
	reserve = 50 * time.Millisecond // once, for longer delays
	margin  = 50                    // one part in margin, for clocks that differ
)

// maxPlies is the number of plies for which time is kept: games are seldom longer, and early plies matter more than late ones.
const maxPlies = 30

// A timeSystem holds the values of time_settings: a main time, then periods with a number of plies to play in each. Without a period there is only
// the main time. Source: the Go Text Protocol 2, draft 2, section 4.2.
type timeSystem struct {
	set    bool
	main   time.Duration
	period time.Duration
	plies  int // to play in a period
}

// start returns a seat's clock at the beginning of the game.
func (t timeSystem) start() seatClock {
	switch {
	case !t.set || t.period > 0 && t.plies == 0: // nothing is set, or a period with no plies to play
		return seatClock{}
	case t.main == 0 && t.period > 0:
		return seatClock{running: true, left: t.period, plies: t.plies}
	}
	return seatClock{running: true, left: t.main}
}

// A seatClock is the time that one seat has left. The zero seatClock does not run: there is no limit.
type seatClock struct {
	running bool
	left    time.Duration
	plies   int // to play in that time; 0 in the main time
}

// spend subtracts the time that a ply took.
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
		// The ply that began in the main time does not count in the first period, to be on the safe side.
		c.left, c.plies = c.left+t.period, t.plies
	}
	c.left = max(c.left, 0)
}

// share returns how long to search for the next ply if the players have at most toCome plies left in total. It is at least 0, which means to answer
// at once.
func (c seatClock) share(t timeSystem, toCome, players int) time.Duration {
	own := max(toCome, 0)/players + 1
	if c.plies > 0 {
		return part(c.left, min(own, c.plies))
	}
	d := part(c.left, min(own, maxPlies))
	if t.period > 0 && t.plies > 0 {
		d = max(d, part(t.period, t.plies)) // the period after the main time allows as much for every ply
	}
	return d
}

// part divides the time left among n plies, after subtracting the reserves.
func part(left time.Duration, n int) time.Duration {
	return max((left-left/margin-reserve)/time.Duration(n)-lag, 0)
}

// clocks holds the clocks of all seats.
type clocks struct {
	system timeSystem
	seats  [games.MaxPlayers]seatClock
}

// begin sets all clocks to the start of a game.
func (c *clocks) begin() {
	for i := range c.seats {
		c.seats[i] = c.system.start()
	}
}
