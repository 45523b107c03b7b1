// Lists the terms of a table as rows: how seats are assigned, who moves first, the scoring of a series, how the board is turned, and aids. Add a
// term here. Folds the terms away if space is short, with a summary. Clocks are in clocks.go; rows.go draws the rows.

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
	r := row{
		name: u.T("setup.who"), id: "seats",
		labels: []string{u.T("setup.fixed"), u.T("setup.drawn"), u.T("setup.turns"), u.T("setup.loser")},
		chosen: int(s.terms.Begin), choose: func(i int) { s.terms.Begin = terms.Begin(i) },
		help: []string{
			terms.AsListed: u.T("setup.fixednote", first), terms.Drawn: u.T("setup.drawnnote"),
			terms.InTurns: u.T("setup.turnsnote", first), terms.Loser: u.T("setup.losernote", first),
		},
	}
	if s.start.set() || s.opens() { // the position decides who begins, or the next row does
		r.name, r.help[terms.AsListed] = u.T("setup.colours"), ""
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
	for _, seat := range s.picture.View.Seats[:n] {
		r.labels = append(r.labels, u.Say(seat.Name))
		r.help = append(r.help, u.T("setup.firstnote", seat.Name))
	}
	r.labels, r.help = append(r.labels, u.T("setup.loser")), append(r.help, u.T("setup.losernote", s.picture.View.Seats[s.opener()].Name))
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
		help: []string{u.T("setup.series.games.help"), u.T("setup.series.points.help")},
	}
}

// order returns the rows for how seats are assigned and, if there is space and a choice, for who moves first.
func (s *Scene) order(u *ui.UI) []row {
	rows := []row{s.beginRow(u)}
	if r, ok := s.firstRow(u); ok && s.apart {
		rows = append(rows, r)
	}
	return rows
}

// agreed returns the rows of the other terms: who moves first and how a series is scored, unless these are elsewhere, if there is a choice; the
// clock, how the board is turned, and aids.
func (s *Scene) agreed(u *ui.UI) []row {
	var rows []row
	if r, ok := s.firstRow(u); ok && !s.apart {
		rows = append(rows, r)
	}
	if s.scored && !s.scoring {
		rows = append(rows, s.seriesRow(u))
	}
	rows = append(rows, s.clocks.rows(u)...)
	return append(rows,
		row{
			name: u.T("setup.turning"), id: "turning",
			labels: []string{u.T("setup.turning.hand"), u.T("setup.turning.mover"), u.T("setup.turning.never")},
			chosen: int(s.terms.Turning), choose: func(i int) { s.terms.Turning = terms.Turning(i) },
			help: []string{u.T("setup.turning.hand.help"), u.T("setup.turning.mover.help"), u.T("setup.turning.never.help")},
		},
		row{
			name: u.T("setup.aids"), id: "aids", labels: []string{u.T("setup.aids.all"), u.T("setup.aids.none")},
			chosen: index(s.terms.NoAids), choose: func(i int) { s.terms.NoAids = i == 1 },
			help: []string{u.T("setup.aids.all.help"), u.T("setup.aids.none.help")},
		})
}

// moreButton draws, at the right end of the top of r, the button that opens and closes terms that do not fit beside the seats, with a summary if they
// are closed and there is space. It reports whether it shows the summary.
func (s *Scene) moreButton(u *ui.UI, r render.Rect) (said bool) {
	const high, pad, icon, heading = 32, 12, 18, 130
	label, arrow, space := s.moreName(u), sprites.IconDown, u.Theme.Space
	if s.more {
		label, arrow = u.T("setup.less"), sprites.IconUp
	}
	button := func(summary ui.Element) ui.Element {
		name := ui.Text(label, render.TypeSmall.Medium(), u.Theme.Muted)
		return ui.Row(space.S, ui.Row(space.M, name, summary), ui.Icon(arrow, icon, u.Theme.Muted))
	}
	shown := button(ui.Element{})
	if !s.more {
		short := ui.Text(cmp.Or(s.agreedInShort(u), u.T("setup.usual")), render.TypeSmall, u.Theme.Text)
		if long := button(short); u.Extent(long, r.W, high).W <= r.W-heading {
			shown, said = long, true
		}
	}
	at, _ := r.CutTop(high, 0)
	at = at.Place(u.Extent(shown, r.W, high).W, high, render.End, render.Start)
	whole := at.Pad(-pad, 0)
	u.Add(label, whole)
	if u.Over(whole) {
		u.Box(whole, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	u.Lay(at, shown)
	if u.Stop(label, whole) || u.Clicked(whole) {
		s.more = !s.more
	}
	return said
}

// termsHeader draws the row that unfolds and folds the other terms, with a summary of them. It returns the rest of r.
func (s *Scene) termsHeader(u *ui.UI, r render.Rect) (rest render.Rect) {
	const column, pad, side = 150, 12, 18
	if s.more {
		_, r = r.CutTop(moreAir, 0)
		u.LineAbove(r)
		_, r = r.CutTop(moreBelow, 0)
	}
	at, rest := r.CutTop(valueHigh, rowHigh-valueHigh)
	label := s.moreName(u)
	u.Add(label, at)
	if whole := at.Pad(-pad, 0); u.Over(whole) {
		u.Box(whole, render.Box{Radius: 8, Top: u.Theme.PointedGround()})
	}
	if s.more { // it is the heading of the rows below
		heading := ui.Text(label, render.TypeSeat, u.Theme.Text)
		u.Lay(at, ui.Row(u.Theme.Space.S, heading, ui.Icon(sprites.IconUp, side, u.Theme.Muted)))
	} else {
		name := ui.Text(label, render.TypeBody, u.Theme.Muted).Width(max(column, u.Measure(label, render.TypeBody)+pad))
		short := cmp.Or(s.agreedInShort(u), u.T("setup.usual"))
		summary := ui.FirstThatFits(
			ui.Text(short, render.TypeSmall.Medium(), u.Theme.Text),
			ui.Wrapped(short, ui.Block{Type: render.TypeCaption, Leading: 16, Most: 2, Ink: u.Theme.Text}),
		)
		u.Lay(at, ui.Row(u.Theme.Space.S, ui.Row(0, name, summary), ui.Icon(sprites.IconDown, side, u.Theme.Muted)))
	}
	if u.Stop(label, at) || u.Clicked(at) {
		s.more = !s.more
	}
	return rest
}

// agreedInShort summarizes the other terms that are not usual; "" if there are none.
func (s *Scene) agreedInShort(u *ui.UI) string {
	text := ""
	add := func(word string) {
		if text != "" {
			text += ", "
		}
		text += word
	}
	n := s.game.Info().Players
	if s.opens() && !s.apart && s.terms.Opener(n) > 0 {
		add(u.T("setup.short.first", s.picture.View.Seats[s.terms.Opener(n)].Name))
	}
	if s.scored && s.terms.AddUp && !s.scoring {
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

// The heights of the other terms, with the clock that has the most rows, so that choosing a clock moves nothing.
const (
	helpHigh = 44 // of the help on one of the rows
	foldHead = 44 // of the heading when the terms replace the seats
)

// agreedHigh returns the height of the rows of the other terms, without names above them.
func (s *Scene) agreedHigh() float32 {
	rows := 5
	if s.opens() && !s.apart {
		rows++
	}
	if s.scored && !s.scoring {
		rows++
	}
	return float32(rows) * rowHigh
}

// moreName returns the name of the folded part, after its contents.
func (s *Scene) moreName(u *ui.UI) string {
	const worded = 480 // the least width of a window with the full name
	if w, _ := u.Size(); w >= worded && s.scored && !s.scoring {
		return u.T("setup.more.series")
	}
	return u.T("setup.more")
}

// fold draws the other terms in place of the seats, and returns the help on them, or else other.
func (s *Scene) fold(u *ui.UI, r render.Rect, other string) string {
	u.Write(s.moreName(u), render.TypeSection, render.Point{X: r.X, Y: r.Y + 24}, render.Start, u.Theme.Text)
	_, r = r.CutTop(foldHead, 0)
	rest, help, about := s.choices(u, r, s.agreed(u), rowHigh)
	on := headed(about, help)
	switch {
	case on == "":
		return other
	case rest.H <= helpHigh || 21*float32(len(u.Wrap(on, render.TypeSmall, rest.W))) > rest.H:
		return on
	}
	say(u, on, rest, 20, 21)
	return other
}
