// Package terms holds what a table has agreed on apart from the rules of its game: clocks, how the board is turned, aids, who begins, and the score
// of a series of games (series.go). All are plain values stored as JSON: missing fields have their zero value, and Sanitized replaces invalid values.
// Add an agreement here, as a field of Terms.
package terms

import (
	"slices"

	"quintet/games"
	"quintet/games/play/clock"
)

// Terms are the agreements of a table apart from the rules. With the zero Terms there is no clock, the board is turned by hand, all aids are allowed
// and seats never change.
type Terms struct {
	Clock   clock.Control   `json:"Clock"`
	Own     []clock.Control `json:"Own,omitempty"` // by seat, if the seats have different clocks; it then has an entry for every seat
	Turning Turning         `json:"Turning"`
	NoAids  bool            `json:"NoAids"` // only the board is shown: no consequences, no legal cells, no layers, no hints
	Begin   Begin           `json:"Begin"`
	// Teaching says whether computers ask after a turn that gave much away.
	Teaching Teaching `json:"Teaching,omitempty"`
	First    uint8    `json:"First"`  // the seat that moves first, if the players can choose it; 0 for the first seat
	AddUp    bool     `json:"AddUp"`  // the series is scored by the sum of all scores, not by games won
	Series   Series   `json:"Series"` // the games before the current one
	Aside    bool     `json:"Aside"`  // the current game does not count in the series: it was started from a finished one
}

// A Turning is a way to turn the board for the players around it.
type Turning uint8

// The ways to turn the board.
const (
	ByHand    Turning = iota // only by hand
	ToMover                  // the side of the person to move is at the bottom, as soon as nothing moves on the board
	NeverTurn                // as drawn in the rules

	turnings // the number of them
)

// A Teaching says which computers ask a person after a turn that gave much away.
type Teaching uint8

// The choices of computers that ask. None does against a clock or without aids.
const (
	TeachWeak Teaching = iota // weak ones, in single games
	TeachOn                   // all
	TeachOff                  // none

	teachings // the number of them
)

// A Begin is a way to assign seats. The first seat begins.
type Begin uint8

// The ways to assign seats.
const (
	AsListed Begin = iota // as listed, in every game
	Drawn                 // by lot, in every game
	InTurns               // as listed; after a game everyone moves on by one seat
	Loser                 // as listed; after a game the loser has the first seat, and the others follow in order

	begins // the number of them
)

// Opener returns the seat that moves first of n.
func (t Terms) Opener(n int) int {
	if int(t.First) < n {
		return int(t.First)
	}
	return 0 // First was chosen for a game with more seats
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

// Reseated returns t for n seats, with the person of seat from[i], and that person's clock, on seat i.
func (t Terms) Reseated(from []int) Terms {
	t.Series = t.Series.Reseated(from)
	if t.Own != nil {
		all := t.Clocks()
		t.Own = slices.Clone(all[:])
		for i, f := range from {
			t.Own[i] = all[f]
		}
	}
	return t
}

// Sanitized returns t with invalid values replaced by zero values. ok is false if there was one.
func (t Terms) Sanitized() (m Terms, ok bool) {
	m, ok = t, true
	if !t.Clock.Valid() {
		m.Clock, ok = clock.Control{}, false
	}
	if t.Own != nil && (!m.Clock.Limited() || len(t.Own) > games.MaxPlayers || slices.ContainsFunc(t.Own, func(c clock.Control) bool { return !c.Limited() || !c.Valid() })) {
		m.Own, ok = nil, false
	}
	if t.Turning >= turnings {
		m.Turning, ok = ByHand, false
	}
	if t.Begin >= begins {
		m.Begin, ok = AsListed, false
	}
	if t.Teaching >= teachings {
		m.Teaching, ok = TeachWeak, false
	}
	if t.First >= games.MaxPlayers {
		m.First, ok = 0, false
	}
	if !t.Series.valid() {
		m.Series, ok = Series{}, false
	}
	return m, ok
}
