package rules

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/ui"
)

// A picture is a board, or a part of one, to be looked at.
type picture struct {
	geo  *board.Geometry
	view board.View
	part []board.Target // the corners of what is shown, nil for the whole board
}

// pictureOf returns the picture of a board of the rules, which the tests of the game open.
func pictureOf(spec games.Spec, b lesson.Board) *picture {
	g, p, err := b.Open(spec)
	if err != nil {
		panic("rules: " + err.Error())
	}
	geo := g.Geometry()
	x := &picture{geo: geo, part: targets(geo, b.Part)}
	x.view.Reset()
	g.AppendView(&x.view, p, targets(geo, b.Point))
	return x
}

// draw draws x in r.
func (x *picture) draw(u *ui.UI, r render.Rect) {
	if x.part == nil {
		u.Brush.Board(render.Fit(x.geo, r, u.Scale, true), &x.view, render.NoOverlay())
		return
	}
	u.Clip(r).Board(render.FitPart(x.geo, x.part[0], x.part[1], r, u.Scale), &x.view, render.NoOverlay())
	u.Box(r, render.Box{Line: u.Theme.Hairline, Width: 1})
}

// Measures of a picture beside the section that it belongs to.
const (
	pictureTop  = 26 // above it
	pictureFoot = 26 // below it
)

// drawn returns the pictures of the pages, which are made when they are asked for.
func (s *Scene) drawn() []*picture {
	if s.pictured == s.book {
		return s.pictures
	}
	s.pictures, s.pictured = nil, s.book
	for i := range s.book.Pages {
		s.pictures = append(s.pictures, pictureOf(s.spec, first(&s.book.Pages[i])))
	}
	return s.pictures
}

// first returns the board with which page p opens for a newcomer.
func first(p *lesson.Page) lesson.Board {
	if len(p.Tasks) > 0 {
		return p.Tasks[0].Board
	}
	return p.Board
}

// picture draws the board of page i at the top of r, which is as wide as the board, where some of it lies in area. It reports whether it was
// pressed: it leads to the page. The keyboard comes to it also out of sight.
func (s *Scene) picture(u *ui.UI, i int, r, area render.Rect) (pressed bool) {
	if r.W == 0 || i >= len(s.book.Pages) {
		return false
	}
	slab := render.Rect{X: r.X, Y: r.Y + pictureTop, W: r.W, H: r.W}
	if slab.Intersect(area).H > 0 {
		s.drawn()[i].draw(u, slab)
		if u.Over(slab) {
			u.Box(slab.Inset(-5), render.Box{Radius: 14, Line: u.Theme.Accent, Width: 2.5})
		}
	}
	name := u.T("rules.tryit") + " " + s.text(s.book.Pages[i].Title)
	u.Add(name, slab)
	return u.Stop(name, slab) || u.Clicked(slab)
}
