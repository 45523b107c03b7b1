package ui

import (
	"quintet/render"
	"quintet/render/input"
)

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
