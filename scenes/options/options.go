// Package options is the settings page: sections of rows, each change applied and saved at once. This file has the page and its tabs.
//
// A setting is a row in the table of its section, in sections.go; its texts are in scenes/texts.
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
	context       *scenes.Context
	before        *settings.Settings // the settings before a reset; nil if there is none to undo
	full          float32            // height of all rows in the last pass
	heads         []float32          // the tops of the sections on the page, in the last pass
	stops         [][]string         // the focus stops of each section, in the last pass
	chosenSection int                // the section that was chosen in the list
	to            float32            // the scroll offset of that choice, -1 once the page is scrolled otherwise
	sample        *boardui.Picture   // the board that shows the styles
	try           *boardui.Sandbox   // a board to try the settings on, nil until there is space for it
	begun         int                // the number of plies played on it at first
	leave         scenes.Next        // set by a row of this pass to leave the page
}

// New returns the page.
func New(c *scenes.Context) *Scene {
	return &Scene{context: c, sample: newSample(c), to: -1}
}

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: only the board to try the settings on moves by itself.
func (s *Scene) Due() due.Time { return s.try.Due() }

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) { return s.try.Advance() }

// change applies f to the settings and saves them.
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
	listWide       = 264 // the width of that list
	headHigh       = 60
	groupRoom      = 20  // below a section
	tryBeside      = 776 // the least width of the rows, with margins, beside a board
	minSampleWidth = 440 // the least width of the board's column
	rowsMost       = 760 // the largest width of the rows: a switch far from its label is hard to match with it
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

// bar draws the top bar of a column about settings, with the title of that key, and reports whether the player leaves the page. It comes first in the
// order of the focus.
func bar(u *ui.UI, column render.Rect, c *scenes.Context, title string) (left bool) {
	u.First(func() {
		back, free := scenes.Bar(u, column, u.T("options.back"), u.T(title), "", 1)
		at, _ := free.CutRight(scenes.ToolSide, 0)
		c.ThemeButton(u, at)
		left = back
	})
	return left
}

// scroll draws content on the whole page below the bar. content gets the visible column and the scroll offset, and returns its height; high is its
// height in the last pass. name identifies the page. scroll returns the column and the height.
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
	if w >= listed { // otherwise they align with the section names above them
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

// group draws a heading with the text of key title, and n rows below it with lines between them, starting at the top of r. It returns where the next
// group begins. row draws the i-th row starting at the top of a place, and returns where it ends.
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

// reset is the row that resets all settings, and undoes that.
func (s *Scene) reset() []row {
	back := row{label: "options.defaults", help: "options.reset.help", button: "options.reset", press: s.resetAll}
	if s.before != nil {
		back.help, back.button, back.press = "options.unreset.help", "options.unreset", s.undoReset
	}
	return []row{back}
}

// resetAll resets all settings to their defaults.
func (s *Scene) resetAll() {
	kept := *s.context.Settings
	s.before = &kept
	s.context.Settings.Reset()
	s.context.SaveSettings()
}

// undoReset undoes resetAll.
func (s *Scene) undoReset() {
	*s.context.Settings = *s.before
	s.before = nil
	s.context.SaveSettings()
}

// list draws the names of the sections in r, as links to them; the current one is highlighted. high is the height of the visible page.
func (s *Scene) list(u *ui.UI, all []section, r render.Rect, current int, high float32) {
	const bare = 12 // left margin of a row's text
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

// goTo scrolls the page, of which high is visible, to its i-th section.
func (s *Scene) goTo(u *ui.UI, i int, high float32) {
	if i < len(s.heads) {
		s.chosenSection, s.to = i, max(0, min(s.heads[i]-8, s.full-high))
		u.ScrollTo("options", s.to)
	}
}

// Measures of the section names above a page that is too narrow for the list.
const (
	tabHigh = 40
	tabPad  = 8  // on both sides of a name
	tabMost = 12 // the largest gap between two names
	tabLine = 3  // below the current one
)

// tabsWide returns the total width of all names in a row.
func tabsWide(u *ui.UI, all []section) (wide float32) {
	for _, sec := range all {
		wide += tabWide(u, sec)
	}
	return wide - 2*tabPad
}

// tabWide returns the width of the name of a section with its margins.
func tabWide(u *ui.UI, sec section) float32 {
	return u.Measure(u.T(sec.title), render.TypeSmall.Medium()) + 2*tabPad
}

// tabs draws the names of the sections in a row in r, like list does in a column.
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

// current returns the current section when the visible part of the page begins at off and is high. It is the section with the focus; else the one
// chosen in the list, until the page is scrolled, because the last ones cannot scroll to the top; else the last one at the end of the page, and the
// one that fills most of the window elsewhere.
func (s *Scene) current(u *ui.UI, off, high float32) int {
	if i := slices.IndexFunc(s.stops, func(names []string) bool { return slices.ContainsFunc(names, u.HasFocus) }); i >= 0 {
		return i
	}
	if s.to == off {
		return s.chosenSection
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

// newSample returns the board that shows the styles: the position on the table, or else the showcase of the first game. It panics if that cannot be
// played, because it is embedded.
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

// boardNames are the keys of the styles' names, in the order of settings.BoardStyles.
var boardNames = []string{"options.boards.classic", "options.boards.calm", "options.boards.contrast"}

// styles draws a card for each style in r, in a row, and returns where they end.
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
