package rules

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A page is the rules as they are laid out in one pass.
type page struct {
	area     render.Rect // in which they are seen
	ground   sprites.Color
	board    bool    // the board stands in the text, behind its first section
	left     float32 // of the column of text
	width    float32
	side     float32 // of the board in the text
	full     float32 // height of all of it
	headings []heading
}

// A heading is a place to go to.
type heading struct {
	text string
	at   float32 // below the top of the page
}

// The room above and below the text.
const (
	pageTop    = 16
	pageBottom = 40
)

// column gives the text its place in a window of width w: in the middle of its area and not wider than reads well.
func (p *page) column(w float32) {
	margin := float32(48)
	if w < 900 {
		margin = 24
	}
	p.width = min(p.area.W-2*margin, 640)
	p.left = p.area.X + (p.area.W-p.width)/2
	p.side = min(p.width, p.area.H-72, 420)
}

// measure finds where the sections begin and how high the page is.
func (p *page) measure(u *ui.UI, s *Scene) {
	y := float32(pageTop)
	for i, section := range s.text {
		p.headings = append(p.headings, heading{section[0].Text, y})
		for _, par := range section {
			y += par.Height(u, scenes.PrintPage, p.width)
		}
		if i == 0 && p.board {
			y += p.side + boardGap
		}
	}
	p.full = y + pageBottom
}

// boardGap is the room round the board in the text.
const boardGap = 24

// draw draws what of the page is seen, fading out where there is more of it.
func (s *Scene) draw(u *ui.UI, p *page) {
	off := u.Scroll(p.area, "rules", p.full)
	c := *u
	c.Brush = u.Clip(p.area)
	y := p.area.Y + pageTop - off
	for i, section := range s.text {
		for _, par := range section {
			y = par.Write(&c, scenes.PrintPage, render.Point{X: p.left, Y: y}, p.width)
		}
		if i == 0 && p.board {
			r := render.Rect{X: p.left + (p.width-p.side)/2, Y: y + boardGap/3, W: p.side, H: p.side}
			c.Brush.Board(render.Fit(s.geo, r, u.Scale, false), &s.view, render.NoOverlay())
			y += p.side + boardGap
		}
	}
	u.Texts = c.Texts
	const fade = 28
	edge := render.Rect{X: p.area.X, Y: p.area.Y, W: p.area.W, H: fade}
	if off > 0 {
		u.Box(edge, render.Box{Top: p.ground, Bottom: sprites.Alpha(p.ground, 0.01)})
	}
	if off < p.full-p.area.H-1 {
		edge.Y = p.area.Y + p.area.H - fade
		u.Box(edge, render.Box{Top: sprites.Alpha(p.ground, 0.01), Bottom: p.ground})
	}
	u.ScrollBar(render.Rect{X: p.area.X + p.area.W - 12, Y: p.area.Y + 6, W: 6, H: p.area.H - 12}, "rules", p.full-12)
}
