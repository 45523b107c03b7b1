// The tree of everything played in a match: nodes (plies) with their comments, marks and drawings, the main path, and the order of variations. It records the
// history of changes, which undo of edits needs. Add an edit of the tree here (SetComment, Promote). Navigation and playing are in match.go.

package match

import (
	"errors"
	"fmt"
	"slices"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/limits"
)

// A Node is a ply of a match with everything played after it; the root has no ply. Callers must not change what its methods return: changes go
// through the Match.
type Node struct {
	parent   *Node
	next     []*Node // continuations, the main one first
	move     games.Move
	comment  string
	mark     Mark
	drawings *[]board.Drawing // nil for most plies, which need no room for them
	label    *Label           // nil until Match.Label
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

// Drawings returns what is drawn on the position after n.
func (n *Node) Drawings() []board.Drawing {
	if n.drawings == nil {
		return nil
	}
	return *n.drawings
}

// Mark returns the mark of the ply.
func (n *Node) Mark() Mark { return n.mark }

// nodes returns all plies by depth, those of a depth in the order of their variations; the start comes first.
func (t *tree) nodes() []*Node {
	all := []*Node{t.root}
	for i := 0; i < len(all); i++ {
		all = append(all, all[i].next...)
	}
	return all
}

// Number returns the number of n among all plies: by depth, then in the order of their variations. The start has 0.
func (t *tree) Number(n *Node) int { return slices.Index(t.nodes(), n) }

// Numbered returns the ply with this Number, nil if there is none.
func (t *tree) Numbered(number int) *Node {
	if all := t.nodes(); number >= 0 && number < len(all) {
		return all[number]
	}
	return nil
}

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

// A tree holds all plies of a match, how the table ended it, and the history of changes.
type tree struct {
	root    *Node
	last    *Node // the last ply of the main path if plies follow it, because the table ended the match there or Hold did; else nil
	ending  Ending
	by      games.Player
	winners uint8    // if ending is Declared
	changes []Change // all of them, see Changes
	grown   int      // the number of changes other than comments and marks
	open    []Change // the changes of the edit in progress
	// Edits to undo and to redo, the latest last; each has one or more changes.
	done, undone [][]Change
}

// Errors of edits that are not allowed.
var (
	ErrStart    = errors.New("the start of a game is not a ply: it cannot be deleted, marked or moved")
	ErrMainPath = errors.New("only variations can be deleted or reordered, not the game that was played")
)

// Root returns the start of the tree.
func (t *tree) Root() *Node { return t.root }

// MainEnd returns the last ply of the main path.
func (t *tree) MainEnd() *Node { return t.mainEndFrom(t.root) }

// MainLen returns the number of plies of the main path.
func (t *tree) MainLen() int { return t.MainEnd().depth() }

// mainEndFrom returns the end of the path that follows every first continuation from n. It stops at the end by the table.
func (t *tree) mainEndFrom(n *Node) *Node {
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

// follows reports whether the main path continues with n if it reaches the parent of n.
func (t *tree) follows(n *Node) bool { return n.parent != t.last && n.parent.next[0] == n }

// contains reports whether n is still in the tree.
func (t *tree) contains(n *Node) bool {
	for ; n.parent != nil; n = n.parent {
		if n.index() < 0 {
			return false
		}
	}
	return true
}

// Changes returns the changes from number first. The caller must not change them.
func (t *tree) Changes(first int) []Change { return t.changes[first:] }

// Promotable returns the error of Promote.
func (t *tree) Promotable(n *Node) error {
	_, err := t.promoted(n)
	return err
}

// promoted returns the first ply of the variation of n, which can be moved before its predecessor.
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

// Promote moves the variation of n before its predecessor. No variation can come before the main path.
func (t *tree) Promote(n *Node) error {
	n, err := t.promoted(n)
	if err == nil {
		i := n.index()
		t.edit(func() { t.change(Change{Kind: Moved, Node: n, From: i, Index: i - 1}) })
	}
	return err
}

// Place makes n continuation i of its parent, even if that changes the main path. It is for restoring a match.
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

// Attach adds the ply mv, which must be legal after n, unless it is there already, and returns it. If first is true the ply becomes the first
// continuation of n. It is for restoring a match: the path shown does not change until ShowPath is called.
func (t *tree) Attach(n *Node, mv games.Move, first bool) *Node {
	c := n.child(mv)
	if c == nil {
		c = &Node{parent: n, move: mv}
		t.apply(Change{Kind: Added, Node: c, Index: len(n.next)})
	}
	if from := c.index(); first && from > 0 {
		t.apply(Change{Kind: Moved, Node: c, From: from})
	}
	return c
}

// SetComment sets the comment on the position after n to text, cleaned by limits.Comment.
func (t *tree) SetComment(n *Node, text string) {
	if text = limits.Comment(text); text != n.comment {
		t.edit(func() { t.change(Change{Kind: Commented, Node: n, Text: text, Old: n.comment}) })
	}
}

// SetDrawings sets what is drawn on the position after n, at most board.MaxDrawings drawings.
func (t *tree) SetDrawings(n *Node, ds []board.Drawing) {
	ds = slices.Clone(ds[:min(len(ds), board.MaxDrawings)])
	if !slices.Equal(ds, n.Drawings()) {
		t.edit(func() { t.change(Change{Kind: Drew, Node: n, Drawings: &ds, OldDrawings: n.drawings}) })
	}
}

// SetMark sets the mark of the ply n.
func (t *tree) SetMark(n *Node, k Mark) error {
	if n.parent == nil {
		return ErrStart
	}
	if k != n.mark {
		t.edit(func() { t.change(Change{Kind: Marked, Node: n, Mark: k, OldMark: n.mark}) })
	}
	return nil
}

// Commit clears the history of edits, so that UndoEdit cannot go back past this point.
func (t *tree) Commit() { t.open, t.done, t.undone = nil, nil, nil }

// edit runs do, whose changes form one edit.
func (t *tree) edit(do func()) {
	t.open = nil
	if do(); len(t.open) > 0 {
		t.done, t.undone = append(t.done, t.open), nil
	}
}

// revert undoes the last edit of from and appends its inverse to to.
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

// change applies c, which belongs to the edit in progress.
func (t *tree) change(c Change) {
	t.open = append(t.open, c)
	t.apply(c)
}

// apply applies c and records it.
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
	case Drew:
		n.drawings = c.Drawings
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
