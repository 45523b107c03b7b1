//go:build race

// Build-tag half of a pair: tests under the race detector. norace.go is the other half; flags.go decides how the two differ.

package gametest

// raceEnabled reports whether the race detector is on, which slows everything down and allocates.
const raceEnabled = true
