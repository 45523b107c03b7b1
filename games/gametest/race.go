//go:build race

// Tests under the race detector; norace.go is its counterpart. How they differ is decided in flags.go.

package gametest

// raceEnabled says that the race detector is on, which slows everything down and allocates.
const raceEnabled = true
