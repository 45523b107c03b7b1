package training

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// sign draws the sign of the verdict on the board, at the corner of every cell where the turn that was judged lies, as soon as it rests there.
func (a *attempt) sign(u *ui.UI, v verdict) {
	if a.stage == trying || v.icon == sprites.NoIcon || a.Animating() {
		return
	}
	on := a.Layout()
	side := max(16, min(28, 0.4*on.Unit))
	for _, t := range a.cells(a.judged) {
		at := on.Corner(t)
		disc := render.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side}
		u.Box(disc.Inset(-1.5), render.Box{Radius: side/2 + 1.5, Top: u.Theme.Panel})
		u.Box(disc, render.Box{Radius: side / 2, Top: v.ink})
		u.Icon(v.icon, at, 0.7*side, render.InkOn(v.ink))
	}
}
