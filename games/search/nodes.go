// Lists positions in the tree of a search with their values (MCTS.Nodes), as examples to learn from. A tree holds many more positions than a game, among
// them the bad ones that a search must recognise.

package search

import "quintet/games"

// A Node is a position in the tree of a search.
type Node struct {
	Moves  []games.Move // from the position that was searched
	Value  games.Payoffs
	Proven bool // Value is exact
}

// Nodes returns the positions in the tree of the last search that were expanded and have at least least visits or a proven result.
func (m *MCTS) Nodes(least int) []Node {
	if m.worker == nil {
		return nil
	}
	var found []Node
	var path []games.Move
	t := m.worker.tree
	var visit func(at int32)
	visit = func(at int32) {
		first, end := t.nodes[at].edges()
		for e := first; e < end; e++ {
			next := t.edges.child[e]
			if next == 0 {
				continue
			}
			path = append(path, t.edges.moves[e])
			proven := t.edges.proofs[e] != unproven
			if proven || int(t.edges.visits[e]) >= least {
				found = append(found, Node{append([]games.Move(nil), path...), m.worker.value(e), proven})
			}
			visit(next)
			path = path[:len(path)-1]
		}
	}
	visit(0)
	return found
}
