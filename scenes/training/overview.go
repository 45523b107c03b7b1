package training

import (
	"strconv"

	"quintet/games/exercise"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/keys"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the overview.
const (
	areaName   = "training"
	cardHigh   = 104
	tallCard   = 148 // its button below the words
	ownHigh    = 76
	headHigh   = 56
	cellHigh   = 52
	rowGap     = 8
	blockGap   = 16
	topGap     = 8
	nameWide   = 124
	narrow     = 560 // the width below which the name of a game stands above its grades
	nameHigh   = 28
	buttonWide = 150
)

// heights returns how high in lines of width w the card of today is, each starter set, and all of the overview.
func (s *Scene) heights(u *ui.UI, w float32) (today, each, all float32) {
	today, each = cardHigh, cellHigh+rowGap
	if u.Phone() {
		today = tallCard
	}
	if w < narrow {
		each += nameHigh
	}
	all = today + topGap + 2*blockGap + ownHigh + margin + float32(len(s.stock.sets))*each
	if len(s.stock.sets) > 0 {
		all += headHigh
	}
	return today, each, all
}

// overview draws what comes today, the mistakes of one's own games, and the starter sets.
func (s *Scene) overview(u *ui.UI, r render.Rect) {
	column := scenes.Column(r)
	today, each, high := s.heights(u, column.W)
	if high > r.H && scenes.Margin(r.W) < 2*barEdge {
		column.W -= barEdge
		today, each, high = s.heights(u, column.W)
	}
	off := u.ScrollPage(r, areaName, high)
	u.Within(r, func() {
		page := render.Rect{X: column.X, Y: r.Y - off, W: column.W, H: high}
		_, page = page.CutTop(topGap, 0)
		card, rest := page.CutTop(today, blockGap)
		s.today(u, card)
		own, rest := rest.CutTop(ownHigh, blockGap)
		s.own(u, own)
		s.starter(u, rest, each)
	})
	u.ScrollEnds(r, u.Theme.Window, areaName, off, high)
}

// today draws what comes today, and the days in a row.
func (s *Scene) today(u *ui.UI, r render.Rect) {
	due := s.stock.due()
	todo, lead, label := due, u.T("training.today", len(due)), u.T("training.begin")
	if len(due) == 0 {
		todo, lead, label = s.stock.first(), u.T("training.nothing"), u.T("training.new")
	}
	u.Box(r, render.Box{Radius: 16, Top: u.Theme.Panel, Line: u.Theme.Hairline, Width: 1})
	inner := r.Pad(20, 0)
	if len(todo) > 0 {
		begin := ui.Button{Label: label, Kind: ui.Main, Act: keys.Begin}
		at, words := inner.CutRight(max(buttonWide, u.ButtonWide(begin, 18)), 16)
		if u.Phone() {
			_, inner = inner.CutBottom(16, 0)
			at, words = inner.CutBottom(buttonHigh, 0)
		}
		inner = words
		if u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle), begin) {
			s.begin(todo)
			return
		}
	}
	streak := s.streak(u)
	above := ui.Block{Type: render.TypeSection, Leading: 27, Most: 2, Ink: u.Theme.Text}
	below := ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Muted}
	high := above.Leading*float32(len(u.FewLines(lead, above.Type, inner.W, above.Most))) +
		below.Leading*float32(len(u.FewLines(streak, below.Type, inner.W, below.Most)))
	words := inner.Place(inner.W, high, render.Start, render.Middle)
	u.WriteBlock(streak, u.WriteBlock(lead, words, above), below)
	u.Tell(lead, streak)
}

// streak says on how many days in a row something was solved.
func (s *Scene) streak(u *ui.UI) string {
	plan := s.stock.deck.Plan()
	days, longest := plan.Streak()
	switch {
	case days == 0:
		return u.T("training.streak.none")
	case !plan.Today():
		return u.T("training.streak.keep", days)
	case longest > days:
		return u.T("training.streak.longest", days, longest)
	}
	return u.T("training.streak", days)
}

// own draws the way to the exercises made from games.
func (s *Scene) own(u *ui.UI, r render.Rect) {
	own := s.stock.own()
	if len(own) > 0 {
		practise := ui.Button{Label: u.T("training.practise"), Kind: ui.Quiet}
		wide := u.ButtonWide(practise, 18)
		if !u.Phone() {
			wide = max(buttonWide, wide) // as wide as the button above
		}
		at, words := r.CutRight(wide, 16)
		r = words
		if u.Button(at.Place(at.W, buttonHigh, render.Start, render.Middle).Pad(0, 2), practise) {
			s.begin(s.stock.fresh(own))
			return
		}
	}
	about := u.T("training.own.none")
	switch {
	case len(own) == 0 && s.stock.making():
		about = u.T("training.own.making")
	case len(own) > 0:
		about = u.T("training.own.count", len(own), s.stock.solved(own))
	}
	const head = 24
	words := ui.Block{Type: render.TypeSmall, Leading: 20, Most: 2, Ink: u.Theme.Muted}
	high := head + words.Leading*float32(len(u.FewLines(about, words.Type, r.W, words.Most)))
	title, rest := r.Place(r.W, high, render.Start, render.Middle).CutTop(head, 0)
	u.WriteIn(u.T("training.own"), render.TypeSeat, title, render.Start, u.Theme.Text)
	u.WriteBlock(about, rest, words)
}

// starter draws the starter sets in r: a game each line, with its grades.
func (s *Scene) starter(u *ui.UI, r render.Rect, each float32) {
	if len(s.stock.sets) == 0 {
		return
	}
	head, r := r.CutTop(headHigh, 0)
	u.LineAbove(head)
	u.WriteIn(u.T("training.sets"), render.TypeSeat, render.Rect{X: head.X, Y: head.Y + 10, W: head.W, H: head.H - 10}, render.Start, u.Theme.Text)
	for i := range s.stock.sets {
		x := &s.stock.sets[i]
		line, rest := r.CutTop(each, 0)
		r = rest
		line.H -= rowGap
		name, cells := line.CutLeft(nameWide, 12)
		if each > cellHigh+rowGap {
			name, cells = line.CutTop(nameHigh, 0)
		}
		u.WriteIn(x.spec.Name, render.TypeButton, name, render.Start, u.Theme.Text)
		for n, at := range cells.Columns(rowGap, render.Even(exercise.Grades)...) {
			if s.cell(u, at, x, n+1) {
				return
			}
		}
	}
}

// cell draws a grade of a starter set, and how much of it was solved. It reports whether it was begun.
func (s *Scene) cell(u *ui.UI, r render.Rect, x *starterSet, grade int) (begun bool) {
	const bar, aside, above = 4, 12, 10
	all := x.grade(grade)
	if len(all) == 0 {
		return false
	}
	b := ui.Button{Name: u.T("training.set", x.spec.Name, grade), Kind: ui.Quiet, Bare: true}
	pressed := u.Button(r, b)
	inner := r.Pad(aside, above)
	line, _ := inner.CutTop(18, 0)
	solved := s.stock.solved(all)
	whole := strconv.Itoa(len(all))
	count := strconv.Itoa(solved) + "/" + whole
	u.WriteIn(gradeLabel(u, grade, line.W-u.Measure(whole+"/"+whole, render.TypeCoord)-8), render.TypeSmall.Medium(), line, render.Start, u.Theme.Text)
	u.WriteIn(count, render.TypeCoord, line, render.End, u.Theme.Muted)
	track, _ := inner.CutBottom(bar, 0)
	u.Box(track, render.Box{Radius: bar / 2, Top: sprites.Mix(u.Theme.Quiet, u.Theme.Muted, 0.3)})
	if solved > 0 {
		track.W = max(bar, track.W*float32(solved)/float32(len(all)))
		u.Box(track, render.Box{Radius: bar / 2, Top: u.Theme.Accent})
	}
	if pressed {
		s.begin(s.stock.fresh(all))
	}
	return pressed
}

// gradeLabel returns what a grade is called, or its number where not all grades have room for their names in w.
func gradeLabel(u *ui.UI, grade int, w float32) string {
	names := [...]string{u.T("training.grade1"), u.T("training.grade2"), u.T("training.grade3"), u.T("training.grade4")}
	for _, name := range names {
		if u.Measure(name, render.TypeSmall.Medium()) > w {
			return strconv.Itoa(grade)
		}
	}
	return names[grade-1]
}
