// Lays out the title page and draws its games: below each other in windows that are narrow or low (list, line), side by side in others (row, column).
// The recent games below are in recent.go, the buttons of a game and the links to other pages in title.go.

package title

import (
	"slices"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// listHead is the height of the page above the games in a column.
const listHead = 66

// list draws the whole page with the games in one column, for windows without space for a row.
func (s *Scene) list(u *ui.UI, w, h float32) {
	const foot, gap, high, base = 12, 6, 160, 44
	page := render.Rect{W: w, H: h}.Place(min(w-48, 1000), h, render.Middle, render.Start)
	top, rest := page.CutTop(listHead, 0)
	face := render.Type{Size: 34, Weight: render.TypeTitle.Weight}
	wide := u.Write("Quintet", face, render.Point{X: top.X, Y: base}, render.Start, u.Theme.Text)
	_, room := s.tools(u, top, base).CutLeft(wide, 16)
	if motto := u.T("title.motto", len(s.tiles)); u.Measure(motto, render.TypeSmall) <= room.W {
		u.Write(motto, render.TypeSmall, render.Point{X: room.X, Y: base}, render.Start, u.Theme.Muted)
	}
	_, rest = rest.CutBottom(foot, 0)
	heading, rows := float32(44), float32(len(s.tiles))
	if s.foot() {
		heading, rows = 52, rows+1
		_, rest = rest.CutBottom(2*footPad, 0)
	}
	each := min((rest.H-heading)/rows, high) - gap
	brief := s.brief(u, page.W, each)
	for i, at := range rest.Rows(gap, slices.Repeat([]render.Size{render.Px(each)}, len(s.tiles))...) {
		s.line(u, i, at, brief)
	}
	_, rest = rest.CutTop((each+gap)*float32(len(s.tiles)), 0)
	u.Hairline(render.Rect{X: rest.X, Y: rest.Y + 2, W: rest.W, H: 1}, u.Theme.Hairline)
	top, rest = rest.CutTop(heading, 0)
	top = s.toTraining(u, s.toFile(u, render.Rect{X: top.X, Y: top.Y + 7, W: top.W + scenes.ToolBare, H: 36}))
	if !s.foot() {
		u.WriteIn(u.Fit(u.T("title.training.about"), render.TypeSmall, top.W), render.TypeSmall, top, render.Start, u.Theme.Muted)
		return
	}
	if at, _ := rest.CutTop(each+2*footPad+gap, 0); s.invited() {
		s.invitationLine(u, top, at)
	} else {
		s.lines(u, top, at)
	}
}

// A line holds the places in a line of the list. In a narrow line the buttons are below the text, which extends over their place.
type line struct {
	whole, board, words, tools render.Rect
	narrow                     bool
}

// The measures of a line: its buttons and the distance of its baselines.
const (
	lineTools   = 204
	toolHigh    = 40
	lineLeading = 20
)

// lineOf divides r, a line with its board, in a narrow page or not.
func lineOf(r render.Rect, narrow bool) line {
	l := line{whole: r.Pad(-10, -3), narrow: narrow}
	gap, side := float32(20), r.H-6
	if l.narrow {
		gap = 14
	}
	l.board, l.words = r.CutLeft(side, gap)
	l.board = l.board.Place(side, side, render.Start, render.Middle)
	if !l.narrow {
		l.tools, l.words = l.words.CutRight(lineTools, 16)
		l.tools = l.tools.Place(lineTools, toolHigh, render.Start, render.Middle)
	}
	return l
}

// footPad is the space above and below the part of the page below the games.
const footPad = 7

// footLine divides r, a card below the games with a single line.
func footLine(r render.Rect, narrow bool) line {
	l := lineOf(r.Pad(footPad, footPad), narrow)
	if l.whole = r; !l.narrow { // its text and buttons are as close together as those of a game
		_, l.tools = l.tools.CutLeft(footPad, 0)
		l.words = l.words.Pad(-footPad, 0)
	}
	return l
}

// brief reports whether some game does not fit in a line of the given size with its full description; then all descriptions are short.
func (s *Scene) brief(u *ui.UI, w, h float32) bool {
	l := lineOf(render.Rect{W: w, H: h}, u.Phone())
	if l.narrow {
		return true
	}
	for _, t := range s.tiles {
		if n := len(u.Wrap(u.T(t.spec.ID+".about"), render.TypeSmall, l.words.W)); h < 32+float32(n)*lineLeading {
			return true
		}
	}
	return false
}

// facts writes after a name, at at, the number of players of game i, its length, and the progress in its lessons, as far as there is space.
func (s *Scene) facts(u *ui.UI, i int, at render.Point, room float32) {
	const gap = 12
	table := sayTable(u, s.tiles[i].spec)
	for _, text := range []string{u.T("title.since", table, s.sayLessons(u, i)), table} {
		if gap+u.Measure(text, render.TypeCaption) <= room {
			at.X += gap
			u.Write(text, render.TypeCaption, at, render.Start, u.Theme.Muted)
			return
		}
	}
}

// line draws game i in r: its board, its name, its description as far as there is space, and the buttons.
func (s *Scene) line(u *ui.UI, i int, r render.Rect, brief bool) {
	t, l := &s.tiles[i], lineOf(r, u.Phone())
	s.frame(u, i, l.whole)
	s.show.picture(i, t.picture).Paint(u.Brush, l.board, false)
	about := u.T(t.spec.ID + ".about")
	if brief {
		about = u.T(t.spec.ID + ".title")
	}
	lines := float32(len(u.Wrap(about, render.TypeSmall, l.words.W)))
	at, lead := render.Point{X: l.words.X, Y: r.Y + (r.H-lines*lineLeading+11)/2}, float32(lineLeading+3)
	if l.narrow {
		const name, words = 24, 22
		high := float32(name + toolHigh)
		if lines == 1 && high+words <= r.H-4 {
			high += words
		} else {
			about = ""
		}
		all := l.words.Place(l.words.W, high, render.Start, render.Middle)
		l.tools, _ = all.CutBottom(toolHigh, 0)
		at.Y, lead = all.Y+17, words
	}
	wide := u.Write(t.spec.Name, render.Type{Size: 20, Weight: render.TypeGame.Weight}, at, render.Start, u.Theme.Text)
	s.facts(u, i, render.Point{X: at.X + wide, Y: at.Y}, l.words.W-wide)
	if about != "" {
		u.WriteLines(about, render.TypeSmall, render.Point{X: at.X, Y: at.Y + lead}, l.words.W, lineLeading, u.Theme.Muted)
	}
	s.buttons(u, i, l.tools)
	if u.Clicked(l.whole) {
		s.leave = s.setup(i)
	}
}

// The measures of the games in a row: the page above their boards, the part below a board, the table below everything, and the page below that.
const (
	rowHead  = 172
	rowWords = 168
	rowTable = 224
	rowFoot  = 28

	rowBase   = 80 // from the line of the heading to the boards
	mottoBase = 33 // from that line to the motto below it
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
		return baseOf(boards) + mottoBase + 12
	}
	return listHead
}

// baseOf returns the baseline of the name of the program above boards.
func baseOf(boards []render.Rect) float32 {
	return boards[0].Y - rowBase + max(0, rowHead-boards[0].Y)*baseLift/rowLift
}

// row draws the whole page with the boards of the games in a row, at the places boards.
func (s *Scene) row(u *ui.UI, boards []render.Rect) {
	r, last := boards[0], boards[len(boards)-1]
	r.W = last.X + last.W - r.X
	base := baseOf(boards)
	u.Write("Quintet", render.TypeTitle, render.Point{X: r.X, Y: base}, render.Start, u.Theme.Text)
	face := render.Type{Size: 18}
	u.Write(u.Fit(u.T("title.motto", len(s.tiles)), face, r.W), face, render.Point{X: r.X + 2, Y: base + mottoBase}, render.Start, u.Theme.Muted)
	s.toTraining(u, s.toFile(u, s.tools(u, r, base)))
	for i, board := range boards {
		s.column(u, i, board)
	}
	if s.foot() {
		_, below := r.CutTop(r.H, rowWords+34)
		u.LineAbove(below)
		_, below = below.CutTop(12, 0)
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
			ui.Ellipsis(sayTable(u, t.spec), render.TypeCaption, u.Theme.Muted),
			ui.Ellipsis(s.sayLessons(u, i), render.TypeCaption, u.Theme.Muted),
		),
		ui.Canvas(0, space.Control, func(r render.Rect) { s.buttons(u, i, r) }),
	)
	whole := render.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H + rowWords + 2}
	s.frame(u, i, whole.Inset(-edge))
	u.Lay(whole, e)
	if u.Clicked(whole.Inset(-edge)) {
		s.leave = s.setup(i)
	}
}
