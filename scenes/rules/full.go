package rules

import (
	"quintet/games"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
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

// A spread holds the places of the columns of the full rules. A column that has no room is 0 wide.
type spread struct{ heads, text, pictures render.Rect }

// spreadOf divides area.
func spreadOf(area render.Rect) spread {
	column := scenes.Column(area)
	if area.W < 960 {
		return spread{text: column}
	}
	text, side := min(column.W-headsWide-columnGap, textWide), float32(0)
	if left := min(column.W-headsWide-text-2*columnGap, mostPicture); left >= fewPicture {
		side = left
	}
	pictures, rest := column.CutRight(side, columnGap)
	parts := rest.Columns(columnGap, render.Px(headsWide), render.Px(text))
	return spread{parts[0], parts[1], pictures}
}

// A full is the full rules as one text, with its headings and its boards beside it where there is room.
type full struct {
	section  int // to be scrolled to in the next pass; -1 for none
	pictures []*widget.Picture
	pictured *lesson.Book // whose pages they are of, nil for none
}

// draw draws the rules of b for options in area. It returns the page whose board was pressed, -1 for none.
func (f *full) draw(u *ui.UI, area render.Rect, spec games.Spec, b *lesson.Book, o games.Options, lang string) (open int) {
	const top, foot = 12, 40
	sections := scenes.Sections(b.For(o), lang, u.In.Touch)
	at := spreadOf(area)
	var heads []float32
	high := float32(top)
	for i, section := range sections {
		heads = append(heads, high)
		words := float32(0)
		for _, p := range section {
			words += p.Height(u, scenes.PrintPage, at.text.W)
		}
		if at.pictures.W > 0 && i < len(b.Pages) {
			words = max(words, at.pictures.W+2*pictureAir)
		}
		high += words
	}
	high += foot
	if f.section >= 0 {
		u.ScrollTo("full", heads[f.section])
		f.section = -1
	}
	off := u.ScrollPage(area, "full", high)
	open = -1
	u.Within(area, func() {
		for i, section := range sections {
			y := area.Y + heads[i] - off
			if at.pictures.W > 0 && i < len(b.Pages) {
				slab := render.Rect{X: at.pictures.X, Y: y + pictureAir, W: at.pictures.W, H: at.pictures.W}
				if f.picture(u, spec, b, i, slab, area, u.T("rules.tryit")+" "+b.Pages[i].Title[lang]) {
					open = i
				}
			}
			for _, p := range section {
				y = p.Write(u, scenes.PrintPage, render.Point{X: at.text.X, Y: y}, at.text.W)
			}
		}
	})
	u.ScrollEnds(area, u.Theme.Window, "full", off, high)
	if at.heads.W > 0 {
		_, list := at.heads.CutTop(28, 0)
		list.X -= 12 // the words of a button begin so far from its side
		for i, section := range sections {
			row, rest := list.CutTop(min(38, (area.H-40)/float32(len(sections))), 0)
			if u.Button(row, ui.Button{Label: section[0].Text, Wide: true}) {
				f.section = i
			}
			list = rest
		}
	}
	return open
}

// pictureAir is the room above and below a picture beside the section that it belongs to.
const pictureAir = 26

// picture draws the board of page i of b in slab, called name, where some of it lies in area. It reports whether it was pressed: it leads to
// the page. The keyboard comes to it also out of sight.
func (f *full) picture(u *ui.UI, spec games.Spec, b *lesson.Book, i int, slab, area render.Rect, name string) (pressed bool) {
	if f.pictured != b {
		f.pictures, f.pictured = nil, b
		for i := range b.Pages {
			f.pictures = append(f.pictures, pictureOf(spec, first(&b.Pages[i])))
		}
	}
	if slab.Intersect(area).H > 0 {
		f.pictures[i].Paint(u.Brush, slab, false)
		if u.Over(slab) {
			u.Box(slab.Inset(-5), render.Box{Radius: 14, Line: u.Theme.Accent, Width: 2.5})
		}
	}
	u.Add(name, slab)
	return u.Stop(name, slab) || u.Clicked(slab)
}
