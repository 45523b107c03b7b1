// Draws a button (face): its icon, label, key, background and colours in each state. Change the look of buttons here. ButtonWidth and WordWidth
// calculate the width of a button; button.go handles presses.

package ui

import (
	"quintet/render"
	"quintet/sprites"
)

// A face is the look of a button.
type face struct {
	Command
	rect render.Rect
	key  string // for a row, the name of the first key of its action, "" if none
	over bool   // the pointer is over it
	ink  sprites.Color
}

// The size of a button's icon, its distance from the word beside it, and the distance between icon, label and key.
const (
	iconSide = 18
	wordGap  = 6
	partGap  = 8
)

// WordWidth returns the width of a button with word beside its icon.
func (p *paper) WordWidth(word string) float32 {
	return p.Measure(word, render.TypeSmall.Medium()) + iconSide + wordGap + 20
}

// ButtonWidth returns the width of x with its icon and a margin of side on both sides.
func (u *UI) ButtonWidth(x Command, side float32) float32 {
	wide := u.Measure(x.Label, render.TypeButton) + 2*side
	if x.Icon != sprites.NoIcon {
		wide += iconSide + partGap
	}
	return wide
}

// paint paints f on p.
func (f *face) paint(p *paper) {
	f.drawBackground(p)
	switch {
	case f.Bare:
	case f.Label == "" && f.Word == "":
		p.Icon(f.Icon, f.rect.Centre(), 20, f.ink)
	case f.Label == "":
		face := render.TypeSmall.Medium()
		_, room := f.rect.CutLeft((f.rect.W-p.Measure(f.Word, face)-iconSide-wordGap)/2, 0)
		f.iconAndWords(p, room, f.Word, face, wordGap)
	default:
		f.drawLine(p)
	}
}

// rowGap is the margin above and below the background of a list row, so that two rows do not touch.
const rowGap = 2

// drawBackground paints the background of f and chooses the colour of its label.
func (f *face) drawBackground(p *paper) {
	t, at := p.Theme, f.rect
	if f.row() {
		at = at.Pad(0, rowGap)
	}
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
		p.Box(at, render.Box{Radius: 8, Top: t.Current})
	}
	if f.over && f.Kind == Plain {
		p.Box(at, render.Box{Radius: 8, Top: t.PointedGround()})
	}
	f.ink = f.inkOn(t)
}

// inkOn returns the colour of the label and icon of f, which is not a main button. A lone icon gets the caption colour, because nothing else shows
// that it can be pressed.
func (f *face) inkOn(t *render.Theme) sprites.Color {
	plain := f.Kind == Plain && f.Label == ""
	switch {
	case f.Off && plain && f.Word == "":
		return sprites.Alpha(t.Muted, 0.45)
	case f.Off:
		return sprites.Alpha(t.Muted, 0.75)
	case plain && f.Word == "" && !f.Lit:
		return t.Caption()
	case plain && !f.Lit:
		return t.Muted
	}
	return t.Text
}

// keyInk returns the colour of the key.
func (f *face) keyInk(p *paper) sprites.Color {
	if f.ink == p.Theme.Text {
		return p.Theme.Caption()
	}
	return f.ink
}

// drawLine draws icon and label of f in one line: centred, or for a row from the left, with its key at the other end if there is space.
func (f *face) drawLine(p *paper) {
	const gap, side, apart = partGap, 12, 10
	label := f.Label
	if f.Ellipsis {
		label += "…"
	}
	used := p.Measure(label, render.TypeButton)
	if f.Icon != sprites.NoIcon {
		used += iconSide + gap
	}
	before := (f.rect.W - used) / 2
	if f.ListRow {
		before = side
	}
	_, room := f.rect.CutLeft(before, 0)
	f.iconAndWords(p, room, label, render.TypeButton, gap)
	if key := p.Measure(f.key, render.TypeCoord); f.key != "" && used+key+gap <= f.rect.W-apart {
		at, _ := f.rect.CutRight(side+key, 0)
		p.WriteIn(f.key, render.TypeCoord, at, render.Start, f.keyInk(p))
	}
}

// iconAndWords draws the icon of f, if it has one, and words after it, starting at the left side of r.
func (f *face) iconAndWords(p *paper, r render.Rect, words string, face render.Type, gap float32) {
	if f.Icon != sprites.NoIcon {
		p.Icon(f.Icon, render.Point{X: r.X + iconSide/2, Y: r.Y + r.H/2}, iconSide, f.ink)
		_, r = r.CutLeft(iconSide+gap, 0)
	}
	p.WriteIn(words, face, r, render.Start, f.ink)
}
