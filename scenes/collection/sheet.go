// The sheets that open above the collection: dialogs (dialog), a field to edit a text (editSheet), and questions (question). They are laid out, drawn
// and closed here. Add a case to the method sheet for another sheet. menu.go draws the menu of a game, filters.go lists of values, criteria.go the
// sheet of filters.

package collection

import (
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A sheet is open above the page and offers choices.
type sheet interface {
	title(u *ui.UI) string
	choices(s *Scene, u *ui.UI) []ui.Command
}

// Sizes of a sheet.
const (
	sheetWidth   = 420
	sheetMargin  = 16 // the least room between a sheet and the sides of the window
	choiceHeight = 42
)

// choiceRows shows cs as rows of height high. Each closes the sheet before it runs.
func (s *Scene) choiceRows(u *ui.UI, high float32, cs []ui.Command) ui.Element {
	rows := make([]ui.Element, len(cs))
	for i, c := range cs {
		c.ListRow = true
		rows[i] = ui.Button(c.After(func() { s.close(u) })).Height(high).Pad(-12, 0)
	}
	return ui.Column(0, rows...)
}

// sheet draws x: the menu of games at their row, a list of values below its button, everything else in the middle of the window.
func (s *Scene) sheet(u *ui.UI, x sheet) {
	if g, ok := x.(gameSheet); ok {
		s.menu(u, g)
		return
	}
	if f, ok := x.(filterSheet); ok {
		s.dropDown(u, f)
		return
	}
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, sprites.Alpha(sprites.RGB(0), pageShade))
	switch x := x.(type) {
	case question:
		s.ask(u, x)
		return
	case *editSheet:
		s.edit(u, x)
		return
	case *criteria:
		s.drawCriteria(u, x)
		return
	}
	panic("collection: no drawing for this sheet")
}

// closeIfDismissed closes the sheet in r if the player dismisses it.
func (s *Scene) closeIfDismissed(u *ui.UI, r render.Rect) {
	if u.Dismissed(r) {
		s.close(u)
	}
}

// dialog draws a sheet with a title in the middle of the window and returns its place. body returns its content with rows of the given height, which
// is row or, in a low window, less.
func dialog(u *ui.UI, title string, rows int, row float32, body func(row float32) ui.Element) render.Rect {
	w, h := u.Size()
	wide, space := min(sheetWidth, w-2*sheetMargin), u.Theme.Space
	e, high := sheetElement(u, wide, rows, row, func(row float32) ui.Element {
		return ui.Column(space.M, ui.Ellipsis(title, render.TypeSection, u.Theme.Text), body(row)).Pad(space.L, space.M)
	})
	r := render.Rect{X: float32(int((w - wide) / 2)), Y: float32(int((h - high) / 2)), W: wide, H: high}
	u.Sheet(r)
	u.Lay(r, e)
	return r
}

// sheetElement returns a sheet and its height. sheet makes it with rows of the given height, which is row or, in a low window, less.
func sheetElement(u *ui.UI, wide float32, rows int, row float32, sheet func(row float32) ui.Element) (e ui.Element, high float32) {
	_, h := u.Size()
	e = sheet(row)
	high = u.Extent(e, wide, h).H
	if over := high - (h - 2*sheetMargin); over > 0 && rows > 0 {
		e = sheet(row - over/float32(rows))
		high = u.Extent(e, wide, h).H
	}
	return e, high
}

// close closes the sheet. If a key did that, the focus returns to the button that opened it.
func (s *Scene) close(u *ui.UI) {
	if len(u.In.Keys) > 0 {
		u.Focus(s.from)
	}
	s.openSheet = nil
}

// An editSheet is a sheet with a field for a text.
type editSheet struct {
	key  string // of its title
	text string
	keep func(text string)
}

func (e *editSheet) title(u *ui.UI) string { return u.T(e.key) }

func (e *editSheet) choices(s *Scene, u *ui.UI) []ui.Command {
	return []ui.Command{
		{Label: u.T("keys.leave"), Act: keys.Back, Kind: ui.Quiet, Run: func() {}},
		{Label: u.T("collection.keep"), Kind: ui.Main, Run: func() { e.keep(e.text) }},
	}
}

// edit draws e. Enter in its field keeps the text.
func (s *Scene) edit(u *ui.UI, e *editSheet) {
	const limit = 80
	space, title := u.Theme.Space, e.title(u)
	field := ui.Canvas(0, space.Control, func(r render.Rect) {
		if e.text = u.Field(r, title, e.text, limit, render.TypeBody); u.Entered(title) {
			u.Take()
			s.close(u)
			e.keep(e.text)
		}
	})
	var buttons []ui.Element
	for _, c := range e.choices(s, u) {
		buttons = append(buttons, ui.Button(c.After(func() { s.close(u) })))
	}
	dialog(u, title, 0, 0, func(float32) ui.Element { return ui.Column(space.M, field, ui.Row(space.S, buttons...)) })
}

// A question asks before something is done that cannot be undone.
type question struct {
	key, yes string // of its text, and of the command that does it
	games    int
	do       func()
}

func (q question) title(u *ui.UI) string { return u.T(q.key, q.games) }

func (q question) choices(_ *Scene, u *ui.UI) []ui.Command {
	return []ui.Command{{Label: u.T("keys.leave"), Act: keys.Back, Kind: ui.Quiet, Run: func() {}}, {Label: u.T(q.yes), Kind: ui.Main, Run: q.do}}
}

// ask draws q.
func (s *Scene) ask(u *ui.UI, q question) {
	var buttons []ui.Element
	for _, c := range q.choices(s, u) {
		buttons = append(buttons, ui.Button(c.After(func() { s.close(u) })))
	}
	r := dialog(u, q.title(u), 0, 0, func(float32) ui.Element {
		about := ui.Wrapped(u.T("collection.forever"), ui.Block{Type: render.TypeBody, Leading: u.Theme.Space.L, MaxLines: 3, Ink: u.Theme.Muted})
		return ui.Column(u.Theme.Space.L, about, ui.Row(u.Theme.Space.S, buttons...))
	})
	s.closeIfDismissed(u, r)
}
