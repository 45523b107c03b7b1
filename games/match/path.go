package match

import (
	"slices"

	"quintet/games"
)

// Node returns the last ply in force.
func (m *Match) Node() *Node { return m.path[m.cursor] }

// NodeAt returns the ply before which ply plies of the path shown have been played; the start for 0.
func (m *Match) NodeAt(ply int) *Node { return m.path[ply] }

// InForce reports whether n is the start or one of the plies that lead to the position in force.
func (m *Match) InForce(n *Node) bool { return slices.Contains(m.path[:m.cursor+1], n) }

// MainCursor returns how many of the plies in force lie on the main path: all of them where no variation is looked at.
func (m *Match) MainCursor() int { return min(m.MainShown(), m.cursor) }

// MainShown returns how many plies of the path shown lie on the main path.
func (m *Match) MainShown() int {
	if m.mainAt != m.grown || m.main < 0 {
		m.mainAt = m.grown
		for m.main = 0; m.main < m.Len() && m.follows(m.path[m.main+1]); m.main++ {
		}
	}
	return m.main
}

// Show puts n in force. If n is not on the path shown, the one with n and every first continuation after it is shown.
func (m *Match) Show(n *Node) {
	if at := slices.Index(m.path, n); at >= 0 {
		m.Goto(at)
		return
	}
	m.show(m.onwardFrom(n))
	m.Goto(n.depth())
}

// ShowPath shows the path with n and every first continuation after it, at its end.
func (m *Match) ShowPath(n *Node) { m.show(m.onwardFrom(n)) }

// show shows the path that ends with leaf, at its end.
func (m *Match) show(leaf *Node) {
	path := make([]*Node, leaf.depth()+1)
	for i := len(path) - 1; i >= 0; i-- {
		path[i], leaf = leaf, leaf.parent
	}
	same := 1
	for same < min(len(path), len(m.path)) && path[same] == m.path[same] {
		same++
	}
	m.PositionAt(same - 1)
	positions := slices.Clone(m.positions[:same]) // a copy of the match may use the old ones
	for _, n := range path[same:] {
		p := positions[len(positions)-1].Clone()
		p.Play(n.move)
		positions = append(positions, p)
	}
	m.path, m.positions, m.main = path, positions, -1
	m.Goto(m.Len())
}

// PositionAfter returns a new position, that after n.
func (m *Match) PositionAfter(n *Node) games.Position {
	at := *m
	at.show(n)
	return at.Position().Clone()
}
