package table

import (
	"slices"

	"quintet/games"
	"quintet/games/match"
	"quintet/games/terms"
)

// Series returns the score of the table with the game in progress, if that is finished and counts.
func (t *Table) Series() terms.Series {
	if !t.Match.Closed() || t.Terms.Aside {
		return t.Terms.Series
	}
	o := t.Match.Final()
	return t.Terms.Series.After(o.Winners, o.Counted())
}

// Rematch returns the table of another game with the same people, options and terms, and the seats that the table has agreed on. A game
// that is not over does not count. r draws lots.
func (t *Table) Rematch(r *games.Rand) *Table { return t.again(t.seating(r), t.Series()) }

// NewSeries is Rematch without the points of the games before.
func (t *Table) NewSeries(r *games.Rand) *Table { return t.again(t.seating(r), terms.Series{}) }

// MoveOn is Rematch with everybody on the next seat.
func (t *Table) MoveOn() *Table { return t.again(t.from(t.opener()+t.players()-1), t.Series()) }

// again returns the table of another game with the same people and terms, the person of seat from[i] on seat i.
func (t *Table) again(from []int, series terms.Series) *Table {
	old := t.Match.Seats()
	seats := make([]match.Seat, len(old))
	for i, f := range from {
		seats[i] = old[f]
	}
	agreed := t.Terms
	agreed.Series, agreed.Aside = series, false
	agreed = agreed.Moved(from)
	m := NewMatch(t.Match.Game(), seats, agreed)
	if first := t.Match.PositionAfter(t.Match.Root()); games.TextOf(first) != games.TextOf(m.Position()) {
		m = match.NewAt(t.Match.Game(), first, seats) // one that was set up, or read
	}
	return New(t.Spec, m, agreed)
}

// players returns how many seats the table has.
func (t *Table) players() int { return t.Match.Game().Info().Players }

// opener returns the seat that moves first.
func (t *Table) opener() int { return t.Terms.Opener(t.players()) }

// from returns a seating in which the person of seat first, which may be counted on beyond the last, moves first and the others follow in
// their order.
func (t *Table) from(first int) []int {
	n := t.players()
	seats := make([]int, n)
	for i := range seats {
		seats[i] = (first + n - t.opener() + i) % n
	}
	return seats
}

// seating returns the seats of the next game: for each the old seat of its person.
func (t *Table) seating(r *games.Rand) []int {
	switch begin := t.Terms.Begin; {
	case begin == terms.Drawn:
		seats := t.from(t.opener())
		r.Shuffle(len(seats), func(i, j int) { seats[i], seats[j] = seats[j], seats[i] })
		return seats
	case !t.Match.Closed() || begin == terms.AsListed:
		return t.from(t.opener())
	case begin == terms.Loser:
		return t.from(t.loser())
	}
	return t.from(t.opener() + 1)
}

// loser returns the seat that came last in a game that is over: who gave up or ran out of time, else who has the fewest points among those
// who have not won. Of several it is the one that was to move last. Where everybody has won it is the second seat, as if in turns.
func (t *Table) loser() int {
	o := t.Match.Final()
	if o.By != games.None {
		return int(o.By)
	}
	last := -1
	for i := range t.players() {
		if slices.Contains(o.Winners, games.Player(i)) {
			continue
		}
		if last < 0 || len(o.Scores) > 0 && o.Scores[i] <= o.Scores[last] || len(o.Scores) == 0 {
			last = i
		}
	}
	if last < 0 {
		return 1
	}
	return last
}
