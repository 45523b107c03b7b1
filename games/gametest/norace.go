//go:build !race

// raceEnabled in tests without the race detector, chosen by the build tag above. race.go has raceEnabled for tests under the detector. Tests of other
// packages ask Raced in flags.go.

package gametest

// raceEnabled reports whether the race detector is on, which slows everything down and allocates.
const raceEnabled = false
