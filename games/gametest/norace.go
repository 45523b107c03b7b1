//go:build !race

// raceEnabled in tests without the race detector. race.go has it for tests under the detector; flags.go decides what depends on it.

package gametest

// raceEnabled reports whether the race detector is on, which slows everything down and allocates.
const raceEnabled = false
