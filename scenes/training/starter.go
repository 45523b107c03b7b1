package training

import (
	"strconv"

	"quintet/games/exercise"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// Measures of the starter sets: the board of a game, its name beside it, and the grades.
const (
	cellHigh = 44
	bigCell  = 60 // beside a large board
	miniSide = 48
	bigMini  = 68
	rowGap   = 8
	narrow   = 560 // the width below which the name of a game stands above its grades
	nameHigh = 40
	pageFoot = 8
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
			if s.cell(u, at, x, n+1) {
				return
			}
		}
	}
}

// cell draws a grade of a starter set, how many exercises it has and how much of it was solved, if anything. It reports whether it was begun.
func (s *Scene) cell(u *ui.UI, r render.Rect, x *starterSet, grade int) (begun bool) {
	const bar, aside = 4, 12
	above := r.H/4 - 3 // of the words, and below the bar
	all := x.grade(grade)
	if len(all) == 0 {
		return false
	}
	b := ui.Button{Name: u.T("training.set", x.spec.Name, grade), Kind: ui.Quiet, Bare: true}
	pressed := u.Button(r, b)
	inner := r.Pad(aside, above)
	line, _ := inner.CutTop(18, 0)
	solved := s.stock.solved(all)
	whole, count := strconv.Itoa(len(all)), u.T("training.own.some", len(all))
	if solved > 0 {
		count = strconv.Itoa(solved) + "/" + whole
	} else {
		line = r.Pad(aside, 0)
		if room := line.W - u.Measure(gradeLabel(u, grade, line.W), render.TypeSmall.Medium()) - 8; u.Measure(count, render.TypeCoord) > room {
			count = whole
		}
	}
	u.WriteIn(gradeLabel(u, grade, line.W-u.Measure(whole+"/"+whole, render.TypeCoord)-8), render.TypeSmall.Medium(), line, render.Start, u.Theme.Text)
	u.WriteIn(count, render.TypeCoord, line, render.End, u.Theme.Caption())
	if solved > 0 {
		track, _ := inner.CutBottom(bar, 0)
		u.Box(track, render.Box{Radius: bar / 2, Top: sprites.Mix(u.Theme.Quiet, u.Theme.Text, 0.2)})
		track.W = max(bar, track.W*float32(solved)/float32(len(all)))
		u.Box(track, render.Box{Radius: bar / 2, Top: u.Theme.Accent})
	}
	if pressed {
		s.begin(s.stock.fresh(all))
	}
	return pressed
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
