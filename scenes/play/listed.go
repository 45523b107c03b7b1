package play

import (
	"quintet/games"
	"quintet/games/match"
	"quintet/scenes/ui"
)

// A listTurn is a turn of a line as the list shows it. First and End count the plies of its line.
type listTurn struct {
	match.Turn
	text   string
	nodes  []*match.Node  // its plies
	ends   []int          // how far the text goes with each of them
	before games.Position // in which it was begun
	others []line         // what was played in the place of it or of its end
}

// A line is plies that follow each other from a position on, which a player has before his turn.
type line struct {
	nodes  []*match.Node
	own    int // the first ply that is not an alternative to one of another line
	before games.Position
	round  int // of its first turn
}

// A listRow is a row of the list: turns of the game that was played, side by side, or words of a variation below them.
type listRow struct {
	number string // of the round, "" where that stands in a row above
	turns  []listTurn
	words  []listWord
	indent int
	fold   *match.Node // what a triangle in front folds and unfolds; nil for none
	folded int         // the number of variations that are folded here
}

// A listWord is a turn of a variation with its number, where one stands, and its place in its row.
type listWord struct {
	listTurn
	written string
	x, w    float32
}

const (
	foldedFrom = 60 // so many plies of variations of one turn are folded until somebody asks for them
	mostIndent = 4  // steps that variations of variations are indented by
	indentStep = 14 // in logical pixels
	wordGap    = 1  // between the grounds of two words
	wordPad    = 5  // of a word at the sides of its ground
)

// A builder makes the rows of a list of a given width.
type builder struct {
	*model
	u       *ui.UI
	width   float32
	folds   map[*match.Node]bool // what somebody has folded and unfolded
	inForce map[*match.Node]bool // the plies in force, which are never folded
	opener  int                  // the seat with which a round begins
	rows    []listRow
	at      map[*match.Node]int // the row of each ply
}
