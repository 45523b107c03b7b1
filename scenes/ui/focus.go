// Moves the keyboard focus among the widgets of a page, called stops: by Tab and arrows, and to the nearest stop if the widget with the focus is
// gone. Decides when the focus is visible and draws its ring. A page sets the order with InOrder and First, and the keys that press a widget with
// Focusing. Change here where Tab and arrows lead (target, neighbour).

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
	field bool // receives text as soon as it is reached
	main  bool // has the first focus
	row   bool // of a list: its background shows the focus, and touches no other row
	in    *region
	under []render.Rect // covers it
}

// A ring is the keyboard focus. It is visible from the first Tab or arrow until the pointer is used again.
type ring struct {
	name    string // of the stop with the focus
	shown   bool
	fresh   bool         // Focus set it in this pass
	stops   []stop       // of this pass, in drawing order
	start   int          // the first stop to get the focus if none is main
	pointer render.Point // in pixels of the window

	rect       render.Rect // the place of the stop when it was last visible
	in         region      // the area that scrolled it then; the zero region if none
	arrived    bool        // the page was opened by a key: it shows its first focus
	wasModal   bool        // the last pass had a modal layer
	belowModal string      // the stop with the focus before that
	wasShown   bool        // whether the focus was visible then
}

// begin starts a pass.
func (r *ring) begin(u *UI) {
	r.stops, r.start, r.fresh = r.stops[:0], 0, false
	at := render.Point{X: u.In.X * u.In.Scale, Y: u.In.Y * u.In.Scale} // in window pixels, so that a change of scale is no movement
	if moved := math.Hypot(float64(at.X-r.pointer.X), float64(at.Y-r.pointer.Y)) > 0.5; u.live && (moved || u.In.Pressed != 0 || u.In.Wheel != 0) {
		r.shown, r.pointer = false, at
	}
}

// Focusing sets the actions that press the widget with the focus in this scene; with none there is no focus. The default is keys.Press and
// keys.Choose. With only one of them the arrows have another meaning and only Tab moves the focus. It must come before the first widget.
func (u *UI) Focusing(by ...keys.Action) {
	u.pressing = by
	if len(by) == 0 {
		u.state.ring.shown = false
	}
}

// HideFocus hides the focus until the next Tab.
func (u *UI) HideFocus() { u.state.ring.shown = false }

// Focus moves the focus to the stop called name and shows it at once.
func (u *UI) Focus(name string) {
	r := &u.state.ring
	r.name, r.shown, r.fresh = name, true, true
}

// HasFocus reports whether the stop called name has the visible focus.
func (u *UI) HasFocus(name string) bool {
	r := &u.state.ring
	return r.shown && len(u.pressing) > 0 && r.name == name
}

// Focused returns the name of the stop with the visible focus, or of the text field with the focus; "none" if there is none.
func (s *State) Focused() string {
	switch {
	case s.HasEditor():
		return s.editor.field
	case s.ring.shown:
		return strings.TrimSpace(s.ring.name)
	}
	return "none"
}

// Order returns the names of all stops in Tab order.
func (s *State) Order() (names []string) {
	for _, x := range s.ring.stops {
		names = append(names, x.name)
	}
	return names
}

// Stop makes r, called name, reachable by the keyboard, and reports whether a key pressed it. It takes the input then.
func (u *UI) Stop(name string, r render.Rect) (pressed bool) {
	return u.stop(stop{name: name, rect: r})
}

func (u *UI) stop(s stop) (pressed bool) {
	s.in = u.within
	u.state.ring.stops = append(u.state.ring.stops, s)
	if !u.HasFocus(s.name) || s.field || u.inputUsed || u.state.HasEditor() || !u.pressedByKey() {
		return false
	}
	u.inputUsed = true
	return true
}

// Stops draws f and returns the names of the stops in it.
func (u *UI) Stops(f func()) (names []string) {
	n := len(u.state.ring.stops)
	f()
	for _, s := range u.state.ring.stops[n:] {
		names = append(names, s.name)
	}
	return names
}

// pressedByKey reports whether a key of one of the pressing actions was pressed.
func (u *UI) pressedByKey() bool {
	return slices.ContainsFunc(u.pressing, func(a keys.Action) bool { return u.Keys.Pressed(u.In, a) })
}

// finish moves the focus by the keys that no widget has used, and draws it.
func (r *ring) finish(u *UI) {
	if r.wasModal && !u.modal && !r.fresh && r.shown {
		r.name, r.shown = r.belowModal, r.wasShown
	}
	at := slices.IndexFunc(r.stops, func(s stop) bool { return s.name == r.name })
	if at < 0 && r.shown && !r.fresh && !u.live { // a pass with input may end before the page does
		at = r.replacement()
	}
	if at >= 0 && r.shown && !r.fresh && !u.live && !u.state.HasEditor() {
		at = r.visibleStop(at)
	}
	if r.arrived && !r.shown && len(u.pressing) > 1 && len(r.stops) > 0 {
		at = r.first(-1)
		r.shown = true
	}
	if r.arrived = false; at >= 0 {
		r.name = r.stops[at].name
	}
	if u.live && len(u.pressing) > 0 && u.Free() && !u.state.HasEditor() && len(r.stops) > 0 {
		if next := r.target(u, at); next >= 0 {
			at = next
			s := r.stops[at]
			r.name, r.shown = s.name, true
			u.inputUsed = true
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
	if at >= 0 && r.shown && len(u.pressing) > 0 && r.stops[at].halfVisible() {
		r.rect, r.in = r.stops[at].rect, region{}
		if in := r.stops[at].in; in != nil {
			r.in = *in
		}
		r.stops[at].paint(&u.paper)
	}
	if r.wasModal = u.modal; !r.wasModal && !r.fresh {
		r.belowModal, r.wasShown = r.name, r.shown
	}
}

// replaceWithin is the greatest distance, in logical pixels, between a vanished widget with the focus and the one that replaces it.
const replaceWithin = 120

// replacement returns the stop that gets the focus when its widget is gone: the nearest one, often the same widget under another name, or else the
// first focus. It is -1 if there are no stops.
func (r *ring) replacement() int {
	if len(r.stops) == 0 {
		return -1
	}
	best, least := r.first(-1), float64(replaceWithin)
	for i, s := range r.stops {
		if off := distance(s.rect, r.rect.Centre()); off < least {
			best, least = i, off
		}
	}
	return best
}

// visibleStop returns the at-th stop, or if that was scrolled out of view, the visible stop nearest to its old place, so that keys only press visible
// widgets.
func (r *ring) visibleStop(at int) int {
	gone := r.stops[at]
	if gone.halfVisible() {
		return at
	}
	best, least := at, math.MaxFloat64
	for i, s := range r.stops {
		if off := distance(s.rect, r.rect.Centre()); s.in == gone.in && s.halfVisible() && off < least {
			best, least = i, off
		}
	}
	return best
}

// halfVisible reports whether at least half of the height of s is visible.
func (s stop) halfVisible() bool { return s.visible().H >= s.rect.H/2 }

// Arrive says that a key opened the page of s: the focus is visible from the first pass.
func (s *State) Arrive() { s.ring.arrived = true }

// Left returns the state to keep while another page covers this one: the focus and the scroll offsets.
func (s *State) Left() State {
	return State{ring: s.ring, scrolling: scrolling{at: s.scrolling.at}}
}

// target returns the stop to which the keys move the focus from the at-th, or from none for -1; -1 if they do not.
func (r *ring) target(u *UI, at int) int {
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
			return r.neighbour(at, w.dx, w.dy)
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

// first returns where the focus begins: where it was, at the main stop, or at the first stop after the bar.
func (r *ring) first(at int) int {
	if at >= 0 {
		return at
	}
	if main := slices.IndexFunc(r.stops, func(s stop) bool { return s.main }); main >= 0 {
		return main
	}
	return r.start % len(r.stops)
}

// neighbour returns the nearest stop from the at-th in a direction, or at if there is none.
func (r *ring) neighbour(at int, dx, dy float32) int {
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

// paint draws the focus ring around s on p, clipped to the area that scrolls it.
func (s stop) paint(p *paper) {
	w, h := p.Size()
	seen := render.Rect{W: w, H: h}
	if s.in != nil {
		seen.Y, seen.H = s.in.rect.Y-ringDistance, s.in.rect.H+2*ringDistance
	}
	for _, part := range outside(seen, s.under) {
		p.Clipped(part, func() {
			if s.row {
				p.Box(s.rect.Pad(0, rowGap), render.Box{Radius: 8, Line: p.Theme.Accent, Width: 2})
				return
			}
			p.Ring(s.rect)
		})
	}
}

// outside returns r without the parts that covers hide, in rectangles.
func outside(r render.Rect, covers []render.Rect) (parts []render.Rect) {
	if len(covers) == 0 {
		return []render.Rect{r}
	}
	q := r.Intersect(covers[0])
	if q.W <= 0 || q.H <= 0 {
		return outside(r, covers[1:])
	}
	above, rest := r.CutTop(q.Y-r.Y, 0)
	middle, below := rest.CutTop(q.H, 0)
	left, rest := middle.CutLeft(q.X-r.X, 0)
	_, right := rest.CutLeft(q.W, 0)
	for _, part := range []render.Rect{above, below, left, right} {
		parts = append(parts, outside(part, covers[1:])...)
	}
	return parts
}

// ringDistance is the distance between a widget and the focus ring.
const ringDistance = 4

// Ring draws the focus ring around r.
func (p *paper) Ring(r render.Rect) {
	r = r.Inset(-ringDistance)
	p.Box(r.Inset(-1), render.Box{Radius: 12, Line: p.Theme.Counter, Width: 4.5})
	p.Box(r, render.Box{Radius: 11, Line: p.Theme.Accent, Width: 2.5})
}

// InOrder calls f and orders its stops by row, and in a row from the left, whatever order f draws them in.
func (u *UI) InOrder(f func()) {
	n := len(u.state.ring.stops)
	f()
	if stops := u.state.ring.stops; n < len(stops) { // a modal layer may have replaced them
		sortInReadingOrder(stops[n:])
	}
}

// First is InOrder, and puts the stops of f before all earlier ones. The first focus still comes after them.
func (u *UI) First(f func()) {
	before := slices.Clone(u.state.ring.stops)
	u.state.ring.stops = u.state.ring.stops[:0]
	u.InOrder(f)
	u.state.ring.start += len(u.state.ring.stops)
	u.state.ring.stops = append(u.state.ring.stops, before...)
}

// sortInReadingOrder sorts stops in reading order. A row holds the stops that begin above the middle of its topmost one.
func sortInReadingOrder(stops []stop) {
	slices.SortStableFunc(stops, func(a, b stop) int { return cmp.Compare(a.visible().Y, b.visible().Y) })
	for len(stops) > 0 {
		n, low := 1, stops[0].visible().Centre().Y
		for n < len(stops) && stops[n].visible().Y < low {
			n++
		}
		slices.SortStableFunc(stops[:n], func(a, b stop) int { return cmp.Compare(a.rect.X, b.rect.X) })
		stops = stops[n:]
	}
}

// visible returns the visible part of s. If it is scrolled out of view, this is empty, at the upper or lower end of the area.
func (s stop) visible() render.Rect {
	r := s.rect
	if s.in != nil {
		top, end := s.in.rect.Y, s.in.rect.Y+s.in.rect.H
		r.Y = max(top, min(s.rect.Y, end))
		r.H = max(top, min(s.rect.Y+s.rect.H, end)) - r.Y
	}
	return r
}
