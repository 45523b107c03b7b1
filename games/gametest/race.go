//go:build race

// raceEnabled in tests under the race detector, chosen by the build tag above. norace.go has raceEnabled for other tests. Tests of other packages ask
// Raced in flags.go.

package gametest

// raceEnabled reports whether the race detector is on, which slows everything down and allocates.
const raceEnabled = true
