// The list of the key moments of a finished game.

package play

import (
	"fmt"

	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments are the key moments of the finished game: of a review, where one of all of it is kept, else what the scores tell. Nothing is
// searched for them here.
type moments struct {
	model    *model
	all      []judge.Moment
	reviewed bool // by a review
	changes  int  // of the match, when all were found
	version  int  // of the library, when the review was looked for last; -1 for never
}

// found returns the moments that are known now.
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

// ofReview returns the moments of the review that is kept, if it is done.
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

// worth says in a word or two why x is a moment.
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

// The heights of the heading of the moments and of a moment, and the room below.
const (
	momentHead = 36
	momentRow  = 32
	momentAir  = 8
)

// high returns how high the list of the moments that are known is, 0 where there are none.
func (m *moments) high() float32 {
	if n := len(m.found()); n > 0 {
		return momentHead + momentRow*float32(n) + momentAir
	}
	return 0
}

// draw lists the moments that are known in r. A press on one opens it.
func (m *moments) draw(u *ui.UI, r render.Rect, open func(x judge.Moment)) {
	head, r := r.CutTop(momentHead, 0)
	u.WriteIn(u.T("review.moments.list"), render.TypeBody.Medium(), head, render.Start, u.Theme.Text)
	for _, x := range m.found() {
		text, _ := x.Text(m.model.game)
		var at render.Rect
		at, r = r.CutTop(momentRow, 0)
		if u.Button(at.Pad(-8, 1), ui.Command{Name: u.T("play.moment", x.Round, text), Bare: true}) {
			open(x)
		}
		number, at := at.CutLeft(24, 12)
		u.WriteIn(fmt.Sprint(x.Round), render.TypeSmall, number, render.End, u.Theme.Muted)
		piece, at := at.CutLeft(20, 12)
		seat := &m.model.view().Seats[x.Player]
		u.Piece(m.model.geo, seat.Sprite, seat.Colour, piece.Centre(), piece.W)
		arrow, at := at.CutRight(16, 8)
		u.Icon(sprites.IconNext, arrow.Centre(), 16, u.Theme.Muted)
		why := m.worth(u, x)
		worth, at := at.CutRight(u.Measure(why, render.TypeSmall)+1, 8)
		u.WriteIn(why, render.TypeSmall, worth, render.End, u.Theme.Muted)
		u.WriteIn(u.Fit(text, render.TypeBody, at.W), render.TypeBody, at, render.Start, u.Theme.Text)
	}
	_, r = r.CutTop(momentAir, 0)
	u.LineAbove(r)
}
