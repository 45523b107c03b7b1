package collection

import (
	"strconv"
	"strings"

	"quintet/games"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/board"
	"quintet/scenes/library/index"
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
	menu := ui.Button{Icon: sprites.IconMore, Name: u.T("collection.menu"), Nth: nth(i)}
	if more = more.Place(tool, tool, render.Start, render.Middle); u.Button(more, menu) {
		s.open, s.from = gameSheet{e, more}, menu.Name+menu.Nth
	}
	if u.HasFocus(name) {
		s.attended = e
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
		if s.sought != nil {
			if n := index.Where(t.Match, s.sought.hash); n != nil {
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

// words writes what is known of e round the middle of r.
func (s *Scene) words(u *ui.UI, e *index.Entry, r render.Rect) {
	const leading, gap = 25, 12
	w := s.say(u, e)
	base := func(n int) float32 { return r.Centre().Y + 5 + float32(n-1)*leading }
	room := r.W
	if w.day != "" {
		u.Write(w.day, render.TypeCaption, render.Point{X: r.X + r.W, Y: base(0)}, render.End, u.Theme.Muted)
		room -= u.Measure(w.day, render.TypeCaption) + gap
	}
	head := scenes.FitWords(u, w.head, render.TypeSeat, room)
	if e.Title != "" {
		head = u.Fit(e.Title, render.TypeSeat, room)
	}
	u.Write(head, render.TypeSeat, render.Point{X: r.X, Y: base(0)}, render.Start, u.Theme.Text)
	u.Write(u.Fit(w.players, render.TypeSmall, r.W), render.TypeSmall, render.Point{X: r.X, Y: base(1)}, render.Start, u.Theme.Muted)
	u.Write(u.Fit(strings.Join(w.more, " · "), render.TypeSmall, r.W), render.TypeSmall, render.Point{X: r.X, Y: base(2)}, render.Start, u.Theme.Muted)
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
func (s *Scene) board(e *index.Entry) *board.Picture {
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
	picture := board.NewPicture(g, p)
	if e.Ended {
		picture.View.EndTurn()
	}
	s.boards[key] = picture
	return picture
}
