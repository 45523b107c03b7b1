package scenes

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// Stages draws in the lower part of r a bar for each of n stages of a way, filled up to stage at, counted from 0. It returns the one that was
// pressed, -1 for none.
func Stages(u *ui.UI, r render.Rect, n, at int) (pressed int) {
	const most, low, thick = 8, 16, 4
	gap := min(most, r.W/float32(3*n))
	line, _ := r.CutBottom(low, 0)
	pressed = -1
	for i, place := range line.Columns(gap, render.Even(n)...) {
		ink := u.Theme.Track()
		if i <= at {
			ink = u.Theme.Accent
		}
		bar, _ := place.CutTop(thick, 0)
		u.Box(bar, render.Box{Radius: thick / 2, Top: ink})
		if touch := place.Pad(-gap/2, 0); u.Clicked(render.Rect{X: touch.X, Y: touch.Y - low, W: touch.W, H: 2 * low}) {
			pressed = i
		}
	}
	return pressed
}
