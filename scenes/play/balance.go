package play

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// balance draws a bar below two seats whose scores have parts: each seat's share of all points in its colour. r begins where the seats
// end; as wide as they are.
func (s *seats) balance(u *ui.UI, r render.Rect) {
	const high, above, inset, gap = 8, 9, 32, 2
	first, second := &s.view().Seats[0], &s.view().Seats[1]
	all := float32(first.Score + second.Score)
	if len(first.Bars) == 0 || len(second.Bars) == 0 || all <= 0 {
		return
	}
	bar := render.Rect{X: r.X + inset, Y: r.Y + above, W: r.W - 2*inset, H: high}
	meet := bar.W * float32(first.Score) / all
	u.Box(render.Rect{X: bar.X - 1, Y: bar.Y - 1, W: bar.W + 2, H: bar.H + 2}, render.Box{Radius: high/2 + 1, Top: u.Theme.Panel, Line: u.Theme.Muted, Width: 1})
	u.Box(render.Rect{X: bar.X, Y: bar.Y, W: meet - gap/2, H: high}, render.Box{Radius: high / 2, Top: render.AreaOf(u.Theme, s.geo, first.Colour)})
	u.Box(render.Rect{X: bar.X + meet + gap/2, Y: bar.Y, W: bar.W - meet - gap/2, H: high}, render.Box{Radius: high / 2, Top: render.AreaOf(u.Theme, s.geo, second.Colour)})
}
