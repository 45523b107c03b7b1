// The key moments of a finished game: which plies count as such, and their list on the page.

package play

import (
	"cmp"
	"fmt"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
	"quintet/games/study/judge"
	"quintet/render"
	"quintet/scenes/ui"
	"quintet/sprites"
)

// moments are the key moments of the finished game: of a review, where one of all of it is kept, else what the scores tell. Nothing is
// searched for them here.
type moments struct {
	model    *model
	all      []moment
	reviewed bool // by a review
	changes  int  // of the match, when all were found
	version  int  // of the library, when the review was looked for last; -1 for never
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

// found returns the moments that are known now.
func (m *moments) found(u *ui.UI) []moment {
	if !m.model.table.OnMain() {
		return m.all
	}
	if changes := len(m.model.table.Match.Changes(0)); changes != m.changes {
		m.changes, m.reviewed, m.version = changes, false, -1
		m.all = m.ofScores()
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
func (m *moments) ofReview() (all []moment) {
	match := m.model.table.Match
	name := m.model.context.Library.RecordName(m.model.table)
	if m.model.context.Library.Review(name) == "" {
		return nil
	}
	r := judge.NewReview(m.model.context.Book(m.model.game, name), match)
	if !r.Done() {
		return nil
	}
	at := *match
	at.ShowPath(at.MainEnd())
	turns, _ := m.model.turnsOf(at.MainLine())
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
		if u.Button(at.Pad(-8, 1), ui.Command{Name: u.T("play.moment", x.round, x.text), Bare: true}) {
			open(x)
		}
		number, at := at.CutLeft(24, 12)
		u.WriteIn(fmt.Sprint(x.round), render.TypeSmall, number, render.End, u.Theme.Muted)
		piece, at := at.CutLeft(20, 12)
		seat := &m.model.view().Seats[x.player]
		u.Piece(m.model.geo, seat.Sprite, seat.Colour, piece.Centre(), piece.W)
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

// The number of moments that the scores tell at most, and the points that a turn must gain to be one.
const (
	mostMoments = 3
	leastGain   = 2
)

// A scoring is the game as its scores tell it.
type scoring struct {
	outcome match.Outcome
	turns   []moment
	stands  []stand // before each turn and after the last
	chosen  []int   // the turns to be listed
}

// A stand holds what the scores of all seats are in a position, and their largest parts.
type stand struct {
	scores []int
	parts  []int // 0 of a score that has no parts
	single bool  // the scores are their largest parts, and no sums
}

// ofScores returns the moments that the scores tell of a game that they have decided, in the order of the game. There are three at most:
// the turn that made the largest part of the winner's score, that of another's, the turn with which the winner took the lead for good, and
// where some of them are the same or there are none the turns that gained most.
func (m *moments) ofScores() (all []moment) {
	at := *m.model.table.Match
	at.ShowPath(at.MainEnd())
	o := at.Outcome()
	if o.By != games.None || o.Ending == match.Declared || len(o.Scores) == 0 {
		return nil
	}
	s := m.scoring(&at, o)
	s.choose(m.largest(&s, o.Winners[0]))
	s.choose(m.largestOfOthers(&s, o.Winners[0]))
	s.choose(s.lead())
	s.fill()
	slices.Sort(s.chosen)
	for _, i := range s.chosen {
		all = append(all, s.turns[i])
	}
	return all
}

// scoring follows the scores through all turns of a match whose main path is shown.
func (m *moments) scoring(at *match.Match, o match.Outcome) scoring {
	turns, _ := m.model.turnsOf(at.MainLine())
	s := scoring{outcome: o, stands: []stand{m.standAt(at.PositionAt(0))}}
	for i, t := range turns {
		before, after := s.stands[i], m.standAt(at.PositionAt(t.End))
		if i == len(turns)-1 {
			after.scores = o.Scores // which the table may have counted with a turn that was not complete
		}
		x := moment{round: t.Round, end: t.End, player: t.Player, text: t.text, gain: after.scores[t.Player] - before.scores[t.Player]}
		if x.gain >= leastGain {
			x.says = m.words(x.gain, after.scores[t.Player], m.grown(t.Before, at.PositionAt(t.End), t.Player))
		}
		s.turns, s.stands = append(s.turns, x), append(s.stands, after)
	}
	return s
}

// standAt returns what the scores are in p.
func (m *moments) standAt(p games.Position) stand {
	v, x := m.model.viewOf(p), stand{scores: p.AppendScores(nil)}
	for i, n := range x.scores {
		switch seat := &v.Seats[i]; {
		case seat.Single:
			x.single = true
			x.parts = append(x.parts, n)
		case len(seat.Bars) > 0:
			x.parts = append(x.parts, int(seat.Bars[0]))
		default:
			x.parts = append(x.parts, 0)
		}
	}
	return x
}

// words returns what a turn has gained in the words of the game.
func (m *moments) words(gain, score, part int) board.Message {
	return board.Say(m.model.table.Spec.ID+".moment", gain, score, part)
}

// largest returns the turn that made the largest part of the final score of player; it can be a turn of another player. Where scores have no
// parts it returns the turn that gained player most. It returns -1 for none.
func (m *moments) largest(s *scoring, player games.Player) int {
	final := s.stands[len(s.turns)].parts[player]
	if final == 0 {
		return s.most(func(x moment) bool { return x.player == player })
	}
	for i := range slices.Backward(s.turns) {
		before, after := s.stands[i], s.stands[i+1]
		if before.parts[player] >= final || after.parts[player] < final {
			continue
		}
		x := &s.turns[i]
		if x.largest {
			return i // of another player: it has said so
		}
		score := after.scores[player]
		x.largest, x.says = true, m.words(score-before.scores[player], score, final)
		if x.player != player {
			x.says = board.Say("play.moment.of", m.model.view().Seats[player].Name, x.says)
		}
		return i
	}
	return -1
}

// largestOfOthers returns the turn that made the largest part of a score of anybody but player, or where scores have no parts the turn that
// gained one of them most; -1 where there is none.
func (m *moments) largestOfOthers(s *scoring, player games.Player) int {
	parts := slices.Clone(s.stands[len(s.turns)].parts)
	parts[player] = 0
	if n := slices.Max(parts); n > 0 {
		return m.largest(s, games.Player(slices.Index(parts, n)))
	}
	return s.most(func(x moment) bool { return x.player != player })
}

// lead returns the turn of his with which the winner took the lead for good, -1 where there is none. It has that to say.
func (s *scoring) lead() int {
	if len(s.outcome.Winners) != 1 {
		return -1
	}
	lead, winner := -1, s.outcome.Winners[0]
	for i, x := range s.turns {
		switch {
		case !ahead(s.stands[i+1].scores, winner):
			lead = -1
		case x.player == winner && !ahead(s.stands[i].scores, winner):
			lead = i
		}
	}
	if lead >= 0 {
		s.turns[lead].leads = true
	}
	return lead
}

// most returns the first of the turns that gained most, of those that may be chosen; -1 where none has gained enough.
func (s *scoring) most(may func(x moment) bool) int {
	best := -1
	for i, x := range s.turns {
		if x.gain >= leastGain && may(x) && (best < 0 || x.gain > s.turns[best].gain) {
			best = i
		}
	}
	return best
}

// choose lists turn i, unless that is -1 or listed.
func (s *scoring) choose(i int) {
	if i >= 0 && !slices.Contains(s.chosen, i) {
		s.chosen = append(s.chosen, i)
	}
}

// fill lists the turns that gained most while there is room. Where a score is its largest part none is worth that: a larger part replaced
// what it had made.
func (s *scoring) fill() {
	if s.stands[0].single {
		return
	}
	var all []int
	for i, x := range s.turns {
		if x.gain >= leastGain {
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(s.turns[b].gain, s.turns[a].gain) })
	for _, i := range all {
		if len(s.chosen) < mostMoments {
			s.choose(i)
		}
	}
}

// grown returns the largest part of the score of player that there is in after and not in before; 0 where scores have no parts.
func (m *moments) grown(before, after games.Position, player games.Player) (part int) {
	parts := m.model.viewOf(after).Seats[player].Bars
	for _, n := range m.model.viewOf(before).Seats[player].Bars {
		if i := slices.Index(parts, n); i >= 0 {
			parts = slices.Delete(parts, i, i+1)
		}
	}
	for _, n := range parts {
		part = max(part, int(n))
	}
	return part
}

// ahead reports whether player has more points than each of the others.
func ahead(scores []int, player games.Player) bool {
	for i, n := range scores {
		if games.Player(i) != player && n >= scores[player] {
			return false
		}
	}
	return true
}
