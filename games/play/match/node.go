// A ply in the tree of a match, with its comment and mark (!! to ??). It is read-only here; match.go and tree.go change it.

package match

import (
	"slices"

	"quintet/games"
)

// A Node is a ply of a match with everything played after it; the root has no ply. Callers must not change what its methods return: changes go
// through the Match.
type Node struct {
	parent  *Node
	next    []*Node // continuations, the main one first
	move    games.Move
	comment string
	mark    Mark
}

// Parent returns the ply before n, nil for the start.
func (n *Node) Parent() *Node { return n.parent }

// Next returns the continuations of n, the main one first.
func (n *Node) Next() []*Node { return n.next }

// Move returns the ply, games.NoMove at the start.
func (n *Node) Move() games.Move {
	if n.parent == nil {
		return games.NoMove
	}
	return n.move
}

// Comment returns the comment on the position after n.
func (n *Node) Comment() string { return n.comment }

// Mark returns the mark of the ply.
func (n *Node) Mark() Mark { return n.mark }

// child returns the continuation mv of n, nil if there is none.
func (n *Node) child(mv games.Move) *Node {
	i := slices.IndexFunc(n.next, func(c *Node) bool { return c.move == mv })
	if i < 0 {
		return nil
	}
	return n.next[i]
}

// depth returns the number of plies up to and including n.
func (n *Node) depth() int {
	d := 0
	for n.parent != nil {
		n, d = n.parent, d+1
	}
	return d
}

// index returns the index of n among the continuations of its parent.
func (n *Node) index() int { return slices.Index(n.parent.next, n) }

// A Mark rates a ply.
type Mark uint8

// The marks. NoMark means no rating.
const (
	NoMark Mark = iota
	Brilliant
	Good
	Interesting
	Dubious
	Mistake
	Blunder
)

// marks are the texts of the marks.
var marks = [...]string{"", "!!", "!", "!?", "?!", "?", "??"}

// String returns the mark as players write it: "!?".
func (k Mark) String() string { return marks[k] }

// ParseMark returns the mark with this text. ok is false for other texts; "" is NoMark.
func ParseMark(text string) (k Mark, ok bool) {
	i := slices.Index(marks[:], text)
	return Mark(max(0, i)), i >= 0
}
