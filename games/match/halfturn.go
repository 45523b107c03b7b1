package match

import "slices"

// halfTurn returns the plies that were taken back in the middle of a turn, the last one first: those with which the main path ends while the
// match goes on, or the path shown once it is closed. Plies with a comment or a mark do not count, nor those of a closed match that UndoEdit does
// not know.
func (m *Match) halfTurn() (plies []*Node) {
	at, closed := *m, m.Closed()
	if end := m.MainEnd(); !closed && end != m.Node() {
		at.show(end)
	}
	if at.path[at.Len()] == m.Node() {
		return nil
	}
	last := at.PositionAt(at.Len()).ToMove()
	for i := at.Len(); i > 0 && at.PositionAt(i-1).ToMove() == last; i-- {
		n := at.path[i]
		if n.comment != "" || n.mark != NoMark || closed && !m.tried(n) {
			break
		}
		plies = append(plies, n)
	}
	return plies
}

// tried reports whether an edit that UndoEdit can take back has added n.
func (m *Match) tried(n *Node) bool {
	return slices.ContainsFunc(m.done, func(edit []Change) bool {
		return slices.ContainsFunc(edit, func(c Change) bool { return c.Kind == Added && c.Node == n })
	})
}

// dropHalfTurn removes the plies that halfTurn returned before another ply was played or the match ended. Those in force stay, those that can
// still be redone, and those before another variation.
func (m *Match) dropHalfTurn(half []*Node) {
	var first *Node
	for _, n := range half {
		if m.OnMain(n) || m.InForce(n) || slices.ContainsFunc(n.next, func(c *Node) bool { return c != first }) {
			break
		}
		first = n
	}
	if first != nil {
		m.change(Change{Kind: Removed, Node: first, Index: first.index()})
		m.mendPath()
	}
}
