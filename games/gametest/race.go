//go:build race

package gametest

// raceEnabled says that the race detector is on, which slows everything down and allocates.
const raceEnabled = true
