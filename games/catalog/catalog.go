// Package catalog lists the games (All). Register a new game here and nowhere else. levels.go has the levels at which the computer plays the games,
// between.go the strengths between them, read.go parses the levels.txt of a game.
package catalog

import (
	"quintet/games"
	"quintet/games/azacru"
	"quintet/games/distrify"
	"quintet/games/squ"
	"quintet/games/squex"
	"quintet/games/taiji"
)

// All returns the games in display order. The caller owns the slice.
func All() []games.Spec {
	return []games.Spec{
		squex.Spec,
		taiji.Spec,
		squ.Spec,
		azacru.Spec,
		distrify.Spec,
	}
}

// IDs returns the ids of the games in display order. The caller owns the slice.
func IDs() (ids []string) {
	for _, s := range All() {
		ids = append(ids, s.ID)
	}
	return ids
}

// Find returns the game with this id. ok is false if there is none.
func Find(id string) (s games.Spec, ok bool) {
	for _, s := range All() {
		if s.ID == id {
			return s, true
		}
	}
	return games.Spec{}, false
}
