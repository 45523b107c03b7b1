// Package options is the scene of the settings: one page in sections, which applies and keeps every change at once.
//
// A setting is a row in the table of its section, in sections.go; the words stand in scenes/texts.
package options

import (
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/settings"
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
	sample  *widget.Picture    // what the styles of boards are shown on
	try     *widget.Sandbox    // where all of it can be tried, nil as long as there was no room for it
	begun   int                // how many plies had been played there before
	leave   scenes.Next        // where a row of this pass leads to
}

// New returns the page.
func New(c *scenes.Context) *Scene {
	return &Scene{context: c, sample: newSample(c), to: -1}
}

// Busy reports whether something moves on the board to be tried.
func (s *Scene) Busy() bool { return s.try != nil && s.try.Busy() }

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
