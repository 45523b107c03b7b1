package review

import (
	"quintet/games/match"
	"quintet/render"
	"quintet/scenes"
	widget "quintet/scenes/board"
	"quintet/scenes/ui"
)

// Scene is the page.
type Scene struct {
	*game
	page   scenes.ReviewPage
	sweep  *sweep
	making *making
	board  *widget.Board
	moved  bool // somebody has chosen what is shown
	moves  bool // the list of moves is shown where it has no place of its own
	next   scenes.Next

	graph      graph
	candidates candidates
	list       list
}

// New returns the page of p. A finished game is shown at its end until its key moments are known.
func New(c *scenes.Context, p scenes.ReviewPage) *Scene {
	g := newGame(c, p.Table)
	s := &Scene{game: g, page: p, sweep: newSweep(g), making: newMaking(g), moved: !p.Table.Match.Closed()}
	if !s.moved {
		g.match.Goto(g.match.Len())
	}
	s.board = widget.New(widget.Config{Settings: c.Settings, Now: c.Now, LayersOf: p.Table.Spec.ID, Sample: true}, s, &g.match)
	s.board.Turn(p.Table.Turned)
	s.board.Arrive(&g.match)
	s.graph, s.candidates, s.list = graph{game: g}, candidates{game: g, pointed: -1}, list{game: g}
	s.toFirstMoment()
	return s
}

// Access implements board.Host: the board is only looked at.
func (s *Scene) Access() widget.Access { return widget.Access{Watched: true, Locked: true} }

// Slip implements board.Host.
func (s *Scene) Slip() int { return -1 }

// Busy reports whether something moves, or has been found.
func (s *Scene) Busy() bool {
	news := s.sweep.listen()
	s.making.listen(s.review.Done())
	return s.board.Busy() || news || s.making.news
}

// Thinking tells scripts whether something is still to be found.
func (s *Scene) Thinking() bool { return s.sweep.busy() || s.sweep.news || s.making.busy() }

// Close implements scenes.Closer.
func (s *Scene) Close() {
	s.sweep.stop()
	s.making.stop()
}

// Match returns what is shown, for scripts.
func (s *Scene) Match() *match.Match { return &s.match }

// Board returns the board, for scripts.
func (s *Scene) Board() *widget.Board { return s.board }

// toFirstMoment shows the first key moment as soon as all are known, unless somebody has chosen something else.
func (s *Scene) toFirstMoment() {
	if s.moved || s.sweep.busy() {
		return
	}
	s.moved = true
	if all := s.moments(); len(all) > 0 {
		s.show(all[0].End)
	}
}

// show shows the position after so many plies.
func (s *Scene) show(plies int) {
	if plies = max(0, min(plies, s.match.Len())); plies != s.shown() {
		s.match.Goto(plies)
		s.board.Arrive(&s.match)
	}
}

// choose shows the position after so many plies because somebody wants to see it.
func (s *Scene) choose(plies int) {
	s.moved = true
	s.show(plies)
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.next = scenes.Next{}
	u.Focusing(pressing...)
	if u.Live() {
		s.sweep.listen()
		s.sweep.news, s.making.news = false, false
		s.toFirstMoment()
		s.board.Attend(u)
		s.board.Advance()
	}
	w, h := u.Size()
	a := arrange(w, h)
	u.Fill(render.Rect{W: w, H: h}, u.Theme.Window)
	s.board.Place(u, a.board)
	if u.Live() {
		s.board.Point(u)
		s.board.Rest()
	}
	s.board.Look(u)
	s.board.Paint(u, widget.Surroundings{Clear: a.shape == wide})
	u.InOrder(func() { s.around(u, a) })
	if u.Live() {
		s.keys(u)
	}
	return s.next
}

// leave goes back to where the page was opened.
func (s *Scene) leave() { s.next = scenes.Next{Do: scenes.Pop} }

// playOn leads to the table, with what is shown in force.
func (s *Scene) playOn() {
	n := s.match.NodeAt(s.shown())
	if s.page.Show == nil {
		s.table.Show(n, s.context.Now())
		s.next = scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: s.table}
		return
	}
	s.page.Show(n)
	s.leave()
}
