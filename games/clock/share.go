package clock

import "time"

// What a computer keeps back of its time.
const (
	lag     = 30 * time.Millisecond // for each ply: the end of a search, and the way to the board
	reserve = 400 * time.Millisecond
	longest = 100                   // turns for which the lag is kept
	least   = 20 * time.Millisecond // for a search that is worth its name
	ahead   = 25                    // turns to come for which time is kept at most: early plies decide more than late ones
)

// Share returns how long a computer that has left on its clock may search for the next of plies in its turn, at least one, when it has at
// most turns to come, this one included. It is never more than half of what is left, but at least a little.
func (c Control) Share(left time.Duration, plies, turns int) time.Duration {
	d := left - reserve
	if c.Kind == Fischer {
		d = (d-time.Duration(plies*min(turns, longest))*(lag+least))/time.Duration(max(1, min(turns, ahead))) + c.Step*3/4
	}
	d = min(d/time.Duration(max(1, plies))-lag, left/2)
	return max(d, least)
}
