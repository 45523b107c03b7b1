// Draws the panel of a lesson page, beside its board or below it: the text, the tasks, a bar for each page, and the contents (list), which replace
// the text. Change the order of these parts here. The links to the pages before and after are in rules.go (foot).

package rules

import (
	"slices"
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
)

// panel draws the text of the page, its tasks and the links to other pages.
func (s *Scene) panel(u *ui.UI, a boardpage.Frame) {
	r, air := a.Side, float32(boardpage.BarHeight) // space above the text
	switch {
	case !a.Sided:
		u.Fill(r, u.Theme.Panel)
		u.LineAbove(r)
		air = 12
		if u.Phone() && !s.listed {
			air = 6
		}
	case r.H >= 800:
		air += 16 // keeps the title away from the buttons above it
	}
	set := s.textSize(u, r.W, r.H-air)
	_, inner := r.CutTop(air, 0)
	foot := s.foot(u, r.W, set)
	if s.listed {
		u.Lay(inner, ui.Column(0, s.list(u, set).Grow(1), foot))
		return
	}
	low, text := inner.CutBottom(set.bars+set.footer, 0)
	if s.ends() {
		u.Lay(text, s.finish(u, text, set, a.Sided))
	} else {
		u.Lay(text, s.read(u, text, set))
	}
	u.Lay(low, ui.Column(0, s.chapters(u, set), foot))
}

// read shows the text and the tasks of the page in r, closer together if space is short. They scroll if they still do not fit.
func (s *Scene) read(u *ui.UI, r render.Rect, set textSize) ui.Element {
	fits := func(e ui.Element) bool { return u.Fits(e, r.W, r.H) }
	page := s.page(u, s.shown, r.W, set.airy())
	if !fits(page) {
		page = s.page(u, s.shown, r.W, set)
	}
	for set = set.plain(); !fits(page) && set.row > set.smallLead; set = set.closer() {
		page = s.page(u, s.shown, r.W, set)
	}
	if !fits(page) {
		page = s.page(u, s.shown, r.W, set.tighter())
	}
	if !fits(page) {
		return ui.ScrollPanel("page "+strconv.Itoa(s.shown), u.Theme.Panel, page)
	}
	return page
}

// chapters shows a bar for every page, filled up to the current one, and its number if there is space.
func (s *Scene) chapters(u *ui.UI, set textSize) ui.Element {
	n := len(s.book.Pages)
	bars := ui.Canvas(0, set.bars, func(r render.Rect) {
		if i := scenes.Stages(u, r, n, s.shown+1, false); i >= 0 {
			s.open(i)
		}
	})
	number := ui.If(set.bars >= wordedBars, ui.Text(u.T("rules.pageof", s.shown+1, n), render.TypeCoord, u.Theme.Muted))
	return ui.Stack(bars, ui.Column(0, number)).Pad(set.margin, 0)
}

// done reports whether a page has tasks and all of them are solved.
func (s *Scene) done(page int) bool {
	p := &s.book.Pages[page]
	return len(p.Tasks) > 0 && s.firstOpen(p) < 0
}

// list shows the contents: the pages, the full rules and the glossary.
func (s *Scene) list(u *ui.UI, set textSize) ui.Element {
	line := func(label string, mark, row ui.Element, open func()) ui.Element {
		return ui.Stack(row, ui.Row(0, mark, ui.Button(ui.Command{Label: label, ListRow: true, Run: open}).Grow(1)).Pad(set.margin, 0))
	}
	none := ui.Canvas(tickSide, 0, nil)
	var lines []ui.Element
	for i := range s.book.Pages {
		current := ui.Canvas(0, 0, func(r render.Rect) {
			r.X, r.W = r.X+1, r.W-1 // beside the line at the side of the panel
			currentRow(u, r)
		})
		lines = append(lines, line(s.titleOf(i), tick(u, strconv.Itoa(i+1), s.done(i)), ui.If(i == s.shown, current), func() { s.open(i) }))
	}
	lines = append(lines, line(u.T("rules.full"), none, ui.Element{}, func() { s.place, s.listed = atFull, false }))
	lines = append(lines, line(u.T("rules.glossary"), none, ui.Element{}, s.lookUp))
	usual, shared := slices.Clone(lines), slices.Clone(lines)
	for i := range lines {
		usual[i], shared[i] = lines[i].Height(44), lines[i].Grow(1)
	}
	title := ui.Text(u.T("rules.contents"), set.title, u.Theme.Text).Pad(set.margin, 0)
	return ui.Column(u.Theme.Space.S, title, ui.FirstThatFits(ui.Column(0, usual...), ui.Column(0, shared...)).Grow(1))
}
