// Package options is the settings page: sections of rows, each change applied and saved at once. This file holds the page and its tabs.
//
// A setting is a row in the table of its section, in sections.go; the words stand in scenes/texts.
package options

import (
	"slices"

	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/settings"
	"quintet/scenes/ui"
)

// Scene is the page of the settings.
type Scene struct {
	context *scenes.Context
	before  *settings.Settings // what was chosen before everything was set back; nil if that is not to be undone
	full    float32            // height of all rows in the last pass
	heads   []float32          // where the sections begin on the page, in the last pass
	stops   [][]string         // what the keyboard can come to in each of them, in the last pass
	went    int                // the section that was chosen in the list
	to      float32            // how far the page was scrolled for it, -1 since it is scrolled otherwise
	sample  *boardui.Picture   // what the styles of boards are shown on
	try     *boardui.Sandbox   // where all of it can be tried, nil as long as there was no room for it
	begun   int                // how many plies had been played there before
	leave   scenes.Next        // where a row of this pass leads to
}

// New returns the page.
func New(c *scenes.Context) *Scene {
	return &Scene{context: c, sample: newSample(c), to: -1}
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: only the board to be tried moves by itself.
func (s *Scene) Due() due.Time { return s.try.Due() }

// change applies what f does to the settings, and keeps it.
func (s *Scene) change(f func(*settings.Settings)) {
	s.before = nil
	f(s.context.Settings)
	s.context.SaveSettings()
}

// Measures of the page, in logical pixels.
const (
	barHigh        = 56
	pageTop        = 20
	pageFoot       = 48
	listed         = 900 // the least width of a page with a list of sections beside it
	listWide       = 264 // that list
	headHigh       = 60
	groupRoom      = 20  // below a section
	tryBeside      = 776 // the rows with their margins, where a board stands beside them
	minSampleWidth = 440 // the least width of its column
	rowsMost       = 760 // the most width of the rows: a switch far from its words would not be read with them
)

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	w, h := u.Size()
	page := render.Rect{W: w, H: h}
	u.Fill(page, u.Theme.Window)
	var list, trial render.Rect
	column, ground := page, u.Theme.Window
	if w >= listed {
		list, column = page.CutLeft(listWide, 0)
		if w >= listWide+tryBeside+minSampleWidth {
			column, trial = column.CutLeft(tryBeside, 0)
		}
		ground = u.Theme.Panel
		u.Fill(column, ground)
		u.LineBeside(column)
	}
	all := s.sections(u)
	_, area := column.CutTop(barHigh, 0)
	var tabs render.Rect
	if list.W == 0 && tabsWide(u, all) <= area.W-2*scenes.Margin(w) {
		tabs, area = area.CutTop(tabHigh, 0)
	}
	off := u.ScrollPage(area, "options", s.full)
	if off != s.to {
		s.to = -1
	}
	current := s.current(u, off, area.H)
	switch {
	case list.W > 0:
		s.list(u, all, list, current, area.H)
	case tabs.W > 0:
		s.tabs(u, all, tabs, current, area.H)
	}
	u.Within(area, func() { s.page(u, all, area, off) })
	u.ScrollEnds(area, ground, "options", off, s.full)
	if trial.W > 0 {
		u.LineBeside(trial)
		_, trial = trial.CutTop(barHigh, 0)
		s.trial(u, trial)
	}
	if bar(u, scenes.BoardPage(w, h), s.context, "options.title") {
		return scenes.Next{Do: scenes.Pop}
	}
	return s.leave
}

// bar draws the top of a column about settings with the title of that key, and reports whether the page is left. The keyboard comes to it
// first.
func bar(u *ui.UI, column render.Rect, c *scenes.Context, title string) (left bool) {
	u.First(func() {
		back, free := scenes.Bar(u, column, u.T("options.back"), u.T(title), "", 1)
		at, _ := free.CutRight(scenes.ToolSide, 0)
		c.ThemeButton(u, at)
		left = back
	})
	return left
}

// scroll draws content on the whole page below the bar: it gets the column that is seen and how far it is scrolled, and returns its height,
// which was high in the last pass. name tells pages apart. scroll returns both.
func scroll(u *ui.UI, name string, high float32, content func(area render.Rect, off float32) float32) (column render.Rect, now float32) {
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	area := render.Rect{Y: barHigh, W: w, H: h - barHigh}
	off := u.ScrollPage(area, name, high)
	column = scenes.Column(area)
	u.Within(area, func() { now = content(column, off) })
	u.ScrollEnds(area, u.Theme.Window, name, off, now)
	return column, now
}

// page draws the rows of all sections, scrolled by off.
func (s *Scene) page(u *ui.UI, sections []section, area render.Rect, off float32) {
	w, _ := u.Size()
	all := area.Pad(scenes.Margin(w), 0)
	if w >= listed { // else they begin where the names of the sections above them do
		all = all.Place(min(all.W, rowsMost), all.H, render.Middle, render.Start)
	}
	top := area.Y - off
	all.Y = top + pageTop
	s.heads, s.stops = s.heads[:0], s.stops[:0]
	for _, sec := range sections {
		s.heads = append(s.heads, all.Y-top)
		s.stops = append(s.stops, u.Stops(func() {
			all.Y = group(u, all, sec.title, len(sec.rows), func(i int, at render.Rect) float32 { return sec.rows[i].draw(u, at) })
		}))
	}
	s.full = all.Y + pageFoot - groupRoom - top
}

// group draws a heading, its words those of that key, and n rows below it with lines between them, from the top of r on, and returns where
// the next group begins. row draws the i-th row from the top of a place on, and returns where it ends.
func group(u *ui.UI, r render.Rect, title string, n int, row func(i int, at render.Rect) (end float32)) (next float32) {
	u.Write(u.T(title), render.TypeSection, render.Point{X: r.X, Y: r.Y + 36}, render.Start, u.Theme.Text)
	r.Y += headHigh
	for i := range n {
		if i > 0 {
			u.LineAbove(r)
		}
		r.Y = row(i, r)
	}
	return r.Y + groupRoom
}

// reset is the row that sets everything back, and takes that back.
func (s *Scene) reset() []row {
	back := row{label: "options.defaults", help: "options.reset.help", button: "options.reset", press: s.setBack}
	if s.before != nil {
		back.help, back.button, back.press = "options.unreset.help", "options.unreset", s.takeBack
	}
	return []row{back}
}

// setBack gives every setting its default.
func (s *Scene) setBack() {
	kept := *s.context.Settings
	s.before = &kept
	s.context.Settings.Reset()
	s.context.SaveSettings()
}

// takeBack undoes that.
func (s *Scene) takeBack() {
	*s.context.Settings = *s.before
	s.before = nil
	s.context.SaveSettings()
}

// list draws in r the names of the sections, which lead to them; the current one stands out. high is the height of the page that is seen.
func (s *Scene) list(u *ui.UI, all []section, r render.Rect, current int, high float32) {
	const bare = 12 // of a row, before its words
	w, _ := u.Size()
	_, rows := r.Pad(scenes.Margin(w)-bare, 0).CutTop(barHigh, 16)
	for i, sec := range all {
		at, rest := rows.CutTop(max(40, u.Finger()-4), 4)
		rows = rest
		if u.Button(at, ui.Command{Label: u.T(sec.title), Wide: true, Lit: i == current}) {
			s.goTo(u, i, high)
		}
	}
}

// goTo scrolls the page, of which a height is seen, to its i-th section.
func (s *Scene) goTo(u *ui.UI, i int, high float32) {
	if i < len(s.heads) {
		s.went, s.to = i, max(0, min(s.heads[i]-8, s.full-high))
		u.ScrollTo("options", s.to)
	}
}

// Measures of the names of the sections above a page that has no room for them at its side.
const (
	tabHigh = 40
	tabPad  = 8  // at both sides of a name
	tabMost = 12 // the most room between two of them
	tabLine = 3  // below the current one
)

// tabsWide returns how wide the names of all are side by side.
func tabsWide(u *ui.UI, all []section) (wide float32) {
	for _, sec := range all {
		wide += tabWide(u, sec)
	}
	return wide - 2*tabPad
}

// tabWide returns how wide the name of a section is with the room beside it.
func tabWide(u *ui.UI, sec section) float32 {
	return u.Measure(u.T(sec.title), render.TypeSmall.Medium()) + 2*tabPad
}

// tabs draws the names of the sections side by side in r, as list does below one another.
func (s *Scene) tabs(u *ui.UI, all []section, r render.Rect, current int, high float32) {
	w, _ := u.Size()
	row := r.Pad(scenes.Margin(w)-tabPad, 0)
	gap := min(tabMost, (row.W-2*tabPad-tabsWide(u, all))/float32(len(all)-1))
	for i, sec := range all {
		at, rest := row.CutLeft(tabWide(u, sec), gap)
		row = rest
		pressed := u.Button(at.Pad(0, 4), ui.Command{Label: u.T(sec.title), Bare: true})
		ink := u.Theme.Muted
		if i == current {
			ink = u.Theme.Text
			below, _ := at.Pad(tabPad, 0).CutBottom(tabLine, 0)
			u.Fill(below, u.Theme.Accent)
		}
		u.WriteIn(u.T(sec.title), render.TypeSmall.Medium(), at, render.Middle, ink)
		if pressed {
			s.goTo(u, i, high)
		}
	}
	_, below := r.CutTop(r.H, 0)
	u.LineAbove(below)
}

// current returns the section that is looked at in a window on the page that begins at off and is high: the one with the focus; else the
// one that was chosen in the list, until the page is scrolled, since the last ones have no room to begin at the top; else the last one at the
// end of the page, and the one that fills the most elsewhere.
func (s *Scene) current(u *ui.UI, off, high float32) int {
	if i := slices.IndexFunc(s.stops, func(names []string) bool { return slices.ContainsFunc(names, u.HasFocus) }); i >= 0 {
		return i
	}
	if s.to == off {
		return s.went
	}
	if off > 0 && off > s.full-high-1 {
		return len(s.heads) - 1
	}
	at, most := 0, float32(0)
	for i, head := range s.heads {
		end := s.full
		if i+1 < len(s.heads) {
			end = s.heads[i+1]
		}
		if seen := min(end, off+high) - max(head, off); seen > most {
			at, most = i, seen
		}
	}
	return at
}

// newSample returns what the styles of boards are shown on: the position on the table, or else the one that shows the first game. It panics
// when that cannot be played: it is data of ours.
func newSample(c *scenes.Context) *boardui.Picture {
	if c.Table != nil {
		m := c.Table.Match
		return boardui.NewPicture(m.Game(), m.Position())
	}
	g, p, err := c.Catalog[0].Show()
	if err != nil {
		panic("options: " + err.Error())
	}
	return boardui.NewPicture(g, p)
}

// boardNames are the keys of the styles' names, as settings.BoardStyles lists them.
var boardNames = []string{"options.boards.classic", "options.boards.calm", "options.boards.contrast"}

// styles draws a card for each style in r, side by side, and returns where they end.
func (s *Scene) styles(u *ui.UI, r render.Rect) float32 {
	const gap, pad, words = 16, 12, 40
	n := float32(len(boardNames))
	wide := (r.W - (n-1)*gap) / n
	side := wide - 2*pad
	row := render.Rect{X: r.X, Y: r.Y, W: r.W, H: pad + side + words}
	cards := row.Columns(gap, render.Even(len(boardNames))...)
	for i, name := range settings.BoardStyles {
		card := cards[i]
		label := u.T(boardNames[i])
		u.Add(u.T("options.boards")+" "+label, card)
		ink, line, width := u.Theme.Muted, u.Theme.Hairline, float32(1)
		switch {
		case s.context.Settings.Board == name:
			ink, line, width = u.Theme.Text, u.Theme.Accent, 2.5
		case u.Over(card):
			ink, line = u.Theme.Text, u.Theme.Muted
		}
		u.Box(card, render.Box{Radius: 14, Top: u.Theme.Window, Line: line, Width: width})
		b := *u.Brush
		b.Theme = render.NewTheme(u.Theme.Dark, scenes.StyleOf(name))
		board, below := card.CutTop(pad+side, 2)
		s.sample.Paint(&b, board.Place(side, side, render.Middle, render.End), false)
		below.H -= 2
		u.WriteIn(label, render.TypeSmall.Medium(), below, render.Middle, ink)
		if u.Clicked(card) {
			s.change(func(t *settings.Settings) { t.Board = settings.BoardStyles[i] })
		}
	}
	return row.Y + row.H
}
