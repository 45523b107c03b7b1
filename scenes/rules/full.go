// Shows the full rules as one text that scrolls, with a list of headings and with boards beside it if there is space. A board opens its page of the
// lessons. Change the columns here (spreadOf). The paragraphs come from scenes.Sections.

package rules

import (
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the full rules: the list of headings, the text, and the boards beside it.
const (
	besideList   = 896 // the least width of the columns if one is the list
	headsWide    = 264
	textWide     = 640
	columnGap    = 48
	mostPicture  = 232
	smallPicture = 120
	smallGap     = 24  // between the text and the boards if there is no list
	besideBoards = 340 // the least width of the text beside boards
)

// A spread holds the widths of the columns of the full rules. A column without space has width 0.
type spread struct{ heads, text, pictures float32 }

// spreadOf divides the width w.
func spreadOf(w float32) spread {
	switch {
	case w >= besideList:
		room := w - headsWide - 2*columnGap
		text := min(room-smallPicture, textWide)
		return spread{headsWide, text, min(room-text, mostPicture)}
	case w >= besideBoards+smallGap+smallPicture:
		return spread{text: w - smallPicture - smallGap, pictures: smallPicture}
	}
	return spread{text: w}
}

// A full shows the full rules as one text, with headings and boards beside it if there is space.
type full struct {
	section  int     // to scroll to in the next pass; -1 for none
	went     int     // the section chosen in the list
	to       float32 // the scroll offset for it
	pictures []*boardui.Picture
	pictured *lesson.Book // the book of the pictures, nil for none
	solved   []catalog.SolvedBoard
}

// draw draws the rules of b for the options in area. It returns the page whose board was pressed, -1 if none.
func (f *full) draw(u *ui.UI, area render.Rect, spec games.Spec, b *lesson.Book, o games.Options, lang string) (open int) {
	const name, top, foot = "full", 12, 40
	f.load(spec, b)
	sections, column := scenes.Sections(b.For(o), lang), scenes.Column(area)
	if len(f.solved) > 0 {
		sections = append(sections, f.solvedBoards(u, spec))
	}
	at := spreadOf(column.W)
	open = -1
	rows, heads, high := []ui.Element{ui.Canvas(0, top, nil)}, make([]float32, len(sections)), float32(top)
	for i, section := range sections {
		words, picture := make([]ui.Element, len(section)), ui.Element{}
		for k, p := range section {
			words[k] = p.Element(u, at.text)
		}
		if at.pictures > 0 && i < len(b.Pages) {
			picture = f.picture(u, i, at.pictures, b.Pages[i].Title[lang], func() { open = i })
		}
		before := ui.If(at.heads > 0, ui.Canvas(at.heads+columnGap, 0, nil))
		row := ui.Row(0, before, ui.Column(0, words...).Width(at.text).Top(), ui.Spacer(), picture.Top())
		rows, heads[i] = append(rows, row), high
		high += u.Extent(row, column.W, area.H).H
	}
	if f.section >= 0 {
		u.ScrollTo(name, heads[f.section])
	}
	page := ui.Column(0, append(rows, ui.Canvas(0, foot, nil))...).Pad(column.X-area.X, 0)
	u.Lay(area, ui.ScrollArea(name, u.Theme.Window, page))
	off := u.Scrolled(name)
	if f.section >= 0 {
		f.went, f.to, f.section = f.section, off, -1
	}
	if at.heads > 0 {
		list, _ := column.CutLeft(at.heads, 0)
		f.list(u, list, sections, f.current(heads, off, area.H))
	}
	return open
}

// solvedBoards returns the section about the solved boards of spec: how the first moves on them end.
func (f *full) solvedBoards(u *ui.UI, spec games.Spec) []scenes.Paragraph {
	section := []scenes.Paragraph{{Kind: scenes.Heading, Text: u.T("solved.title")}, {Kind: scenes.Body, Text: u.T("rules.solved.about")}}
	for _, b := range f.solved {
		var ends []string
		start := b.Game.Start()
		for _, o := range b.Openings {
			name := b.Game.FormatMove(start, o.Ply)
			switch o.Outcome.Winner {
			case games.None:
				ends = append(ends, u.T("rules.solved.draws", name))
			case start.ToMove():
				ends = append(ends, u.T("rules.solved.wins", name, o.Outcome.Plies))
			default:
				ends = append(ends, u.T("rules.solved.loses", name, o.Outcome.Plies))
			}
		}
		board := strings.Join(scenes.Describe(u, spec, b.Game.Info().Options), ", ")
		section = append(section, scenes.Paragraph{Kind: scenes.Item, Text: u.T("rules.solved.board", board, strings.Join(ends, ", "))})
	}
	return section
}

// list draws the headings of sections in r; the current one is highlighted.
func (f *full) list(u *ui.UI, r render.Rect, sections [][]scenes.Paragraph, current int) {
	const usual, top, foot, words = 38, 28, 12, 12 // of a row; above and below them; the left margin of a button's text
	high := min(max(usual, u.Finger()), (r.H-top-foot)/float32(len(sections)))
	rows := make([]ui.Element, len(sections))
	for i, section := range sections {
		x := ui.Command{Label: section[0].Text, ListRow: true, Lit: i == current, Run: func() { f.section = i }}
		rows[i] = ui.Button(x).Height(high)
	}
	_, r = r.CutTop(top, 0)
	r.X -= words
	u.Lay(r, ui.Column(0, rows...))
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

// load makes the pictures of the pages of b, and reads the solved boards, unless f has them.
func (f *full) load(spec games.Spec, b *lesson.Book) {
	if f.pictured == b {
		return
	}
	f.pictures, f.pictured = nil, b
	for i := range b.Pages {
		f.pictures = append(f.pictures, pictureOf(spec, first(&b.Pages[i])))
	}
	var err error
	if f.solved, err = catalog.SolvedBoards(spec); err != nil {
		panic("rules: " + err.Error())
	}
}

// picture shows the board of page i, called title, in a width of side, with a caption below. A press opens the page. The keyboard reaches it even if it
// is not visible.
func (f *full) picture(u *ui.UI, i int, side float32, title string, open func()) ui.Element {
	word := u.T("rules.tryit")
	name := word + " " + title
	face := ui.Canvas(side, side+pictureWord, func(r render.Rect) {
		slab, below := r.CutTop(side, 4)
		f.pictures[i].Paint(u.Brush, slab, side >= mostPicture*0.8)
		if first(&f.pictured.Pages[i]).Part != nil {
			rounded(u, slab)
		}
		u.WriteIn(word, render.TypeCaption.Medium(), below, render.Middle, sprites.Mix(u.Theme.Accent, u.Theme.Text, 0.3)) // it is in the shadow of the board
		if u.Over(r) {
			u.Box(slab.Inset(-5), render.Box{Radius: 14, Line: u.Theme.Accent, Width: 2.5})
		}
	})
	press := ui.Canvas(0, 0, func(r render.Rect) {
		if u.Add(name, r); u.Stop(name, r) || u.Clicked(r) {
			open()
		}
	})
	return ui.Stack(face.InView(), press).Pad(0, pictureAir)
}
