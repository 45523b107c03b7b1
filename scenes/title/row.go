package title

import (
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the games side by side: the page above their boards, what stands below a board, the table below all of it,
// and the page below that.
const (
	rowHead  = 172
	rowWords = 168
	rowTable = 224
	rowFoot  = 28

	rowBase = 80 // from the line of the heading to the boards
)

// How much lower than usual the page can be: above the boards, of that between them and the heading, and below everything.
const (
	rowLift  = 46
	baseLift = 12
	footLift = 8
)

// spacing returns the margins of a page of width w, the gaps between the boards, and their least side.
func spacing(w float32) (margin, gap, least float32) {
	if w < 1240 {
		return 40, 20, 180
	}
	return 64, 28, 204
}

// around returns the height of the page above and below the boards.
func (s *Scene) around() float32 {
	if s.foot() {
		return rowHead + rowWords + rowFoot + rowTable
	}
	return rowHead + rowWords + rowFoot
}

// room returns where the boards of the games stand side by side, and whether the window is large enough for it.
func (s *Scene) room(w, h float32) (boards []render.Rect, ok bool) {
	margin, gap, least := spacing(w)
	high := h - s.around()
	low := min(max(0, least-high), rowLift+footLift)
	high += low
	n := float32(len(s.tiles))
	side := min((w-2*margin-gap*(n-1))/n, high, 320)
	row := render.Rect{Y: rowHead - min(low, rowLift) + max(0, high-side)*0.4, W: w, H: side}.Place(n*side+gap*(n-1), side, render.Middle, render.Start)
	return row.Columns(gap, render.Even(len(s.tiles))...), side >= least
}

// LeastHigh returns how high a page of s of w by h must be for what it shows: for the boards side by side where they have room for that, else so
// much as every page needs, which is least.
func LeastHigh(s *Scene, w, h, least float32) float32 {
	if _, ok := s.room(w, h); !ok {
		return least
	}
	_, _, side := spacing(w)
	return min(h, side+s.around()-rowLift-footLift)
}

// row draws the whole page with the boards of the games in boards, side by side.
func (s *Scene) row(u *ui.UI, boards []render.Rect) {
	r, last := boards[0], boards[len(boards)-1]
	r.W = last.X + last.W - r.X
	base := r.Y - rowBase + max(0, rowHead-r.Y)*baseLift/rowLift
	u.Write("Quintet", render.TypeTitle, render.Point{X: r.X, Y: base}, render.Start, u.Theme.Text)
	face := render.Type{Size: 18}
	u.Write(u.Fit(u.T("title.motto", len(s.tiles)), face, r.W), face, render.Point{X: r.X + 2, Y: base + 33}, render.Start, u.Theme.Muted)
	s.toTraining(u, s.toFile(u, s.tools(u, r, base)))
	for i, board := range boards {
		s.column(u, i, board)
	}
	if s.foot() {
		_, below := r.CutTop(r.H, rowWords+34)
		u.LineAbove(below)
		_, below = below.CutTop(12, 0)
		if s.invited() {
			s.invitation(u, below)
		} else {
			s.cards(u, below)
		}
	}
}

// column draws game i with its board in r.
func (s *Scene) column(u *ui.UI, i int, r render.Rect) {
	t := &s.tiles[i]
	whole := render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + rowWords + 2}.Pad(-14, -14)
	s.frame(u, i, whole)
	s.show.picture(i, t.picture).Paint(u.Brush, r, false)
	_, below := r.CutTop(r.H, 0)
	write := func(text string, face render.Type, down float32, ink sprites.Color) {
		u.Write(u.Fit(text, face, r.W), face, render.Point{X: below.X, Y: below.Y + down}, render.Start, ink)
	}
	write(t.spec.Name, render.TypeGame, 40, u.Theme.Text)
	write(u.T(t.spec.ID+".title"), render.TypeSmall, 65, u.Theme.Muted)
	write(sayTable(u, t.spec), render.TypeCaption, 88, u.Theme.Muted)
	write(s.sayLessons(u, i), render.TypeCaption, 107, u.Theme.Muted)
	s.buttons(u, i, render.Rect{X: below.X, Y: below.Y + 126, W: below.W, H: toolHigh})
	if u.Clicked(whole) {
		s.leave = s.setup(i)
	}
}
