package rules

import (
	"strconv"

	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// A setting is how large the text of a page is.
type setting struct {
	title, body, small  render.Type
	lead, smallLead     float32 // the distance of the lines of body and small
	margin              float32 // the room at both sides
	row, around         float32 // the least height of a task, and what it has above and below its words
	bars, tasks, footer float32 // the height of the bars that stand for the pages, of the line above the tasks, of the way to other pages
}

// The heights of the bars that stand for the pages: with the words which page it is, and without them.
const (
	wordedBars = 40
	plainBars  = 20
)

// plainTasks is the height above the tasks where there is no room for a heading: they have numbers, and the one on the board stands out.
const plainTasks = 4

// settingOf returns the setting for a panel of width w. On a phone, where the board stands above it, it is low.
func settingOf(w float32, phone bool) setting {
	if w >= 360 && w < 600 && !phone {
		return setting{
			title: render.TypePage, body: render.TypeBody, small: render.TypeSmall, lead: 24, smallLead: 21, margin: 32,
			row: 40, around: 14, bars: wordedBars, tasks: 44, footer: 72,
		}
	}
	set := setting{
		title: render.TypeSection, body: render.TypeSmall, small: render.TypeCaption, lead: 20, smallLead: 18, margin: 16,
		row: 36, around: 14, bars: wordedBars, tasks: 44, footer: 48,
	}
	if w < 360 || phone {
		set.bars, set.tasks = plainBars, 36 // the bar at the top says which page it is
	}
	if phone {
		set.footer = 44
	}
	return set
}

// tighter returns set for a page that has no room otherwise: what it has to say matters more than the room between its lines.
func (set setting) tighter() setting {
	set.lead--
	set.smallLead--
	set.around -= 6
	set.row = min(set.row, set.smallLead+set.around)
	return set
}

// fitted returns the first of set, set without the heading of the tasks, and the tighter one with which the page has room in a panel of w
// by h, the last where it has none.
func (s *Scene) fitted(u *ui.UI, w, h float32, set setting) setting {
	over := func() bool { return s.wordsHigh(u, w, set)+s.tasksHigh(u, w, set) > h }
	if over() {
		set.tasks = min(set.tasks, plainTasks)
	}
	if over() {
		set = set.tighter()
	}
	return set
}

// panel draws the text of the page, its tasks and the way to other pages.
func (s *Scene) panel(u *ui.UI, a arrangement) {
	r := a.panel
	set := settingOf(r.W, u.Phone())
	u.Fill(r, u.Theme.Panel)
	inner := render.Rect{X: r.X + set.margin, Y: barHigh + 4, W: r.W - 2*set.margin}
	if a.tall {
		u.Hairline(render.Rect{X: r.X, Y: r.Y, W: r.W, H: 1}, u.Theme.Hairline)
		inner.Y = r.Y + 12
		if u.Phone() && !s.listed {
			inner.Y = r.Y + 6
		}
	} else {
		if set.margin >= 32 && r.H >= 800 {
			inner.Y += 16 // the title does not crowd the buttons above it
		}
		u.Hairline(render.Rect{X: r.X, Y: r.Y, W: 1, H: r.H}, u.Theme.Hairline)
	}
	foot := render.Rect{X: r.X, Y: r.Y + r.H - set.footer, W: r.W, H: set.footer}
	inner.H = foot.Y - inner.Y
	if s.listed {
		s.list(u, inner)
	} else {
		s.read(u, inner, set)
	}
	s.foot(u, foot, set)
}

// read draws the text and the tasks; what does not fit can be scrolled.
func (s *Scene) read(u *ui.UI, r render.Rect, set setting) {
	area := render.Rect{X: r.X - set.margin, Y: r.Y, W: r.W + 2*set.margin, H: r.H - set.bars}
	name := "page " + strconv.Itoa(s.page)
	set = s.fitted(u, r.W, area.H, set)
	words := s.wordsHigh(u, r.W, set)
	high := words + s.tasksHigh(u, r.W, set)
	off := u.Scroll(area, name, high)
	u.Within(area, func() {
		s.words(u, render.Point{X: r.X, Y: r.Y - off}, r.W, set)
		s.tasks(u, render.Rect{X: r.X, Y: r.Y - off + words, W: r.W}, set)
	})
	u.Fade(render.Rect{X: area.X + 1, Y: area.Y, W: area.W - 1, H: area.H}, u.Theme.Panel, off, high)
	u.ScrollBar(render.Rect{X: r.X + r.W + set.margin - 10, Y: area.Y, W: 5, H: area.H}, name, high)
	s.chapters(u, render.Rect{X: r.X, Y: r.Y + r.H - set.bars, W: r.W, H: set.bars})
}

// A block is a paragraph of a page, or its title.
type block struct {
	text  string
	face  render.Type
	lead  float32 // the distance of its lines
	below float32 // how much further the next block is than another line would be
	ink   sprites.Color
}

// blocks returns the title and the text of the page.
func (s *Scene) blocks(u *ui.UI, set setting) []block {
	p := &s.book.Pages[s.page]
	titleLead := set.title.Size * 1.2
	bs := []block{{s.text(p.Title), set.title, titleLead, set.lead*1.35 - titleLead, u.Theme.Text}}
	for _, t := range p.Text {
		bs = append(bs, block{s.text(t), set.body, set.lead, set.lead * 0.4, u.Theme.Text})
	}
	for _, t := range p.Here {
		bs = append(bs, block{s.text(t.By(u.In.Touch)), set.small, set.smallLead, set.lead * 0.3, u.Theme.Muted})
	}
	return bs
}

// words writes title and text from at.
func (s *Scene) words(u *ui.UI, at render.Point, w float32, set setting) {
	y := at.Y + set.title.Size
	for _, b := range s.blocks(u, set) {
		y = u.WriteLines(b.text, b.face, render.Point{X: at.X, Y: y}, w, b.lead, b.ink) + b.below
	}
}

// wordsHigh returns how high title and text are.
func (s *Scene) wordsHigh(u *ui.UI, w float32, set setting) float32 {
	y := set.title.Size
	for _, b := range s.blocks(u, set) {
		y += float32(len(u.Wrap(b.text, b.face, w)))*b.lead + b.below
	}
	return y - set.lead*0.6
}

// tasksHigh returns how high the tasks and the line above them are.
func (s *Scene) tasksHigh(u *ui.UI, w float32, set setting) (high float32) {
	p := &s.book.Pages[s.page]
	if len(p.Tasks) > 0 {
		high = set.tasks
	}
	for i := range p.Tasks {
		high += s.taskHigh(u, &p.Tasks[i], w, set)
	}
	return high
}

// taskHigh returns the height of the row of a task.
func (s *Scene) taskHigh(u *ui.UI, t *lesson.Task, w float32, set setting) float32 {
	return max(set.row, float32(len(u.Wrap(s.text(t.Do), set.small, w-taskLead)))*set.smallLead+set.around)
}

// taskLead is the left margin of the text of a task.
const taskLead = 36

// tasks draws the tasks of the page from the top of r on.
func (s *Scene) tasks(u *ui.UI, r render.Rect, set setting) {
	p := &s.book.Pages[s.page]
	if len(p.Tasks) == 0 {
		return
	}
	u.Hairline(render.Rect{X: r.X, Y: r.Y + max(0, set.tasks-36), W: r.W, H: 1}, u.Theme.Hairline)
	if set.tasks > plainTasks {
		u.Write(u.T("rules.tryit"), set.body.Medium(), render.Point{X: r.X, Y: r.Y + set.tasks - 12}, render.Start, u.Theme.Text)
	}
	y := r.Y + set.tasks
	for i := range p.Tasks {
		t := &p.Tasks[i]
		row := render.Rect{X: r.X - set.margin + 1, Y: y, W: r.W + 2*set.margin - 1, H: s.taskHigh(u, t, r.W, set)}
		ink := u.Theme.Muted
		switch {
		case i == s.task:
			u.Fill(row, u.Theme.Active)
			u.Fill(render.Rect{X: row.X, Y: row.Y, W: 4, H: row.H}, u.Theme.Accent)
			ink = u.Theme.Text
		case u.Over(row):
			u.Fill(row, sprites.Alpha(u.Theme.Text, 0.05))
		}
		s.tick(u, render.Point{X: r.X + 11, Y: y + row.H/2}, strconv.Itoa(i+1), s.solved(t.ID))
		lines := float32(len(u.Wrap(s.text(t.Do), set.small, r.W-taskLead)))
		u.WriteLines(s.text(t.Do), set.small, render.Point{X: r.X + taskLead, Y: y + row.H/2 - (lines-1)*set.smallLead/2 + 0.355*set.small.Size}, r.W-taskLead, set.smallLead, ink)
		name := u.T("rules.task", i+1)
		u.Add(name, row)
		if u.Clicked(row) || u.Stop(name, row) {
			s.begin(i)
		}
		y += row.H
	}
}

// tick draws a circle with a number, or with a check where the thing is done.
func (s *Scene) tick(u *ui.UI, at render.Point, number string, done bool) {
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

// chapters draws a bar for every page: full where all its tasks are solved.
func (s *Scene) chapters(u *ui.UI, r render.Rect) {
	n := len(s.book.Pages)
	if r.H >= wordedBars {
		u.Write(u.T("rules.pageof", s.page+1, n), render.TypeCoord, render.Point{X: r.X, Y: r.Y + 16}, render.Start, u.Theme.Muted)
	}
	const gap = 8
	line, _ := r.CutBottom(16, 0)
	for i, bar := range line.Columns(gap, render.Even(n)...) {
		bar.H = 4
		ink := u.Theme.Hairline
		switch {
		case s.firstOpen(&s.book.Pages[i]) < 0:
			ink = u.Theme.Accent
		case i == s.page:
			ink = u.Theme.Muted
		}
		u.Box(bar, render.Box{Radius: 2, Top: ink})
		if touch := (render.Rect{X: bar.X - gap/2, Y: r.Y + r.H - 32, W: bar.W + gap, H: 32}); u.Clicked(touch) {
			s.open(i)
		}
	}
}

// list draws the contents.
func (s *Scene) list(u *ui.UI, r render.Rect) {
	u.Write(u.T("rules.contents"), render.TypeSection, render.Point{X: r.X, Y: r.Y + 22}, render.Start, u.Theme.Text)
	high := min(44, (r.H-44)/float32(len(s.book.Pages)+2))
	row := render.Rect{X: r.X - 12, Y: r.Y + 40, W: r.W + 24, H: high}
	for i := range s.book.Pages {
		p := &s.book.Pages[i]
		if i == s.page {
			u.Box(render.Rect{X: row.X, Y: row.Y, W: row.W, H: high}, render.Box{Radius: 8, Top: u.Theme.Active})
		}
		s.tick(u, render.Point{X: row.X + 23, Y: row.Y + high/2}, strconv.Itoa(i+1), s.firstOpen(p) < 0)
		if u.Button(render.Rect{X: row.X + 36, Y: row.Y, W: row.W - 36, H: high}, ui.Button{Label: s.text(p.Title), Wide: true}) {
			s.open(i)
		}
		row.Y += high
	}
	if u.Button(render.Rect{X: row.X + 36, Y: row.Y, W: row.W - 36, H: high}, ui.Button{Label: u.T("rules.full"), Wide: true}) {
		s.place, s.listed = atFull, false
	}
	row.Y += high
	if u.Button(render.Rect{X: row.X + 36, Y: row.Y, W: row.W - 36, H: high}, ui.Button{Label: u.T("rules.glossary"), Wide: true}) {
		s.lookUp()
	}
}
