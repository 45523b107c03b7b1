// Package rules is the scene that shows the rules of a game.
package rules

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the rules of one game beside a board that shows it.
type Scene struct {
	desk *scenes.Desk
	spec games.Spec
	geo  *board.Geometry
	view board.View
	text []scenes.Paragraph
}

// New returns the rules of a game.
func New(d *scenes.Desk, r scenes.RulesPage) *Scene {
	s := &Scene{desk: d, spec: r.Spec, text: scenes.Paragraphs(r.Spec.Rules)}
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
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	column := render.Rect{X: 24, Y: 56, W: w - 48, H: h - 64}
	if w >= 900 {
		split := float32(int(w * 0.5))
		side := min(split-96, h-160)
		u.Brush.Board(render.Fit(s.geo, render.Rect{X: (split - side) / 2, Y: 80, W: side, H: side}, u.Scale, false), &s.view, render.NoOverlay())
		u.Fill(render.Rect{X: split, W: w - split, H: h}, u.Theme.Panel)
		u.Hairline(render.Rect{X: split, W: 1, H: h}, u.Theme.Hairline)
		column = render.Rect{X: split + 48, Y: 48, W: w - split - 96, H: h - 64}
	}
	s.page(u, column)
	if u.Button(render.Rect{X: 16, Y: 8, W: 40, H: 40}, ui.Button{Icon: sprites.IconPrevious, Name: u.T("rules.back"), Key: input.Esc}) {
		return scenes.Next{Do: scenes.Pop}
	}
	s.desk.ThemeButton(u, render.Rect{X: w - 56, Y: 8, W: 40, H: 40})
	x := 64 + u.Write(s.spec.Name, render.TypeBar, render.Point{X: 64, Y: 34}, render.Start, u.Theme.Text)
	u.Write(u.T("rules.title"), render.TypeSmall, render.Point{X: x + 15, Y: 34}, render.Start, u.Theme.Muted)
	return scenes.Next{}
}

// page draws the text in r, scrolled.
func (s *Scene) page(u *ui.UI, r render.Rect) {
	width := min(r.W, 620)
	off := s.scroll(u, r, width)
	c := *u
	c.Brush = u.Clip(render.Rect{X: r.X - 16, Y: r.Y, W: r.W + 32, H: r.H})
	y := r.Y - off
	for _, p := range s.text {
		y = s.paragraph(&c, p, render.Point{X: r.X, Y: y}, width)
	}
	u.Texts = c.Texts
	if full := y + off - r.Y; full > r.H { // a bar shows how much there is
		x := r.X + r.W + 12
		u.Box(render.Rect{X: x, Y: r.Y + off/full*r.H, W: 5, H: r.H / full * r.H}, render.Box{Radius: 2.5, Top: sprites.Alpha(u.Theme.Muted, 0.5)})
	}
}

// scroll handles wheel and keys and returns how far the text is scrolled.
func (s *Scene) scroll(u *ui.UI, r render.Rect, width float32) float32 {
	full := float32(24)
	blind := *u
	blind.Brush = u.Clip(render.Rect{})
	texts := u.Texts
	for _, p := range s.text {
		full = s.paragraph(&blind, p, render.Point{Y: full}, width)
	}
	u.Texts = texts
	at := u.Scroll(r, "rules", full)
	step := float32(0)
	switch {
	case u.Key(input.ArrowD):
		step = 48
	case u.Key(input.ArrowU):
		step = -48
	case u.Key(input.PageDown), u.Key(input.Space):
		step = r.H - 48
	case u.Key(input.PageUp):
		step = 48 - r.H
	case u.Key(input.Home):
		step = -full
	case u.Key(input.End):
		step = full
	}
	if step != 0 {
		u.ScrollTo("rules", at+step)
		at = u.Scroll(r, "rules", full)
	}
	return at
}

// paragraph draws p with its upper left corner at at and returns where it ends.
func (s *Scene) paragraph(u *ui.UI, p scenes.Paragraph, at render.Point, w float32) float32 {
	switch p.Kind {
	case scenes.Page:
		return u.WriteLines(p.Text, render.TypePage, render.Point{X: at.X, Y: at.Y + 36}, w, 34, u.Theme.Text) - 26
	case scenes.Heading:
		return u.WriteLines(p.Text, render.TypeSection, render.Point{X: at.X, Y: at.Y + 44}, w, 30, u.Theme.Text) - 30
	case scenes.Item:
		u.Box(render.Rect{X: at.X + 6, Y: at.Y + 18, W: 6, H: 6}, render.Box{Radius: 3, Top: u.Theme.Accent})
		return u.WriteLines(p.Text, render.TypeBody, render.Point{X: at.X + 24, Y: at.Y + 26}, w-24, 24, u.Theme.Text) - 18
	}
	return u.WriteLines(p.Text, render.TypeBody, render.Point{X: at.X, Y: at.Y + 30}, w, 24, u.Theme.Text) - 14
}
