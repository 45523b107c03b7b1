// Draws the list of finished games: only the visible rows (list), each with a picture of the last position and text in columns or in three lines
// (row, entryText). Opens a game or its review. Change the layout of a row here. say.go has the text of a row, marks.go its notes and tags.

package collection

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// maxBoards is the most pictures that are kept.
const maxBoards = 100

// list draws the games that are visible in r.
func (s *Scene) list(u *ui.UI, r render.Rect) {
	w, _ := u.Size()
	area := render.Rect{X: 0, Y: r.Y, W: w, H: r.H}
	const line = 32
	foot := s.foot(u)
	all := float32(len(s.found))*rowHeight + line*float32(len(foot)) + pageFoot
	off := u.ScrollPage(area, areaName, all)
	const beyond = 2 // rows that are not visible but that the keyboard can reach
	first := max(0, int(off/rowHeight)-beyond)
	last := min(len(s.found), int((off+area.H)/rowHeight)+1+beyond)
	u.Within(area, func() {
		for i := first; i < last; i++ {
			s.row(u, i, render.Rect{X: r.X, Y: area.Y - off + float32(i)*rowHeight, W: r.W, H: rowHeight})
		}
		for i, e := range foot {
			u.Lay(render.Rect{X: r.X, Y: area.Y - off + float32(len(s.found))*rowHeight + line*float32(i), W: r.W, H: line}, e)
		}
	})
	u.ScrollEnds(area, u.Theme.Window, areaName, off, all)
}

// foot returns the lines below the last game: what cannot be read, and how long games stay in the bin.
func (s *Scene) foot(u *ui.UI) (lines []ui.Element) {
	if bad := s.problems; len(bad) > 0 && s.unfiltered() {
		lines = append(lines, s.unread(u))
	}
	if s.bin {
		lines = append(lines, ui.Ellipsis(u.T("collection.bin.help", library.DaysInBin), render.TypeSmall, u.Theme.Muted))
	}
	return lines
}

// row draws the i-th game in r. A click on it opens the game, except on the button of its menu.
func (s *Scene) row(u *ui.UI, i int, r render.Rect) {
	const tool, gap = 40, 14
	e := s.found[i]
	if i > 0 {
		u.LineAbove(r)
	}
	name := u.T("title.look") + nth(i)
	s.rowGround(u, e, r, name)
	side := r.H - 16
	at, words := r.CutLeft(side, gap)
	if picture := s.board(e); picture != nil {
		picture.Paint(u.Brush, at.Place(side, side, render.Start, render.Middle), false)
	}
	s.mark(u, e, at.Place(side, side, render.Start, render.Middle))
	words.W += scenes.ToolPadding
	more, words := words.CutRight(tool, 8)
	u.Lay(words, s.entryText(u, e, words.W).Align(render.Start, render.Middle))
	menu := ui.Command{Icon: sprites.IconMore, Name: u.T("collection.menu"), Nth: nth(i)}
	if more = more.Place(tool, tool, render.Start, render.Middle); u.Button(more, menu) {
		s.menuOf(e, more, menu.Name+menu.Nth)
	}
	if u.HasFocus(name) || u.HasFocus(menu.Name+menu.Nth) {
		if s.focused = e; u.Act(keys.ItemMenu) {
			s.menuOf(e, more, name)
		}
	}
	if u.Over(r) {
		s.hovered = e
		s.pointMenu(u, e, name)
	}
	u.Add(name, words)
	if byKey := u.Stop(name, words); byKey || u.Clicked(r) {
		s.press(u, i, byKey, more, name)
	}
}

// rowGround draws the ground of the row of e in r, called name: for a selected game, and for the one that has the focus, the pointer or the menu.
func (s *Scene) rowGround(u *ui.UI, e *index.Entry, r render.Rect, name string) {
	ground := u.Theme.Quiet
	if s.selected[e.Name] {
		ground = u.Theme.Active
	}
	if open, _ := s.openSheet.(gameSheet); u.Over(r) || u.HasFocus(name) || open.has(e) || s.selected[e.Name] {
		u.Box(r.Pad(-8, 3), render.Box{Radius: 10, Top: ground})
	}
}

// nth returns the suffix that tells row i apart for scripts. The first row has none.
func nth(i int) string {
	if i == 0 {
		return ""
	}
	return " " + strconv.Itoa(i+1)
}

// open opens a game at its end, or at the position of the filter if the game reached that.
func (s *Scene) open(e *index.Entry) {
	if t, ok := s.context.Library.OpenGame(e.Name); ok {
		if s.position != nil {
			if n := index.FirstWithKey(t.Match, s.position.hash); n != nil {
				t.Match.Show(n)
			}
		}
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t}
	}
}

// review opens the review of a game.
func (s *Scene) review(e *index.Entry) {
	if t, ok := s.context.Library.OpenGame(e.Name); ok {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: t}}
	}
}

// minColumns is the least width of a row that is laid out in columns.
const minColumns = 900

// entryText shows the text about e in a space of width w: in columns, or in three lines. The notes and tags are after the head, or at the end of the
// last line.
func (s *Scene) entryText(u *ui.UI, e *index.Entry, w float32) ui.Element {
	x, space := s.summarize(u, e), u.Theme.Space
	muted := func(words string) ui.Element { return ui.Ellipsis(words, render.TypeSmall, u.Theme.Muted) }
	head := ui.Fitted(render.TypeSeat, u.Theme.Text, func(w float32) string { return x.heading(u, w) })
	below := ui.Fitted(render.TypeSmall, u.Theme.Muted, func(w float32) string { return x.subheading(u, w) })
	marks := ui.If(len(x.notes)+len(x.tags) > 0, ui.Canvas(0, tagHeight, func(r render.Rect) { x.drawNotes(u, r) }).Grow(1))
	if w < minColumns {
		day := ui.If(x.day != "", ui.Text(x.day, render.TypeCaption, u.Theme.Muted))
		return ui.Column(space.S/2, head, ui.Row(space.S, below.Grow(1), day), ui.Row(space.S, x.endingText(u), marks))
	}
	result := ui.Column(space.S/2, ui.Ellipsis(x.result, render.TypeButton, u.Theme.Text), ui.If(x.ending != "", muted(x.ending)))
	return ui.Row(space.L,
		ui.Column(space.S/2, ui.Row(space.M, head, marks), below).Grow(13),
		ui.Row(space.S, s.winner(u, e), result.Grow(1)).Grow(6),
		muted(x.length).Grow(4),
		muted(x.day).Align(render.End, render.Middle).Grow(4),
	)
}

// winner shows a piece of the player who won e, if only one did.
func (s *Scene) winner(u *ui.UI, e *index.Entry) ui.Element {
	const side = 22
	picture := s.board(e)
	if picture == nil || len(e.Winners) != 1 {
		return ui.Element{}
	}
	return ui.Canvas(side, side, func(r render.Rect) { picture.Piece(u.Brush, e.Winners[0], r.Centre(), side) })
}

// endingText says in one line who won and how the game ended, and how long it was if there is room.
func (w *summary) endingText(u *ui.UI) ui.Element {
	muted := func(words string, t render.Type) ui.Element { return ui.Text(", "+words, t, u.Theme.Muted) }
	ending := func(t render.Type) ui.Element {
		return ui.Row(0, ui.Ellipsis(w.result, t.Medium(), u.Theme.Text), ui.If(w.ending != "", muted(w.ending, t)))
	}
	long := ui.Row(0, ending(render.TypeSmall), muted(w.length, render.TypeSmall))
	return ui.FirstThatFits(long, ending(render.TypeSmall), ending(render.TypeCaption), ending(render.TypeLabel))
}

// spec returns the game of e.
func (s *Scene) spec(e *index.Entry) games.Spec {
	for _, spec := range s.context.Catalog {
		if spec.ID == e.Game {
			return spec
		}
	}
	panic("collection: a record was read of a game that is unknown: " + e.Game)
}

// options returns the options of e.
func (s *Scene) options(e *index.Entry) games.Options {
	o, err := games.ParseOptions(strings.Fields(e.Options))
	if err != nil {
		panic("collection: options of a record that was read: " + err.Error())
	}
	return o
}

// board returns the picture of the last position of e, nil if it cannot be made: the index is a file that anyone can change.
func (s *Scene) board(e *index.Entry) *boardui.Picture {
	key := e.Name + " " + e.Stamp
	if p, ok := s.boards[key]; ok {
		return p
	}
	kind := e.Game + " " + e.Options
	g := s.games[kind]
	if g == nil {
		made, err := s.spec(e).Open(s.options(e))
		if err != nil {
			return nil
		}
		g, s.games[kind] = made, made
	}
	p, err := g.ParsePosition(e.Final)
	if err != nil {
		return nil
	}
	if len(s.boards) >= maxBoards {
		clear(s.boards)
	}
	picture := boardui.NewPicture(g, p)
	if e.Ended {
		picture.View.EndTurn()
	}
	s.boards[key] = picture
	return picture
}
