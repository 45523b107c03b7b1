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

// first returns the board with which page p opens for a newcomer.
func first(p *lesson.Page) lesson.Board {
	if len(p.Tasks) > 0 {
		return p.Tasks[0].Board
	}
	return p.Board
}
