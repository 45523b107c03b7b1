package title

import (
	"quintet/render"
	"quintet/scenes/ui"
)

// The measures of the games side by side: the page above their boards, what stands below a board, the table below all of it.
const (
	rowHead  = 192
	rowWords = 140
	rowTable = 212
)

// room returns where the boards of the games stand side by side, and whether the window is large enough for it.
func (s *Scene) room(w, h float32) (render.Rect, bool) {
	margin, gap, least := float32(64), float32(28), float32(204)
	if w < 1240 {
		margin, gap, least = 40, 20, 180
	}
	high := h - rowHead - rowWords - 40
	if s.listed() {
		high -= rowTable
	}
	n := float32(len(s.tiles))
	side := min((w-2*margin-gap*(n-1))/n, high, 320)
	wide := n*side + gap*(n-1)
	return render.Rect{X: (w - wide) / 2, Y: rowHead + max(0, high-side)*0.4, W: wide, H: side}, side >= least
}

// row draws the whole page with the boards in r.
func (s *Scene) row(u *ui.UI, r render.Rect) {
	base := r.Y - rowHead + 107
	u.Write("Quintet", render.TypeTitle, render.Point{X: r.X, Y: base}, render.Start, u.Theme.Text)
	face := render.Type{Size: 18}
	u.Write(u.Fit(u.T("title.motto", len(s.tiles)), face, r.W), face, render.Point{X: r.X + 2, Y: base + 33}, render.Start, u.Theme.Muted)
	s.tools(u, r.X+r.W, base)

	side, n := r.H, float32(len(s.tiles))
	step := side
	if n > 1 {
		step = (r.W - side) / (n - 1)
	}
	for i := range s.tiles {
		s.column(u, i, render.Rect{X: r.X + float32(i)*step, Y: r.Y, W: side, H: side})
	}
	if !s.listed() {
		return
	}
	y := r.Y + side + rowWords + 38
	u.Hairline(render.Rect{X: r.X, Y: y, W: r.W, H: 1}, u.Theme.Hairline)
	s.cards(u, render.Rect{X: r.X, Y: y + 12, W: r.W})
}

// column draws game i with its board in r.
func (s *Scene) column(u *ui.UI, i int, r render.Rect) {
	t := &s.tiles[i]
	whole := render.Rect{X: r.X - 14, Y: r.Y - 14, W: r.W + 28, H: r.H + rowWords + 30}
	s.frame(u, i, whole)
	s.board(u, t, r)
	below := r.Y + r.H
	u.Write(t.spec.Name, render.TypeGame, render.Point{X: r.X, Y: below + 44}, render.Start, u.Theme.Text)
	u.Write(u.Fit(u.T(t.spec.ID+".title"), render.TypeSmall, r.W), render.TypeSmall, render.Point{X: r.X, Y: below + 70}, render.Start, u.Theme.Muted)
	s.buttons(u, i, render.Rect{X: r.X, Y: below + 98, W: r.W, H: 40})
	if u.Clicked(whole) {
		s.leave = s.setup(i)
	}
}
