// The history of changes to a match (added, moved, commented, ended ...), by which edits are undone and journals know what to write. Changes
// are applied in tree.go.

package match

import "quintet/games"

// A Kind says what a Change has done.
type Kind uint8

// The kinds of changes.
const (
	Added     Kind = iota // Node, with what it holds, as continuation Index of its parent
	Removed               // Node, with what it holds, which was that
	Moved                 // Node, from continuation From to Index
	Commented             // Node: Text in place of Old
	Marked                // Node: Mark in place of OldMark
	Ended                 // the table has ended the match after Node, or where Ending is Going Hold has held it
	Reopened              // that was taken back
)

// A Change is one step of what has happened to a match, other than looking about. In its order the changes lead from the start of a
// match to how it is.
type Change struct {
	Kind
	Node          *Node
	Index, From   int
	Text, Old     string
	Mark, OldMark Mark
	Ending        Ending
	By            games.Player
	Winners       uint8 // bit i for player i, where Ending is Declared
	Back          bool  // what was taken out, with all that it holds, was put back by UndoEdit or RedoEdit
}

// inverse returns the change that takes c back.
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
	return c
}
