package ui

import (
	"quintet/render"
	"quintet/render/input"
)

// swipeSway is the distance in pixels of the page that a finger moves up or down before it scrolls. A shorter movement presses.
const swipeSway = 12

// A swipe is a finger that was laid on an area that scrolls.
type swipe struct {
	name string  // of the area, "" for none
	from float32 // where the finger was laid down
	at   float32 // how far the area was scrolled then
	on   bool    // it has gone far enough: it scrolls, and presses nothing any more
}

// beginSwipe hides a finger that scrolls from everything that could be pressed.
func (u *UI) beginSwipe() {
	if u.finger = u.Pointer(); u.state.swipe.on {
		u.hideFinger()
	}
}

func (u *UI) hideFinger() {
	u.In.X, u.In.Y = -1, -1
	u.state.pressed = false
}

// endSwipe forgets a finger that has gone.
func (u *UI) endSwipe() {
	if u.live && u.In.Down&input.Left == 0 {
		u.state.swipe = swipe{}
	}
}

// swiped returns how far the area called name in r is scrolled by a finger, from at on without one.
func (u *UI) swiped(r render.Rect, name string, at float32) float32 {
	s := &u.state.swipe
	if !u.live || !u.In.Touch || u.taken {
		return at
	}
	if u.In.Pressed&input.Left != 0 && r.Contains(u.finger) {
		*s = swipe{name: name, from: u.finger.Y, at: at}
	}
	if s.name != name || u.state.gripped == name {
		return at
	}
	gone := u.finger.Y - s.from
	if !s.on && max(gone, -gone) > swipeSway {
		s.on = true
		u.hideFinger()
	}
	if !s.on {
		return at
	}
	return s.at - gone
}
