package ui

import (
	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/keys"
	"quintet/sprites"
)

// A Kind is how much a button asks for attention.
type Kind uint8

// The kinds of buttons.
const (
	Plain Kind = iota // text only
	Quiet             // on a tinted ground
	Main              // the one thing to do
)

// A Button is something to press. Its label carries its key.
type Button struct {
	Label string
	Icon  sprites.Icon // sprites.NoIcon for none
	Act   keys.Action  // whose keys press it and whose first key it shows; "" for none
	Kind  Kind
	Off   bool   // cannot be pressed now
	Lit   bool   // what it does is in force: it stands on a ground of its own, and a plain one only
	Wide  bool   // label at the left side, key at the right: a row of a list
	Under bool   // the key below the label, as below an icon
	Name  string // for scripts and the tip, where only an icon is shown
	Nth   string // behind the name for scripts and the focus alone, where several are called so
	Word  string // beside the icon, short for the name; "" for the icon alone
	Bare  bool   // only the ground: the caller draws the rest
}

// name identifies x among all widgets.
func (x Button) name() string { return x.Label + x.Name + x.Nth }

// Button shows x in r and reports whether it was pressed, by pointer or key.
func (u *UI) Button(r render.Rect, x Button) bool {
	if !x.Off {
		u.Add(x.name(), r)
	}
	over := !x.Off && u.Over(r)
	tips := over && u.tips(r)
	ink := u.buttonGround(r, x, over)
	if x.Bare {
		return u.pushed(r, x)
	}
	if x.Label == "" {
		u.iconOverKey(r, x, ink)
		if tips && u.Free() {
			u.tip(r, x)
			if u.In.Long && u.In.Released&input.Left != 0 {
				return false // the words were what was wanted
			}
		}
	} else if x.Under {
		u.labelOverKey(r, x, ink)
	} else {
		u.buttonLabel(r, x, ink)
	}
	return u.pushed(r, x)
}

// pushed reports whether x was pressed in r, by the focus, the pointer or its own key.
func (u *UI) pushed(r render.Rect, x Button) bool {
	if x.Off {
		return false
	}
	if u.stop(stop{name: x.name(), rect: r, main: x.Kind == Main}) || u.Act(x.Act) {
		return true
	}
	if u.Clicked(r) {
		u.state.tipping.pressed = r
		return true
	}
	return false
}

// buttonGround paints the ground of x and returns the colour of its label.
func (u *UI) buttonGround(r render.Rect, x Button, over bool) sprites.Color {
	t := u.Theme
	switch {
	case x.Kind == Main && x.Off:
		u.Box(r, render.Box{Radius: 8, Top: t.Quiet})
	case x.Kind == Main:
		top, low := t.MainGround(over)
		u.Box(r, render.Box{Radius: 8, Top: top, Bottom: low, Shadow: 2.5, ShadowOffset: 2, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.22)})
		return t.OnAccent
	case x.Kind == Quiet:
		u.Box(r, render.Box{Radius: 8, Top: t.QuietGround(over)})
	case x.Lit:
		u.Box(r, render.Box{Radius: 8, Top: t.Current})
	}
	if over && x.Kind == Plain {
		u.Box(r, render.Box{Radius: 8, Top: t.PointedGround()})
	}
	switch {
	case x.Off:
		return sprites.Alpha(t.Muted, 0.55)
	case x.Kind == Plain && x.Label == "" && !x.Lit:
		return t.Muted
	}
	return t.Text
}

// captionInk returns the colour of the key of a button of which the words, or the icon, have the colour ink.
func (u *UI) captionInk(ink sprites.Color) sprites.Color {
	if t := u.Theme; ink == t.Text {
		return t.Caption()
	}
	return ink
}

// buttonLabel writes icon, label and key of x: centred, or spread over r when it is wide.
func (u *UI) buttonLabel(r render.Rect, x Button, ink sprites.Color) {
	const gap, icon = 8, 18
	cap := u.CapOn(x.Act)
	used := u.Measure(x.Label, render.TypeButton)
	if x.Icon != sprites.NoIcon {
		used += icon + gap
	}
	capWidth := float32(0)
	if cap != "" {
		capWidth = u.Measure(cap, render.TypeCoord) + gap
		if used+capWidth > r.W-10 {
			if x.Name = x.Label; !x.Off && !u.In.Touch && u.Over(r) && u.tips(r) {
				u.tip(r, x) // the key has no room on the button
			}
			cap, capWidth = "", 0
		}
	}
	at := r.X + (r.W-used-capWidth)/2
	if x.Wide {
		at = r.X + 12
	}
	mid := r.Y + r.H/2
	if x.Icon != sprites.NoIcon {
		u.Icon(x.Icon, render.Point{X: at + icon/2, Y: mid}, icon, ink)
		at += icon + gap
	}
	u.WriteIn(x.Label, render.TypeButton, render.Rect{X: at, Y: r.Y, W: r.X + r.W - at, H: r.H}, render.Start, ink)
	at += u.Measure(x.Label, render.TypeButton) + gap
	if x.Wide {
		at = r.X + r.W - 12 - capWidth + gap
	}
	if cap != "" {
		u.WriteIn(cap, render.TypeCoord, render.Rect{X: at, Y: r.Y, W: capWidth, H: r.H}, render.Start, u.captionInk(ink))
	}
}

// WordWide returns the width of a button with word beside its icon.
func (u *UI) WordWide(word string) float32 {
	return u.Measure(word, render.TypeSmall.Medium()) + wordIcon + wordGap + 20
}

// The icon of a button with a word, and its distance from the word.
const wordIcon, wordGap = 18, 6

// iconOverKey draws the icon of x, with its word if it has one, in the middle of r and its key below them.
func (u *UI) iconOverKey(r render.Rect, x Button, ink sprites.Color) {
	at := r.Centre()
	if cap := u.CapOn(x.Act); cap != "" {
		at.Y -= 6
		u.Text(cap, render.TypeLabel, render.Point{X: at.X, Y: at.Y + 23}, render.Middle, u.captionInk(ink))
	}
	if x.Word == "" {
		u.Icon(x.Icon, at, 20, ink)
		return
	}
	face := render.TypeSmall.Medium()
	left := at.X - (u.Measure(x.Word, face)+wordIcon+wordGap)/2
	u.Icon(x.Icon, render.Point{X: left + wordIcon/2, Y: at.Y}, wordIcon, ink)
	u.Write(x.Word, face, render.Point{X: left + wordIcon + wordGap, Y: at.Y + 0.355*face.Size}, render.Start, ink)
}

// labelOverKey writes icon and label of x in the middle of r and its key below them.
func (u *UI) labelOverKey(r render.Rect, x Button, ink sprites.Color) {
	const icon, gap = 18, 6
	at, used := r.Centre(), u.Measure(x.Label, render.TypeButton)
	if cap := u.CapOn(x.Act); cap != "" {
		at.Y -= 6
		u.Text(cap, render.TypeLabel, render.Point{X: at.X, Y: at.Y + 23}, render.Middle, u.captionInk(ink))
	}
	left := at.X - (used+icon+gap)/2
	u.Icon(x.Icon, render.Point{X: left + icon/2, Y: at.Y}, icon, ink)
	left += icon + gap
	u.WriteIn(x.Label, render.TypeButton, render.Rect{X: left, Y: at.Y - r.H/2, W: r.X + r.W - left, H: r.H}, render.Start, ink)
}
