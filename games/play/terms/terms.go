// Package terms holds what a table has agreed on beside the rules of its game: clocks, how the board is turned, aids, who begins, and the
// score of a series of games (series.go). All are plain values, kept as JSON: missing fields have their zero value, and Sanitized replaces
// values that do not exist.
package terms

import (
	"slices"

	"quintet/games"
	"quintet/games/play/clock"
)

// Terms are the agreements of a table beside the rules. With the zero Terms there is no clock, the board is turned by hand, all aids are
// allowed and seats never change.
type Terms struct {
	Clock   clock.Control   `json:"Clock"`
	Own     []clock.Control `json:"Own,omitempty"` // by seat, where seats have other clocks than Clock; all of them have one then
	Turning Turning         `json:"Turning"`
	NoAids  bool            `json:"NoAids"` // nothing is shown but the board: no consequences, no legal cells, no layers, no hints
	Begin   Begin           `json:"Begin"`
	First   uint8           `json:"First"`  // the seat that moves first, in games that leave it to the players; 0 for the first seat
	AddUp   bool            `json:"AddUp"`  // the series is scored by what everybody has in all games added up, not by games
	Series  Series          `json:"Series"` // the games before the one that is played
	Aside   bool            `json:"Aside"`  // the game that is played does not count in the series: it was begun from a finished one
}

// A Turning is a way to turn the board for the players around it.
type Turning uint8

// The ways to turn the board.
const (
	ByHand    Turning = iota // as it is turned by hand
	ToMover                  // the side of the person to move lies below, as soon as nothing moves any more
	NeverTurn                // it stays as it is drawn in the rules

	turnings // how many there are
)

// A Begin is a way to assign seats. The first seat begins.
type Begin uint8

// The ways to seat the players.
const (
	AsListed Begin = iota // as they are listed, in every game
	Drawn                 // by lot, in every game
	InTurns               // as listed; after a game everybody moves on by a seat
	Loser                 // as listed; after a game the last of it has the first seat, and the others follow in their order

	begins // how many there are
)

// Opener returns the seat that moves first of n.
func (t Terms) Opener(n int) int {
	if int(t.First) < n {
		return int(t.First)
	}
	return 0 // chosen for a game with more seats
}

// Clocks returns the clock of every seat.
func (t Terms) Clocks() clock.Controls {
	all := t.Clock.ForAll()
	copy(all[:], t.Own)
	return all
}

// Unequal reports whether the first n seats do not all have the same clock.
func (t Terms) Unequal(n int) bool {
	all := t.Clocks()
	return slices.ContainsFunc(all[1:n], func(c clock.Control) bool { return c != all[0] })
}

// Moved returns t for n seats, with the person of seat from[i], and the clock of that person, on seat i.
func (t Terms) Moved(from []int) Terms {
	t.Series = t.Series.Moved(from)
	if t.Own != nil {
		all := t.Clocks()
		t.Own = slices.Clone(all[:])
		for i, f := range from {
			t.Own[i] = all[f]
		}
	}
	return t
}

// Sanitized returns t with its zero value wherever t has a value that does not exist. ok is false when there was one.
func (t Terms) Sanitized() (m Terms, ok bool) {
	m, ok = t, true
	if !t.Clock.Valid() {
		m.Clock, ok = clock.Control{}, false
	}
	if t.Own != nil && (!m.Clock.Measures() || len(t.Own) > games.MaxPlayers || slices.ContainsFunc(t.Own, func(c clock.Control) bool { return !c.Measures() || !c.Valid() })) {
		m.Own, ok = nil, false
	}
	if t.Turning >= turnings {
		m.Turning, ok = ByHand, false
	}
	if t.Begin >= begins {
		m.Begin, ok = AsListed, false
	}
	if t.First >= games.MaxPlayers {
		m.First, ok = 0, false
	}
	if !t.Series.valid() {
		m.Series, ok = Series{}, false
	}
	return m, ok
}
