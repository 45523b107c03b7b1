// Draws the progress bar of a lesson or of a session of exercises (Stages): one bar for each page or exercise. It returns the bar that was pressed.
// Change the look of these bars here.

package scenes

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// Stages draws in the lower part of r one bar for each of n stages: the first done are filled, and the next one is outlined if it has begun. It
// returns the index of the pressed one, -1 if none.
func Stages(u *ui.UI, r render.Rect, n, done int, begun bool) (pressed int) {
	const most, low, thick = 8, 16, 4
	gap := min(most, r.W/float32(3*n))
	line, _ := r.CutBottom(low, 0)
	pressed = -1
	for i, place := range line.Columns(gap, render.Even(n)...) {
		bar, _ := place.CutTop(thick, 0)
		switch {
		case i < done:
			u.Box(bar, render.Box{Radius: thick / 2, Top: u.Theme.Accent})
		case i == done && begun:
			u.Box(bar.Inset(-1), render.Box{Radius: thick/2 + 1, Line: u.Theme.Accent, Width: 1.5})
		default:
			u.Box(bar, render.Box{Radius: thick / 2, Top: u.Theme.Track()})
		}
		if touch := place.Pad(-gap/2, 0); u.Clicked(render.Rect{X: touch.X, Y: touch.Y - low, W: touch.W, H: 2 * low}) {
			pressed = i
		}
	}
	return pressed
}
