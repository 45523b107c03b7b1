// The key moments of a game, as turns: those that a review found most costly (MomentTurns), and those that changed the scores most (ScoreMoments).
// Change here how turns are chosen by scores (scoring). review.go finds the costly plies.

package judge

import (
	"cmp"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/play/match"
)

// A Moment is a turn that cost its player much, or that changed the scores much.
type Moment struct {
	match.Turn

	// In a moment of a review, the turn has lost Lost percent of the winning chances. Why says why, as Ply.Reasons does, empty if nothing is proven. If it
	// is about the best turn instead, Better is the text of that.
	Lost   int
	Why    board.Message
	Better string

	// In a moment from ScoreMoments, Seat gained Gain points and then had Score. Part is the largest part that its score gained, 0 if scores have no
	// parts. All are 0 if the turn gained little.
	Seat              games.Player
	Gain, Score, Part int
	Largest           bool // Part is the largest part of the final score; the turn may be one of another player
	Leads             bool // the winner led from here to the end
}

// MomentTurns returns the turns of the plies that Moments returns. To find their reasons takes about as long as Ply.Reasons for each.
func (r *Review) MomentTurns() (all []Moment) {
	for _, i := range r.Moments() {
		p := &r.plies[i]
		x := Moment{Turn: *r.Turn(i), Lost: p.LostPercent()}
		if why := p.Reasons(r.book.judge.game, r.positions[i]); len(why) > 0 {
			if x.Why = why[0].Text; why[0].Move != p.Move {
				x.Better = r.Better(i)
			}
		}
		all = append(all, x)
	}
	return all
}

// maxMoments is the most key moments of a game. minGain is the fewest points that a turn must gain to be one of them.
const (
	maxMoments = 3
	minGain    = 2
)

// A scoring follows the scores through a game, to choose its key moments.
type scoring struct {
	match     *match.Match // shows the main path
	outcome   match.Outcome
	moments   []Moment   // all turns
	gains     []int      // the points that their players gained
	standings []standing // before each turn and after the last
	chosen    []int      // turns that are key moments
}

// A standing is the scores of all seats in a position, and their largest parts.
type standing struct {
	scores []int
	parts  []int // 0 for a score that has no parts
	single bool  // a score is its largest part, not a sum
}

// ScoreMoments returns the key moments of the main path of m by its scores, in order, if the scores decided the game. There are at most three: the
// turn that made the largest part of the winner's score, the one that made the largest part of another score, and the one with which the winner took
// the lead for good. If some of these are the same turn or do not exist, the turns that gained most take their places.
func ScoreMoments(m *match.Match) (all []Moment) {
	at := *m
	at.ShowPath(at.MainEnd())
	o := at.Outcome()
	if o.By != games.None || o.Ending == match.Declared || len(o.Scores) == 0 {
		return nil
	}
	s := newScoring(&at, o)
	s.choose(s.largest(o.Winners[0]))
	s.choose(s.largestOfOthers(o.Winners[0]))
	s.choose(s.lead())
	s.fill()
	slices.Sort(s.chosen)
	for _, i := range s.chosen {
		all = append(all, s.moments[i])
	}
	return all
}

// newScoring follows the scores through all turns of m, which shows its main path.
func newScoring(m *match.Match, o match.Outcome) *scoring {
	turns := m.Turns()
	s := &scoring{match: m, outcome: o, standings: []standing{standingAt(m.Game(), m.PositionAt(0))}}
	for i, t := range turns {
		end := m.PositionAt(t.End)
		before, after := s.standings[i], standingAt(m.Game(), end)
		if i == len(turns)-1 {
			after.scores = o.Scores // the table may have counted a turn that was not complete
		}
		x, gain := Moment{Turn: t, Seat: t.Player}, after.scores[t.Player]-before.scores[t.Player]
		if gain >= minGain {
			x.Gain, x.Score, x.Part = gain, after.scores[t.Player], partGained(m.Game(), t.Before, end, t.Player)
		}
		s.moments, s.gains, s.standings = append(s.moments, x), append(s.gains, gain), append(s.standings, after)
	}
	return s
}

// standingAt returns the scores in p.
func standingAt(g games.Game, p games.Position) standing {
	v, x := games.ViewOf(g, p), standing{scores: p.AppendScores(nil)}
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

// largest returns the turn that made the largest part of the final score of player; it can be a turn of another player. If scores have no parts it
// returns the turn that gained player most. It returns -1 for none.
func (s *scoring) largest(player games.Player) int {
	final := s.standings[len(s.moments)].parts[player]
	if final == 0 {
		return s.most(func(x games.Player) bool { return x == player })
	}
	for i := range slices.Backward(s.moments) {
		before, after := s.standings[i], s.standings[i+1]
		if before.parts[player] >= final || after.parts[player] < final {
			continue
		}
		if x := &s.moments[i]; !x.Largest { // else another player has it already and keeps it
			x.Seat, x.Largest = player, true
			x.Gain, x.Score, x.Part = after.scores[player]-before.scores[player], after.scores[player], final
		}
		return i
	}
	return -1
}

// largestOfOthers returns the turn that made the largest part of a score of anyone but player, or if scores have no parts the turn that gained one of
// them most; -1 for none.
func (s *scoring) largestOfOthers(player games.Player) int {
	parts := slices.Clone(s.standings[len(s.moments)].parts)
	parts[player] = 0
	if n := slices.Max(parts); n > 0 {
		return s.largest(games.Player(slices.Index(parts, n)))
	}
	return s.most(func(x games.Player) bool { return x != player })
}

// lead returns the turn of the winner that took the lead for good, -1 for none.
func (s *scoring) lead() int {
	if len(s.outcome.Winners) != 1 {
		return -1
	}
	lead, winner := -1, s.outcome.Winners[0]
	for i, x := range s.moments {
		switch {
		case !ahead(s.standings[i+1].scores, winner):
			lead = -1
		case x.Player == winner && !ahead(s.standings[i].scores, winner):
			lead = i
		}
	}
	if lead >= 0 {
		s.moments[lead].Leads = true
	}
	return lead
}

// most returns the turn that gained most of the turns by players for whom may is true, the first of equal ones; -1 if none gained enough.
func (s *scoring) most(may func(games.Player) bool) int {
	best := -1
	for i, gain := range s.gains {
		if gain >= minGain && may(s.moments[i].Player) && (best < 0 || gain > s.gains[best]) {
			best = i
		}
	}
	return best
}

// choose makes turn i a key moment, unless it is -1 or one already.
func (s *scoring) choose(i int) {
	if i >= 0 && !slices.Contains(s.chosen, i) {
		s.chosen = append(s.chosen, i)
	}
}

// fill chooses the turns that gained most while there is room. If a score is its largest part it chooses none: a larger part may have replaced what
// such a turn made.
func (s *scoring) fill() {
	if s.standings[0].single {
		return
	}
	var all []int
	for i, gain := range s.gains {
		if gain >= minGain {
			all = append(all, i)
		}
	}
	slices.SortStableFunc(all, func(a, b int) int { return cmp.Compare(s.gains[b], s.gains[a]) })
	for _, i := range all {
		if len(s.chosen) < maxMoments {
			s.choose(i)
		}
	}
}

// partGained returns the largest part of the score of player that is in after and not in before; 0 if scores have no parts.
func partGained(g games.Game, before, after games.Position, player games.Player) (part int) {
	parts := games.ViewOf(g, after).Seats[player].Bars
	for _, n := range games.ViewOf(g, before).Seats[player].Bars {
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
