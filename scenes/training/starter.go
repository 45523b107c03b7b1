package training

import (
	"strconv"

	"quintet/games/exercise"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the starter sets: the board of a game, its name beside it, and the grades with what lies in them.
const (
	cellHigh = 44
	bigCell  = 60 // beside a large board
	miniSide = 48
	bigMini  = 68
	rowGap   = 8
	narrow   = 560 // the width below which the name of a game stands above its grades
	nameHigh = 40
	pageFoot = 8
	cellSide = 12
	cellGap  = 8 // between the name of a grade and how much of it was solved
	snugSide = 9 // where that has no room in words
	snugGap  = 4
	tickSide = 16
	tickRoom = tickSide + 2
	shareBar = 4
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
	pressed := u.Button(r, ui.Button{Name: u.T("training.set", x.spec.Name, grade), Kind: ui.Quiet, Bare: true})
	solved, whole := s.stock.solved(all), len(all)
	count, line := countOf(u, solved, whole, words), r.Pad(cellSide, 0)
	wide := u.Measure(count, render.TypeCoord)
	room := line.W - cellGap - wide
	if !words {
		line = r.Pad(snugSide, 0)
		widest := max(u.Measure(countOf(u, whole-1, whole, false), render.TypeCoord), u.Measure(countOf(u, whole, whole, false), render.TypeCoord)+tickRoom)
		room = line.W - snugGap - widest // so that all stand alike
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

// wordedCell returns the width from which on all sets say in words how much of them was solved, whatever that is.
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
