// The key moments of a finished game on the card with its result (moments): finds them (found) and lists them (elements).

package play

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments holds the key moments of the finished game: those of a complete review that is saved, or else those that the scores show, or else those that
// a computer has noticed. It starts no search.
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
		if m.all = judge.ScoreMoments(m.model.table.Match); len(m.all) == 0 {
			m.all = m.noticed()
		}
	}
	if version := m.model.context.Library.Version(); !m.reviewed && version != m.version {
		m.version = version
		if all := m.fromReview(); len(all) > 0 {
			m.all, m.reviewed = all, true
		}
	}
	return m.all
}

// The most moments that a computer has noticed, and the least change of its chance of winning that makes one.
const (
	mostNoticed  = 3
	leastNoticed = 0.15
)

// noticed returns the turns of a person that changed most what the computer expected, from its turn before to its turn after, in playing order: for a
// game of two players, and as far as it was played while the page was open.
func (m *moments) noticed() (all []judge.Moment) {
	at, computer := *m.model.table.Match, -1
	at.ShowPath(at.MainEnd())
	turns, before := at.Turns(), 0.0
	for i, t := range turns {
		now, known := m.model.expected[t.Nodes[len(t.Nodes)-1]]
		if !known {
			continue
		}
		if change := now - before; m.model.players() == 2 && computer >= 0 && computer == i-2 && math.Abs(change) >= leastNoticed {
			all = append(all, judge.Moment{Turn: turns[i-1], Lost: int(math.Round(100 * change))})
		}
		computer, before = i, now
	}
	size := func(x judge.Moment) int { return max(x.Lost, -x.Lost) }
	slices.SortStableFunc(all, func(a, b judge.Moment) int { return cmp.Compare(size(b), size(a)) })
	all = all[:min(len(all), mostNoticed)]
	slices.SortFunc(all, func(a, b judge.Moment) int { return cmp.Compare(a.End, b.End) })
	return all
}

// fromReview returns the key moments of the saved review if it is complete.
func (m *moments) fromReview() []judge.Moment {
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

// reason says in a word or two why x is a key moment.
func (m *moments) reason(u *ui.UI, x judge.Moment) string {
	switch {
	case x.Leads && !x.Largest:
		return u.T("play.moment.leads")
	case !m.reviewed && !x.Largest && x.Gain == 0: // whose ply it was that changed what a computer expected is not known
		return u.T("play.moment.turned")
	case !x.Largest && x.Gain == 0:
		return fmt.Sprintf("−%d\u00a0%%", x.Lost)
	}
	words := u.T(m.model.table.Spec.ID+".moment", x.Gain, x.Score, x.Part)
	if x.Seat != x.Player {
		return u.T("play.moment.of", m.model.view().Seats[x.Seat].Name, words)
	}
	return words
}

// elements lists the moments, first with their reasons and then without, if they have any; nothing if no moments are known. A click on one calls open.
func (m *moments) elements(u *ui.UI, open func(x judge.Moment)) (variants []ui.Element) {
	const head, row, why, most = 36, 32, 18, 2
	all, reasoned := m.found(), false
	list := func(told bool) ui.Element {
		rows := []ui.Element{ui.Ellipsis(u.T("review.moments.list", len(all)), render.TypeBody.Medium(), u.Theme.Text).Height(head)}
		for _, x := range all {
			rows = append(rows, ui.Canvas(0, row, func(r render.Rect) { u.Lay(r, m.row(u, x, open)) }))
			if text := m.why(u, x); told && text != "" {
				reasoned = true
				words := ui.Wrapped(text, ui.Block{Type: render.TypeCaption, Leading: why, MaxLines: most, Ink: u.Theme.Muted})
				rows = append(rows, ui.Row(0, ui.Canvas(momentNumber+momentPiece+2*u.Theme.Space.S, 0, nil), words.Grow(1)))
			}
		}
		return ui.Column(0, rows...)
	}
	if len(all) == 0 {
		return nil
	}
	if told := list(true); reasoned {
		variants = append(variants, told)
	}
	return append(variants, list(false))
}

// why says why the turn of x was a mistake; "" if nothing is proven.
func (m *moments) why(u *ui.UI, x judge.Moment) string {
	switch {
	case x.Why.Empty():
		return ""
	case x.Better != "":
		return u.T("review.better", x.Better) + " " + u.Say(x.Why)
	}
	return u.Say(x.Why)
}

// The widths of the number of the round and of the piece of a moment.
const (
	momentNumber = 24
	momentPiece  = 20
)

// row shows x as a button.
func (m *moments) row(u *ui.UI, x judge.Moment, open func(x judge.Moment)) ui.Element {
	const arrow, beyond = 16, 8
	text, _ := x.Text(m.model.game)
	seat := &m.model.view().Seats[x.Player]
	button := ui.Command{Name: u.T("play.moment", x.Round, text), Bare: true, Run: func() { open(x) }}
	return ui.Stack(ui.Button(button).Pad(-beyond, 1), ui.Row(u.Theme.Space.S,
		ui.Text(fmt.Sprint(x.Round), render.TypeSmall, u.Theme.Muted).Align(render.End, render.Middle).Width(momentNumber),
		ui.Canvas(momentPiece, momentPiece, func(r render.Rect) { u.Piece(m.model.geo, seat.Sprite, seat.Colour, r.Centre(), momentPiece) }),
		ui.Ellipsis(text, render.TypeBody, u.Theme.Text).Grow(1),
		ui.Text(m.reason(u, x), render.TypeSmall, u.Theme.Muted),
		ui.Icon(sprites.IconNext, arrow, u.Theme.Muted),
	))
}
