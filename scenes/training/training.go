// Package training is the scene for exercises: those due today, mistakes from the player's own games, the starter sets, and the results against
// the computer.
//
// The Scene in this file chooses which page is shown and draws its bar and the starter sets. overview.go is the first page, panel.go and
// attempt.go the page of an exercise, results.go the page of results.
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
	context *scenes.Context
	stock   *stock
	session *session // nil where no exercise is shown
	results *results // nil where they are not shown
	alone   bool     // it was opened for one session, and its end leads back
	leave   scenes.Next
	shown   *exercise.Exercise // the one whose board is picture
	picture *boardui.Picture
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

var _ scenes.Timed = (*Scene)(nil)

// Due implements scenes.Timed: now while something moves on the board, is searched or was read, or a button rests.
func (s *Scene) Due() due.Time {
	t := due.If(s.calm.ticks > 0 || s.results != nil && s.context.Library.Ready())
	if s.session != nil {
		t = due.Earliest(t, s.session.attempt.Due())
	}
	return t
}

// Thinking tells scripts whether something goes on by itself.
func (s *Scene) Thinking() bool { return s.Due().Reached(s.context.Now()) }

// Reading tells scripts whether games are still being read for the results.
func (s *Scene) Reading() bool { return s.results != nil && s.results.index.Busy() }

// Match returns what is tried on the board, nil where no exercise is shown.
func (s *Scene) Match() *match.Match {
	if s.session == nil {
		return nil
	}
	return s.session.attempt.Match()
}

// Board returns the board, nil where no exercise is shown.
func (s *Scene) Board() *boardui.Board {
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
		way := ui.Command{Label: u.T("training.results"), Icon: sprites.IconCurve, Kind: ui.Plain}
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

// Measures of the starter sets: the board of a game, its name beside it, and the grades with what lies in them.
const (
	cellHigh    = 44
	bigCell     = 60 // beside a large board
	miniSide    = 48
	bigMini     = 68
	rowGap      = 8
	narrow      = 560 // the width below which the name of a game stands above its grades
	nameHigh    = 40
	pageFoot    = 8
	cellSide    = 12
	cellGap     = 8 // between the name of a grade and how much of it was solved
	compactSide = 9 // where that has no room in words
	compactGap  = 4
	tickSide    = 16
	tickRoom    = tickSide + 2
	shareBar    = 4
)

// lineTall returns the height of a game in the list, on a page of height h with lines of width w.
func lineTall(w, h float32) float32 {
	switch {
	case w < narrow:
		return nameHigh + cellHigh
	case h >= roomy:
		return bigMini
	}
	return miniSide
}

// starter draws the starter sets at the top of r, a game each line of height each with its grades.
func (s *Scene) starter(u *ui.UI, r render.Rect, each float32) {
	if len(s.stock.sets) == 0 {
		return
	}
	head, r := r.CutTop(headHigh, 0)
	u.WriteIn(u.T("training.sets"), render.TypeSeat, head, render.Start, u.Theme.Text)
	wide := float32(0)
	for _, x := range s.stock.sets {
		wide = max(wide, u.Measure(x.spec.Name, render.TypeButton)+2)
	}
	worded := s.wordedCell(u)
	for i := range s.stock.sets {
		x := &s.stock.sets[i]
		line, rest := r.CutTop(each, rowGap)
		r = rest
		name, cells := line.CutLeft(each+12+wide, 20)
		if each > bigMini {
			name, cells = line.CutTop(nameHigh, 0)
			name = name.Pad(0, 2)
		}
		mini, name := name.CutLeft(name.H, 12)
		x.picture.Paint(u.Brush, mini, false)
		u.WriteIn(x.spec.Name, render.TypeButton, name, render.Start, u.Theme.Text)
		high := float32(cellHigh)
		if each == bigMini {
			high = bigCell
		}
		cells = cells.Place(cells.W, high, render.Start, render.Middle)
		for n, at := range cells.Columns(rowGap, render.Even(exercise.Grades)...) {
			if s.cell(u, at, x, n+1, at.W >= worded) {
				return
			}
		}
	}
}

// cell draws a grade of a starter set, and how many exercises it has or how many of them were solved: in words, or in numbers alone. It reports
// whether it was begun.
func (s *Scene) cell(u *ui.UI, r render.Rect, x *starterSet, grade int, words bool) (begun bool) {
	all := x.grade(grade)
	if len(all) == 0 {
		return false
	}
	pressed := u.Button(r, ui.Command{Name: u.T("training.set", x.spec.Name, grade), Kind: ui.Quiet, Bare: true})
	solved, whole := s.stock.solved(all), len(all)
	count, line := countOf(u, solved, whole, words), r.Pad(cellSide, 0)
	wide := u.Measure(count, render.TypeCoord)
	room := line.W - cellGap - wide
	if !words {
		line = r.Pad(compactSide, 0)
		widest := max(u.Measure(countOf(u, whole-1, whole, false), render.TypeCoord), u.Measure(countOf(u, whole, whole, false), render.TypeCoord)+tickRoom)
		room = line.W - compactGap - widest // so that all stand alike
	}
	u.WriteIn(gradeLabel(u, grade, room), render.TypeSmall.Medium(), line, render.Start, u.Theme.Text)
	u.WriteIn(count, render.TypeCoord, line, render.End, u.Theme.Caption())
	if solved == whole {
		u.Icon(sprites.IconCheck, render.Point{X: line.X + line.W - wide - tickRoom + tickSide/2, Y: line.Centre().Y}, tickSide, u.Theme.Accent)
	}
	if solved > 0 {
		foot(u, r, float32(solved)/float32(whole))
	}
	if pressed {
		s.begin(s.stock.fresh(all))
	}
	return pressed
}

// countOf says how many of an exercise set were solved, in words or in numbers alone.
func countOf(u *ui.UI, solved, whole int, words bool) string {
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

// wordedCell returns the least width at which all sets say in words how much of them was solved, whatever that is.
func (s *Scene) wordedCell(u *ui.UI) float32 {
	name, count := float32(0), float32(0)
	for _, text := range gradeNames(u) {
		name = max(name, u.Measure(text, render.TypeSmall.Medium()))
	}
	for i := range s.stock.sets {
		for n := range exercise.Grades {
			whole := len(s.stock.sets[i].grade(n + 1))
			for _, solved := range []int{0, whole - 1} {
				count = max(count, u.Measure(countOf(u, solved, whole, true), render.TypeCoord))
			}
			count = max(count, u.Measure(countOf(u, whole, whole, true), render.TypeCoord)+tickRoom)
		}
	}
	return 2*cellSide + name + cellGap + count
}

// foot draws a bar along the foot of a button in r, filled to a share.
func foot(u *ui.UI, r render.Rect, share float32) {
	const radius = 8 // of the button
	_, strip := r.CutTop(r.H-shareBar, 0)
	draw := func(ink sprites.Color) {
		u.Clipped(strip, func() { u.Box(r, render.Box{Radius: radius, Top: ink}) })
	}
	draw(sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.15))
	strip.W *= share
	draw(u.Theme.Accent)
}

// gradeNames returns what the grades are called, the easiest first.
func gradeNames(u *ui.UI) [exercise.Grades]string {
	return [...]string{u.T("training.grade1"), u.T("training.grade2"), u.T("training.grade3"), u.T("training.grade4")}
}

// gradeLabel returns what a grade is called, or its number where not all grades have room for their names in w.
func gradeLabel(u *ui.UI, grade int, w float32) string {
	names := gradeNames(u)
	for _, name := range names {
		if u.Measure(name, render.TypeSmall.Medium()) > w {
			return strconv.Itoa(grade)
		}
	}
	return names[grade-1]
}
