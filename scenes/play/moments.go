// The list of the key moments of a finished game, on its card.

package play

import (
	"fmt"

	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments holds the key moments of the finished game: those of a complete review that is saved, or else those that the scores show. It starts no
// search.
type moments struct {
	model    *model
	all      []judge.Moment
	reviewed bool // the moments are those of a review
	changes  int  // the number of changes of the match when all was found
	version  int  // the version of the library when a review was last looked for, -1 for never
}

// found returns the key moments that are known now.
func (m *moments) found() []judge.Moment {
	if !m.model.table.OnMain() {
		return m.all
	}
	if changes := len(m.model.table.Match.Changes(0)); changes != m.changes {
		m.changes, m.reviewed, m.version = changes, false, -1
		m.all = judge.ScoreMoments(m.model.table.Match)
	}
	if version := m.model.context.Library.Version(); !m.reviewed && version != m.version {
		m.version = version
		if all := m.ofReview(); len(all) > 0 {
			m.all, m.reviewed = all, true
		}
	}
	return m.all
}

// ofReview returns the key moments of the saved review if it is complete.
func (m *moments) ofReview() []judge.Moment {
	match := m.model.table.Match
	name := m.model.context.Library.RecordName(m.model.table)
	if m.model.context.Library.Review(name) == "" {
		return nil
	}
	r := judge.NewReview(m.model.context.Book(m.model.game, name), match)
	if !r.Done() {
		return nil
	}
	return r.MomentTurns()
}

// worth says in a word or two why x is a key moment.
func (m *moments) worth(u *ui.UI, x judge.Moment) string {
	switch {
	case x.Leads && !x.Largest:
		return u.T("play.moment.leads")
	case !x.Largest && x.Gain == 0:
		return fmt.Sprintf("−%d\u00a0%%", x.Lost)
	}
	words := u.T(m.model.table.Spec.ID+".moment", x.Gain, x.Score, x.Part)
	if x.Seat != x.Player {
		return u.T("play.moment.of", m.model.view().Seats[x.Seat].Name, words)
	}
	return words
}

// element lists the moments; it shows nothing if none are known. A click on one calls open.
func (m *moments) element(u *ui.UI, open func(x judge.Moment)) ui.Element {
	const head, row = 36, 32
	rows := []ui.Element{ui.Ellipsis(u.T("review.moments.list"), render.TypeBody.Medium(), u.Theme.Text).Height(head)}
	for _, x := range m.found() {
		rows = append(rows, ui.Canvas(0, row, func(r render.Rect) { u.Lay(r, m.row(u, x, open)) }))
	}
	return ui.If(len(rows) > 1, ui.Column(u.Theme.Space.S, ui.Column(0, rows...), ui.Hairline()))
}

// row shows x as a button.
func (m *moments) row(u *ui.UI, x judge.Moment, open func(x judge.Moment)) ui.Element {
	const number, piece, arrow, beyond = 24, 20, 16, 8
	text, _ := x.Text(m.model.game)
	seat := &m.model.view().Seats[x.Player]
	button := ui.Command{Name: u.T("play.moment", x.Round, text), Bare: true, Run: func() { open(x) }}
	return ui.Stack(ui.Button(button).Pad(-beyond, 1), ui.Row(u.Theme.Space.S,
		ui.Text(fmt.Sprint(x.Round), render.TypeSmall, u.Theme.Muted).Align(render.End, render.Middle).Width(number),
		ui.Canvas(piece, piece, func(r render.Rect) { u.Piece(m.model.geo, seat.Sprite, seat.Colour, r.Centre(), piece) }),
		ui.Ellipsis(text, render.TypeBody, u.Theme.Text).Grow(1),
		ui.Text(m.worth(u, x), render.TypeSmall, u.Theme.Muted),
		ui.Icon(sprites.IconNext, arrow, u.Theme.Muted),
	))
}
