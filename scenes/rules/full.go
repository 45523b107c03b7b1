package rules

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// Measures of the full rules: the list of their headings, the text, and the boards beside it.
const (
	headsWide   = 264
	textWide    = 640
	columnGap   = 48
	mostPicture = 232
	fewPicture  = 180 // smaller ones are not shown
)

// A spread is where the columns of the full rules lie. A column that has no room is 0 wide.
type spread struct{ heads, text, pictures render.Rect }

// spreadOf divides area.
func spreadOf(area render.Rect) spread {
	s := spread{heads: area, text: area, pictures: area}
	room := area.W - 2*columnGap
	s.heads.W, s.pictures.W = 0, 0
	if area.W < 960 {
		s.text.W = min(room+columnGap, textWide)
		s.text.X += (area.W - s.text.W) / 2
		return s
	}
	s.heads.W = headsWide
	s.text.W = min(room-headsWide-columnGap, textWide)
	all := headsWide + columnGap + s.text.W
	if side := min(room-all-columnGap, mostPicture); side >= fewPicture {
		s.pictures.W = side
		all += columnGap + side
	}
	s.heads.X += (area.W - all) / 2
	s.text.X = s.heads.X + headsWide + columnGap
	s.pictures.X = s.text.X + s.text.W + columnGap
	return s
}

// full draws the full rules as one text, with its headings and its boards beside it where there is room.
func (s *Scene) full(u *ui.UI, a arrangement) {
	const top = 12
	sections := scenes.Sections(s.book.For(s.options), s.context.Lang(), u.In.Touch)
	area := render.Rect{Y: barHigh, W: a.width, H: a.height - barHigh}
	at := spreadOf(area)
	var heads []float32
	high := float32(top)
	for i, section := range sections {
		heads = append(heads, high)
		high += s.sectionHigh(u, i, section, at)
	}
	high += 40
	if s.section >= 0 {
		u.ScrollTo("full", heads[s.section])
		s.section = -1
	}
	off := u.ScrollPage(area, "full", high)
	open := -1
	u.Within(area, func() {
		for i, section := range sections {
			y := area.Y + heads[i] - off
			if s.picture(u, i, render.Rect{X: at.pictures.X, Y: y, W: at.pictures.W}, area) {
				open = i
			}
			for _, p := range section {
				y = p.Write(u, scenes.PrintPage, render.Point{X: at.text.X, Y: y}, at.text.W)
			}
		}
	})
	u.ScrollEnds(area, u.Theme.Window, "full", off, high)
	if at.heads.W > 0 {
		row := render.Rect{X: at.heads.X - 12, Y: area.Y + 28, W: at.heads.W, H: min(38, (area.H-40)/float32(len(sections)))}
		for i, section := range sections {
			if u.Button(row, ui.Button{Label: section[0].Text, Wide: true}) {
				s.section = i
			}
			row.Y += row.H
		}
	}
	if open >= 0 {
		s.open(open)
	}
}

// sectionHigh returns the height of section i.
func (s *Scene) sectionHigh(u *ui.UI, i int, section []scenes.Paragraph, at spread) float32 {
	high := float32(0)
	for _, p := range section {
		high += p.Height(u, scenes.PrintPage, at.text.W)
	}
	if at.pictures.W > 0 && i < len(s.book.Pages) {
		high = max(high, pictureTop+at.pictures.W+pictureFoot)
	}
	return high
}
