// Lists the terms of a table as rows: how seats are assigned, who moves first, the scoring of a series, how the board is turned, and aids. Add a term
// here (agreed). The second half draws the part of the page with the terms, and their summary while they are folded away. Clocks are in clocks.go;
// rows.go draws rows.

package setup

import (
	"cmp"

	"quintet/games/play/terms"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// drawn reports whether the seats are drawn by lot: then no one has a colour yet.
func (s *Scene) drawn() bool { return s.terms.Begin == terms.Drawn }

// opener returns the seat that moves first.
func (s *Scene) opener() int {
	if s.start.set() {
		return int(s.start.ToMove())
	}
	return s.terms.Opener(s.game.Info().Players)
}

// beginRow returns the choice of how seats are assigned, which decides who begins.
func (s *Scene) beginRow(u *ui.UI) row {
	first := s.picture.View.Seats[s.opener()].Name
	help := []string{
		terms.AsListed: u.T("setup.fixednote", first), terms.Drawn: u.T("setup.drawnnote"),
		terms.InTurns: u.T("setup.turnsnote", first), terms.Loser: u.T("setup.losernote", first),
	}
	r := row{
		name: u.T("setup.who"), id: "seats",
		labels: []string{u.T("setup.fixed"), u.T("setup.drawn"), u.T("setup.turns"), u.T("setup.loser")},
		chosen: int(s.terms.Begin), choose: func(i int) { s.terms.Begin = terms.Begin(i) }, help: oneOf(help...),
	}
	if s.start.set() || s.opens() { // the position decides who begins, or the next row does
		r.name, help[terms.AsListed] = u.T("setup.colours"), ""
		r.labels = []string{u.T("setup.fixed"), u.T("setup.drawn"), u.T("setup.rotate")}
		if s.terms.Begin == terms.Loser {
			r.chosen = int(terms.AsListed)
		}
	}
	return r
}

// opens reports whether the players choose who moves first.
func (s *Scene) opens() bool {
	return s.spec.Opening != nil && !s.start.set()
}

// firstRow returns the choice who begins, if the game has one: one of the colours, or in a series the loser of the previous game. ok is false in
// other games.
func (s *Scene) firstRow(u *ui.UI) (r row, ok bool) {
	if !s.opens() {
		return row{}, false
	}
	n := s.game.Info().Players
	r = row{name: u.T("setup.who"), id: "first", chosen: s.terms.Opener(n), choose: func(i int) { s.chooseFirst(i, n) }}
	var help []string
	for _, seat := range s.picture.View.Seats[:n] {
		r.labels, help = append(r.labels, u.Say(seat.Name)), append(help, u.T("setup.firstnote", seat.Name))
	}
	r.labels, help = append(r.labels, u.T("setup.loser")), append(help, u.T("setup.losernote", s.picture.View.Seats[s.opener()].Name))
	r.help = oneOf(help...)
	if s.terms.Begin == terms.Loser {
		r.chosen = n
	}
	return r, true
}

// chooseFirst makes colour i of n begin, or for i = n the loser of the previous game, which also decides the seats.
func (s *Scene) chooseFirst(i, n int) {
	switch {
	case i == n:
		s.terms.Begin, i = terms.Loser, 0
	case s.terms.Begin == terms.Loser:
		s.terms.Begin = terms.AsListed
	}
	s.terms.First = uint8(i)
}

// series is the name of the scoring of a series for scripts.
const series = "series"

// seriesRow returns the row for the scoring of a series.
func (s *Scene) seriesRow(u *ui.UI) row {
	return row{
		name: u.T("setup.series"), id: series, labels: []string{u.T("setup.series.games"), u.T("setup.series.points")},
		chosen: index(s.terms.AddUp), choose: func(i int) { s.terms.AddUp = i == 1 },
		help: oneOf(u.T("setup.series.games.help"), u.T("setup.series.points.help")),
	}
}

// order returns the rows for how seats are assigned and, if there is space and a choice, for who moves first.
func (s *Scene) order(u *ui.UI, p plan) []row {
	rows := []row{s.beginRow(u)}
	if r, ok := s.firstRow(u); ok && p.apart {
		rows = append(rows, r)
	}
	return rows
}

// agreed shows the rows of the other terms: who moves first and how a series is scored, unless these are elsewhere, if there is a choice; the clock,
// how the board is turned, and aids; and help below them. It keeps space for the clock with the most rows, so that choosing a clock moves nothing else.
func (s *Scene) agreed(u *ui.UI, p plan, help ui.Element) ui.Element {
	const mostRows = 3 // of a clock
	var above []row
	if r, ok := s.firstRow(u); ok && !p.apart {
		above = append(above, r)
	}
	if s.scored && !p.scoring {
		above = append(above, s.seriesRow(u))
	}
	below := []row{
		{
			name: u.T("setup.turning"), id: "turning",
			labels: []string{u.T("setup.turning.hand"), u.T("setup.turning.mover"), u.T("setup.turning.never")},
			chosen: int(s.terms.Turning), choose: func(i int) { s.terms.Turning = terms.Turning(i) },
			help: oneOf(u.T("setup.turning.hand.help"), u.T("setup.turning.mover.help"), u.T("setup.turning.never.help")),
		},
		{
			name: u.T("setup.aids"), id: "aids", labels: []string{u.T("setup.aids.all"), u.T("setup.aids.none")},
			chosen: index(s.terms.NoAids), choose: func(i int) { s.terms.NoAids = i == 1 },
			help: oneOf(u.T("setup.aids.all.help"), u.T("setup.aids.none.help")),
		},
	}
	first, clock, last := rowsOf(u, above, rowGap, &s.onTerms), rowsOf(u, s.clocks.rows(u), rowGap, &s.onTerms), rowsOf(u, below, rowGap, &s.onTerms)
	most := ui.Canvas(0, mostRows*(valueHigh+rowGap)-rowGap, nil)
	return ui.Stack(ui.Column(rowGap, first, clock, last, help), ui.Column(rowGap, first, most, last, help).Hidden())
}

// unfolds shows e as a button called name that folds and unfolds the terms.
func (s *Scene) unfolds(u *ui.UI, name string, e ui.Element) ui.Element {
	return ui.Stack(ui.Canvas(0, 0, func(r render.Rect) {
		r = r.Pad(-u.Theme.Space.S, 0)
		u.Add(name, r)
		if u.Over(r) {
			u.Box(r, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
		}
		if u.Stop(name, r) || u.Clicked(r) {
			s.more = !s.more
		}
	}), e)
}

// moreButton shows the button that opens and closes terms that do not fit below the seats, with a summary if they are closed and there is space.
func (s *Scene) moreButton(u *ui.UI, p plan) ui.Element {
	const icon = 18
	label, arrow, space := s.moreName(u, p), sprites.IconDown, u.Theme.Space
	if s.more {
		label, arrow = u.T("setup.less"), sprites.IconUp
	}
	name, sign := ui.Text(label, render.TypeSmall.Medium(), u.Theme.Muted), ui.Icon(arrow, icon, u.Theme.Muted)
	short := s.unfolds(u, label, ui.Row(space.S, name, sign).Height(valueHigh))
	if s.more {
		return short
	}
	summary := shown(&s.summaryShown, ui.Text(s.summary(u, p), render.TypeSmall, u.Theme.Text))
	return ui.FirstThatFits(s.unfolds(u, label, ui.Row(space.S, ui.Row(space.M, name, summary), sign).Height(valueHigh)), short)
}

// shown returns e, which sets done when it is drawn.
func shown(done *bool, e ui.Element) ui.Element {
	return ui.Stack(e, ui.Canvas(0, 0, func(render.Rect) { *done = true }))
}

// heading shows the title of the seats or the terms, with button at the right end of the line.
func heading(u *ui.UI, title string, button ui.Element) ui.Element {
	const high = 36
	return ui.Row(u.Theme.Space.M, ui.Text(title, render.TypeSection, u.Theme.Text), button.Align(render.End, render.Middle).Grow(1)).Height(high)
}

// termsHeader shows the row that unfolds and folds the other terms, with a summary of them.
func (s *Scene) termsHeader(u *ui.UI, p plan) ui.Element {
	const icon = 18
	space, label := u.Theme.Space, s.moreName(u, p)
	if s.more { // it is the heading of the rows below
		title := ui.Row(space.S, ui.Text(label, render.TypeSeat, u.Theme.Text), ui.Icon(sprites.IconUp, icon, u.Theme.Muted))
		return ui.Column(lowGap, ui.Hairline(), s.unfolds(u, label, title.Height(valueHigh)))
	}
	name, text := ui.Text(label, render.TypeBody, u.Theme.Muted), s.summary(u, p)
	line := ui.Row(space.S, ui.Text(text, render.TypeSmall.Medium(), u.Theme.Text), ui.Icon(sprites.IconDown, icon, u.Theme.Muted))
	lines := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: 16, MaxLines: 2, Ink: u.Theme.Text})
	folded := ui.FirstThatFits(
		ui.Row(space.S, name.Width(nameColumn-space.S), line),
		ui.Row(space.S, name, line),
		ui.Row(space.S, name, lines, ui.Icon(sprites.IconDown, icon, u.Theme.Muted)),
	)
	return ui.Column(lowGap, ui.Hairline().Hidden(), s.unfolds(u, label, folded.Height(valueHigh)))
}

// fold shows the other terms in place of the seats, with help below them.
func (s *Scene) fold(u *ui.UI, p plan, help ui.Element) ui.Element {
	return ui.Column(u.Theme.Space.S, heading(u, s.moreName(u, p), s.moreButton(u, p)), s.agreed(u, p, help))
}

// summary summarizes the other terms.
func (s *Scene) summary(u *ui.UI, p plan) string {
	return cmp.Or(s.agreedInShort(u, p), u.T("setup.usual"))
}

// agreedInShort summarizes the other terms that are not usual; "" if there are none.
func (s *Scene) agreedInShort(u *ui.UI, p plan) string {
	text := ""
	add := func(word string) {
		if text != "" {
			text += ", "
		}
		text += word
	}
	n := s.game.Info().Players
	if s.opens() && !p.apart && s.terms.Opener(n) > 0 {
		add(u.T("setup.short.first", s.picture.View.Seats[s.terms.Opener(n)].Name))
	}
	if s.scored && s.terms.AddUp && !p.scoring {
		add(u.T("setup.short.series"))
	}
	if s.terms.Clock.Limited() {
		add(s.clocks.inShort(u))
	}
	if s.terms.Turning == terms.ToMover {
		add(u.T("setup.short.turning"))
	}
	if s.terms.NoAids {
		add(u.T("setup.short.noaids"))
	}
	return text
}

// moreName returns the name of the folded part, after its contents.
func (s *Scene) moreName(u *ui.UI, p plan) string {
	const worded = 480 // the least width of a window with the full name
	if w, _ := u.Size(); w >= worded && s.scored && !p.scoring {
		return u.T("setup.more.series")
	}
	return u.T("setup.more")
}
