// Keyboard focus: the order in which Tab and arrows reach widgets, and when the focus is seen.

package ui

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"quintet/render"
	"quintet/scenes/data/keys"
)

// A stop is a widget that the keyboard can reach.
type stop struct {
	name  string
	rect  render.Rect
	field bool // takes letters as soon as it is reached
	main  bool // where the focus begins
	row   bool // of a list: what shows the focus is the ground of the row, and touches no other
	in    *region
}

// A ring is the focus of the keyboard. It is seen from the first Tab or arrow until the pointer is used again.
type ring struct {
	name    string // of the stop
	shown   bool
	fresh   bool         // Focus has put it there in this pass
	stops   []stop       // of this pass, in the order in which they are drawn
	start   int          // where the focus begins where there is nothing main
	pointer render.Point // in pixels of the window

	rect   render.Rect // where the stop was when it was last in sight
	in     region      // what scrolled it there; the zero region for nothing
	arrive bool        // the page was opened by a key: it shows where the focus begins
	open   bool        // the last pass had something open above everything else
	below  string      // what had the focus before that
	lit    bool        // and it was seen
}

// begin starts a pass.
func (r *ring) begin(u *UI) {
	r.stops, r.start, r.fresh = r.stops[:0], 0, false
	at := render.Point{X: u.In.X * u.In.Scale, Y: u.In.Y * u.In.Scale} // it rests where it is when everything grows
	if moved := math.Hypot(float64(at.X-r.pointer.X), float64(at.Y-r.pointer.Y)) > 0.5; u.live && (moved || u.In.Pressed != 0 || u.In.Wheel != 0) {
		r.shown, r.pointer = false, at
	}
}

// Focusing says by which keys what has the focus is pressed in this scene; none of them: nothing has it. Without a call it is keys.Press
// and keys.Choose. Where just one of both does, the arrows mean something else and only Tab moves the focus. It comes before the first widget.
func (u *UI) Focusing(by ...keys.Action) {
	u.pressing = by
	if len(by) == 0 {
		u.state.ring.shown = false
	}
}

// HideFocus takes the focus off what has it, until the next Tab.
func (u *UI) HideFocus() { u.state.ring.shown = false }

// Focus brings the focus to the stop called name, to be seen at once.
func (u *UI) Focus(name string) {
	r := &u.state.ring
	r.name, r.shown, r.fresh = name, true, true
}

// HasFocus reports whether the stop called name has the focus and it is seen.
func (u *UI) HasFocus(name string) bool {
	r := &u.state.ring
	return r.shown && len(u.pressing) > 0 && r.name == name
}

// Focused returns the name of what has the focus and shows it, or of the text field that takes letters; "none" for nothing.
func (s *State) Focused() string {
	switch {
	case s.Edits():
		return s.editor.field
	case s.ring.shown:
		return strings.TrimSpace(s.ring.name)
	}
	return "none"
}

// Order returns the names of what the keyboard can come to, in the order of Tab.
func (s *State) Order() (names []string) {
	for _, x := range s.ring.stops {
		names = append(names, x.name)
	}
	return names
}

// Stop lets the keyboard come to r, called name, and reports whether it was pressed there by a key. It takes the input then.
func (u *UI) Stop(name string, r render.Rect) (pressed bool) {
	return u.stop(stop{name: name, rect: r})
}

func (u *UI) stop(s stop) (pressed bool) {
	s.in = u.within
	u.state.ring.stops = append(u.state.ring.stops, s)
	if !u.HasFocus(s.name) || s.field || u.taken || u.state.Edits() || !u.pressedByKey() {
		return false
	}
	u.taken = true
	return true
}

// Stops draws f and returns the names of what the keyboard can come to in it.
func (u *UI) Stops(f func()) (names []string) {
	n := len(u.state.ring.stops)
	f()
	for _, s := range u.state.ring.stops[n:] {
		names = append(names, s.name)
	}
	return names
}

// pressedByKey reports whether a key was pressed that presses what has the focus.
func (u *UI) pressedByKey() bool {
	return slices.ContainsFunc(u.pressing, func(a keys.Action) bool { return u.Keys.Pressed(u.In, a) })
}

// Shut keeps the input of this pass from what comes now, until Alone.
func (u *UI) Shut() {
	u.shut = !u.taken
	u.taken = true
}

// Alone makes what comes now the only thing that the keyboard can come to, and that scripts see: something open above everything else.
func (u *UI) Alone() {
	if u.shut {
		u.shut, u.taken = false, false
	}
	u.alone = true
	u.Widgets, u.Off = u.Widgets[:0], u.Off[:0]
	u.state.ring.stops, u.state.ring.start = u.state.ring.stops[:0], 0
}

// finish moves the ring by the keys that nothing has used, and draws it.
func (r *ring) finish(u *UI) {
	if r.open && !u.alone && !r.fresh && r.shown {
		r.name, r.shown = r.below, r.lit
	}
	at := slices.IndexFunc(r.stops, func(s stop) bool { return s.name == r.name })
	if at < 0 && r.shown && !r.fresh && !u.live { // a pass with input may end before the page does
		at = r.instead()
	}
	if at >= 0 && r.shown && !r.fresh && !u.live && !u.state.Edits() {
		at = r.inSight(at)
	}
	if r.arrive && !r.shown && len(u.pressing) > 1 && len(r.stops) > 0 {
		at = r.first(-1)
		r.shown = true
	}
	if r.arrive = false; at >= 0 {
		r.name = r.stops[at].name
	}
	if u.live && len(u.pressing) > 0 && u.Free() && !u.state.Edits() && len(r.stops) > 0 {
		if next := r.moved(u, at); next >= 0 {
			at = next
			s := r.stops[at]
			r.name, r.shown = s.name, true
			u.taken = true
			if s.in != nil {
				u.state.scrolling.reveal(s.in, s.rect)
			}
			if s.field {
				u.Edit(s.name)
			}
		}
	}
	if at < 0 && !u.live && !r.fresh {
		r.shown = false
	}
	if at >= 0 && r.shown && len(u.pressing) > 0 && r.stops[at].halfSeen() {
		r.rect, r.in = r.stops[at].rect, region{}
		if in := r.stops[at].in; in != nil {
			r.in = *in
		}
		r.stops[at].paint(&u.paper)
	}
	if r.open = u.alone; !r.open && !r.fresh {
		r.below, r.lit = r.name, r.shown
	}
}

// beside is the greatest distance, in logical pixels, from a vanished widget with the focus to the one that gets it.
const beside = 120

// instead returns the stop that gets the focus in the place of one that has gone: what is called otherwise now lies where it lay; else it is
// the nearest one, or where the focus begins. -1 where there is none.
func (r *ring) instead() int {
	if len(r.stops) == 0 {
		return -1
	}
	best, least := r.first(-1), float64(beside)
	for i, s := range r.stops {
		if off := outside(s.rect, r.rect.Centre()); off < least {
			best, least = i, off
		}
	}
	return best
}

// inSight returns the at-th stop, or where that has been scrolled out of sight the one nearest to where it was: what is pressed by a key
// can be seen.
func (r *ring) inSight(at int) int {
	gone := r.stops[at]
	if gone.halfSeen() {
		return at
	}
	best, least := at, math.MaxFloat64
	for i, s := range r.stops {
		if off := outside(s.rect, r.rect.Centre()); s.in == gone.in && s.halfSeen() && off < least {
			best, least = i, off
		}
	}
	return best
}

// halfSeen reports whether half of the height of s is in sight.
func (s stop) halfSeen() bool { return s.seen().H >= s.rect.H/2 }

// Arrive says that a key has opened the page of s: what has the focus shows it from the first pass on.
func (s *State) Arrive() { s.ring.arrive = true }

// Left returns what is to be remembered of a page that another one covers, until it is seen again: what has the focus, and how far everything
// is scrolled.
func (s *State) Left() State {
	return State{ring: s.ring, scrolling: scrolling{at: s.scrolling.at}}
}

// moved returns the stop that the keys lead to from the at-th, or from nowhere for -1; -1 for none.
func (r *ring) moved(u *UI, at int) int {
	n := len(r.stops)
	step := 0
	switch {
	case u.Keys.Pressed(u.In, keys.Next):
		step = 1
	case u.Keys.Pressed(u.In, keys.Previous):
		step = -1
	}
	ways := []struct {
		act    keys.Action
		dx, dy float32
	}{{keys.Left, -1, 0}, {keys.Right, 1, 0}, {keys.Up, 0, -1}, {keys.Down, 0, 1}}
	for _, w := range ways {
		if len(u.pressing) > 1 && u.Keys.Pressed(u.In, w.act) {
			if at < 0 || !r.shown {
				return r.first(at)
			}
			return r.towards(at, w.dx, w.dy)
		}
	}
	switch {
	case step == 0:
		return -1
	case at < 0:
		return r.first(at)
	}
	return (at + step + n) % n
}

// first returns where the focus begins: where it was, at the main thing, or at the first behind the bar.
func (r *ring) first(at int) int {
	if at >= 0 {
		return at
	}
	if main := slices.IndexFunc(r.stops, func(s stop) bool { return s.main }); main >= 0 {
		return main
	}
	return r.start % len(r.stops)
}

// towards returns the nearest stop from the at-th in a direction, the same where there is none.
func (r *ring) towards(at int, dx, dy float32) int {
	from := r.stops[at].rect
	best, least := at, float32(0)
	for i, s := range r.stops {
		a, b := from.Centre(), s.rect.Centre()
		along := (b.X-a.X)*dx + (b.Y-a.Y)*dy
		gap := max(from.X-s.rect.X-s.rect.W, s.rect.X-from.X-from.W, 0)*dy*dy + max(from.Y-s.rect.Y-s.rect.H, s.rect.Y-from.Y-from.H, 0)*dx*dx
		lead := max(from.X-s.rect.X-s.rect.W, s.rect.X-from.X-from.W)*dx*dx + max(from.Y-s.rect.Y-s.rect.H, s.rect.Y-from.Y-from.H)*dy*dy
		if i == at || along <= 0 || lead < -4 {
			continue
		}
		off := (b.X-a.X)*dy + (b.Y-a.Y)*dx
		if cost := along + 3*gap + 0.2*max(off, -off); best == at || cost < least {
			best, least = i, cost
		}
	}
	return best
}

// paint draws the ring of the focus around s on p, not far out of what scrolls it.
func (s stop) paint(p *paper) {
	w, h := p.Size()
	seen := render.Rect{W: w, H: h}
	if s.in != nil {
		seen.Y, seen.H = s.in.rect.Y-around, s.in.rect.H+2*around
	}
	p.Clipped(seen, func() {
		if s.row {
			p.Box(s.rect.Pad(0, rowGap), render.Box{Radius: 8, Line: p.Theme.Accent, Width: 2})
			return
		}
		p.Ring(s.rect)
	})
}

// around is the room between a widget and the ring of the focus.
const around = 4

// Ring draws the ring of the focus around r.
func (p *paper) Ring(r render.Rect) {
	r = r.Inset(-around)
	p.Box(r.Inset(-1), render.Box{Radius: 12, Line: p.Theme.Counter, Width: 4.5})
	p.Box(r, render.Box{Radius: 11, Line: p.Theme.Accent, Width: 2.5})
}

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
