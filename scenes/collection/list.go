// The list of finished games: its columns, its rows and the pictures in them.

package collection

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// maxBoards bounds the pictures that are kept of games out of sight.
const maxBoards = 100

// list draws the games that are seen of r, in a window of width w.
func (s *Scene) list(u *ui.UI, r render.Rect, w float32) {
	area := render.Rect{X: 0, Y: r.Y, W: w, H: r.H}
	all := float32(len(s.found))*rowHigh + pageFoot
	off := u.ScrollPage(area, areaName, all)
	const beyond = 2 // rows out of sight that the keyboard can come to
	first := max(0, int(off/rowHigh)-beyond)
	last := min(len(s.found), int((off+area.H)/rowHigh)+1+beyond)
	u.Within(area, func() {
		for i := first; i < last; i++ {
			s.row(u, i, render.Rect{X: r.X, Y: area.Y - off + float32(i)*rowHigh, W: r.W, H: rowHigh})
		}
	})
	u.ScrollEnds(area, u.Theme.Window, areaName, off, all)
}

// row draws the i-th game in r: all of it opens the game, but for the button of its menu.
func (s *Scene) row(u *ui.UI, i int, r render.Rect) {
	const tool, gap = 40, 14
	e := s.found[i]
	if i > 0 {
		u.LineAbove(r)
	}
	name := u.T("title.look") + nth(i)
	if u.Over(r) || u.HasFocus(name) {
		u.Box(r.Pad(-8, 3), render.Box{Radius: 10, Top: u.Theme.Quiet})
	}
	side := r.H - 16
	at, words := r.CutLeft(side, gap)
	if picture := s.board(e); picture != nil {
		picture.Paint(u.Brush, at.Place(side, side, render.Start, render.Middle), false)
	}
	words.W += scenes.ToolBare
	more, words := words.CutRight(tool, 8)
	s.words(u, e, words)
	menu := ui.Command{Icon: sprites.IconMore, Name: u.T("collection.menu"), Nth: nth(i)}
	if more = more.Place(tool, tool, render.Start, render.Middle); u.Button(more, menu) {
		s.open, s.from = gameSheet{e, more}, menu.Name+menu.Nth
	}
	if u.HasFocus(name) || u.HasFocus(menu.Name+menu.Nth) {
		s.attended = e
	}
	if u.Over(r) {
		s.pointed = e
	}
	u.Add(name, words)
	if u.Stop(name, words) || u.Clicked(r) {
		s.look(e)
	}
}

// nth tells scripts rows apart: the first has no number.
func nth(i int) string {
	if i == 0 {
		return ""
	}
	return " " + strconv.Itoa(i+1)
}

// look opens a game at its end, or where it has come to the position that is searched for.
func (s *Scene) look(e *index.Entry) {
	if t, ok := s.context.Library.OpenGame(e.Name); ok {
		if s.position != nil {
			if n := index.Where(t.Match, s.position.hash); n != nil {
				t.Match.Show(n)
			}
		}
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Play, Args: t.Table()}
	}
}

// review opens the review of a game.
func (s *Scene) review(e *index.Entry) {
	if t, ok := s.context.Library.OpenGame(e.Name); ok {
		s.leave = scenes.Next{Do: scenes.Push, Name: scenes.Review, Args: scenes.ReviewPage{Table: t.Table()}}
	}
}

// The columns of a row, their least width but for the first, and the least width of a row that has such columns.
const (
	columned  = 900
	columnGap = 24
	leading   = 24 // between the baselines of lines
	marksGap  = 16 // before what a record holds beside its moves
)

// columns are the shares of the words about a game, how it ended, how long it was, and when.
var columns = [...]float32{13, 6, 4, 4}

// words writes what is known of e into r: in columns on one line, where they have room. What a record holds beside its moves stands behind the
// head.
func (s *Scene) words(u *ui.UI, e *index.Entry, r render.Rect) {
	w := s.say(u, e)
	if r.W < columned {
		s.narrowWords(u, e, &w, r)
		return
	}
	cells := r.Columns(columnGap, render.Shares(columns[:]...)...)
	room, at := cells[0], lineAt(r, 0, 2)
	used := u.Write(w.head(u, room.W), render.TypeSeat, at, render.Start, u.Theme.Text)
	u.Write(w.below(u, room.W), render.TypeSmall, lineAt(r, 1, 2), render.Start, u.Theme.Muted)
	_, rest := besideLine(room, at).CutLeft(used, marksGap)
	w.marks(u, rest)
	s.result(u, e, &w, cells[1])
	u.WriteIn(w.length, render.TypeSmall, cells[2], render.Start, u.Theme.Muted)
	u.WriteIn(w.day, render.TypeSmall, cells[3], render.End, u.Theme.Muted)
}

// lineAt returns where line n of all begins, which stand round the middle of r.
func lineAt(r render.Rect, n, all int) render.Point {
	return render.Point{X: r.X, Y: r.Centre().Y + 5 + (float32(n)-float32(all-1)/2)*leading}
}

// result writes in r who has won e, and below that how it ended, behind a piece of who has won alone.
func (s *Scene) result(u *ui.UI, e *index.Entry, w *said, r render.Rect) {
	const side = 22
	if picture := s.board(e); picture != nil && len(e.Winners) == 1 {
		var at render.Rect
		at, r = r.CutLeft(side, 10)
		picture.Piece(u.Brush, e.Winners[0], at.Centre(), side)
	}
	words := u.Fit(w.result, render.TypeButton, r.W)
	if w.way == "" {
		u.WriteIn(words, render.TypeButton, r, render.Start, u.Theme.Text)
		return
	}
	u.Write(words, render.TypeButton, lineAt(r, 0, 2), render.Start, u.Theme.Text)
	u.Write(u.Fit(w.way, render.TypeSmall, r.W), render.TypeSmall, lineAt(r, 1, 2), render.Start, u.Theme.Muted)
}

// narrowWords writes three lines: the day stands at the end of the one in the middle, and what the record holds beside its moves at the end of
// the last one.
func (s *Scene) narrowWords(u *ui.UI, e *index.Entry, w *said, r render.Rect) {
	const gap = 12
	u.Write(w.head(u, r.W), render.TypeSeat, lineAt(r, 0, 3), render.Start, u.Theme.Text)
	room := r.W
	if w.day != "" {
		at := lineAt(r, 1, 3)
		u.Write(w.day, render.TypeCaption, render.Point{X: r.X + r.W, Y: at.Y}, render.End, u.Theme.Muted)
		room -= u.Measure(w.day, render.TypeCaption) + gap
	}
	u.Write(w.below(u, room), render.TypeSmall, lineAt(r, 1, 3), render.Start, u.Theme.Muted)
	at := lineAt(r, 2, 3)
	way := ""
	if w.way != "" {
		way = ", " + w.way
	}
	used := u.Write(u.Fit(w.result, render.TypeSmall.Medium(), r.W-u.Measure(way, render.TypeSmall)), render.TypeSmall.Medium(), at, render.Start, u.Theme.Text)
	used += u.Write(way, render.TypeSmall, render.Point{X: at.X + used, Y: at.Y}, render.Start, u.Theme.Muted)
	if rest := ", " + w.length; used+u.Measure(rest, render.TypeSmall) <= r.W {
		used += u.Write(rest, render.TypeSmall, render.Point{X: at.X + used, Y: at.Y}, render.Start, u.Theme.Muted)
	}
	_, rest := besideLine(r, at).CutLeft(used, gap)
	w.marks(u, rest)
}

// besideLine returns the part of r in which signs stand beside a line of words that begins at at.
func besideLine(r render.Rect, at render.Point) render.Rect {
	const high = 10
	return render.Rect{X: r.X, Y: at.Y - high, W: r.W, H: high}
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

// options returns those of e.
func (s *Scene) options(e *index.Entry) games.Options {
	o, err := games.ParseOptions(strings.Fields(e.Options))
	if err != nil {
		panic("collection: options of a record that was read: " + err.Error())
	}
	return o
}

// board returns the picture of the last position of e, nil where that cannot be made: the index is a file that anybody can change.
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
