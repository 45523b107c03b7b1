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
	box, words := r.Pad(side, 0).CutLeft(track, switchGap)
	box = box.Place(track, high, render.Start, render.Middle)
	knob := box.Inset(3)
	if on {
		u.Box(box, render.Box{Radius: high / 2, Top: u.Theme.Accent})
		knob = knob.Place(knob.H, knob.H, render.End, render.Start)
		u.Box(knob, render.Box{Radius: knob.H / 2, Top: u.Theme.OnAccent})
	} else {
		u.Box(box, render.Box{Radius: high / 2, Top: u.Theme.Quiet, Line: u.Theme.Muted, Width: 1.6})
		knob = knob.Place(knob.H, knob.H, render.Start, render.Start)
		u.Box(knob, render.Box{Radius: knob.H / 2, Top: u.Theme.Muted})
	}
	key := u.CapOn(act)
	if w := u.Measure(key, render.TypeCoord); key != "" && u.Measure(label, face)+w+switchGap <= words.W {
		var at render.Rect
		at, words = words.CutRight(w, switchGap)
		at.W++ // all of it is written, however its width is rounded
		u.WriteIn(key, render.TypeCoord, at, render.Start, u.Theme.Caption())
	}
	u.WriteIn(u.Fit(label, face, words.W), face, words, render.Start, u.Theme.Text)
	return pressed
}
