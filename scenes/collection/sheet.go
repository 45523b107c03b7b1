package collection

import (
	"strings"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/library/index"
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
	noteHigh  = 44

	playersHigh = 20 // of who has played a game
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

// sheet draws x in the middle of the window, or what is chosen for a game at its row.
func (s *Scene) sheet(u *ui.UI, x sheet) {
	u.Alone()
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
	cs, note := x.choices(s, u), ""
	g, ofGame := x.(gameSheet)
	high := float32(sheetHead + 2*sheetPad)
	if ofGame {
		high += playersHigh
		if !s.context.InBrowser {
			note = u.T("collection.file", s.context.Library.GamePath(g.Name))
			high += noteHigh
		}
	}
	row := min(choiceRow, (h-32-high)/float32(len(cs)))
	high += row * float32(len(cs))
	r := sheetPlace(u, high)
	if ofGame {
		r.X = max(16, min(g.at.X+g.at.W, w-16)-r.W)
		r.Y = max(16, min(g.at.Y+g.at.H+4, h-16-r.H))
	}
	u.Sheet(r)
	rest := s.sheetHead(u, r, x)
	picked, rest := pick(u, rest, row, cs)
	if picked != nil {
		s.close(u)
		picked()
	}
	if note != "" {
		lines := u.Chop(note, render.TypeCaption, rest.W)
		for i, l := range lines[:min(len(lines), 2)] {
			u.Write(l, render.TypeCaption, render.Point{X: rest.X, Y: rest.Y + 22 + float32(i)*18}, render.Start, u.Theme.Muted)
		}
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
	r := sheetPlace(u, high)
	u.Sheet(r)
	return r
}

// sheetPlace returns the place of a sheet of that height in the middle of the window.
func sheetPlace(u *ui.UI, high float32) render.Rect {
	w, h := u.Size()
	wide := min(sheetWide, w-32)
	return render.Rect{X: float32(int((w - wide) / 2)), Y: float32(int((h - high) / 2)), W: wide, H: high}
}

// sheetHead writes above the sheet x in r what it is about, of a game as its row does, and returns the room below.
func (s *Scene) sheetHead(u *ui.UI, r render.Rect, x sheet) (below render.Rect) {
	g, ok := x.(gameSheet)
	if !ok {
		return sheetTitle(u, r, x.title(u))
	}
	words, title := s.say(u, g.Entry), g.Title
	if title == "" {
		title = scenes.FitWords(u, words.head, render.TypeSection, r.W-2*(sheetPad+8))
	}
	below = sheetTitle(u, r, title)
	line, rest := below.CutTop(playersHigh, 0)
	line.Y -= 8
	u.WriteIn(u.Fit(words.players, render.TypeSmall, line.W), render.TypeSmall, line, render.Start, u.Theme.Muted)
	return rest
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

// A gameSheet is the menu of a game.
type gameSheet struct {
	*index.Entry
	at render.Rect // the button that opened it
}

func (g gameSheet) title(u *ui.UI) string {
	if g.Title != "" {
		return g.Title
	}
	return u.T("collection.menu")
}

func (g gameSheet) choices(s *Scene, u *ui.UI) []choice {
	l := s.context.Library
	cs := []choice{
		{ui.Button{Label: u.T("title.look")}, func() { s.look(g.Entry) }},
		{ui.Button{Label: u.T("review.open"), Act: keys.Review}, func() { s.review(g.Entry) }},
		{ui.Button{Label: u.T("collection.rename")}, func() {
			s.open = &editSheet{key: "collection.name", text: g.Title, keep: func(text string) { l.Retitle(g.Name, text) }}
			u.Edit(u.T("collection.name"))
		}},
		{ui.Button{Label: u.T("collection.retag")}, func() {
			s.open = &editSheet{key: "collection.tags", text: strings.Join(g.Tags, ", "), keep: func(text string) { l.Retag(g.Name, text) }}
			u.Edit(u.T("collection.tags"))
		}},
		{ui.Button{Label: u.T("collection.copy")}, func() { l.CopyGame(g.Name) }},
		{ui.Button{Label: u.T("collection.delete"), Act: keys.Drop}, func() { s.deleted = append(s.deleted, l.DeleteGame(g.Name)) }},
	}
	if show := s.context.ShowFolder; show != nil {
		cs = append(cs, choice{ui.Button{Label: u.T("folder.show")}, func() { show(l.GamesFolder()) }})
	}
	return cs
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
