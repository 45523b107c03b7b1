// Package options is the settings page, not the options of a game: sections of rows, each change applied and saved at once.
//
// This file has the Scene: its layout (Frame), the sections as a list or as tabs, and the row that resets all settings or undoes that. It also draws
// the cards of the board styles, each with a sample board (styles). The page of keys uses the groups of rows (group) as well.
//
// Add a setting to the table of its section in sections.go; its texts are in scenes/texts.
//
// # Files
//
//   - sections.go: the table of sections and rows; row.go: one row; scale.go: the steps of the scale
//   - trial.go: the board to try the settings on
//   - keyboard.go: the page of keys; binding.go: its dialog that asks for a key
//   - licences.go: the page of licences
package options

import (
	"math"
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
	if list.W == 0 && u.Extent(s.tabs(u, all, 0, 0), area.W, tabHigh).W <= area.W {
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
		u.Lay(tabs, s.tabs(u, all, current, area.H))
	}
	u.Within(area, func() { s.page(u, all, area, off) })
	u.ScrollEnds(area, ground, "options", off, s.full)
	if trial.W > 0 {
		u.LineBeside(trial)
		_, trial = trial.CutTop(barHigh, 0)
		s.trial(u, trial)
	}
	s.context.Bar(u, scenes.BoardPage(w, h), scenes.Bar{Title: u.T("options.title"), InSettings: true}, &s.leave)
	return s.leave
}

// page draws the rows of all sections, scrolled by off.
func (s *Scene) page(u *ui.UI, sections []section, area render.Rect, off float32) {
	w, _ := u.Size()
	all := area.Pad(scenes.Margin(w), 0)
	if w >= listed { // otherwise they align with the section names above them
		all = all.Place(min(all.W, rowsMost), all.H, render.Middle, render.Start)
	}
	top := area.Y - off
	all.Y, all.H = top+pageTop, float32(math.Inf(1))
	s.heads, s.stops = s.heads[:0], s.stops[:0]
	for _, sec := range sections {
		rows := make([]ui.Element, len(sec.rows))
		for i, r := range sec.rows {
			rows[i] = r.element(u, all.W)
		}
		s.heads = append(s.heads, all.Y-top)
		s.stops = append(s.stops, u.Stops(func() { all = u.LayTop(all, groupRoom, group(u, sec.title, rows)) }))
	}
	s.full = all.Y + pageFoot - groupRoom - top
}

// group shows a heading with the text of key title, and rows below it with lines between them.
func group(u *ui.UI, title string, rows []ui.Element) ui.Element {
	parts := append(make([]ui.Element, 0, 2*len(rows)), ui.Text(u.T(title), render.TypeSection, u.Theme.Text).Height(headHigh))
	for i, row := range rows {
		parts = append(parts, ui.If(i > 0, ui.Hairline()), row)
	}
	return ui.Column(0, parts...)
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
	space := u.Theme.Space
	w, _ := u.Size()
	var rows []ui.Element
	for i, sec := range all {
		x := ui.Command{Label: u.T(sec.title), ListRow: true, Lit: i == current, Run: func() { s.goTo(u, i, high) }}
		rows = append(rows, ui.Button(x).Height(max(space.Control, u.Finger()-space.S/2)))
	}
	_, r = r.Pad(scenes.Margin(w)-bare, 0).CutTop(barHigh, space.M)
	u.Lay(r, ui.Column(space.S/2, rows...))
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

// tabs shows the names of the sections in a row, like list does in a column.
func (s *Scene) tabs(u *ui.UI, all []section, current int, high float32) ui.Element {
	var close, apart []ui.Element
	for i, sec := range all {
		name, ink, line := u.T(sec.title), u.Theme.Muted, ui.Element{}
		if i == current {
			ink = u.Theme.Text
			line = ui.Canvas(0, tabLine, func(r render.Rect) { u.Fill(r, u.Theme.Accent) })
		}
		link := ui.Button(ui.Command{Label: name, Bare: true, Run: func() { s.goTo(u, i, high) }}).Width(0).Pad(0, tabLine+1)
		words := ui.Text(name, render.TypeSmall.Medium(), ink)
		tab := ui.Stack(link, words.Pad(tabPad, 0), ui.Column(0, ui.Spacer(), line).Pad(tabPad, 0)).Height(tabHigh)
		close, apart = append(close, tab), append(apart, ui.If(i > 0, ui.Spacer()), tab)
	}
	w, _ := u.Size()
	row := ui.FirstThatFits(ui.Row(tabMost, close...), ui.Row(0, apart...))
	return ui.Column(0, row.Pad(scenes.Margin(w)-tabPad, 0), ui.Hairline())
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

// styles shows a card for each style, in a row of width w.
func (s *Scene) styles(u *ui.UI, w float32) ui.Element {
	n, gap := len(settings.BoardStyles), u.Theme.Space.M
	side := (w+gap)/float32(n) - gap - 2*cardPad
	cards := make([]ui.Element, n)
	for i := range cards {
		cards[i] = ui.Canvas(0, cardPad+side+cardWords, func(r render.Rect) { s.style(u, i, r) })
	}
	return ui.Grid(n, gap, cards...)
}

// Measures of the card of a style.
const (
	cardPad   = 12 // around its board
	cardWords = 40 // height of its name
)

// style draws the card of the i-th style in r, a sample of the board above its name.
func (s *Scene) style(u *ui.UI, i int, r render.Rect) {
	name, label := settings.BoardStyles[i], u.T(boardNames[i])
	u.Add(u.T("options.boards")+" "+label, r)
	ink, line, width := u.Theme.Muted, u.Theme.Hairline, float32(1)
	switch {
	case s.context.Settings.Board == name:
		ink, line, width = u.Theme.Text, u.Theme.Accent, 2.5
	case u.Over(r):
		ink, line = u.Theme.Text, u.Theme.Muted
	}
	b := *u.Brush
	b.Theme = render.NewTheme(u.Theme.Dark, scenes.StyleOf(name))
	side := r.W - 2*cardPad
	board := ui.Canvas(side, side, func(r render.Rect) { s.sample.Paint(&b, r, false) })
	words := ui.Text(label, render.TypeSmall.Medium(), ink).Align(render.Middle, render.Middle)
	card := ui.Column(0, board.Pad(cardPad, 0), words.Grow(1))
	u.Box(r, render.Box{Radius: 14, Top: u.Theme.Window, Line: line, Width: width})
	_, in := r.CutTop(cardPad, 0)
	u.Lay(in, card)
	if u.Clicked(r) {
		s.change(func(t *settings.Settings) { t.Board = name })
	}
}
