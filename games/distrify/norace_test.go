//go:build !race

package distrify

const raceEnabled = false
