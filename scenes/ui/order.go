package ui

import (
	"cmp"
	"slices"
)

// InOrder calls f. What the keyboard can come to in it, it meets row by row and in a row from the left, in whatever order f draws.
func (u *UI) InOrder(f func()) {
	n := len(u.state.ring.stops)
	f()
	if stops := u.state.ring.stops; n < len(stops) { // something above everything else may have taken their place
		inRows(stops[n:])
	}
}

// First is InOrder, and what the keyboard can come to in f it meets before everything that was drawn before. The focus still begins
// behind it.
func (u *UI) First(f func()) {
	before := slices.Clone(u.state.ring.stops)
	u.state.ring.stops = u.state.ring.stops[:0]
	u.InOrder(f)
	u.state.ring.start += len(u.state.ring.stops)
	u.state.ring.stops = append(u.state.ring.stops, before...)
}

// inRows sorts stops as they are read. A row is what begins above the middle of its highest stop.
func inRows(stops []stop) {
	slices.SortStableFunc(stops, func(a, b stop) int { return cmp.Compare(a.rect.Y, b.rect.Y) })
	for len(stops) > 0 {
		n, low := 1, stops[0].rect.Centre().Y
		for n < len(stops) && stops[n].rect.Y < low {
			n++
		}
		slices.SortStableFunc(stops[:n], func(a, b stop) int { return cmp.Compare(a.rect.X, b.rect.X) })
		stops = stops[n:]
	}
}
