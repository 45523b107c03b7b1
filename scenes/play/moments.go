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

// The heights of the heading and of a row, and the room below the list.
const (
	momentHead = 36
	momentRow  = 32
	momentAir  = 8
)

// high returns the height of the list, 0 if no moments are known.
func (m *moments) high() float32 {
	if n := len(m.found()); n > 0 {
		return momentHead + momentRow*float32(n) + momentAir
	}
	return 0
}

// draw lists the moments in r. A click on one calls open.
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
