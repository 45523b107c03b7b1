package ui

import (
	"cmp"
	"slices"

	"quintet/render"
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

// inRows sorts stops as they are read. A row holds the stops that begin above the middle of its highest one.
func inRows(stops []stop) {
	slices.SortStableFunc(stops, func(a, b stop) int { return cmp.Compare(a.seen().Y, b.seen().Y) })
	for len(stops) > 0 {
		n, low := 1, stops[0].seen().Centre().Y
		for n < len(stops) && stops[n].seen().Y < low {
			n++
		}
		slices.SortStableFunc(stops[:n], func(a, b stop) int { return cmp.Compare(a.rect.X, b.rect.X) })
		stops = stops[n:]
	}
}

// seen returns the part of s that is in sight, or where s would come into sight: at the upper or the lower end of what scrolls it.
func (s stop) seen() render.Rect {
	r := s.rect
	if s.in != nil {
		top, end := s.in.rect.Y, s.in.rect.Y+s.in.rect.H
		r.Y = max(top, min(s.rect.Y, end))
		r.H = max(top, min(s.rect.Y+s.rect.H, end)) - r.Y
	}
	return r
}
