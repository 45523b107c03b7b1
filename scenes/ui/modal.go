// Puts layers above a page. A Modal layer, such as a menu or a dialog, alone gets input until it is answered or Dismissed. A Float layer, such as
// toasts, gets input first, and the page below stays usable. Change here which keys and clicks close a layer (Dismissed).

package ui

import (
	"slices"

	"quintet/render"
	"quintet/scenes/data/keys"
)

// Modal describes page, and layer above it unless that is nil. If there is a layer, it alone gets input and scripts see nothing else; the page is
// only drawn, without a pointer. A layer may call Modal for another one above itself.
func (u *UI) Modal(page, layer func()) {
	if layer == nil {
		page()
		return
	}
	in, live, taken, later := u.In, u.live, u.inputUsed, len(u.overlays)
	u.In, u.live, u.inputUsed = withoutActions(in), false, true
	u.In.X, u.In.Y = -1, -1
	page()
	u.In, u.live, u.inputUsed, u.overlays = in, live, taken, u.overlays[:later]
	u.modal = true
	u.Widgets, u.Off = u.Widgets[:0], u.Off[:0]
	u.state.ring.stops, u.state.ring.start = u.state.ring.stops[:0], 0
	layer()
}

// Dismissed reports whether the player closes what is open in r: with keys.Back, with a key of by, or with a click outside of r. It takes that input.
func (u *UI) Dismissed(r render.Rect, by ...keys.Action) bool {
	for _, a := range append(by, keys.Back) {
		if u.Act(a) {
			return true
		}
	}
	if !u.Free() || u.In.Released == 0 || r.Contains(u.Pointer()) {
		return false
	}
	u.Take()
	return true
}

// Float describes page, and layer above it, which covers areas. The layer gets input first. The page gets neither the input that the layer takes nor
// a pointer on one of the areas, unless the press began outside of them. Tab reaches the layer before the page.
func (u *UI) Float(areas []render.Rect, layer, page func()) {
	ring := &u.state.ring
	var stops []stop
	describe := func() {
		n := len(ring.stops)
		layer()
		stops, ring.stops = slices.Clone(ring.stops[n:]), ring.stops[:n]
	}
	if u.live {
		describe()
	}
	u.withCovered(areas, page)
	for i := range ring.stops {
		ring.stops[i].under = areas
	}
	if !u.live { // the layer is painted above the page
		describe()
	}
	if !u.modal {
		ring.start += len(stops)
		ring.stops = append(stops, ring.stops...)
	}
}

// withCovered calls f. f gets no input that was taken, and no pointer that is on one of areas.
func (u *UI) withCovered(areas []render.Rect, f func()) {
	in, finger, pressed := u.In, u.finger, u.state.pressed
	if u.inputUsed {
		u.In.Pressed, u.In.Released, u.In.Keys, u.In.Typed = 0, 0, nil, nil
	}
	at := u.Pointer()
	if pressed {
		at = u.state.press
	}
	if slices.ContainsFunc(areas, func(r render.Rect) bool { return r.Contains(at) }) {
		u.hideFinger()
		u.finger = u.Pointer()
		u.In.Pressed, u.In.Released, u.In.Down, u.In.Wheel = 0, 0, 0, 0
		f()
		u.In.X, u.In.Y, u.In.Down, u.finger, u.state.pressed = in.X, in.Y, in.Down, finger, pressed
		return
	}
	f()
}
