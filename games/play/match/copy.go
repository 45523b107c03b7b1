// Copies of a match: a whole one (Clone), and one of the game alone, without variations (Prefix, MainGame). Change here what a copy leaves out.

package match

// Clone returns a copy of m that shares nothing with it that can change. Its edits cannot be undone.
func (m *Match) Clone() *Match {
	c := NewAt(m.game, m.PositionAt(0).Clone(), m.seats)
	copies := map[*Node]*Node{m.root: c.root}
	var fill func(n *Node)
	fill = func(n *Node) {
		own := copies[n]
		own.comment, own.mark, own.drawings, own.label = n.comment, n.mark, n.drawings, n.label
		for _, next := range n.next {
			copies[next] = c.Attach(own, next.move, false)
			fill(next)
		}
	}
	fill(m.root)
	if m.last != nil {
		c.apply(Change{Kind: Ended, Node: copies[m.last], Ending: m.ending, By: m.by, Winners: m.winners})
	}
	c.show(copies[m.path[m.Len()]])
	c.Goto(m.cursor)
	c.continued = m.continued
	return c
}

// Prefix returns a match with the first plies plies of the path shown and nothing else, except how the table ended the match if it did so there.
func (m *Match) Prefix(plies int) *Match {
	c := NewAt(m.game, m.PositionAt(0).Clone(), m.seats)
	at := c.root
	for _, n := range m.path[1 : plies+1] {
		at = c.Attach(at, n.move, false)
	}
	if m.ending != Going && m.path[plies] == m.last {
		c.apply(Change{Kind: Ended, Node: at, Ending: m.ending, By: m.by, Winners: m.winners})
	}
	c.ShowPath(at)
	return c
}

// MainGame returns a match with the main path and the end of m, without variations, comments and marks.
func (m *Match) MainGame() *Match {
	at := *m
	at.ShowPath(at.MainEnd())
	return at.Prefix(at.Len())
}
