package ui

import (
	"quintet/render"
	"quintet/scenes/keys"
)

// Measures of a switch: the track of its knob, and the space at its sides and between track and label.
const (
	switchTrack = 34
	switchHigh  = 20
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
	pressed := u.Button(r, Button{Name: label, Act: act, Bare: true})
	box, words := r.Pad(switchSide, 0).CutLeft(switchTrack, switchGap)
	u.track(box, index(on))
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

// SwitchWide is the width of a switch without words.
const SwitchWide = switchTrack

// Toggle shows a switch without words at the left end of r: it is off at 0, on at 1, and half way at -1 where it is neither. It returns what it
// is now and whether the pointer is on it. Scripts press it as name with the label of what it becomes.
func (u *UI) Toggle(r render.Rect, name string, labels []string, chosen int) (now int, over bool) {
	r, _ = r.CutLeft(switchTrack, 0)
	touch := r.Pad(-switchSide, 0)
	next := 1 - max(chosen, 0)
	u.Add(name+" "+labels[next], touch)
	if over = u.Over(touch); over {
		u.Box(touch, render.Box{Radius: touch.H / 2, Top: u.Theme.PointedGround()})
	}
	u.track(r, chosen)
	if u.Stop(name, touch) || u.Clicked(touch) {
		return next, over
	}
	return chosen, over
}

// track draws a switch in the middle of the height of r: off at 0, on at 1, half way at -1.
func (u *UI) track(r render.Rect, chosen int) {
	box := r.Place(switchTrack, switchHigh, render.Start, render.Middle)
	knob, side := box.Inset(3), render.Start
	ground := render.Box{Radius: switchHigh / 2, Top: u.Theme.Quiet, Line: u.Theme.Muted, Width: 1.6}
	ink := u.Theme.Muted
	switch {
	case chosen > 0:
		ground, ink, side = render.Box{Radius: switchHigh / 2, Top: u.Theme.Accent}, u.Theme.OnAccent, render.End
	case chosen < 0:
		side = render.Middle
	}
	u.Box(box, ground)
	knob = knob.Place(knob.H, knob.H, side, render.Start)
	u.Box(knob, render.Box{Radius: knob.H / 2, Top: ink})
}

// index returns the place of on among off and on.
func index(on bool) int {
	if on {
		return 1
	}
	return 0
}
