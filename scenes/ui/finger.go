// Touch: swiping over areas that scroll, and the larger area in which a finger presses a small widget. Change here how large that is.

package ui

import (
	"math"

	"quintet/render"
	"quintet/render/input"
)

// fingerSide is the size, in logical pixels, to which the target of a small widget grows for a finger: about nine millimetres.
const fingerSide = 44

// LeastTarget is the least width and height of a target for a finger, in logical pixels. Neighbours share the room between them, so they lie at
// least so far apart, from centre to centre.
const LeastTarget = 40

// Finger returns LeastTarget in pixels of the page while a finger is used, else 0: nothing that a finger presses may have less room.
func (u *UI) Finger() float32 {
	if !u.In.Touch {
		return 0
	}
	return LeastTarget / u.zoom()
}

// zoom returns u.Zoom, or 1 where it is not known.
func (u *UI) zoom() float32 {
	if u.Zoom == 0 {
		return 1
	}
	return u.Zoom
}

// belongs reports whether p is on the widget in r: in it, or for a finger also near it.
func (u *UI) belongs(r render.Rect, p render.Point) bool {
	return r.Contains(p) || u.In.Touch && u.state.targets.nearest(r, p, fingerSide/u.zoom())
}

// Target returns the size of the area in which a finger presses the i-th of ws, through the middle of it, on a page that is zoomed by zoom.
func Target(ws []Widget, i int, zoom float32) (w, h float32) {
	var ts targets
	ts.note(ws)
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

// targets are the places of everything that could be pressed in the last pass.
type targets []render.Rect

// nearest reports whether p is so near to r that it would be in r if that were side each way, and no other target is nearer.
func (ts targets) nearest(r render.Rect, p render.Point, side float32) bool {
	w, h := max(0, side-r.W), max(0, side-r.H)
	if !(render.Rect{X: r.X - w/2, Y: r.Y - h/2, W: r.W + w, H: r.H + h}).Contains(p) {
		return false
	}
	off := outside(r, p)
	for _, other := range ts {
		if other != r && outside(other, p) < off {
			return false
		}
	}
	return true
}

// outside returns how far p is from r, 0 in it.
func outside(r render.Rect, p render.Point) float64 {
	dx := max(r.X-p.X, p.X-r.X-r.W, 0)
	dy := max(r.Y-p.Y, p.Y-r.Y-r.H, 0)
	return math.Hypot(float64(dx), float64(dy))
}

// note remembers where ws lie, for the next pass.
func (ts *targets) note(ws []Widget) {
	*ts = (*ts)[:0]
	for _, w := range ws {
		*ts = append(*ts, w.Rect)
	}
}

// swipeSway is the distance in pixels of the page that a finger moves up or down before it scrolls. A shorter movement presses.
const swipeSway = 12

// A swipe is a finger that was laid on an area that scrolls.
type swipe struct {
	name     string  // of the area, "" for none
	from     float32 // where the finger was laid down
	scrolled float32 // how far the area was scrolled then
	on       bool    // it has gone far enough: it scrolls, and presses nothing any more
}

// moves follows a finger at at, which is laid on the area called name in this pass where laid says so, and reports whether it has just gone
// far enough to scroll.
func (s *swipe) moves(name string, at, scrolled float32, laid bool) (begins bool) {
	if laid {
		*s = swipe{name: name, from: at, scrolled: scrolled}
	}
	gone := at - s.from
	begins = s.name == name && !s.on && max(gone, -gone) > swipeSway
	s.on = s.on || begins
	return begins
}

// swiped returns how far the area called name in r is scrolled by a finger, from at on without one.
func (u *UI) swiped(r render.Rect, name string, at float32) float32 {
	s := &u.state.scrolling
	if !u.live || !u.In.Touch || u.taken || s.gripped == name {
		return at
	}
	laid := u.In.Pressed&input.Left != 0 && r.Contains(u.finger)
	if s.swipe.moves(name, u.finger.Y, at, laid) {
		u.hideFinger()
	}
	if s.swipe.name != name || !s.swipe.on {
		return at
	}
	return s.swipe.scrolled - (u.finger.Y - s.swipe.from)
}

// hideFinger hides a finger that scrolls from everything that could be pressed.
func (u *UI) hideFinger() {
	u.In.X, u.In.Y = -1, -1
	u.state.pressed = false
}
