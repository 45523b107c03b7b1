// Lays out the title page and draws its games: below each other in windows that are narrow or low (list, line), side by side in others (row, column).
// Change the measures of both layouts here. recent.go draws the recent games below; title.go has the buttons of a game and the links to other pages.

package title

import (
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// The measures of the list.
const (
	listWide  = 1000 // at most
	listHigh  = 1100 // at most
	linePad   = 10   // from a line to the sides of its frame
	lineHigh  = 20   // of its texts
	lineTools = 194  // its buttons
	listHead  = 56   // the bar at its top
)

// list draws the whole page with the games in one column, for windows without space for a row.
func (s *Scene) list(u *ui.UI, w, h float32) {
	space := u.Theme.Space
	page := render.Rect{Y: space.S, W: w}.Place(min(w-2*space.L, listWide), min(h-2*space.S-space.M, listHigh), render.Middle, render.Start)
	if u.Phone() {
		u.Lay(page, s.lines(u, space.S, true))
		return
	}
	u.Lay(page, ui.FirstThatFits(s.lines(u, space.M, false), s.lines(u, space.S, false), s.lines(u, space.M, true), s.lines(u, space.S, true)))
}

// lines shows the page of list, with gap between its lines, and with short descriptions of the games if brief is set. The card of the last line
// extends below it by a small space.
func (s *Scene) lines(u *ui.UI, gap float32, brief bool) ui.Element {
	control := u.Theme.Space.Control
	motto := ui.Text(u.T("title.motto", len(s.tiles)), render.TypeSmall, u.Theme.Muted)
	name := ui.Text("Quintet", render.TypeScore, u.Theme.Text).Height(control)
	bar := ui.FirstThatFits(s.bar(u, name, motto), s.bar(u, name, ui.Element{}))
	var parts []ui.Element
	for i := range s.tiles {
		parts = append(parts, s.line(u, i, brief).Grow(1))
	}
	head, foot := s.lowest(u)
	parts = append(parts, ui.Hairline(), ui.Canvas(0, control, func(r render.Rect) { toEdge(u, r, head) }), foot.Grow(1))
	return ui.Column(u.Theme.Space.M, ui.Canvas(0, control, func(r render.Rect) { toEdge(u, r, bar) }), ui.Column(gap, parts...).Grow(1))
}

// lowest returns the parts of the list below the games: a heading with links, and one item or an offer to newcomers.
func (s *Scene) lowest(u *ui.UI) (head, foot ui.Element) {
	links := func(text string, t render.Type, ink sprites.Color) ui.Element {
		row := func(words bool) ui.Element {
			return ui.Row(0, ui.Text(text, t, ink), ui.Spacer(), s.toTraining(u, true), s.toFile(u, words))
		}
		return ui.FirstThatFits(row(true), row(false), ui.Row(0, ui.Ellipsis(text, t, ink).Grow(1), s.toTraining(u, true), s.toFile(u, false)))
	}
	switch {
	case !s.foot():
		return links(u.T("title.training.about"), render.TypeSmall, u.Theme.Muted), ui.Element{}
	case s.invited():
		ask, offer, _ := s.invitationTexts(u)
		if u.Phone() { // its line has no space for the offer
			return links(offer, render.TypeCaption, u.Theme.Text), s.invitationLine(u)
		}
		return links(ask, render.TypeSeat, u.Theme.Text), s.invitationLine(u)
	}
	s.page = 1
	head = s.head(u, render.TypeSeat, s.toTraining, s.toFile)
	if len(s.items) == 0 {
		return head, ui.Spacer()
	}
	return head, s.itemLine(u, s.first)
}

// line shows game i: its board, its name, its description as far as there is space, and the buttons.
func (s *Scene) line(u *ui.UI, i int, brief bool) ui.Element {
	t, space := &s.tiles[i], u.Theme.Space
	about := u.T(t.spec.ID + ".about")
	if brief {
		about = u.T(t.spec.ID + ".title")
	}
	caption := func(text string) ui.Element { return ui.Text(text, render.TypeCaption, u.Theme.Muted) }
	name, table := ui.Text(t.spec.Name, render.TypeBar, u.Theme.Text).Height(lineHigh), playersAndTime(u, t.spec)
	name = ui.FirstThatFits(
		ui.Row(space.S, name, caption(u.T("title.since", table, s.lessonProgress(u, i)))),
		ui.Row(space.S, name, caption(table)),
		name,
	)
	texts := []ui.Element{ui.Column(0, name, ui.Wrapped(about, ui.Block{Type: render.TypeSmall, Leading: lineHigh, Ink: u.Theme.Muted}))}
	if u.Phone() { // the buttons need the space first
		texts = append(texts, name)
	}
	board := ui.Square(func(r render.Rect) { s.show.picture(i, t.picture).Paint(u.Brush, r, false) })
	const above = 3 // to the top and bottom of the frame
	e := s.parts(u, board, s.buttons(u, i), lineTools, texts...)
	return s.target(u, i, s.frame, e.Pad(linePad, above), func() { s.leave = s.setup(i) }).Pad(-linePad, -above)
}

// onCard shows e as the last line of the list, on the card of item. The card is a small space higher than the line, and extends beyond it.
func (s *Scene) onCard(u *ui.UI, item int, e ui.Element, open func()) ui.Element {
	pad := u.Theme.Space.S
	return s.target(u, item, s.cardFrame, e.Pad(pad, pad), open).Pad(0, -pad)
}

// parts shows a line: its board, the first of texts that fits, and the buttons tools, which are w wide, or on a phone below the text.
func (s *Scene) parts(u *ui.UI, board, tools ui.Element, w float32, texts ...ui.Element) ui.Element {
	space, variants := u.Theme.Space, make([]ui.Element, len(texts))
	for i, text := range texts {
		if variants[i] = text; u.Phone() {
			variants[i] = ui.Column(space.S, text, tools)
		}
	}
	text := ui.FirstThatFits(variants...).Grow(1)
	if u.Phone() {
		return ui.Row(space.M, board.Pad(0, space.S/2), text)
	}
	return ui.Row(space.M, board, text, tools.Width(w))
}

// The measures of the games in a row: the page above their boards, the part below a board, the table below everything, and the page below that.
const (
	rowHead  = 172
	rowWords = 168
	rowTable = 224
	rowFoot  = 28

	rowTitle  = 136 // from the top of the name of the program to the boards
	titleHigh = 104 // this name and the motto, with a gap
)

// How much lower than usual the page can be: above the boards, between them and the heading, and below everything.
const (
	rowLift  = 46
	baseLift = 12
	footLift = 8
)

// spacing returns the margins of a page of width w, the gaps between the boards, and their least side.
func spacing(w float32) (margin, gap, least float32) {
	if w < 1240 {
		return 40, 20, 180
	}
	return 64, 28, 204
}

// around returns the height of the page above and below the boards.
func (s *Scene) around() float32 {
	if s.foot() {
		return rowHead + rowWords + rowFoot + rowTable
	}
	return rowHead + rowWords + rowFoot
}

// room returns the places of the boards in a row, and whether the window is large enough for it.
func (s *Scene) room(w, h float32) (boards []render.Rect, ok bool) {
	margin, gap, least := spacing(w)
	high := h - s.around()
	low := min(max(0, least-high), rowLift+footLift)
	high += low
	n := float32(len(s.tiles))
	side := min((w-2*margin-gap*(n-1))/n, high, 320)
	row := render.Rect{Y: rowHead - min(low, rowLift) + max(0, high-side)*0.4, W: w, H: side}.Place(n*side+gap*(n-1), side, render.Middle, render.Start)
	return row.Columns(gap, render.Even(len(s.tiles))...), side >= least
}

var _ scenes.Headed = (*Scene)(nil)

// HeadHeight implements scenes.Headed.
func (s *Scene) HeadHeight(w, h float32) float32 {
	if boards, ok := s.room(w, h); ok {
		return headOf(boards) + titleHigh
	}
	return listHead
}

// headOf returns the top of the name of the program above boards.
func headOf(boards []render.Rect) float32 {
	return boards[0].Y - rowTitle + max(0, rowHead-boards[0].Y)*baseLift/rowLift
}

// row draws the whole page with the boards of the games in a row, at the places boards.
func (s *Scene) row(u *ui.UI, boards []render.Rect) {
	r, last := boards[0], boards[len(boards)-1]
	r.W = last.X + last.W - r.X
	head := render.Rect{X: r.X, Y: headOf(boards), W: r.W, H: titleHigh}
	motto := ui.Ellipsis(u.T("title.motto", len(s.tiles)), render.TypeLesson, u.Theme.Muted)
	name := ui.Text("Quintet", render.TypeTitle, u.Theme.Text)
	toEdge(u, head, ui.Column(0, s.bar(u, name, ui.Element{}, s.toTraining(u, true), s.toFile(u, true)), motto.Pad(2, 0)))
	for i, board := range boards {
		s.column(u, i, board)
	}
	if s.foot() {
		_, below := r.CutTop(r.H, rowWords+34)
		u.LineAbove(below)
		_, below = below.CutTop(6, 0)
		if s.invited() {
			s.invitation(u, below)
		} else {
			s.cards(u, below)
		}
	}
}

// column draws game i with its board in r.
func (s *Scene) column(u *ui.UI, i int, r render.Rect) {
	const edge = 14 // of the frame around it
	t, space := &s.tiles[i], u.Theme.Space
	e := ui.Column(space.M,
		ui.Canvas(r.W, r.H, func(r render.Rect) { s.show.picture(i, t.picture).Paint(u.Brush, r, false) }),
		ui.Column(0,
			ui.Ellipsis(t.spec.Name, render.TypeGame, u.Theme.Text),
			ui.Ellipsis(u.T(t.spec.ID+".title"), render.TypeSmall, u.Theme.Muted),
			ui.Ellipsis(playersAndTime(u, t.spec), render.TypeCaption, u.Theme.Muted),
			ui.Ellipsis(s.lessonProgress(u, i), render.TypeCaption, u.Theme.Muted),
		),
		s.buttons(u, i),
	)
	whole := render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + rowWords + 2}
	u.Lay(whole.Inset(-edge), s.target(u, i, s.frame, e.Pad(edge, edge), func() { s.leave = s.setup(i) }))
}
