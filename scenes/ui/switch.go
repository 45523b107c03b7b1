package ui

import (
	"quintet/render"
	"quintet/scenes/keys"
	"quintet/sprites"
)

// Switch shows a line that is on or off in r, with the key of act, and reports whether it was pressed.
func (u *UI) Switch(r render.Rect, label string, on bool, act keys.Action) bool {
	const track, high, side = 34, 20, 8
	pressed := u.Button(r, Button{Name: label, Act: act, Bare: true})
	box := render.Rect{X: r.X + side, Y: r.Y + (r.H-high)/2, W: track, H: high}
	knob := render.Rect{X: box.X + 3, Y: box.Y + 3, W: high - 6, H: high - 6}
	if on {
		u.Box(box, render.Box{Radius: high / 2, Top: u.Theme.Accent})
		knob.X = box.X + track - high + 3
		u.Box(knob, render.Box{Radius: knob.H / 2, Top: u.Theme.OnAccent})
	} else {
		u.Box(box, render.Box{Radius: high / 2, Top: u.Theme.Quiet, Line: u.Theme.Muted, Width: 1.6})
		u.Box(knob, render.Box{Radius: knob.H / 2, Top: u.Theme.Muted})
	}
	x := box.X + track + 12
	cap := u.KeyCap(act)
	room := r.X + r.W - x - side
	if w := u.Measure(cap, render.TypeCoord); cap != "" && u.Measure(label, render.TypeButton)+w+12 <= room {
		u.WriteIn(cap, render.TypeCoord, render.Rect{X: r.X + r.W - side - w, Y: r.Y, W: w + 1, H: r.H}, render.Start, sprites.Alpha(u.Theme.Text, 0.68))
		room -= w + 12
	}
	face := render.TypeButton
	for face.Size > render.TypeLabel.Size && u.Measure(label, face) > room {
		face.Size--
	}
	u.WriteIn(u.Fit(label, face, room), face, render.Rect{X: x, Y: r.Y, W: room, H: r.H}, render.Start, u.Theme.Text)
	return pressed
}
