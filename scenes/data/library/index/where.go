// Finds the first ply at which a game reached a position (FirstWithKey): in the game as played, else in its variations. Change that order here.

package index

import (
	"slices"

	"quintet/games"
	"quintet/games/play/match"
)

// FirstWithKey returns the first ply of m after which the position has the key, see KeyOf: plies of the game before those of variations. It is nil if there
// is none among the plies that the index covers.
func FirstWithKey(m *match.Match, key uint32) *match.Node {
	type step struct {
		node *match.Node
		at   games.Position // before the ply
	}
	g := m.Game()
	ahead := []step{{m.Root(), m.PositionAt(0)}}
	for range maxPositions {
		if len(ahead) == 0 {
			break
		}
		s := ahead[len(ahead)-1]
		ahead = ahead[:len(ahead)-1]
		p := s.at.Clone()
		if s.node.Parent() != nil {
			p.Play(s.node.Move())
		}
		if KeyOf(g, p) == key {
			return s.node
		}
		for _, next := range slices.Backward(s.node.Next()) {
			ahead = append(ahead, step{next, p})
		}
	}
	return nil
}
