package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// legend explains the marks of the board.
func (s *Scene) legend(u *ui.UI, r render.Rect) {
	u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
	step := r.W / float32(len(s.geo.Legend))
	for i, item := range s.geo.Legend {
		x := r.X + float32(i)*step
		u.Sample(s.geo, item, render.Point{X: x + 13, Y: r.Y + 27}, 26)
		u.WriteIn(u.Say(item.Text), render.TypeCaption, render.Rect{X: x + 32, Y: r.Y, W: step - 34, H: 54}, render.Start, u.Theme.Muted)
	}
}
