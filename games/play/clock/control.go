// Package clock measures the time of the players: what each has left, whose clock runs, whose has run out, and the time of each ply. It knows no game
// and reads no system clock: callers pass the time. A Control and Times are plain values; a Clock and a Stopwatch belong to one goroutine.
//
// This file has the time controls: their kinds, bounds and text, and how long a computer may think (Share). Add a kind of time control here.
// clock.go has the running clock, stopwatch.go the time of each ply, format.go times as text.
package clock

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"

	"quintet/games"
)

// A Kind is a kind of time control.
type Kind uint8

// The kinds.
const (
	None    Kind = iota // time is not measured
	Fischer             // a time for the whole game, with an increment after every turn
	PerTurn             // the same amount for every turn
)

// A Control is the time control of one player or of all. The zero Control has no limit.
type Control struct {
	Kind Kind          `json:"Kind"`
	Main time.Duration `json:"Main"` // Fischer: the time at the start
	Step time.Duration `json:"Step"` // Fischer: the increment after a turn; PerTurn: the time for each turn
}

// Bounds of a valid Control.
const (
	minMain = 10 * time.Second
	maxMain = 10 * time.Hour
	minTurn = time.Second
	maxStep = time.Hour
)

// Controls holds the time control of each player, by seat. Either all of them measure time or none.
type Controls [games.MaxPlayers]Control

// ForAll returns c for every seat.
func (c Control) ForAll() (all Controls) {
	for i := range all {
		all[i] = c
	}
	return all
}

// Limited reports whether c measures time.
func (c Control) Limited() bool { return c.Kind != None }

// Valid reports whether c has a known kind and is within the bounds.
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

// start returns the time of a player before the first turn.
func (c Control) start() time.Duration {
	if c.Kind == PerTurn {
		return c.Step
	}
	return c.Main
}

// Times holds the time that each player has left, by seat. No time is negative.
type Times [games.MaxPlayers]time.Duration

// The time a computer holds in reserve.
const (
	lag           = 30 * time.Millisecond // per ply: to end the search and deliver the ply
	reserve       = 400 * time.Millisecond
	maxLagTurns   = 100                   // the lag is reserved for this many turns at most
	minSearch     = 20 * time.Millisecond // shortest useful search
	maxTurnsAhead = 25                    // the most future turns to share time with: early plies matter more than late ones
)

// Share returns how long a computer with left on its clock may search for its next ply. plies is the number of plies left in its turn, at least one,
// and turns the most turns to come, including this one. The result is at most half of left, but always a little.
func (c Control) Share(left time.Duration, plies, turns int) time.Duration {
	d := left - reserve
	if c.Kind == Fischer {
		d = (d-time.Duration(plies*min(turns, maxLagTurns))*(lag+minSearch))/time.Duration(max(1, min(turns, maxTurnsAhead))) + c.Step*3/4
	}
	d = min(d/time.Duration(max(1, plies))-lag, left/2)
	return max(d, minSearch)
}

// Errors of ParseControl.
var (
	ErrControl = errors.New("want minutes and the seconds added per turn, such as 10+5 or 1:30+2, or +30 for 30 seconds per turn")
	ErrBounds  = errors.New("want 10 seconds to 10 hours, and at most one hour per turn")
)

// controlFormat is the format of a time control: minutes, seconds, and the seconds of a turn.
var controlFormat = regexp.MustCompile(`^(?:([0-9]{1,4})(?::([0-5][0-9]))?)?(?:\+([0-9]{1,4}))?$`)

// ParseControl reads a time control as players write it: minutes and the seconds added per turn, such as 10+5, 10 or 1:30+2; without minutes the
// seconds for every turn, such as +30. The result is valid and measures time. The error wraps ErrControl or ErrBounds.
func ParseControl(text string) (Control, error) {
	parts := controlFormat.FindStringSubmatch(strings.ReplaceAll(text, " ", ""))
	if parts == nil || parts[1] == "" && parts[3] == "" {
		return Control{}, fmt.Errorf("%q is no clock: %w", text, ErrControl)
	}
	var n [3]time.Duration // a missing part is 0
	for i := range n {
		v, _ := strconv.Atoi(parts[i+1])
		n[i] = time.Duration(v)
	}
	c := Control{Kind: Fischer, Main: n[0]*time.Minute + n[1]*time.Second, Step: n[2] * time.Second}
	if parts[1] == "" {
		c.Kind = PerTurn
	}
	if !c.Valid() {
		return Control{}, fmt.Errorf("%q is no clock: %w", text, ErrBounds)
	}
	return c, nil
}

// FormatControl writes c, which measures time, in the form that ParseControl reads, to the second.
func FormatControl(c Control) string {
	step := fmt.Sprintf("+%d", c.Step/time.Second)
	if c.Kind == PerTurn {
		return step
	}
	main := strconv.Itoa(int(c.Main / time.Minute))
	if seconds := c.Main % time.Minute / time.Second; seconds > 0 {
		main += fmt.Sprintf(":%02d", seconds)
	}
	if c.Step < time.Second {
		return main
	}
	return main + step
}
