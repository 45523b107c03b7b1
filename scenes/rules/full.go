// Shows the full rules as one text that scrolls, with a list of headings and with boards beside it if there is space. A board opens its page of
// the lessons. The paragraphs come from scenes.Sections.

package rules

import (
	"quintet/games"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the full rules: the list of headings, the text, and the boards beside it.
const (
	headsWide    = 264
	textWide     = 640
	columnGap    = 48
	mostPicture  = 232
	smallPicture = 120
	smallGap     = 24  // between the text and the boards if there is no list
	besideBoards = 340 // the least width of the text beside boards
)

// A spread holds the places of the columns of the full rules. A column without space has width 0.
type spread struct{ heads, text, pictures render.Rect }

// spreadOf divides area.
func spreadOf(area render.Rect) spread {
	column := scenes.Column(area)
	if area.W >= 960 {
		text := min(column.W-headsWide-2*columnGap-smallPicture, textWide)
		side := min(column.W-headsWide-text-2*columnGap, mostPicture)
		pictures, rest := column.CutRight(side, columnGap)
		parts := rest.Columns(columnGap, render.Px(headsWide), render.Px(text))
		return spread{parts[0], parts[1], pictures}
	}
	if column.W < besideBoards+smallGap+smallPicture {
		return spread{text: column}
	}
	pictures, text := column.CutRight(smallPicture, smallGap)
	return spread{text: text, pictures: pictures}
}

// A full shows the full rules as one text, with headings and boards beside it if there is space.
type full struct {
	section  int     // to scroll to in the next pass; -1 for none
	went     int     // the section chosen in the list
	to       float32 // the scroll offset for it
	pictures []*boardui.Picture
	pictured *lesson.Book // the book of the pictures, nil for none
}

// draw draws the rules of b for the options in area. It returns the page whose board was pressed, -1 if none.
func (f *full) draw(u *ui.UI, area render.Rect, spec games.Spec, b *lesson.Book, o games.Options, lang string) (open int) {
	const top, foot = 12, 40
	sections := scenes.Sections(b.For(o), lang)
	at := spreadOf(area)
	var heads []float32
	high := float32(top)
	for i, section := range sections {
		heads = append(heads, high)
		words := float32(0)
		for _, p := range section {
			words += p.Height(u, at.text.W)
		}
		if at.pictures.W > 0 && i < len(b.Pages) {
			words = max(words, at.pictures.W+pictureWord+2*pictureAir)
		}
		high += words
	}
	high += foot
	if f.section >= 0 {
		f.went, f.to = f.section, max(0, min(heads[f.section], high-area.H))
		u.ScrollTo("full", f.to)
		f.section = -1
	}
	off := u.ScrollPage(area, "full", high)
	open = -1
	u.Within(area, func() {
		for i, section := range sections {
			y := area.Y + heads[i] - off
			if at.pictures.W > 0 && i < len(b.Pages) {
				slab := render.Rect{X: at.pictures.X, Y: y + pictureAir, W: at.pictures.W, H: at.pictures.W}
				if f.picture(u, spec, b, i, slab, area, b.Pages[i].Title[lang]) {
					open = i
				}
			}
			for _, p := range section {
				y = p.Write(u, render.Point{X: at.text.X, Y: y}, at.text.W)
			}
		}
	})
	u.ScrollEnds(area, u.Theme.Window, "full", off, high)
	if at.heads.W > 0 {
		f.list(u, at.heads, area.H, sections, f.current(heads, off, area.H))
	}
	return open
}

// list draws the headings of sections in r; the current one is highlighted. high is the height of the visible text.
func (f *full) list(u *ui.UI, r render.Rect, high float32, sections [][]scenes.Paragraph, current int) {
	const usual, words = 38, 12 // of a row; the left margin of a button's text
	_, list := r.CutTop(28, 0)
	list.X -= words
	for i, section := range sections {
		row, rest := list.CutTop(min(max(usual, u.Finger()), (high-40)/float32(len(sections))), 0)
		if u.Button(row, ui.Command{Label: section[0].Text, ListRow: true, Lit: i == current}) {
			f.section = i
		}
		list = rest
	}
}

// current returns the section being read when the visible part begins at off and is high: the one chosen in the list until the text is scrolled,
// because the last ones cannot scroll to the top; else the last one that begins in its upper third.
func (f *full) current(heads []float32, off, high float32) int {
	if f.to == off && f.went >= 0 {
		return f.went
	}
	f.went = -1
	at := 0
	for i, head := range heads {
		if head <= off+high/3 {
			at = i
		}
	}
	return at
}

// pictureWord is the height of the caption below a picture.
const pictureWord = 22

// pictureAir is the space above and below a picture beside its section.
const pictureAir = 26

// picture draws the board of page i of b, called title, in slab, if part of it is in area, with a caption below. It reports whether it was pressed,
// which opens the page. The keyboard reaches it even if it is not visible.
func (f *full) picture(u *ui.UI, spec games.Spec, b *lesson.Book, i int, slab, area render.Rect, title string) (pressed bool) {
	word := u.T("rules.tryit")
	name, all := word+" "+title, slab
	all.H += pictureWord
	if f.pictured != b {
		f.pictures, f.pictured = nil, b
		for i := range b.Pages {
			f.pictures = append(f.pictures, pictureOf(spec, first(&b.Pages[i])))
		}
	}
	if all.Intersect(area).H > 0 {
		f.pictures[i].Paint(u.Brush, slab, slab.W >= mostPicture*0.8)
		if first(&b.Pages[i]).Part != nil {
			rounded(u, slab)
		}
		_, below := all.CutTop(slab.H, 4)
		u.WriteIn(word, render.TypeCaption.Medium(), below, render.Middle, sprites.Mix(u.Theme.Accent, u.Theme.Text, 0.3)) // it is in the shadow of the board
		if u.Over(all) {
			u.Box(slab.Inset(-5), render.Box{Radius: 14, Line: u.Theme.Accent, Width: 2.5})
		}
	}
	u.Add(name, all)
	return u.Stop(name, all) || u.Clicked(all)
}
