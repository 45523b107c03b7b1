// One step in the history of a match (Change): a ply or subtree added, removed or moved, a comment, a mark, drawings, an end or its undoing. inverse returns
// the step that undoes another. Add a kind of step here, in tree.go, which applies steps.

package match

import (
	"quintet/games"
	"quintet/games/board"
)

// A Kind is the kind of a Change.
type Kind uint8

// The kinds of changes.
const (
	Added     Kind = iota // Node and its subtree, as continuation Index of its parent
	Removed               // Node and its subtree, which was continuation Index
	Moved                 // Node, from continuation From to Index
	Commented             // Node: Text in place of Old
	Marked                // Node: Mark in place of OldMark
	Drew                  // Node: Drawings in place of OldDrawings
	Ended                 // the table ended the match after Node, or, if Ending is Going, Hold held it there
	Reopened              // the end or the hold was undone
)

// A Change is one step in the history of a match; navigation is not recorded. Applied in order, the changes lead from the start of a match to its
// present state.
type Change struct {
	Kind
	Node                  *Node
	Index, From           int
	Text, Old             string
	Mark, OldMark         Mark
	Drawings, OldDrawings *[]board.Drawing // nil for none: most changes need no room for them
	Ending                Ending
	By                    games.Player
	Winners               uint8 // bit i for player i, if Ending is Declared
	Back                  bool  // UndoEdit or RedoEdit put a removed subtree back
}

// inverse returns the change that undoes c.
func (c Change) inverse() Change {
	switch c.Kind {
	case Added:
		c.Kind = Removed
	case Removed:
		c.Kind, c.Back = Added, true
	}
	if c.Kind == Moved {
		c.Index, c.From = c.From, c.Index
	}
	c.Text, c.Old, c.Mark, c.OldMark = c.Old, c.Text, c.OldMark, c.Mark
	c.Drawings, c.OldDrawings = c.OldDrawings, c.Drawings
	return c
}
