// How the site AbstractPlay writes a game (AbstractPlay): its variants, its first position, the notation of its plies, and its cell labels
// (MapCells). A game that the site has fills in this struct in games/<id>/abstractplay.go and sets Spec.AbstractPlay to it. Package
// games/files/abstractplay reads and writes whole records with it. Add a field here if the records of a game need more.

package games

import (
	"regexp"
	"strconv"

	"quintet/games/board"
)

// AbstractPlay describes how the site AbstractPlay writes a game. Package games/files/abstractplay reads and writes its records.
type AbstractPlay struct {
	// Options returns every set of options that a game with this many players may have had. labels are the names of its variants, in any language;
	// unknown labels are ignored. likely holds the sets that agree with the labels, others holds all sets. Both are in groups, the most likely group
	// first; within a group the usual options of the site come first.
	Options func(labels []string, players int) (likely, others [][]Options)

	// Variants returns the variants of a game with options o. ok is false if the site has no such game.
	Variants func(o Options) (variants []string, ok bool)

	// Start returns the first position of g on the site.
	Start func(g Game) Position

	// Format names m, legal in p, in the notation of the site.
	Format func(g Game, p Position, m Move) string

	// Parse converts a ply from the notation of the site to one that g reads.
	Parse func(g Game, text string) string
}

// cellLabel matches cell labels.
var cellLabel = regexp.MustCompile(`[a-z][0-9]+`)

// MapCells returns text with every cell label replaced by the label of the cell that to maps it to. Columns and rows count from 0. A label that is
// invalid or maps outside the alphabet becomes "?", which names no cell.
func MapCells(text string, to func(column, row int) (int, int)) string {
	return cellLabel.ReplaceAllStringFunc(text, func(label string) string {
		row, err := strconv.Atoi(label[1:])
		column, row := to(int(label[0]-'a'), row-1)
		if err != nil || column < 0 || column > 'z'-'a' || row < 0 {
			return "?"
		}
		return board.Label(column, row)
	})
}
