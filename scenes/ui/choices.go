// Draws and handles two widgets: Choices, a row of labels with exactly one selected, and switches for on and off, with a label (Switch) or
// without (Toggle). Change here how choices share the width (choiceCells) and how a switch looks (drawSwitch).

package ui

import (
	"slices"

	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/sprites"
)

// Choices shows labels in a row, one of them selected, starting at the left side of r. It returns the selected one, and the one under the pointer, -1
// if none. name is the name for scripts.
func (u *UI) Choices(r render.Rect, name string, labels []string, chosen int) (now, pointed int) {
	return u.ChoicesUpTo(r, name, labels, len(labels), chosen)
}

// ChoicesUpTo is Choices in which only the first n can be selected: the others are faint.
func (u *UI) ChoicesUpTo(r render.Rect, name string, labels []string, n, chosen int) (now, pointed int) {
	t := u.Theme
	cells, wide := choiceCells(u.Brush, r, labels, u.Finger())
	r.W, pointed = wide, -1
	u.Box(r, render.Box{Radius: r.H / 2, Top: t.Track()})
	chosen = u.choiceByKey(r, name, n, chosen)
	for i, l := range labels {
		cell := cells[i]
		if i >= n {
			u.WriteIn(l, render.TypeSmall, cell, render.Middle, sprites.Alpha(t.Muted, 0.78))
			continue
		}
		u.Widgets = append(u.Widgets, Widget{Label: name + " " + l, Rect: cell, Lit: i == chosen})
		ink, face := t.Caption(), render.TypeSmall
		if i == chosen {
			lit := t.Panel
			if t.Dark {
				lit = sprites.Mix(t.Quiet, t.Accent, 0.26)
			}
			u.Box(cell.Inset(2), render.Box{Radius: r.H/2 - 2, Top: lit, Shadow: 1.5, ShadowOffset: 1, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.2)})
			ink, face = t.Text, render.TypeSmall.Medium()
		} else if u.Over(cell) {
			ink = t.Text
		}
		if u.Over(cell) {
			pointed = i
		}
		u.WriteIn(l, face, cell, render.Middle, ink)
		if u.Clicked(cell) {
			chosen = i
		}
	}
	return chosen, pointed
}

// choiceByKey makes the choice called name in r reachable by the keyboard, and returns the selected one of n.
func (u *UI) choiceByKey(r render.Rect, name string, n, chosen int) int {
	on := u.Stop(name, r)
	if !u.HasFocus(name) || u.state.HasEditor() {
		return chosen
	}
	switch {
	case on:
		return (chosen + 1) % n
	case chosen > 0 && u.Act(keys.Left):
		return chosen - 1
	case chosen < n-1 && u.Act(keys.Right):
		return chosen + 1
	}
	return chosen
}

// ChoicesWidth returns the width of Choices in a space of the given width.
func (u *UI) ChoicesWidth(labels []string, room float32) float32 {
	_, total := choiceCells(u.Brush, render.Rect{W: room}, labels, u.Finger())
	return total
}

// choiceCells divides r from the left into cells for labels, each with margins, and returns their total width. Numbers get equal cells. If the space
// is narrow the margins shrink first; if little space is left over they grow, so that rows below each other end at the same place. No cell is
// narrower than finger, unless the space is too narrow for that.
func choiceCells(b *render.Brush, r render.Rect, labels []string, finger float32) (cells []render.Rect, total float32) {
	const most, least, little = 16, 6, 12
	cells = make([]render.Rect, len(labels))
	words, widest, even := float32(0), float32(0), numbers(labels)
	for i, l := range labels {
		cells[i] = r
		cells[i].W = b.Measure(l, render.TypeSmall.Medium())
		widest = max(widest, cells[i].W)
	}
	for i := range cells {
		if even {
			cells[i].W = widest
		}
		words += cells[i].W
	}
	fitting := (r.W - words) / 2 / float32(len(labels))
	pad := 2 * max(least, min(most, fitting))
	if missing := r.W - words - pad*float32(len(labels)); missing > 0 && missing < little {
		pad = 2 * fitting
	}
	for i := range cells {
		cells[i].W = max(cells[i].W+pad, finger)
		total += cells[i].W
	}
	at, over, spare := float64(r.X), total-r.W, total-finger*float32(len(cells))
	for i := range cells {
		c := &cells[i]
		switch { // wide cells shrink in favour of narrow ones
		case over > 0 && over <= spare:
			c.W -= (c.W - finger) * over / spare
		case over > 0:
			c.W = c.W * r.W / total
		}
		c.X = float32(at)
		at += float64(c.W)
	}
	return cells, min(total, r.W)
}

// numbers reports whether labels are numbers of one or two digits.
func numbers(labels []string) bool {
	return !slices.ContainsFunc(labels, func(l string) bool { return len(l) > 2 || l == "" || l[0] < '0' || l[0] > '9' })
}

// Sizes of a switch: the track of its knob, the margin at its sides, and the gap between track and label.
const (
	switchTrack  = 34
	switchHeight = 20
	switchMargin = 8
	switchGap    = 12
)

// SwitchFace returns a type in which all labels fit on switches of width w, so that a list of switches looks even.
func (p *paper) SwitchFace(labels []string, w float32) render.Type {
	face, room := render.TypeButton, w-2*switchMargin-switchTrack-switchGap
	for _, label := range labels {
		for face.Size > render.TypeLabel.Size && p.Measure(label, face) > room {
			face.Size--
		}
	}
	return face
}

// Switch shows an on/off line in r, with its label in face and the key of act, and reports whether it was pressed.
func (u *UI) Switch(r render.Rect, label string, face render.Type, on bool, act keys.Action) bool {
	pressed := u.Button(r, Command{Name: label, Act: act, Bare: true})
	box, words := r.Pad(switchMargin, 0).CutLeft(switchTrack, switchGap)
	u.drawSwitch(box, index(on))
	key := u.CapOn(act)
	if w := u.Measure(key, render.TypeCoord); key != "" && u.Measure(label, face)+w+switchGap <= words.W {
		var at render.Rect
		at, words = words.CutRight(w, switchGap)
		at.W++ // rounding must not cut it
		u.WriteIn(key, render.TypeCoord, at, render.Start, u.Theme.Caption())
	}
	u.WriteIn(u.Fit(label, face, words.W), face, words, render.Start, u.Theme.Text)
	return pressed
}

// SwitchWidth is the width of a switch without a label.
const SwitchWidth = switchTrack

// Toggle shows a switch without a label at the left end of r: off for 0, on for 1, half way for -1, which is neither. It returns the new state, and
// whether the pointer is over it. Its name for scripts is name with the label of the state after a press.
func (u *UI) Toggle(r render.Rect, name string, labels []string, chosen int) (now int, over bool) {
	r, _ = r.CutLeft(switchTrack, 0)
	touch := r.Pad(-switchMargin, 0)
	next := 1 - max(chosen, 0)
	u.Add(name+" "+labels[next], touch)
	if over = u.Over(touch); over {
		u.Box(touch, render.Box{Radius: touch.H / 2, Top: u.Theme.PointedGround()})
	}
	u.drawSwitch(r, chosen)
	if u.Stop(name, touch) || u.Clicked(touch) {
		return next, over
	}
	return chosen, over
}

// drawSwitch draws a switch at the middle of the height of r: off for 0, on for 1, half way for -1.
func (u *UI) drawSwitch(r render.Rect, chosen int) {
	box := r.Place(switchTrack, switchHeight, render.Start, render.Middle)
	knob, side := box.Inset(3), render.Start
	ground := render.Box{Radius: switchHeight / 2, Top: u.Theme.Quiet, Line: u.Theme.Muted, Width: 1.6}
	ink := u.Theme.Muted
	switch {
	case chosen > 0:
		ground, ink, side = render.Box{Radius: switchHeight / 2, Top: u.Theme.Accent}, u.Theme.OnAccent, render.End
	case chosen < 0:
		side = render.Middle
	}
	u.Box(box, ground)
	knob = knob.Place(knob.H, knob.H, side, render.Start)
	u.Box(knob, render.Box{Radius: knob.H / 2, Top: ink})
}

// index returns the index of on among off and on.
func index(on bool) int {
	if on {
		return 1
	}
	return 0
}
