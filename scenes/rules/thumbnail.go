package rules

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// thumbRadius is the radius of the corners of small pictures.
const thumbRadius = 8

// thumbnail draws the picture of e in r, with round corners and without a shadow.
func (e *entry) thumbnail(u *ui.UI, r render.Rect) {
	if e.seen == nil {
		e.sketch(u, r)
		return
	}
	e.seen.Paint(u.Brush.Clip(r), r, false)
	rounded(u, r)
}

// rounded rounds the corners of a small picture in r, with a line around it.
func rounded(u *ui.UI, r render.Rect) {
	ground := u.Theme.Window
	u.Draw([3]any{"corners", r.W, ground}, render.Point{X: r.X, Y: r.Y}, 1, 1, func() sprites.Drawing {
		const k, in = float32(thumbRadius), 0.45 * thumbRadius
		all := &sprites.Path{}
		for i := range 4 {
			corner := (&sprites.Path{}).MoveTo(-1, -1).LineTo(k, -1).LineTo(k, 0).CubeTo(in, 0, 0, in, 0, k).LineTo(-1, k).Close()
			turn := sprites.Shift(-r.W/2, -r.W/2).Then(sprites.Rotation(float32(i) * quarter)).Then(sprites.Shift(r.W/2, r.W/2))
			all.Append(corner.Transform(turn))
		}
		return sprites.Drawing{}.Fill(all, sprites.Solid(ground))
	})
	u.Box(r, render.Box{Radius: thumbRadius, Line: u.Theme.Hairline, Width: 1})
}

// quarter is a quarter of a turn.
const quarter = 1.570796

// sketch draws what e means where no board shows it: a word of all games.
func (e *entry) sketch(u *ui.UI, r render.Rect) {
	u.Box(r, render.Box{Radius: thumbRadius, Top: u.Theme.Track()})
	const icon, gap = 32, 4
	switch e.id {
	case "beside":
		cells(u, r.Inset(14), 0, 1)
	case "corner":
		cells(u, r.Inset(14), 0, 3)
	case "turn":
		for _, at := range r.Inset(18).Columns(gap, render.Even(2)...) {
			dot := at.Place(at.W, at.W, render.Middle, render.Middle)
			u.Box(dot, render.Box{Radius: dot.W / 2, Top: u.Theme.Accent})
		}
	case "swap":
		u.Icon(sprites.IconSwap, r.Centre(), icon, u.Theme.Accent)
	default:
		u.Icon(sprites.IconBook, r.Centre(), icon, u.Theme.Muted)
	}
}

// cells draws four cells in r, of which two stand out.
func cells(u *ui.UI, r render.Rect, first, second int) {
	const gap = 4
	for y, row := range r.Rows(gap, render.Even(2)...) {
		for x, cell := range row.Columns(gap, render.Even(2)...) {
			ink := u.Theme.Panel
			if i := 2*y + x; i == first || i == second {
				ink = u.Theme.Accent
			}
			u.Box(cell, render.Box{Radius: 4, Top: ink})
		}
	}
}
