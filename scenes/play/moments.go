package play

import (
	"fmt"
	"time"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments are the key moments of the finished game: of a review, where one of all of it is kept, else what the scores tell. Nothing is
// searched for them here.
type moments struct {
	*model
	all      []moment
	reviewed bool      // by a review
	changes  int       // of the match, when all were found
	asked    time.Time // when the review was looked for last
}

// A moment is a ply that has cost much, or a turn that has changed the scores much.
type moment struct {
	round, end int // the round, and how many plies have been played after its turn
	player     games.Player
	text       string
	lost       int           // in percent, of a ply that has cost much
	gain       int           // in points, of a turn
	says       board.Message // the same in the words of the game
	largest    bool          // it made the largest part of a score, and its words name that part
	leads      bool          // the winner has led from that turn on
}

// askAgain is the time after which a review that was not there is looked for again.
const askAgain = 2 * time.Second

// found returns the moments that are known now.
func (m *moments) found(u *ui.UI) []moment {
	if !m.table.OnMain() {
		return m.all
	}
	if changes := len(m.table.Match.Changes(0)); changes != m.changes {
		m.changes, m.reviewed, m.asked = changes, false, time.Time{}
		m.all = m.ofScores()
	}
	if now := m.context.Now(); !m.reviewed && now.Sub(m.asked) >= askAgain {
		m.asked = now
		if all := m.ofReview(); len(all) > 0 {
			m.all, m.reviewed = all, true
		}
	}
	return m.all
}

// ofReview returns the moments of the review that is kept, if it is done.
func (m *moments) ofReview() (all []moment) {
	match := m.table.Match
	name := m.context.Library.RecordName(m.table)
	if m.context.Library.Review(name) == "" {
		return nil
	}
	r := judge.NewReview(m.context.Book(m.game, name), match)
	if !r.Done() {
		return nil
	}
	at := *match
	at.ShowPath(at.MainEnd())
	turns, _ := m.turnsOf(mainLine(&at))
	for _, i := range r.Moments() {
		ply, _ := r.Ply(i)
		for _, t := range turns {
			if t.First <= i && i < t.End {
				all = append(all, moment{round: t.Round, end: t.End, player: ply.Player, text: t.text, lost: ply.LostPercent()})
			}
		}
	}
	return all
}

// worth says in a word or two why x is a moment.
func (x moment) worth(u *ui.UI) string {
	switch {
	case x.leads && !x.largest:
		return u.T("play.moment.leads")
	case x.largest || x.gain > 0:
		return u.Say(x.says)
	}
	return fmt.Sprintf("−%d\u00a0%%", x.lost)
}

// The heights of the heading of the moments and of a moment, and the room below.
const (
	momentHead = 36
	momentRow  = 32
	momentAir  = 8
)

// high returns how high the list of the moments that are known is, 0 where there are none.
func (m *moments) high(u *ui.UI) float32 {
	if n := len(m.found(u)); n > 0 {
		return momentHead + momentRow*float32(n) + momentAir
	}
	return 0
}

// draw lists the moments that are known in r. A press on one opens it.
func (m *moments) draw(u *ui.UI, r render.Rect, open func(m moment)) {
	head, r := r.CutTop(momentHead, 0)
	u.WriteIn(u.T("review.moments.list"), render.TypeBody.Medium(), head, render.Start, u.Theme.Text)
	for _, x := range m.found(u) {
		var at render.Rect
		at, r = r.CutTop(momentRow, 0)
		if u.Button(at.Pad(-8, 1), ui.Button{Name: u.T("play.moment", x.round, x.text), Bare: true}) {
			open(x)
		}
		number, at := at.CutLeft(24, 12)
		u.WriteIn(fmt.Sprint(x.round), render.TypeSmall, number, render.End, u.Theme.Muted)
		piece, at := at.CutLeft(20, 12)
		seat := &m.view().Seats[x.player]
		u.Piece(m.geo, seat.Sprite, seat.Colour, piece.Centre(), piece.W)
		arrow, at := at.CutRight(16, 8)
		u.Icon(sprites.IconNext, arrow.Centre(), 16, u.Theme.Muted)
		why := x.worth(u)
		worth, at := at.CutRight(u.Measure(why, render.TypeSmall)+1, 8)
		u.WriteIn(why, render.TypeSmall, worth, render.End, u.Theme.Muted)
		u.WriteIn(u.Fit(x.text, render.TypeBody, at.W), render.TypeBody, at, render.Start, u.Theme.Text)
	}
	_, r = r.CutTop(momentAir, 0)
	u.LineAbove(r)
}
