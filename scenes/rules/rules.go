// Package rules is the scene that shows the rules of a game.
package rules

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the rules of one game beside a board that shows it.
type Scene struct {
	desk *scenes.Desk
	spec games.Spec
	geo  *board.Geometry
	view board.View
	text [][]scenes.Paragraph // by sections
}

// New returns the rules of a game.
func New(d *scenes.Desk, r scenes.RulesPage) *Scene {
	s := &Scene{desk: d, spec: r.Spec, text: scenes.Sections(scenes.Paragraphs(r.Spec.Rules))}
	g, p, err := r.Spec.Show()
	if err != nil {
		panic("rules: " + err.Error())
	}
	s.geo = g.Geometry()
	s.view.Reset()
	g.AppendView(&s.view, p, nil)
	return s
}

// Busy reports false: nothing moves by itself.
func (s *Scene) Busy() bool { return false }

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	u.Grow(1280, 800)
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	p := page{area: render.Rect{Y: 52, W: w, H: h - 52}, ground: u.Theme.Window, board: true}
	if w >= 900 {
		split := float32(int(w * 0.5))
		u.Fill(render.Rect{X: split, W: w - split, H: h}, u.Theme.Panel)
		u.Hairline(render.Rect{X: split, W: 1, H: h}, u.Theme.Hairline)
		p = page{area: render.Rect{X: split + 1, Y: 56, W: w - split - 1, H: h - 56}, ground: u.Theme.Panel}
	}
	p.column(w)
	p.measure(u, s)
	s.scroll(u, &p)
	if !p.board {
		s.beside(u, render.Rect{X: 0, Y: 72, W: p.area.X, H: h - 72}, &p)
	}
	s.draw(u, &p)
	if u.Button(render.Rect{X: 16, Y: 8, W: 40, H: 40}, ui.Button{Icon: sprites.IconPrevious, Name: u.T("rules.back"), Act: keys.Back}) {
		return scenes.Next{Do: scenes.Pop}
	}
	if next := s.desk.GearButton(u, render.Rect{X: w - 56, Y: 8, W: 40, H: 40}); next.Do != scenes.Stay {
		return next
	}
	s.desk.ThemeButton(u, render.Rect{X: w - 96, Y: 8, W: 40, H: 40})
	x := 64 + u.Write(s.spec.Name, render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	u.Write(u.T("rules.title"), render.TypeSmall, render.Point{X: x + 15, Y: 34}, render.Start, u.Theme.Muted)
	return scenes.Next{}
}

// beside draws the board that shows the game, and below it the headings of the page, which lead to their sections.
func (s *Scene) beside(u *ui.UI, r render.Rect, p *page) {
	const high, columns, words = 34, 2, 36
	rows := float32((len(p.headings) + columns - 1) / columns)
	margin := min(64, r.W/12)
	side := min(r.W-2*margin, r.H-words-rows*high-40)
	x := float32(int((r.W - side) / 2))
	u.Brush.Board(render.Fit(s.geo, render.Rect{X: x, Y: r.Y, W: side, H: side}, u.Scale, false), &s.view, render.NoOverlay())
	y := r.Y + side + 24
	wide := max(side, min(r.W-2*margin, 440))
	x = float32(int((r.W - wide) / 2))
	u.Write(u.T("rules.contents"), render.TypeCaption, render.Point{X: x, Y: y + 16}, render.Start, u.Theme.Muted)
	for i, head := range p.headings {
		column, row := i/int(rows), float32(i%int(rows))
		cell := render.Rect{X: x - 12 + float32(column)*wide/columns, Y: y + words - 8 + row*high, W: wide / columns, H: high}
		if u.Button(cell, ui.Button{Label: head.text, Wide: true}) {
			u.ScrollTo("rules", head.at-12)
		}
	}
}

// scroll handles wheel and keys.
func (s *Scene) scroll(u *ui.UI, p *page) {
	at := u.Scroll(p.area, "rules", p.full)
	step := float32(0)
	switch {
	case u.Act(keys.Down):
		step = 48
	case u.Act(keys.Up):
		step = -48
	case u.Act(keys.PageDown):
		step = p.area.H - 48
	case u.Act(keys.PageUp):
		step = 48 - p.area.H
	case u.Act(keys.Top):
		step = -p.full
	case u.Act(keys.Bottom):
		step = p.full
	}
	u.ScrollTo("rules", at+step)
}
