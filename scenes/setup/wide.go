// Lays out the setup page in wide windows: an example board with the options below it at the left (example), and the seats and terms at the right
// (people), with the first lessons where there is space (intro). Change here what a wide window shows. The layout of narrow windows is in narrow.go.

package setup

import (
	"cmp"

	"quintet/games/lesson"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/ui"
)

// wideTop is the height above the board and the seats of a wide window.
const wideTop = 72

// wide draws the board and the options at the left, and the seats at the right.
func (s *Scene) wide(u *ui.UI, left, right render.Rect) scenes.Next {
	var next scenes.Next
	space, w := u.Theme.Space, left.W+right.W
	_, left = left.CutTop(wideTop, 0)
	_, left = left.CutBottom(space.M, 0)
	p, rest := s.example(u, left, w)
	_, right = right.Pad(scenes.Margin(w), 0).CutTop(wideTop, 0)
	_, right = right.CutBottom(space.M, 0)
	note := sayPlayers(u, s.levels[:s.game.Info().Players])
	foot, people := right.CutBottom(footHigh, space.S)
	u.Lay(people, s.people(u, p, people))
	u.Lay(foot, s.foot(u, note, &next))
	if s.lessonsShown {
		u.Lay(rest, s.note(u, p))
	} else { // the lessons are below the options, if there is space
		note := ui.Canvas(0, noteHigh, func(r render.Rect) { u.Lay(r, s.note(u, p)) })
		u.Lay(rest, ui.FirstThatFits(ui.Column(0, s.intro(u).Pad(0, space.M), note), note))
	}
	return next
}

// noteHigh is the height of the help on the options beside the board: three lines.
const noteHigh = 60

// example draws an example of the game at the top of left, a part of a window of width w, as large as the options below it allow. It returns the plan
// for the scoring of a series, and the space below the options.
func (s *Scene) example(u *ui.UI, left render.Rect, w float32) (p plan, rest render.Rect) {
	const wide, least, roomy = 520, 96, 330 // a roomy board has space for one more row below it
	margin := float32(64)
	if w < 1200 {
		margin = 40
	}
	left = left.Pad(margin, 0)
	caption, note := s.caption(u), ui.Canvas(0, noteHigh, func(r render.Rect) { rest = r })
	var options ui.Element
	below := func(note ui.Element) ui.Element {
		return ui.Column(rowGap, caption, ui.Column(u.Theme.Space.M, options, note))
	}
	size := func() float32 {
		options = rowsOf(u, s.optionRows(u, p), rowGap, &s.onOptions)
		return pixel(min(left.W, left.H-u.Extent(below(note), left.W, left.H).H-u.Theme.Space.S))
	}
	p.scoring = s.scored
	side := size()
	if p.scoring && !s.scoresBeside() && side < roomy {
		p.scoring = false
		side = size()
	}
	side = max(least, side)
	at := left.Place(min(left.W, max(side, wide)), left.H, render.Middle, render.Start)
	board := ui.Canvas(side, side, func(r render.Rect) { s.sample.Paint(u.Brush, r, false) }).Align(render.Start, render.Start)
	u.Lay(at, ui.Column(u.Theme.Space.S, board, below(note.Grow(1))))
	return p, rest
}

// caption names the position on the board, if it is not the start.
func (s *Scene) caption(u *ui.UI) ui.Element {
	switch {
	case s.start.set():
		return ui.Ellipsis(s.start.says(u, s.picture), render.TypeSeat, u.Theme.Text)
	case s.sample != s.picture:
		return scenes.Facts(u, append([]string{u.T("setup.sample")}, scenes.Describe(u, s.spec, s.options)...), render.TypeCaption, u.Theme.Muted)
	}
	return ui.Element{}
}

// note shows the help on the option under the pointer or with the focus, or else on the option changed last; but the description of the game if there
// are no lessons.
func (s *Scene) note(u *ui.UI, p plan) ui.Element {
	text := s.onOptions.text
	if s.onOptions.kind == helpChanged && !s.lessonsShown {
		text = ""
	}
	if text = cmp.Or(text, s.seriesHelp(u, p)); text == "" && s.lessonsShown {
		text = s.firstHelp(u)
	}
	return ui.Wrapped(cmp.Or(text, s.about(u)), ui.Block{Type: render.TypeSmall, Leading: 20, MaxLines: 3, Ink: u.Theme.Muted})
}

// people shows the seats, and below them the terms that are not about their order: folded or, on request, unfolded. Seats that have space for the
// unfolded terms below them keep their height. If there is too little space in r the unfolded terms replace the seats.
func (s *Scene) people(u *ui.UI, p plan, r render.Rect) (e ui.Element) {
	at := func(seat float32, apart bool) plan {
		p.seat, p.gap, p.hint, p.apart = seat, rowGap, true, apart && s.opens()
		return p
	}
	fits := func(e ui.Element) bool { return u.Fits(e, r.W, r.H) }
	high, low, line := at(usualSeat, true), at(lowSeat, true), at(lineSeat, true)
	if s.more {
		least := line
		least.hint = false
		for _, p := range []plan{high, low, line, least} {
			if e = s.unfolded(u, p, s.seats(u, p, ui.Element{})); fits(e) {
				return e
			}
		}
		last := at(lineSeat, false)
		help := ui.Canvas(0, 0, func(r render.Rect) { u.Lay(r, ui.FirstThatFits(s.termsHelp(u, last), ui.Spacer())) })
		return s.fold(u, last, help.Grow(1))
	}
	for _, p := range []plan{high, low} {
		seats := s.seats(u, p, ui.Element{})
		if fits(s.unfolded(u, p, seats)) {
			return s.folded(u, p, seats)
		}
	}
	for _, p := range []plan{high, low, at(usualSeat, false), at(lowSeat, false)} {
		if e = s.folded(u, p, s.seats(u, p, ui.Element{})); fits(e) {
			return e
		}
	}
	for _, seat := range []float32{usualSeat, lowSeat} {
		p := at(seat, false)
		if e = s.seats(u, p, s.moreButton(u, p)); fits(e) {
			return e
		}
	}
	return e
}

// folded shows the seats, the row that unfolds the terms, and lessons.
func (s *Scene) folded(u *ui.UI, p plan, seats ui.Element) ui.Element {
	people := ui.Column(rowGap, seats, s.termsHeader(u, p))
	return ui.Column(u.Theme.Space.S, people, s.lessons(u, p, 0))
}

// helpHigh is the height of the help on the terms: two lines.
const helpHigh = 42

// unfolded shows the seats, the terms, and lessons. Tall seats leave space for the help on the terms.
func (s *Scene) unfolded(u *ui.UI, p plan, seats ui.Element) ui.Element {
	least := float32(0)
	if p.seat >= lowSeat {
		least = helpHigh
	}
	return ui.Column(rowGap, seats, s.termsHeader(u, p), s.agreed(u, p, s.lessons(u, p, least)).Grow(1))
}

// lessons fills a space at least so high with the help on the terms and the first lessons, which have a gap to the rows above and the buttons below.
func (s *Scene) lessons(u *ui.UI, p plan, least float32) ui.Element {
	return ui.Canvas(0, least, func(r render.Rect) {
		if s.list.open { // it would cover a line of them partly
			s.lessonsShown = true
			return
		}
		help, intro := ui.If(s.onTerms.text != "", s.termsHelp(u, p)), s.intro(u)
		u.Lay(r, ui.FirstThatFits(ui.Column(u.Theme.Space.M, help, intro).Pad(0, u.Theme.Space.S), help, ui.Spacer()))
	}).Grow(1)
}

// intro shows the first lessons, as many as fit completely, and at least the first sentences of the first. Rare questions and instructions about
// controls are left out.
func (s *Scene) intro(u *ui.UI) ui.Element {
	most := 3
	if s.start.set() {
		most = 1 // only the aim: how a game begins does not apply to this one
	}
	pages := s.book.For(s.options).Pages
	pages = pages[:min(most, len(pages))]
	show := func(page lesson.Page, texts int) ui.Element {
		parts := []ui.Element{ui.Text(page.Title[s.context.Lang()], render.TypeButton, u.Theme.Text)}
		for _, text := range page.Text[:texts] {
			parts = append(parts, ui.Wrapped(text[s.context.Lang()], ui.Block{Type: render.TypeSmall, Leading: 22, Ink: u.Theme.Muted}))
		}
		return ui.Column(lowGap, parts...)
	}
	all := len(pages[0].Text)
	lessons := func(i int) ui.Element { // fewer lessons, then less of the first
		texts := min(all, len(pages)+all-1-i)
		parts := []ui.Element{show(pages[0], texts)}
		for _, page := range pages[1:max(1, len(pages)-i)] {
			parts = append(parts, show(page, len(page.Text)))
		}
		return shown(&s.lessonsShown, ui.Column(u.Theme.Space.M, parts...))
	}
	fewest := len(pages) + all - 1
	if len(s.rules) == 0 || s.start.set() {
		return ui.FirstOf(fewest, lessons)
	}
	return ui.FirstOf(2*fewest, func(i int) ui.Element { // pictures matter more than all lessons but the first
		if i < fewest {
			return ui.Column(u.Theme.Space.L, lessons(i), s.pictures(u))
		}
		return lessons(i - fewest)
	})
}
