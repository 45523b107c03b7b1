// Package table is a table at which a game is played: a match with its seats, what they have agreed on, their clock and stopwatch. It knows
// no screen, no disk and no clock of the system: the time comes in as an argument. A Table belongs to one goroutine.
package table

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/games/clock"
	"quintet/games/match"
	"quintet/games/terms"
)

// A Table is a match with the game it is played by and what was agreed on for it.
type Table struct {
	Spec      games.Spec
	Match     *match.Match
	Terms     terms.Terms
	Clock     *clock.Clock     // of the match; nil where Terms has none
	Stopwatch *clock.Stopwatch // measures how long each ply takes
	Path      []board.Target   // pointed at for a ply that is not complete
	Paused    bool             // only computers play, and wait
	Turned    int              // by how many quarters the board is turned, clockwise, from how the rules show it: 0 to 3
	From      string           // the record that the match was taken from, "" for a match of its own
}

// New returns a table at which m, a game of s, is played as t says, with all the time its clock gives.
func New(s games.Spec, m *match.Match, t terms.Terms) *Table {
	table := &Table{Spec: s, Match: m, Terms: t, Stopwatch: clock.NewStopwatch(m.Len(), m.Cursor(), nil, 0)}
	if t.Clock.Measures() {
		table.Clock = clock.New(t.Clock, m.Len(), m.Cursor())
	}
	return table
}

// NewMatch returns a match of g at its start, with the seat to move that t says, if that is for the players to choose.
func NewMatch(g games.Game, seats []match.Seat, t terms.Terms) *match.Match {
	first := games.Player(t.Opener(g.Info().Players))
	return match.NewAt(g, games.OpeningOf(g, first), seats)
}
