package rules

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// full draws the full rules as one text, with its headings beside it where there is room.
func (s *Scene) full(u *ui.UI, a arrangement) {
	sections := scenes.Sections(s.book, s.desk.Lang())
	area := render.Rect{Y: barHigh, W: a.width, H: a.height - barHigh}
	width := min(a.width-48, 640)
	left := (a.width - width) / 2
	const list = 300
	beside := a.width >= 960
	if beside {
		left = max(list+48, left)
		width = min(width, a.width-left-48)
	}
	var heads []float32
	high := float32(12)
	for _, section := range sections {
		heads = append(heads, high)
		for _, p := range section {
			high += p.Height(u, scenes.PrintPage, width)
		}
	}
	high += 40
	if s.section >= 0 {
		u.ScrollTo("full", heads[s.section])
		s.section = -1
	}
	off := u.ScrollPage(area, "full", high)
	c := *u
	c.Brush = u.Clip(area)
	y := area.Y + 12 - off
	for _, section := range sections {
		for _, p := range section {
			y = p.Write(&c, scenes.PrintPage, render.Point{X: left, Y: y}, width)
		}
	}
	u.Texts = c.Texts
	u.Fade(area, u.Theme.Window, off, high)
	if beside {
		row := render.Rect{X: left - list - 12, Y: area.Y + 28, W: list - 36, H: min(38, (area.H-40)/float32(len(sections)))}
		for i, section := range sections {
			if u.Button(row, ui.Button{Label: section[0].Text, Wide: true}) {
				s.section = i
			}
			row.Y += row.H
		}
	}
	u.ScrollBar(render.Rect{X: a.width - 12, Y: area.Y + 6, W: 6, H: area.H - 12}, "full", high-12)
}
