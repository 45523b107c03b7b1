// Rows and columns of buttons: their sizes and how they fit. The commands they show are made in commands.go.

package play

import (
	"slices"

	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A buttonRow shows commands as buttons side by side, each as wide as its label.
type buttonRow struct {
	tight bool // the text beside the buttons needs the room
}

// buttonGap is the distance between two buttons side by side.
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

// wide returns the width of as, with a gap after each button.
func (r buttonRow) wide(u *ui.UI, as []ui.Command) (sum float32) {
	for _, a := range as {
		sum += r.width(u, a) + buttonGap
	}
	return sum
}

// show shows as at the right end of at and returns the x where they begin. On a phone the buttons shrink if they do not fit.
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

// The height of a button in a column, and the distance from one to the next.
const (
	buttonHigh  = 40
	buttonPitch = 48
)

// The minimum margin around the label of a button in a row that showBeside draws, and the gap between these buttons.
const (
	besidePad = 10
	besideGap = 6
)

// showColumn shows as as buttons below each other in r, which is buttonPitch high for each.
func showColumn(u *ui.UI, as []ui.Command, r render.Rect) {
	for i, at := range r.Rows(0, render.Even(len(as))...) {
		u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle), as[i])
	}
}

// besides reports whether as fit side by side in a width.
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
