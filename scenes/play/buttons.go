// Rows and columns of buttons: their widths and how they fit. Which commands they hold is in commands.go.

package play

import (
	"slices"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A buttonRow shows commands as buttons side by side, as wide as their words.
type buttonRow struct {
	tight bool // the words need the room
}

// buttonGap is between two buttons side by side.
const buttonGap = 12

// width returns the width of b.
func (r buttonRow) width(u *ui.UI, b ui.Command) float32 {
	if b.Label == "" {
		return 52
	}
	label, w := u.Measure(b.Label, render.TypeButton), u.ButtonWide(b, 18)
	switch {
	case r.tight && b.Icon == sprites.NoIcon:
		return min(w, label+56)
	case r.tight:
		return w
	}
	return max(w, label+80)
}

// wide returns the width of as, with a gap after each.
func (r buttonRow) wide(u *ui.UI, as []ui.Command) (sum float32) {
	for _, a := range as {
		sum += r.width(u, a) + buttonGap
	}
	return sum
}

// show shows as at the right end of at and returns where they begin. On a phone their margins give way.
func (r buttonRow) show(u *ui.UI, as []ui.Command, at render.Rect) float32 {
	less := float32(0)
	if over := r.wide(u, as) - buttonGap - at.W; u.Phone() && over > 0 {
		less = over / float32(len(as))
	}
	x := at.X + at.W
	for _, a := range slices.Backward(as) {
		w := r.width(u, a) - less
		x -= w
		u.Button(render.Rect{X: x, Y: at.Y, W: w, H: at.H}, a)
		x -= buttonGap
	}
	return x
}

// A column of buttons: their height, and from one to the next.
const (
	buttonHigh  = 40
	buttonPitch = 48
)

// What is at least free beside the words of buttons side by side, and between these.
const (
	besidePad = 10
	besideGap = 6
)

// showColumn shows as as buttons one below the other in r, which is buttonPitch high for each.
func showColumn(u *ui.UI, as []ui.Command, r render.Rect) {
	for i, at := range r.Rows(0, render.Even(len(as))...) {
		u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle), as[i])
	}
}

// besides reports whether as have room side by side in a width.
func besides(u *ui.UI, as []ui.Command, wide float32) bool {
	wide -= besideGap * float32(len(as)-1)
	return !slices.ContainsFunc(as, func(a ui.Command) bool { return u.ButtonWide(a, besidePad) > wide/float32(len(as)) })
}

// showBeside shows as as buttons side by side in r, which is buttonPitch high.
func showBeside(u *ui.UI, as []ui.Command, r render.Rect) {
	for i, at := range r.Columns(besideGap, render.Even(len(as))...) {
		u.Button(at.Place(at.W, buttonHigh, render.Start, render.Start), as[i])
	}
}
