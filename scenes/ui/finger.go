// Handles touch: enlarges the area in which a finger hits a small widget (hits, Target), and follows the finger that swipes to scroll an area
// (swipe). Change the size of targets (MinTarget, fingerSide) and the distance that begins a swipe here. scroll.go has the other ways to scroll.

package ui

import (
	"math"

	"quintet/render"
	"quintet/render/input"
)

// fingerSide is the size, in logical pixels, to which the target of a small widget grows for a finger: about nine millimetres.
const fingerSide = 44

// MinTarget is the least width and height of a touch target, in logical pixels. Neighbours share the space between them, so their centres must be
// at least this far apart.
const MinTarget = 40

// Finger returns MinTarget in pixels of the page while touch is used, else 0. No touch target may be smaller.
func (u *UI) Finger() float32 {
	if !u.In.Touch {
		return 0
	}
	return MinTarget / u.zoom()
}

// zoom returns u.Zoom, or 1 if it is unknown.
func (u *UI) zoom() float32 {
	if u.Zoom == 0 {
		return 1
	}
	return u.Zoom
}

// hits reports whether p is on the widget in r: inside it, or for touch also close to it.
func (u *UI) hits(r render.Rect, p render.Point) bool {
	return r.Contains(p) || u.In.Touch && u.state.targets.nearest(r, p, fingerSide/u.zoom())
}

// Target returns the size of the area in which a touch presses the i-th of ws, measured through its middle, on a page zoomed by zoom.
func Target(ws []Widget, i int, zoom float32) (w, h float32) {
	var ts targets
	ts.store(ws)
	r, side := ws[i].Rect, fingerSide/zoom
	reach := func(dx, dy float32) (n float32) {
		c := r.Centre()
		for {
			p := render.Point{X: c.X + (n+1)*dx, Y: c.Y + (n+1)*dy}
			if !r.Contains(p) && !ts.nearest(r, p, side) {
				return n
			}
			n++
		}
	}
	const step = 0.25
	return step * (reach(-step, 0) + reach(step, 0)), step * (reach(0, -step) + reach(0, step))
}

// targets are the places of all widgets in the last pass.
type targets []render.Rect

// nearest reports whether p would be in r if r were at least side wide and high, and no other target is closer.
func (ts targets) nearest(r render.Rect, p render.Point, side float32) bool {
	w, h := max(0, side-r.W), max(0, side-r.H)
	if !(render.Rect{X: r.X - w/2, Y: r.Y - h/2, W: r.W + w, H: r.H + h}).Contains(p) {
		return false
	}
	off := distance(r, p)
	for _, other := range ts {
		if other != r && distance(other, p) < off {
			return false
		}
	}
	return true
}

// distance returns the distance of p from r, 0 inside it.
func distance(r render.Rect, p render.Point) float64 {
	dx := max(r.X-p.X, p.X-r.X-r.W, 0)
	dy := max(r.Y-p.Y, p.Y-r.Y-r.H, 0)
	return math.Hypot(float64(dx), float64(dy))
}

// store stores the places of ws for the next pass.
func (ts *targets) store(ws []Widget) {
	*ts = (*ts)[:0]
	for _, w := range ws {
		*ts = append(*ts, w.Rect)
	}
}

// swipeThreshold is the distance in pixels of the page that a finger must move up or down to scroll. A shorter movement is a press.
const swipeThreshold = 12

// A swipe is a finger on an area that scrolls.
type swipe struct {
	name     string  // of the area, "" for none
	from     float32 // where the finger went down
	scrolled float32 // the scroll offset then
	on       bool    // it has moved far enough: it scrolls, and no longer presses
}

// follow follows a finger at height at. laid says that it went down on the area called name in this pass. moves reports whether the finger has just
// moved far enough to scroll.
func (s *swipe) follow(name string, at, scrolled float32, laid bool) (begins bool) {
	if laid {
		*s = swipe{name: name, from: at, scrolled: scrolled}
	}
	gone := at - s.from
	begins = s.name == name && !s.on && max(gone, -gone) > swipeThreshold
	s.on = s.on || begins
	return begins
}

// swiped returns the scroll offset of the area called name in r after a swipe, or at if there is none.
func (u *UI) swiped(r render.Rect, name string, at float32) float32 {
	s := &u.state.scrolling
	if !u.live || !u.In.Touch || u.inputUsed || s.gripped == name {
		return at
	}
	laid := u.In.Pressed&input.Left != 0 && r.Contains(u.finger)
	if s.swipe.follow(name, u.finger.Y, at, laid) {
		u.hideFinger()
	}
	if s.swipe.name != name || !s.swipe.on {
		return at
	}
	return s.swipe.scrolled - (u.finger.Y - s.swipe.from)
}

// hideFinger hides a scrolling finger from all widgets.
func (u *UI) hideFinger() {
	u.In.X, u.In.Y = -1, -1
	u.state.pressed = false
}
