// The sheet that opens above the collection and lists choices: its layout and drawing. What it lists is in menu.go, filters.go and criteria.go.

package collection

import (
	"quintet/render"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A sheet is something open above the page, from which one thing is chosen.
type sheet interface {
	title(u *ui.UI) string
	choices(s *Scene, u *ui.UI) []choice
}

// A choice is a button of a sheet with what it does.
type choice struct {
	button ui.Button
	do     func()
}

// The measures of a sheet.
const (
	sheetWide = 420
	sheetPad  = 16
	sheetHead = 44
	choiceRow = 42
)

// pick shows cs as rows of a height from the top of r down. It returns what the one does that was pressed, nil for none, and the rest of r.
func pick(u *ui.UI, r render.Rect, high float32, cs []choice) (picked func(), rest render.Rect) {
	for _, c := range cs {
		var at render.Rect
		at, r = r.CutTop(high, 0)
		c.button.Wide = true
		if u.Button(at.Pad(-12, 0), c.button) {
			picked = c.do
		}
	}
	return picked, r
}

// sheet draws x: the menu of a game at its row, everything else in the middle of the window.
func (s *Scene) sheet(u *ui.UI, x sheet) {
	u.Alone()
	if g, ok := x.(gameSheet); ok {
		s.menu(u, g)
		return
	}
	w, h := u.Size()
	u.Fill(render.Rect{W: w, H: h}, sprites.Alpha(sprites.RGB(0), pageShade))
	switch x := x.(type) {
	case *editSheet:
		s.edit(u, x)
		return
	case *criteria:
		s.choose(u, x)
		return
	}
	cs := x.choices(s, u)
	high := float32(sheetHead + 2*sheetPad)
	row := min(choiceRow, (h-32-high)/float32(len(cs)))
	r := sheetAt(u, high+row*float32(len(cs)))
	rest := sheetTitle(u, r, x.title(u))
	if picked, _ := pick(u, rest, row, cs); picked != nil {
		s.close(u)
		picked()
	}
	s.closes(u, r)
}

// closes puts the sheet in r away for who turns away from it.
func (s *Scene) closes(u *ui.UI, r render.Rect) {
	if u.Act(keys.Back) || u.Free() && u.In.Released != 0 && !r.Contains(u.Pointer()) {
		u.Take()
		s.close(u)
	}
}

// sheetAt draws the ground of a sheet of that height in the middle of the window.
func sheetAt(u *ui.UI, high float32) render.Rect {
	w, h := u.Size()
	wide := min(sheetWide, w-32)
	r := render.Rect{X: float32(int((w - wide) / 2)), Y: float32(int((h - high) / 2)), W: wide, H: high}
	u.Sheet(r)
	return r
}

// sheetTitle writes the title of the sheet in r, and returns the room below.
func sheetTitle(u *ui.UI, r render.Rect, title string) (below render.Rect) {
	head, below := r.Pad(sheetPad+8, sheetPad).CutTop(sheetHead, 0)
	u.Write(u.Fit(title, render.TypeSection, head.W), render.TypeSection, render.Point{X: head.X, Y: head.Y + 24}, render.Start, u.Theme.Text)
	return below
}

// close puts the sheet away. By keys the focus goes back to where it came from.
func (s *Scene) close(u *ui.UI) {
	if len(u.In.Keys) > 0 {
		u.Focus(s.from)
	}
	s.open = nil
}

// An editSheet lets a text be written.
type editSheet struct {
	key  string // of its title
	text string
	keep func(text string)
}

func (e *editSheet) title(u *ui.UI) string { return u.T(e.key) }

func (e *editSheet) choices(s *Scene, u *ui.UI) []choice {
	return []choice{
		{ui.Button{Label: u.T("keys.leave"), Act: keys.Back, Kind: ui.Quiet}, func() {}},
		{ui.Button{Label: u.T("collection.keep"), Kind: ui.Main}, func() { e.keep(e.text) }},
	}
}

// edit draws e. Enter in its field keeps the text.
func (s *Scene) edit(u *ui.UI, e *editSheet) {
	const high, limit = 196, 80
	r := sheetAt(u, high)
	rest := sheetTitle(u, r, e.title(u))
	field, rest := rest.CutTop(toolHigh, 14)
	if e.text = u.Field(field, e.title(u), e.text, limit, render.TypeBody); u.Entered(e.title(u)) {
		s.close(u)
		e.keep(e.text)
		return
	}
	for _, c := range e.choices(s, u) {
		var at render.Rect
		at, rest = rest.CutLeft(u.ButtonWide(c.button, 18), 10)
		at.H = toolHigh
		if u.Button(at, c.button) {
			s.close(u)
			c.do()
		}
	}
}
