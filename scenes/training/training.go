// Package training is the scene for exercises: those due today, mistakes from the player's own games, the starter sets; for solved boards; and for the
// results against the computer.
//
// This file has the Scene, which chooses the page to show and draws its bar. Add a page in Frame.
//
// # Files
//
//   - overview.go: the first page; stock.go: all exercises, and which come next; session.go: exercises one after another
//   - panel.go: the page of an exercise; attempt.go: judges what the player does there; commands.go: its buttons; say.go: sentences about an answer
//   - results.go: the page of results; names.go: whose they are; scale.go: the rating among the levels; chart.go: the rating over time
package training

import (
	"iter"
	"slices"

	"quintet/games"
	"quintet/games/play/match"
	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/data/library/index"
	"quintet/scenes/ui"
)

// Scene is the page.
type Scene struct {
	context     *scenes.Context
	stock       *stock
	session     *session // nil if no exercise is shown
	results     *results // nil if they are not shown
	boards      bool     // the solved boards are shown
	grade       int      // of the exercises in the rows of the games, 0 for all
	sessionOnly bool     // opened for one session only: the page closes with it
	levelOnly   bool     // opened for the level of the player only
	leave       scenes.Next
	games       *index.Index
	last        lastGame
	finished    *finished // the last session; nil if none was solved to its end
	pictures    map[*exercise.Exercise]*boardui.Picture
	debounce    debounce
}

// New returns the page. If t names exercises or a game it opens them, or the level of the player in that game, at once.
func New(c *scenes.Context, t scenes.Exercises) *Scene {
	s := &Scene{context: c, stock: newStock(c), pictures: map[*exercise.Exercise]*boardui.Picture{}, games: c.Library.Games()}
	s.games.Look()
	if all := s.stock.find(t.IDs); len(all) > 0 {
		s.sessionOnly = true
		s.begin(all)
	}
	if t.Level != "" {
		s.levelOnly = true
		s.showResults()
		s.results.game = slices.IndexFunc(c.Catalog, func(spec games.Spec) bool { return spec.ID == t.Level })
		s.results.picked = s.results.game >= 0
	}
	return s
}

// Close ends the session and its search.
func (s *Scene) Close() { s.end() }

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while the board moves or searches, games have been read, or clicks are ignored.
func (s *Scene) Due() due.Time {
	t := due.If(s.debounce.ticks > 0 || s.context.Library.Ready())
	if s.session != nil {
		t = due.Earliest(t, s.session.attempt.Due())
	}
	return t
}

// Advance implements scenes.Timed.
func (s *Scene) Advance() (handle bool) {
	s.debounce.ticks = max(0, s.debounce.ticks-1)
	return s.session != nil && s.session.attempt.Advance()
}

// Thinking tells scripts whether the page is changing by itself.
func (s *Scene) Thinking() bool { return s.Due().Reached(s.context.Now()) }

// Reading tells scripts whether games are still being read.
func (s *Scene) Reading() bool { return s.games.Busy() }

// Match returns the match on the board, nil if no exercise is shown.
func (s *Scene) Match() *match.Match {
	if s.session == nil {
		return nil
	}
	return s.session.attempt.Match()
}

// Board returns the board, nil if no exercise is shown.
func (s *Scene) Board() *boardui.Board {
	if s.session == nil {
		return nil
	}
	return s.session.attempt.Board
}

// Sizes of the page.
const (
	margin  = 16
	barEdge = 12 // at the right side of a narrow page, for the scroll bar
)

// Frame handles input and draws.
func (s *Scene) Frame(u *ui.UI) scenes.Next {
	s.leave = scenes.Next{}
	bar := scenes.Bar{Title: u.T("training.title"), Leave: s.back}
	results := s.results
	switch {
	case s.session != nil:
		u.Focusing(keys.Press) // the arrows move the cursor on the board
		w, h := u.Size()
		page := render.Rect{W: w, H: h}
		u.Fill(page, u.Theme.Window)
		bar.More = u.T("training.nth", s.session.at+1, len(s.session.all))
		u.InOrder(func() { s.drawExercise(u, page) })
		s.context.Bar(u, scenes.BoardPage(w, h), bar, &s.leave)
	case results != nil:
		bar.Title = u.T("training.results")
		var sheet func()
		if results.naming {
			sheet = func() { results.namesSheet(u) }
		}
		u.Modal(func() {
			s.context.ScrolledPage(u, bar, &s.leave, "results", func(column render.Rect) ui.Element { return results.page(u, column.W) })
		}, sheet)
	case s.boards:
		bar.Title = u.T("solved.title")
		s.context.ScrolledPage(u, bar, &s.leave, "boards", func(column render.Rect) ui.Element { return s.solvedBoards(u, column.W) })
	default:
		s.stock.refresh()
		s.context.ScrolledPage(u, bar, &s.leave, "training", func(column render.Rect) ui.Element { return s.overview(u, column) })
	}
	return s.leave
}

// edgeOf returns the space to leave at the right side of a page for its scroll bar. The margin of a wide page has room for it.
func edgeOf(u *ui.UI) float32 {
	if w, _ := u.Size(); scenes.Margin(w) > margin {
		return 0
	}
	return barEdge
}

// showResults opens the results.
func (s *Scene) showResults() { s.results = newResults(s.context, &s.leave) }

// back takes back a half-step or a turn that was wrong or near, closes the session or the results, or leaves the page.
func (s *Scene) back() {
	switch {
	case s.session != nil && s.session.attempt.back():
	case s.session != nil:
		s.end()
	case s.results != nil && !s.levelOnly:
		s.results = nil
	case s.boards:
		s.boards = false
	default:
		s.leave = scenes.Next{Do: scenes.Pop}
	}
}

// gradeSeq returns an iterator over the names of the grades, the easiest first.
func gradeSeq(u *ui.UI) iter.Seq[string] {
	names := gradeNames(u)
	return slices.Values(names[:])
}

// gradeNames returns the names of the grades, the easiest first.
func gradeNames(u *ui.UI) [exercise.Grades]string {
	return [...]string{u.T("training.grade1"), u.T("training.grade2"), u.T("training.grade3"), u.T("training.grade4")}
}
