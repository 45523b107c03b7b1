// Package training is the scene on which exercises are solved: what comes again today, mistakes of one's own games, the starter sets, and
// the results of the games against the computer.
package training

import (
	"quintet/games/exercise"
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the page.
type Scene struct {
	context *scenes.Context
	stock   *stock
	session *session // nil where no exercise is shown
	results *results // nil where they are not shown
	alone   bool     // it was opened for one session, and its end leads back
	leave   scenes.Next
	shown   *exercise.Exercise // the one whose board is picture
	picture *widget.Picture
	calm    calm
}

// New returns the page, or at once the exercises that t names.
func New(c *scenes.Context, t scenes.Exercises) *Scene {
	s := &Scene{context: c, stock: newStock(c)}
	if all := s.stock.find(t.IDs); len(all) > 0 {
		s.alone = true
		s.begin(all)
	}
	return s
}

// Close gives up what is searched.
func (s *Scene) Close() { s.end() }

// Busy reports whether something moves on the board, is searched or was read, or a button rests.
func (s *Scene) Busy() bool {
	return s.calm.ticks > 0 || s.session != nil && s.session.attempt.Busy() || s.results != nil && s.context.Library.Ready()
}

// Thinking tells scripts whether something goes on by itself.
func (s *Scene) Thinking() bool { return s.Busy() || s.stock.making() }

// Reading tells scripts whether games are still being read for the results.
func (s *Scene) Reading() bool { return s.results != nil && s.results.index.Busy() }

// Searches implements scenes.Searcher.
func (s *Scene) Searches() bool { return s.session != nil && s.session.attempt.search }

// Match returns what is tried on the board, nil where no exercise is shown.
func (s *Scene) Match() *match.Match {
	if s.session == nil {
		return nil
	}
	return s.session.attempt.Match()
}

// Board returns the board, nil where no exercise is shown.
func (s *Scene) Board() *widget.Board {
	if s.session == nil {
		return nil
	}
	return s.session.attempt.Board
}

// The measures of the page.
const (
	barHigh = 56
	margin  = 16
	barEdge = 12 // at the right side of a narrow page, for the scroll bar
)

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	if u.Live() {
		s.calm.ticks = max(0, s.calm.ticks-1)
	}
	w, h := u.Size()
	page := render.Rect{W: w, H: h}
	u.Fill(page, u.Theme.Window)
	_, below := page.CutTop(barHigh, 0)
	switch {
	case s.session != nil:
		u.Focusing(keys.Press) // the arrows move the cursor on the board
		u.InOrder(func() { s.exercise(u, page) })
	case s.results != nil:
		s.results.draw(u, below)
	default:
		s.stock.renew()
		s.overview(u, below)
	}
	u.First(func() { s.bar(u) })
	return s.leave
}

// column returns the part of the page between its margins.
func (s *Scene) column(u *ui.UI) render.Rect {
	w, h := u.Size()
	if s.session != nil {
		return scenes.BoardPage(w, h)
	}
	return scenes.Column(render.Rect{W: w, H: h})
}

// bar draws the top: the way back, what the page is called, and the way to the results.
func (s *Scene) bar(u *ui.UI) {
	title, more := u.T("training.title"), ""
	switch {
	case s.session != nil:
		more = u.T("training.nth", s.session.at+1, len(s.session.all))
	case s.results != nil:
		title = u.T("training.results")
	}
	back, free := scenes.Bar(u, s.column(u), u.T("options.back"), title, more, 2)
	free = s.context.Tools(u, free, &s.leave)
	if s.session == nil && s.results == nil {
		way := ui.Button{Label: u.T("training.results"), Icon: sprites.IconCurve, Kind: ui.Plain}
		_, free = free.CutRight(8, 0)
		if at, _ := free.CutRight(u.ButtonWide(way, 12), 0); u.Button(at, way) {
			s.results = newResults(s.context)
		}
	}
	if back {
		s.back()
	}
}

// back takes a half-step or a miss back, closes what is open above the overview, or leaves.
func (s *Scene) back() {
	switch {
	case s.session != nil && s.session.attempt.back():
	case s.session != nil:
		s.end()
	case s.results != nil:
		s.results = nil
	default:
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}
