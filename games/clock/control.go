// Package clock measures the time of the players: how much each has, whose time runs, whose has run out, and the time of each ply. It knows
// no game and asks no clock: its callers pass the time. A Control and Times are plain values; a Clock and a Stopwatch belong to
// one goroutine.
package clock

import (
	"time"

	"quintet/games"
)

// A Kind is a way to give time to the players.
type Kind uint8

// The kinds.
const (
	None    Kind = iota // nobody's time is measured
	Fischer             // an amount for the whole game, and more of it after every turn
	PerTurn             // the same amount for every turn
)

// A Control is the time control of a player, or of all. The zero Control has no limit.
type Control struct {
	Kind Kind          `json:"Kind"`
	Main time.Duration `json:"Main"` // Fischer: the time at the start
	Step time.Duration `json:"Step"` // Fischer: what a turn adds when it is over; PerTurn: what every turn has
}

// Bounds of a Control that can be played.
const (
	minMain = 10 * time.Second
	maxMain = 10 * time.Hour
	minTurn = time.Second
	maxStep = time.Hour
)

// Controls holds the time control of each player, by seat. Either all of them measure time or none does.
type Controls [games.MaxPlayers]Control

// ForAll returns c for every seat.
func (c Control) ForAll() (all Controls) {
	for i := range all {
		all[i] = c
	}
	return all
}

// Measures reports whether c measures time.
func (c Control) Measures() bool { return c.Kind != None }

// Valid reports whether c is a Control that can be played: of a kind that exists and within the bounds.
func (c Control) Valid() bool {
	switch c.Kind {
	case None:
		return true
	case Fischer:
		return minMain <= c.Main && c.Main <= maxMain && 0 <= c.Step && c.Step <= maxStep
	case PerTurn:
		return minTurn <= c.Step && c.Step <= maxStep
	}
	return false
}

// start returns what a player has before the first turn.
func (c Control) start() time.Duration {
	if c.Kind == PerTurn {
		return c.Step
	}
	return c.Main
}

// Times holds the time that each player has left, by seat. No time is negative.
type Times [games.MaxPlayers]time.Duration
