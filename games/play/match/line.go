// Lines of the tree, the game that was played and each variation, as turns with their alternatives (LineTurns). It also has look-ups in the tree: the
// next variation, the start of a variation, another ply that leads to the same position, and a ply's name with its round (PlyName). Change here what
// counts as an alternative to a turn.

package match

import (
	"slices"
	"strconv"

	"quintet/games"
)

// A Line is a sequence of plies from the start of a turn to a leaf, or to the end of the main path.
type Line struct {
	Branch int // the index of the ply with which a variation branches off; -1 in the main line
	nodes  []*Node
	before games.Position // the position before the first ply
	round  int            // of the first turn
}

// MainLine returns the main path.
func (m *Match) MainLine() Line {
	l := Line{Branch: -1, before: m.PositionAt(0), round: 1}
	for n := m.MainEnd(); n.parent != nil; n = n.parent {
		l.nodes = append(l.nodes, n)
	}
	slices.Reverse(l.nodes)
	return l
}

// variation returns the line that branches off with n, in place of the plies of t after Nodes.
func (t *Turn) variation(n *Node) Line {
	return Line{len(t.Nodes), append(slices.Clone(t.Nodes), n.withFirst()...), t.Before, t.Round}
}

// branch returns the ply with which the variation l branches off.
func (l *Line) branch() *Node { return l.nodes[l.Branch] }

// withFirst returns n and all first continuations after it.
func (n *Node) withFirst() []*Node {
	all := []*Node{n}
	for len(n.next) > 0 {
		n = n.next[0]
		all = append(all, n)
	}
	return all
}

// LineTurns returns the turns of l with their alternatives, and the lines that continue after its end.
func (m *Match) LineTurns(l Line) (ts []Turn, after []Line) {
	p, end := l.before.Clone(), m.root
	for i, n := range l.nodes {
		if startsTurn(ts, p) {
			ts = append(ts, nextTurn(ts, p.Clone(), l.round))
		}
		t := &ts[len(ts)-1]
		if i > l.Branch {
			for _, other := range n.parent.next {
				if other != n {
					t.Others = append(t.Others, t.variation(other))
				}
			}
		}
		t.add(n)
		p.Play(n.move)
		end = n
	}
	last := nextTurn(ts, p, l.round)
	if !startsTurn(ts, p) {
		last = ts[len(ts)-1]
	}
	for _, n := range end.next {
		after = append(after, last.variation(n))
	}
	return ts, after
}

// HasVariations reports whether there are plies besides the main path.
func (m *Match) HasVariations() bool {
	n := m.MainEnd()
	for follow := 0; n != nil; n, follow = n.parent, 1 {
		if len(n.next) > follow {
			return true
		}
	}
	return false
}

// NextVariation finds the last ply in force that has alternatives, and returns the alternative that is steps after it, cyclically. If no ply in force
// has any, it returns the first alternative on the rest of the path shown, or nil.
func (m *Match) NextVariation(steps int) *Node {
	for n := m.Node(); n.parent != nil; n = n.parent {
		if all := n.parent.next; len(all) > 1 {
			return all[(n.index()+steps+len(all))%len(all)]
		}
	}
	for _, n := range m.path[m.cursor:] {
		switch {
		case len(n.next) > 1:
			return n.next[1]
		case len(n.next) > 0 && n == m.path[m.Len()]: // played after the end by the table
			return n.next[0]
		}
	}
	return nil
}

// VariationStart returns the first ply of the variation in force, or the ply before it if that is in force itself; nil on the main path.
func (m *Match) VariationStart() *Node {
	end := m.MainEnd()
	for n := m.Node(); n.parent != nil; n = n.parent {
		switch {
		case n.parent != end && n.parent.next[0] == n:
		case n == m.Node():
			return n.parent
		default:
			return n
		}
	}
	return nil
}

// SamePosition returns another ply that leads to the position after n: the next one in the order of the tree, else the first; nil if there is none.
func (m *Match) SamePosition(n *Node) *Node {
	want := m.PositionAfter(n)
	hash, text := want.Hash(), games.TextOf(want)
	var before, after *Node
	passed := false
	var visit func(at *Node, p games.Position)
	visit = func(at *Node, p games.Position) {
		switch {
		case at == n:
			passed = true
		case p.Hash() != hash || after != nil || before != nil && !passed || games.TextOf(p) != text:
		case passed:
			after = at
		default:
			before = at
		}
		for i, next := range at.next {
			q := p
			if i < len(at.next)-1 {
				q = p.Clone()
			}
			q.Play(next.move)
			visit(next, q)
		}
	}
	visit(m.root, m.PositionAt(0).Clone())
	if after != nil {
		return after
	}
	return before
}

// PlyName returns the text of n with the number of its round: "5. e3", or "5… d1" if another player begins the round.
func (m *Match) PlyName(n *Node) string {
	at := *m
	at.show(n)
	ply := at.Len() - 1
	p := at.PositionAt(ply)
	sign := "… "
	if p.ToMove() == at.PositionAt(0).ToMove() {
		sign = ". "
	}
	return strconv.Itoa(at.RoundOf(ply)) + sign + PlyText(m.game, p, n.move, false)
}
