// Package catalog is the list of the games. A new game gets its line here and nowhere else. The levels at which the computer plays them are in
// levels.go.
package catalog

import (
	"quintet/games"
	"quintet/games/azacru"
	"quintet/games/distrify"
	"quintet/games/squ"
	"quintet/games/squex"
	"quintet/games/taiji"
)

// All returns the games in the order in which they are shown. The caller owns the slice.
func All() []games.Spec {
	return []games.Spec{
		squex.Spec,
		taiji.Spec,
		squ.Spec,
		azacru.Spec,
		distrify.Spec,
	}
}

// IDs returns the ids of the games, in that order. The caller owns the slice.
func IDs() (ids []string) {
	for _, s := range All() {
		ids = append(ids, s.ID)
	}
	return ids
}

// Find returns the game with this id. ok is false where there is none.
func Find(id string) (s games.Spec, ok bool) {
	for _, s := range All() {
		if s.ID == id {
			return s, true
		}
	}
	return games.Spec{}, false
}
