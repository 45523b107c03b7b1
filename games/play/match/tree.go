// The tree of everything played in a match: its main path, the order of variations, comments and marks. Going along it and playing is in
// match.go.

package match

import (
	"errors"
	"fmt"
	"slices"

	"quintet/games"
	"quintet/games/limits"
)

// A tree holds everything that was played, how the table has ended it, and how it has come about.
type tree struct {
	root    *Node
	last    *Node // of the main path, where more follows it: the table has ended the match there, or Hold has; else nil
	ending  Ending
	by      games.Player
	winners uint8    // where ending is Declared
	changes []Change // all, see Changes
	grown   int      // how many of them have changed which plies there are, and in which order
	open    []Change // of the edit that is being made
	// What can be undone and done again, the last at the end: each is one or more changes.
	done, undone [][]Change
}

// Errors of what may not be changed.
var (
	ErrStart    = errors.New("the start of a game is no ply: it cannot be deleted, marked or moved")
	ErrMainPath = errors.New("the game that was played stays: variations alone can be deleted and put in another order")
)

// Root returns the start, of which everything was played.
func (t *tree) Root() *Node { return t.root }

// MainEnd returns the last ply of the main path.
func (t *tree) MainEnd() *Node { return t.onwardFrom(t.root) }

// MainLen returns the number of plies of the main path.
func (t *tree) MainLen() int { return t.MainEnd().depth() }

// onwardFrom returns the last ply of the path that follows every first continuation from n. It does not go on after the end by the table.
func (t *tree) onwardFrom(n *Node) *Node {
	for n != t.last && len(n.next) > 0 {
		n = n.next[0]
	}
	return n
}

// OnMain reports whether n lies on the main path.
func (t *tree) OnMain(n *Node) bool {
	for ; n.parent != nil; n = n.parent {
		if !t.follows(n) {
			return false
		}
	}
	return true
}

// follows reports whether the main path goes on with n if it has come to the ply before.
func (t *tree) follows(n *Node) bool { return n.parent != t.last && n.parent.next[0] == n }

// holds reports whether n was not deleted.
func (t *tree) holds(n *Node) bool {
	for ; n.parent != nil; n = n.parent {
		if n.index() < 0 {
			return false
		}
	}
	return true
}

// Changes returns the changes from number first on. They are only read.
func (t *tree) Changes(first int) []Change { return t.changes[first:] }

// Promotable returns the error of Promote.
func (t *tree) Promotable(n *Node) error {
	_, err := t.promoted(n)
	return err
}

// promoted returns the ply with which the variation of n begins, which can be laid before the one before it.
func (t *tree) promoted(n *Node) (*Node, error) {
	for ; n.parent != nil && n.index() == 0; n = n.parent {
	}
	switch {
	case n.parent == nil:
		return nil, ErrStart
	case n.index() == 1 && t.OnMain(n.parent.next[0]):
		return nil, ErrMainPath
	}
	return n, nil
}

// Promote lays the variation of n before the one before it. No variation comes before the main path.
func (t *tree) Promote(n *Node) error {
	n, err := t.promoted(n)
	if err == nil {
		i := n.index()
		t.edit(func() { t.change(Change{Kind: Moved, Node: n, From: i, Index: i - 1}) })
	}
	return err
}

// Place makes n continuation i of the ply before it, whatever that does to the main path. It is for who brings a match back as it was.
func (t *tree) Place(n *Node, i int) error {
	if n.parent == nil {
		return ErrStart
	}
	if i < 0 || i >= len(n.parent.next) {
		return fmt.Errorf("there is no continuation %d: %d have been played", i, len(n.parent.next))
	}
	t.edit(func() { t.change(Change{Kind: Moved, Node: n, From: n.index(), Index: i}) })
	return nil
}

// SetComment says text, cleaned by limits.Comment, about the position after n.
func (t *tree) SetComment(n *Node, text string) {
	if text = limits.Comment(text); text != n.comment {
		t.edit(func() { t.change(Change{Kind: Commented, Node: n, Text: text, Old: n.comment}) })
	}
}

// SetMark says how good the ply n is.
func (t *tree) SetMark(n *Node, k Mark) error {
	if n.parent == nil {
		return ErrStart
	}
	if k != n.mark {
		t.edit(func() { t.change(Change{Kind: Marked, Node: n, Mark: k, OldMark: n.mark}) })
	}
	return nil
}

// Commit makes everything as it is the state that UndoEdit does not go behind.
func (t *tree) Commit() { t.open, t.done, t.undone = nil, nil, nil }

// edit does what changes the tree, as one edit.
func (t *tree) edit(do func()) {
	t.open = nil
	if do(); len(t.open) > 0 {
		t.done, t.undone = append(t.done, t.open), nil
	}
}

// revert takes the last of from back and puts it on to.
func (t *tree) revert(from, to *[][]Change) bool {
	if len(*from) == 0 {
		return false
	}
	last := len(*from) - 1
	var back []Change
	for _, c := range slices.Backward((*from)[last]) {
		back = append(back, c.inverse())
		t.apply(c.inverse())
	}
	*from, *to = (*from)[:last], append(*to, back)
	return true
}

// change makes c, which belongs to the edit that is being made.
func (t *tree) change(c Change) {
	t.open = append(t.open, c)
	t.apply(c)
}

// apply makes c.
func (t *tree) apply(c Change) {
	t.changes = append(t.changes, c)
	n := c.Node
	switch c.Kind {
	case Commented:
		n.comment = c.Text
		return
	case Marked:
		n.mark = c.Mark
		return
	case Added:
		n.parent.next = slices.Insert(n.parent.next, c.Index, n)
	case Removed:
		n.parent.next = slices.Delete(n.parent.next, c.Index, c.Index+1)
	case Moved:
		n.parent.next = slices.Insert(slices.Delete(n.parent.next, c.From, c.From+1), c.Index, n)
	case Ended:
		t.last, t.ending, t.by, t.winners = n, c.Ending, c.By, c.Winners
	case Reopened:
		t.last, t.ending, t.by, t.winners = nil, Going, games.None, 0
	}
	t.grown++
}
