//go:build race

// raceEnabled in tests under the race detector. norace.go has it for other tests; flags.go decides what depends on it.

package gametest

// raceEnabled reports whether the race detector is on, which slows everything down and allocates.
const raceEnabled = true
