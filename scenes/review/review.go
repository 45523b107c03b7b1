// The review page (Scene): puts its parts together, passes input to them, and moves through the game (show, choose, toWorstMoment). It carries out
// what the player does on the board (carryOut), and leads back to the table (playOn). Add a part of the page here. page.go draws what is around the
// board.

package review

import (
	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/play/table"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/boardui"
	"quintet/scenes/ui"
)

// Scene is the review page.
type Scene struct {
	*game
	page    scenes.ReviewPage
	sweep   *sweep
	making  *exercises
	board   *boardui.Board
	found   bool // there is something new to show
	moved   bool // the player has chosen what is shown
	moves   bool // the move list is open in a window that has no room for it beside the words
	next    scenes.Next
	wheel   boardpage.Wheel
	resumed bool // the player plays on at the table

	commands commandSet // of this pass
	comments boardpage.Comments

	analysis   *analysis
	trial      *trial
	graph      graph
	candidates candidates
	list       list
}

// New returns the page of p. A finished game is shown at its end until its key moments are known.
func New(c *scenes.Context, p scenes.ReviewPage) *Scene {
	g := newGame(c, p.Table)
	s := &Scene{game: g, page: p, sweep: newSweep(g), making: newExercises(g), moved: !p.Table.Match.Closed()}
	if !s.moved {
		g.match.Goto(g.match.Len())
	}
	s.board = boardui.New(boardui.Config{Spec: p.Table.Spec, Settings: c.Settings, Now: c.Now, LayersOf: p.Table.Spec.ID, Sample: true}, s, &g.match)
	s.board.Turn(p.Table.Turned)
	s.board.Arrive(&g.match)
	s.graph, s.candidates, s.list = graph{game: g, choose: s.choose}, candidates{game: g, pointed: -1, pinned: -1, asked: -1, playing: -1}, list{game: g, choose: s.choose, comments: &s.comments}
	s.analysis = newAnalysis(g, s.board)
	s.trial = &trial{game: g, computer: s.analysis.computer}
	s.comments = boardpage.Comments{On: g.commented, Keep: g.keep}
	s.toWorstMoment()
	return s
}

// Access implements boardui.Host: anyone may try any ply, unless a computer is thinking about its answer. The board gets no keys.
func (s *Scene) Access() boardui.Access {
	waits := s.trial != nil && s.trial.answering()
	person := !s.on().Over() && !waits
	drawing := s.board != nil && s.board.Hand.Pen.On
	_, n := s.commented()
	return boardui.Access{
		Person: person && !drawing, CanMove: person && !drawing, NoCursor: !drawing, Locked: waits,
		Covered: s.trial != nil && s.trial.open, Draws: n != nil,
	}
}

// Correctable implements boardui.Host.
func (s *Scene) Correctable() int { return -1 }

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while something moves, or if there is something new to show.
func (s *Scene) Due() due.Time {
	news, answer, found := s.sweep.listen(), s.answered(), s.analysis.listen()
	made := s.making.listen(!s.Searches())
	s.found = s.found || news || answer || found || made
	return due.Earliest(s.board.Due(), due.If(s.found || s.candidates.wanted() != s.candidates.asked))
}

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) {
	s.sweep.listen()
	s.sweep.news, s.making.news, s.found = false, false, false
	s.toWorstMoment()
	s.answered()
	s.analysis.listen()
	return s.board.Advance() || s.candidates.wanted() != s.candidates.asked
}

// Thinking reports to scripts whether there is still something to find.
func (s *Scene) Thinking() bool {
	return s.Searches() || s.sweep.news || s.sweep.search.Err() == nil && s.making.busy()
}

// Searches reports to scripts whether a search is running for what the page shows. Exercises may still be made.
func (s *Scene) Searches() bool { return s.sweep.busy() || s.analysis.busy() || s.trial.answering() }

// Close implements scenes.Closer.
func (s *Scene) Close() {
	s.making.stop()
	s.analysis.stop()
	s.sweep.stop()
}

// Table returns the table of a finished game, which may have new variations. It is nil for a game in progress, and after the page has led back to the
// table.
func (s *Scene) Table() *table.Table {
	if s.resumed || !s.table.Match.Closed() {
		return nil
	}
	return s.table
}

// Match returns what is shown, for scripts.
func (s *Scene) Match() *match.Match { return s.on() }

// Board returns the board, for scripts.
func (s *Scene) Board() *boardui.Board { return s.board }

// toWorstMoment shows the costliest key moment as soon as all are known, unless the player has chosen something else.
func (s *Scene) toWorstMoment() {
	if s.moved || s.sweep.busy() {
		return
	}
	s.moved = true
	if ply, ok := s.review.Costliest(); ok {
		s.show(s.review.Turn(ply).End)
	}
}

// mayHaveMoments reports whether there are key moments, or may be when all plies are judged.
func (s *Scene) mayHaveMoments() bool { return s.sweep.busy() || len(s.review.Moments()) > 0 }

// show shows the position of the game after plies plies.
func (s *Scene) show(plies int) {
	if plies = max(0, min(plies, s.match.Len())); plies != s.shown() || s.tried != nil {
		s.trial.end()
		s.match.Goto(plies)
		s.arrive()
	}
}

// arrive shows the current position on the board.
func (s *Scene) arrive() {
	s.candidates.pinned = -1
	s.board.Arrive(s.on())
}

// try tries out m.
func (s *Scene) try(m games.Move) {
	s.moved = true
	before := s.on().Position()
	s.trial.play(m)
	s.arrive()
	s.board.Display.Animate(before, true, 0)
}

// back takes back a ply that was tried out.
func (s *Scene) back() {
	s.trial.back()
	s.arrive()
}

// answered plays the answer of a computer. It reports whether there was one.
func (s *Scene) answered() bool {
	before := s.on().Position()
	if !s.trial.listen() {
		return false
	}
	s.moved = true
	s.arrive()
	s.board.Display.Animate(before, false, 0)
	return true
}

// choose shows the position after plies plies because the player wants to see it.
func (s *Scene) choose(plies int) {
	s.moved = true
	s.show(plies)
}

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.next = scenes.Next{}
	if s.board.Hand.Pen.On {
		u.Focusing() // Enter draws at the cursor
	} else {
		u.Focusing(pressing...)
	}
	s.board.Display.SkipMotion(u)
	switch {
	case s.trial.open:
		u.Modal(func() { s.draw(u) }, func() { s.trial.draw(u) })
		return s.next
	case s.comments.Writing():
		u.Modal(func() { s.draw(u) }, func() { s.comments.DrawSheet(u) })
		return s.next
	}
	u.ByKey(s.closing())
	s.draw(u)
	u.ByKey(s.commands.all())
	return s.next
}

// draw draws the page and handles the pointer on the board.
func (s *Scene) draw(u *ui.UI) {
	w, h := u.Size()
	a := arrange(w, h)
	a.Paint(u)
	s.board.Place(u, a.Board)
	if u.Live() {
		s.pointLine(u)
		s.rollBoard(u)
		s.carryOut(s.board.Point(u))
		s.candidates.playing = -1
		if i, _, ok := s.board.Display.Lines.Playing(); ok {
			s.candidates.playing = i
		}
	}
	s.board.Update(u)
	s.board.Display.Paint(u, boardui.Surroundings{Why: s.whyMistake(), Isolated: a.shape == wide, Drawings: s.drawings()})
	s.candidates.markPlayed(u, s.board)
	s.candidates.markMistake(u, s.board)
	s.commands = s.commandsIn(u, a.shape)
	u.InOrder(func() { s.around(u, a) })
	s.board.Display.PaintTag(u, boardui.TagRoom(w, h))
}

// carryOut carries out the intents of the player at the board.
func (s *Scene) carryOut(is []boardui.Intent) {
	for _, i := range is {
		if i.Do == boardui.Play {
			s.try(i.Move)
		}
		if i.Do == boardui.Back && s.tried != nil {
			s.back()
		}
		if i.Do == boardui.Draw {
			s.draws(i.Drawing)
		}
	}
}

// pointLine plays out the line under the pointer in the list, or the pinned one. The wheel over the list steps through it.
func (s *Scene) pointLine(u *ui.UI) {
	c := &s.candidates
	c.asked = c.wanted()
	s.board.Display.Lines.PointAt(c.asked)
	switch {
	case c.pointed >= 0 && u.In.Wheel > 0:
		s.board.Display.Lines.Step(-1)
	case c.pointed >= 0 && u.In.Wheel < 0:
		s.board.Display.Lines.Step(1)
	}
}

// leave goes back to the page that opened this one.
func (s *Scene) leave() { s.next = scenes.Next{Do: scenes.Pop} }

// playable reports whether a game can begin in the first position. Any position that was set up can be analysed.
func (s *Scene) playable() bool {
	return !s.page.SetUp || games.WhyNotFrom(s.rules, s.match.PositionAt(0)).Text.Empty()
}

// playOn goes to the table, at the position shown.
func (s *Scene) playOn() {
	n := s.match.NodeAt(s.shown())
	if s.resumed = true; s.page.Show == nil {
		s.table.Show(n, s.context.Now())
		s.next = scenes.Next{Do: scenes.Replace, Name: scenes.Play, Args: s.table}
		return
	}
	s.page.Show(n)
	s.leave()
}
