// Package training is the scene for exercises: those due today, mistakes from the player's own games, the starter sets; for solved boards; and for the
// results against the computer.
//
// This file has the Scene, which chooses the page to show and draws its bar, and the starter sets with their grades (starterSets). Add a page in
// Frame.
//
// # Files
//
//   - overview.go: the first page; stock.go: all exercises, and which come next; session.go: exercises one after another
//   - panel.go: the page of an exercise; attempt.go: judges what the player does there; commands.go: its buttons; say.go: sentences about an answer
//   - results.go: the page of results; names.go: whose they are; scale.go: the rating among the levels; chart.go: the rating over time
package training

import (
	"strconv"

	"quintet/games/play/match"
	"quintet/games/study/exercise"
	"quintet/render"
	"quintet/render/due"
	"quintet/scenes"
	"quintet/scenes/boardui"
	"quintet/scenes/data/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Scene is the page.
type Scene struct {
	context     *scenes.Context
	stock       *stock
	session     *session // nil if no exercise is shown
	results     *results // nil if they are not shown
	sessionOnly bool     // opened for one session only: the page closes with it
	leave       scenes.Next
	shown       *exercise.Exercise // the exercise of picture
	picture     *boardui.Picture
	debounce    debounce
}

// New returns the page. If t names exercises it opens them at once.
func New(c *scenes.Context, t scenes.Exercises) *Scene {
	s := &Scene{context: c, stock: newStock(c)}
	if all := s.stock.find(t.IDs); len(all) > 0 {
		s.sessionOnly = true
		s.begin(all)
	}
	return s
}

// Close ends the session and its search.
func (s *Scene) Close() { s.end() }

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while the board moves or searches, games have been read, or clicks are ignored.
func (s *Scene) Due() due.Time {
	t := due.If(s.debounce.ticks > 0 || s.results != nil && s.context.Library.Ready())
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

// Reading tells scripts whether games are still being read for the results.
func (s *Scene) Reading() bool { return s.results != nil && s.results.index.Busy() }

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
	default:
		s.stock.refresh()
		show := func() { s.results = newResults(s.context, &s.leave) }
		bar.Tools = []ui.Command{{Label: u.T("training.results"), Icon: sprites.IconCurve, Run: show}}
		s.context.ScrolledPage(u, bar, &s.leave, "training", func(column render.Rect) ui.Element { return s.overview(u, column) })
	}
	return s.leave
}

// back takes back a half-step or a turn that was wrong or near, closes the session or the results, or leaves the page.
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

// Sizes of the starter sets: the board and the name of a game, and the cells of its grades.
const (
	narrow      = 560 // the width below which the name of a game is above its grades
	cellSide    = 12
	roomySide   = 68 // of the board if there is much room
	compactSide = 9  // of a cell whose count of solved exercises is in numbers alone
	tickSide    = 16
	tickGap     = 2
	shareBar    = 4
)

// starterSets shows the starter sets, one row for each game with its grades, in lines of width w.
func (s *Scene) starterSets(u *ui.UI, w float32, roomy bool) ui.Element {
	if len(s.stock.sets) == 0 {
		return ui.Element{}
	}
	space, side, wide, high := u.Theme.Space, setSide(w, roomy), s.namesWidth(u), float32(44)
	if side == roomySide {
		high = 60
	}
	worded := s.minWordedCell(u)
	lines := []ui.Element{ui.Ellipsis(u.T("training.sets"), render.TypeSeat, u.Theme.Text)}
	for i := range s.stock.sets {
		x := &s.stock.sets[i]
		board := ui.Canvas(side, side, func(r render.Rect) { x.picture.Paint(u.Brush, r, false) })
		name := ui.Row(space.S, board, ui.Text(x.spec.Name, render.TypeButton, u.Theme.Text).Width(wide))
		var cells [exercise.Grades]ui.Element
		for n := range cells {
			cells[n] = ui.Canvas(0, high, func(r render.Rect) { u.Lay(r, s.gradeCell(u, x, n+1, r.W >= worded)) })
		}
		if row := ui.Grid(len(cells), space.S, cells[:]...); w < narrow {
			lines = append(lines, name, row)
		} else {
			lines = append(lines, ui.Row(space.M, name, row.Grow(1)))
		}
	}
	return ui.Column(space.S, lines...)
}

// setSide returns the side of the board of a starter set in lines of width w.
func setSide(w float32, roomy bool) float32 {
	switch {
	case w < narrow:
		return 36
	case roomy:
		return roomySide
	}
	return 48
}

// namesWidth returns the width of the names of the games that have starter sets.
func (s *Scene) namesWidth(u *ui.UI) (wide float32) {
	for _, x := range s.stock.sets {
		wide = max(wide, u.Measure(x.spec.Name, render.TypeButton)+2)
	}
	return wide
}

// gradeCell shows a grade of a starter set, and how many exercises it has or how many of them are solved: in words, or in numbers alone.
func (s *Scene) gradeCell(u *ui.UI, x *starterSet, grade int, worded bool) ui.Element {
	all := x.grade(grade)
	if len(all) == 0 {
		return ui.Element{}
	}
	solved, whole := s.stock.countSolved(all), len(all)
	side, gap := float32(cellSide), u.Theme.Space.S
	name := ui.Fitted(render.TypeSmall.Medium(), u.Theme.Text, func(w float32) string { return gradeLabel(u, grade, w) })
	tick := ui.If(solved == whole, ui.Icon(sprites.IconCheck, tickSide, u.Theme.Accent))
	count := ui.Row(tickGap, tick, ui.Text(countText(u, solved, whole, worded), render.TypeCoord, u.Theme.Caption())).Align(render.End, render.Middle)
	if !worded {
		side, gap = compactSide, gap/2
		count = count.Width(countWidth(u, whole, false)) // align all names
	}
	begin := func() { s.begin(s.stock.forSession(all)) }
	return ui.Stack(
		ui.Button(ui.Command{Name: u.T("training.set", x.spec.Name, grade), Kind: ui.Quiet, Bare: true, Run: begin}),
		ui.Row(gap, name.Grow(1), count).Pad(side, 0),
		ui.If(solved > 0, ui.Canvas(0, 0, func(r render.Rect) { progressBar(u, r, float32(solved)/float32(whole)) })),
	)
}

// countWidth returns the width of the widest text that countText returns for a set of whole exercises.
func countWidth(u *ui.UI, whole int, words bool) (wide float32) {
	for _, solved := range []int{0, whole - 1} {
		wide = max(wide, u.Measure(countText(u, solved, whole, words), render.TypeCoord))
	}
	return max(wide, u.Measure(countText(u, whole, whole, words), render.TypeCoord)+tickGap+tickSide)
}

// countText says how many of an exercise set were solved, in words or in numbers alone.
func countText(u *ui.UI, solved, whole int, words bool) string {
	switch {
	case solved == 0 && words:
		return u.T("training.own.some", whole)
	case solved == whole && words:
		return u.T("training.set.all", whole)
	case words:
		return u.T("training.set.some", solved, whole)
	case solved == 0 || solved == whole:
		return strconv.Itoa(whole)
	}
	return strconv.Itoa(solved) + "/" + strconv.Itoa(whole)
}

// minWordedCell returns the least width of a cell in which every set can say in words how many of its exercises are solved.
func (s *Scene) minWordedCell(u *ui.UI) float32 {
	name, count := float32(0), float32(0)
	for _, text := range gradeNames(u) {
		name = max(name, u.Measure(text, render.TypeSmall.Medium()))
	}
	for i := range s.stock.sets {
		for n := range exercise.Grades {
			count = max(count, countWidth(u, len(s.stock.sets[i].grade(n+1)), true))
		}
	}
	return 2*cellSide + name + u.Theme.Space.S + count
}

// progressBar draws a bar along the bottom of a button in r, filled to a share.
func progressBar(u *ui.UI, r render.Rect, share float32) {
	const radius = 8 // of the button
	_, strip := r.CutTop(r.H-shareBar, 0)
	draw := func(ink sprites.Color) {
		u.Clipped(strip, func() { u.Box(r, render.Box{Radius: radius, Top: ink}) })
	}
	draw(sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.15))
	strip.W *= share
	draw(u.Theme.Accent)
}

// gradeNames returns the names of the grades, the easiest first.
func gradeNames(u *ui.UI) [exercise.Grades]string {
	return [...]string{u.T("training.grade1"), u.T("training.grade2"), u.T("training.grade3"), u.T("training.grade4")}
}

// gradeLabel returns the name of a grade, or its number if the name of any grade is wider than w.
func gradeLabel(u *ui.UI, grade int, w float32) string {
	names := gradeNames(u)
	for _, name := range names {
		if u.Measure(name, render.TypeSmall.Medium()) > w {
			return strconv.Itoa(grade)
		}
	}
	return names[grade-1]
}
