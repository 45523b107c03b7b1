//go:build race

package distrify

// raceEnabled says that the race detector makes everything about ten times slower.
const raceEnabled = true
