package search

import "time"

// Unsliced returns lim for a search that takes the thread in one piece: its clock stands still.
func Unsliced(lim Limits) Limits {
	began := time.Now()
	lim.now = func() time.Time { return began }
	return lim
}
