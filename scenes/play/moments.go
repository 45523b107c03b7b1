package play

import (
	"fmt"
	"math"
	"time"

	"quintet/games"
	"quintet/games/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments are the key moments of the finished game, where a review of all of it is kept. Nothing is searched for them here.
type moments struct {
	*model
	all     []moment
	changes int       // of the match, when all were found
	asked   time.Time // when the review was looked for last
}

// A moment is a ply that has cost much.
type moment struct {
	round, end int // the round, and how many plies have been played after its turn
	player     games.Player
	text       string
	loss       float64 // in chances of winning
}

// askAgain is the time after which a review that was not there is looked for again.
const askAgain = 2 * time.Second

// found returns the moments that are known now.
func (m *moments) found(u *ui.UI) []moment {
	match := m.table.Match
	changes, now := len(match.Changes(0)), m.context.Now()
	if changes == m.changes && (len(m.all) > 0 || now.Sub(m.asked) < askAgain) || !m.table.OnMain() {
		return m.all
	}
	m.all, m.changes, m.asked = nil, changes, now
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
	for _, i := range r.Moments() {
		ply, _ := r.Ply(i)
		for _, t := range at.Turns() {
			if t.First <= i && i < t.End {
				m.all = append(m.all, moment{t.Round, t.End, ply.Player, m.nameMove(u, at.PositionAt(i), at.Move(i)), ply.Loss})
			}
		}
	}
	return m.all
}

// The heights of the heading of the moments and of a moment.
const (
	momentHead = 36
	momentRow  = 32
)

// draw lists the moments that are known from the top of r on, if that leaves the height least free, and returns the room below. A press on one
// opens it.
func (m *moments) draw(u *ui.UI, r render.Rect, least float32, open func(m moment)) render.Rect {
	found := m.found(u)
	if len(found) == 0 || r.H < momentHead+momentRow*float32(len(found))+8+least {
		return r
	}
	head, r := r.CutTop(momentHead, 0)
	u.WriteIn(u.T("review.moments.list"), render.TypeBody.Medium(), head, render.Start, u.Theme.Text)
	for _, x := range found {
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
		cost, at := at.CutRight(64, 8)
		u.WriteIn(fmt.Sprintf("−%d\u00a0%%", int(math.Round(100*x.loss))), render.TypeSmall, cost, render.End, u.Theme.Muted)
		u.WriteIn(u.Fit(x.text, render.TypeBody, at.W), render.TypeBody, at, render.Start, u.Theme.Text)
	}
	_, r = r.CutTop(8, 0)
	u.LineAbove(r)
	return r
}
