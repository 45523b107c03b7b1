// Draws the panel of a lesson page, beside its board or below it: the text, the tasks, a bar for each page, and the contents (list), which
// replace the text. The links to the pages before and after are in rules.go (foot).

package rules

import (
	"strconv"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/boardpage"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// panel draws the text of the page, its tasks and the links to other pages.
func (s *Scene) panel(u *ui.UI, a boardpage.Frame) {
	r, air := a.Side, float32(0) // space above the text
	if !a.Sided {
		u.Fill(r, u.Theme.Panel)
		air = 12
		if u.Phone() && !s.listed {
			air = 6
		}
		u.LineAbove(r)
	} else {
		air = boardpage.BarHeight
		if r.H >= 800 {
			air += 16 // keeps the title away from the buttons above it
		}
	}
	set := s.textSize(u, r.W, r.H-air)
	foot, inner := r.CutBottom(set.footer, 0)
	_, inner = inner.Pad(set.margin, 0).CutTop(air, 0)
	if s.listed {
		s.list(u, inner, set)
	} else {
		s.read(u, inner, set)
	}
	s.foot(u, foot, set)
}

// read draws the text and the tasks, which scroll if they do not fit.
func (s *Scene) read(u *ui.UI, r render.Rect, set textSize) {
	bars, r := r.CutBottom(set.bars, 0)
	area, name := r.Pad(-set.margin, 0), "page "+strconv.Itoa(s.page)
	t := textWithin(u, &s.book.Pages[s.page], s.context.Lang(), r.W, r.H, set)
	words := t.wordsHigh(u)
	high := words + t.tasksHigh(u)
	off := u.Scroll(area, name, high)
	u.Within(area, func() {
		r.Y -= off
		t.write(u, render.Point{X: r.X, Y: r.Y})
		_, tasks := r.CutTop(words, 0)
		s.tasks(u, tasks, &t)
	})
	u.Ends(area, u.Theme.Panel, off, high)
	u.ScrollBar(render.Rect{X: area.X + area.W - 10, Y: area.Y, W: 5, H: area.H}, name, high)
	s.chapters(u, bars)
}

// tasks draws the tasks of the page and the heading above them, starting at the top of r.
func (s *Scene) tasks(u *ui.UI, r render.Rect, t *text) {
	if len(t.tasks) == 0 {
		return
	}
	set := &t.set
	head, r := r.CutTop(set.tasks, 0)
	u.Hairline(render.Rect{X: head.X, Y: head.Y + max(0, head.H-set.heading), W: head.W, H: 1}, u.Theme.Hairline)
	if head.H > plainTasks {
		u.Write(u.T("rules.tryit"), set.body.Medium(), render.Point{X: head.X, Y: r.Y - 12}, render.Start, u.Theme.Text)
	}
	for i, words := range t.tasks {
		lines, high := t.task(u, words)
		at, rest := r.CutTop(high, 0)
		row := render.Rect{X: at.X - set.margin + 1, Y: at.Y, W: at.W + 2*set.margin - 1, H: high}
		ink := u.Theme.Muted
		switch {
		case i == s.task:
			currentRow(u, row)
			ink = u.Theme.Text
		case u.Over(row):
			u.Fill(row, sprites.Alpha(u.Theme.Text, 0.05))
		}
		mid := at.Centre().Y
		tick(u, render.Point{X: at.X + 11, Y: mid}, strconv.Itoa(i+1), s.solved(s.book.Pages[s.page].Tasks[i].ID))
		base := mid - (lines-1)*set.smallLead/2 + 0.355*set.small.Size
		u.WriteLines(words, set.small, render.Point{X: at.X + taskLead, Y: base}, at.W-taskLead, set.smallLead, ink)
		name := u.T("rules.task", i+1)
		u.Add(name, row)
		if u.Clicked(row) || u.Stop(name, row) {
			s.begin(i)
		}
		r = rest
	}
}

// currentRow draws the background of the current row.
func currentRow(u *ui.UI, row render.Rect) {
	const bar = 4
	u.Fill(row, u.Theme.Active)
	edge, _ := row.CutLeft(bar, 0)
	u.Fill(edge, u.Theme.Accent)
}

// tick draws a circle with a number, or with a check mark if done.
func tick(u *ui.UI, at render.Point, number string, done bool) {
	const size = 22
	box := render.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}
	if done {
		u.Box(box, render.Box{Radius: size / 2, Top: u.Theme.Accent})
		u.Icon(sprites.IconCheck, at, 14, u.Theme.OnAccent)
		return
	}
	u.Box(box, render.Box{Radius: size / 2, Line: u.Theme.Muted, Width: 1.5})
	u.Text(number, render.TypeLabel.Medium(), render.Point{X: at.X, Y: at.Y + 4.5}, render.Middle, u.Theme.Muted)
}

// chapters draws a bar for every page, filled up to the current one, and its number if there is space.
func (s *Scene) chapters(u *ui.UI, r render.Rect) {
	n := len(s.book.Pages)
	if r.H >= wordedBars {
		u.Write(u.T("rules.pageof", s.page+1, n), render.TypeCoord, render.Point{X: r.X, Y: r.Y + 20}, render.Start, u.Theme.Muted)
	}
	if i := scenes.Stages(u, r, n, s.page+1, false); i >= 0 {
		s.open(i)
	}
}

// done reports whether a page has tasks and all of them are solved.
func (s *Scene) done(page int) bool {
	p := &s.book.Pages[page]
	return len(p.Tasks) > 0 && s.firstOpen(p) < 0
}

// list draws the contents: the pages, the full rules and the glossary.
func (s *Scene) list(u *ui.UI, r render.Rect, set textSize) {
	const side, mark = 12, 36
	u.Write(u.T("rules.contents"), set.title, render.Point{X: r.X, Y: r.Y + set.title.Size}, render.Start, u.Theme.Text)
	head := set.title.Size + 18
	high := min(44, (r.H-head-4)/float32(len(s.book.Pages)+2))
	_, rows := r.Pad(-side, 0).CutTop(head, 0)
	line := func(label string, page int) bool {
		var row render.Rect
		row, rows = rows.CutTop(high, 0)
		ticked, words := row.CutLeft(mark, 0)
		if page >= 0 {
			if page == s.page {
				currentRow(u, render.Rect{X: r.X - set.margin + 1, Y: row.Y, W: r.W + 2*set.margin - 1, H: row.H})
			}
			tick(u, render.Point{X: ticked.X + 23, Y: row.Centre().Y}, strconv.Itoa(page+1), s.done(page))
		}
		return u.Button(words, ui.Command{Label: label, ListRow: true})
	}
	for i := range s.book.Pages {
		if line(s.titleOf(i), i) {
			s.open(i)
		}
	}
	if line(u.T("rules.full"), -1) {
		s.place, s.listed = atFull, false
	}
	if line(u.T("rules.glossary"), -1) {
		s.lookUp()
	}
}
