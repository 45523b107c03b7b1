// A ply in the tree of a match, with its comment and mark (!! to ??). It is only read; match.go and tree.go change it.

package match

import (
	"slices"

	"quintet/games"
)

// A Node is a ply of a match and what was played after it; the one without a ply is the start. Everything that a Node returns is only read:
// changes go through its Match.
type Node struct {
	parent  *Node
	next    []*Node // what was played after it, the main continuation first
	move    games.Move
	comment string
	mark    Mark
}

// Parent returns the ply before n, nil before the start.
func (n *Node) Parent() *Node { return n.parent }

// Next returns what was played after n, the main continuation first.
func (n *Node) Next() []*Node { return n.next }

// Move returns the ply, games.NoMove at the start.
func (n *Node) Move() games.Move {
	if n.parent == nil {
		return games.NoMove
	}
	return n.move
}

// Comment returns what is said about the position after n.
func (n *Node) Comment() string { return n.comment }

// Mark returns how good the ply is said to be.
func (n *Node) Mark() Mark { return n.mark }

// child returns the ply mv after n, nil if it was never played there.
func (n *Node) child(mv games.Move) *Node {
	i := slices.IndexFunc(n.next, func(c *Node) bool { return c.move == mv })
	if i < 0 {
		return nil
	}
	return n.next[i]
}

// depth returns the number of plies up to n.
func (n *Node) depth() int {
	d := 0
	for n.parent != nil {
		n, d = n.parent, d+1
	}
	return d
}

// index returns which continuation of its parent n is.
func (n *Node) index() int { return slices.Index(n.parent.next, n) }

// A Mark says how good a ply is.
type Mark uint8

// The marks. NoMark says nothing.
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

// ParseMark returns the mark that is written so. ok is false for other texts; "" is NoMark.
func ParseMark(text string) (k Mark, ok bool) {
	i := slices.Index(marks[:], text)
	return Mark(max(0, i)), i >= 0
}
