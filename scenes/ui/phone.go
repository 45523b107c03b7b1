package ui

import "quintet/scenes/keys"

// PhoneWide is the width below which a page is that of a phone held upright. No window is so narrow.
const PhoneWide = 480

// Phone reports whether the page is that of a phone held upright.
func (u *UI) Phone() bool {
	w, _ := u.Size()
	return w < PhoneWide
}

// CapOn returns how the first key of a is written on its button: nothing on a phone, which has no keys and little room.
func (u *UI) CapOn(a keys.Action) string {
	if u.Phone() {
		return ""
	}
	return u.KeyCap(a)
}
