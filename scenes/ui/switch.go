package ui

import (
	"quintet/render"
	"quintet/scenes/keys"
)

// Measures of a switch: the track of its knob, and the space at its sides and between track and label.
const (
	switchTrack = 34
	switchSide  = 8
	switchGap   = 12
)

// SwitchFace returns the type in which all labels have room on switches of width w, so that a list of them looks even.
func (p *paper) SwitchFace(labels []string, w float32) render.Type {
	face, room := render.TypeButton, w-2*switchSide-switchTrack-switchGap
	for _, label := range labels {
		for face.Size > render.TypeLabel.Size && p.Measure(label, face) > room {
			face.Size--
		}
	}
	return face
}

// Switch shows a line that is on or off in r, its label in face, with the key of act, and reports whether it was pressed.
func (u *UI) Switch(r render.Rect, label string, face render.Type, on bool, act keys.Action) bool {
	const track, high, side = switchTrack, 20, switchSide
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
	x := box.X + track + switchGap
	cap := u.CapOn(act)
	room := r.X + r.W - x - side
	if w := u.Measure(cap, render.TypeCoord); cap != "" && u.Measure(label, face)+w+12 <= room {
		u.WriteIn(cap, render.TypeCoord, render.Rect{X: r.X + r.W - side - w, Y: r.Y, W: w + 1, H: r.H}, render.Start, u.Theme.Caption())
		room -= w + 12
	}
	u.WriteIn(u.Fit(label, face, room), face, render.Rect{X: x, Y: r.Y, W: room, H: r.H}, render.Start, u.Theme.Text)
	return pressed
}
