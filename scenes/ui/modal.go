// What opens above a page until it is answered or dismissed: menus, lists and dialogs.

package ui

import (
	"quintet/render"
	"quintet/scenes/data/keys"
)

// Modal describes page, and layer above it unless that is nil. While there is a layer the page is only drawn, without a pointer: the layer alone gets
// input, and scripts see nothing else. A layer may have another one above itself.
func (u *UI) Modal(page, layer func()) {
	if layer == nil {
		page()
		return
	}
	in, live, taken, later := u.In, u.live, u.taken, len(u.later)
	u.In, u.live, u.taken = withoutActions(in), false, true
	u.In.X, u.In.Y = -1, -1
	page()
	u.In, u.live, u.taken, u.later = in, live, taken, u.later[:later]
	u.modal = true
	u.Widgets, u.Off = u.Widgets[:0], u.Off[:0]
	u.state.ring.stops, u.state.ring.start = u.state.ring.stops[:0], 0
	layer()
}

// Dismissed reports whether the player leaves what is open in r, by keys.Back, a key of by or a click outside of it. It takes the input.
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
