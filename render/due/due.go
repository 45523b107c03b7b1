// Package due states when the game loop needs its next tick without any input: a piece is moving, a clock reaches its next second, a failed write is
// retried. Each page has a method Due; the app takes the earliest of them (scenes/app/frame.go).
package due

import "time"

// A Time is when the next tick is needed: now, at a time, or never. The zero Time is never.
type Time struct {
	set bool
	at  time.Time // the zero time, which is always in the past, means now
}

// Now returns a Time that is due at once.
func Now() Time { return Time{set: true} }

// At returns a Time that is due at t.
func At(t time.Time) Time { return Time{set: true, at: t} }

// If returns Now if holds is true, and never otherwise.
func If(holds bool) Time { return Time{set: holds} }

// Earliest returns the earliest of ts.
func Earliest(ts ...Time) (first Time) {
	for _, t := range ts {
		if t.set && (!first.set || t.at.Before(first.at)) {
			first = t
		}
	}
	return first
}

// Never reports whether t never comes.
func (t Time) Never() bool { return !t.set }

// Reached reports whether t is now or has passed.
func (t Time) Reached(now time.Time) bool { return t.set && !now.Before(t.at) }

// After returns the delay from now until t, 0 if it is reached. ok is false for never.
func (t Time) After(now time.Time) (delay time.Duration, ok bool) {
	if !t.set {
		return 0, false
	}
	return max(0, t.at.Sub(now)), true
}
