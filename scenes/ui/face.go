package ui

import (
	"quintet/render"
	"quintet/sprites"
)

// A face is the look of a button.
type face struct {
	Button
	rect    render.Rect
	key     string // how the first key of its action is written, "" for none
	dropped bool   // there is no room for the key
	over    bool   // it is pointed at
	ink     sprites.Color
}

// The icon of a button, its distance from the word beside it, and that of icon, label and key.
const (
	iconSide = 18
	wordGap  = 6
	partGap  = 8
)

// WordWide returns the width of a button with word beside its icon.
func (p *paper) WordWide(word string) float32 {
	return p.Measure(word, render.TypeSmall.Medium()) + iconSide + wordGap + 20
}

// ButtonWide returns the width of x with its icon and its key, and with side left free at both sides.
func (u *UI) ButtonWide(x Button, side float32) float32 {
	wide := u.Measure(x.Label, render.TypeButton) + 2*side
	if x.Icon != sprites.NoIcon {
		wide += iconSide + partGap
	}
	if key := u.CapOn(x.Act); key != "" {
		wide += u.Measure(key, render.TypeCoord) + partGap
	}
	return wide
}

// paint paints f on p.
func (f *face) paint(p *paper) {
	f.ground(p)
	switch {
	case f.Bare:
	case f.Label == "":
		f.overKey(p, f.Word, render.TypeSmall.Medium())
	case f.Under:
		f.overKey(p, f.Label, render.TypeButton)
	default:
		f.line(p)
	}
}

// ground paints the ground of f and chooses the colour of its label.
func (f *face) ground(p *paper) {
	t := p.Theme
	f.ink = t.Text
	switch {
	case f.Kind == Main && f.Off:
		p.Box(f.rect, render.Box{Radius: 8, Top: t.Quiet})
	case f.Kind == Main:
		top, low := t.MainGround(f.over)
		p.Box(f.rect, render.Box{Radius: 8, Top: top, Bottom: low, Shadow: 2.5, ShadowOffset: 2, ShadowColor: sprites.Alpha(sprites.RGB(0), 0.22)})
		f.ink = t.OnAccent
		return
	case f.Kind == Quiet:
		p.Box(f.rect, render.Box{Radius: 8, Top: t.QuietGround(f.over)})
	case f.Lit:
		p.Box(f.rect, render.Box{Radius: 8, Top: t.Current})
	}
	if f.over && f.Kind == Plain {
		p.Box(f.rect, render.Box{Radius: 8, Top: t.PointedGround()})
	}
	switch {
	case f.Off:
		f.ink = sprites.Alpha(t.Muted, 0.55)
	case f.Kind == Plain && f.Label == "" && !f.Lit:
		f.ink = t.Muted
	}
}

// keyInk returns the colour of the key.
func (f *face) keyInk(p *paper) sprites.Color {
	if f.ink == p.Theme.Text {
		return p.Theme.Caption()
	}
	return f.ink
}

// line writes icon, label and key of f in one line: centred, or spread over its place when it is wide. The key goes where it has no room.
func (f *face) line(p *paper) {
	const gap, side = partGap, 12
	icon, key := float32(0), float32(0)
	if f.Icon != sprites.NoIcon {
		icon = iconSide + gap
	}
	if f.key != "" {
		key = p.Measure(f.key, render.TypeCoord) + gap
	}
	used := icon + p.Measure(f.Label, render.TypeButton)
	if f.dropped = key > 0 && used+key > f.rect.W-10; f.dropped {
		key = 0
	}
	before, after := (f.rect.W-used-key)/2, used+gap
	if f.Wide {
		before, after = side, f.rect.W-2*side-key+gap
	}
	_, room := f.rect.CutLeft(before, 0)
	f.iconAndWords(p, room, f.Label, render.TypeButton, gap)
	if key > 0 {
		_, room = room.CutLeft(after, 0)
		room.W = key
		p.WriteIn(f.key, render.TypeCoord, room, render.Start, f.keyInk(p))
	}
}

// iconAndWords draws the icon of f, if it has one, and words behind it from the left side of r on.
func (f *face) iconAndWords(p *paper, r render.Rect, words string, face render.Type, gap float32) {
	if f.Icon != sprites.NoIcon {
		p.Icon(f.Icon, render.Point{X: r.X + iconSide/2, Y: r.Y + r.H/2}, iconSide, f.ink)
		_, r = r.CutLeft(iconSide+gap, 0)
	}
	p.WriteIn(words, face, r, render.Start, f.ink)
}

// overKey draws the icon of f and words beside it, if there are any, in the middle of its place, and its key below them.
func (f *face) overKey(p *paper, words string, face render.Type) {
	const up, down = 6, 17 // from the middle: where there is a key
	room := f.rect
	if f.key != "" {
		room.Y -= up
		at := f.rect.Centre()
		p.Text(f.key, render.TypeLabel, render.Point{X: at.X, Y: at.Y + down}, render.Middle, f.keyInk(p))
	}
	if words == "" {
		p.Icon(f.Icon, room.Centre(), 20, f.ink)
		return
	}
	_, room = room.CutLeft((room.W-p.Measure(words, face)-iconSide-wordGap)/2, 0)
	f.iconAndWords(p, room, words, face, wordGap)
}
