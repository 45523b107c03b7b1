// What a game says about its records on the site AbstractPlay (Spec.AbstractPlay): options, notation and labels of cells. A game adds its own in
// games/<id>/abstractplay.go; the files are read and written in games/files/abstractplay.

package games

import (
	"regexp"
	"strconv"

	"quintet/games/board"
)

// AbstractPlay describes how the site AbstractPlay writes a game that is played there as well. Package games/files/abstractplay reads and
// writes its records.
type AbstractPlay struct {
	// Options returns all options that a game of so many players can have had. labels name its variants, in any language: those that are not
	// known say nothing. likely are sets that agree with the labels, others are all sets; both are in groups, the likeliest first, and
	// within a group the usual options of the site come first.
	Options func(labels []string, players int) (likely, others [][]Options)

	// Variants returns the variants of a game with options o. ok is false where the site has no such game.
	Variants func(o Options) (variants []string, ok bool)

	// Start returns the first position of g as the site has it.
	Start func(g Game) Position

	// Format names m, legal in p, as the site does.
	Format func(g Game, p Position, m Move) string

	// Parse turns the text of a ply of the site into one that g reads.
	Parse func(g Game, text string) string
}

// cellLabel finds the labels of cells.
var cellLabel = regexp.MustCompile(`[a-z][0-9]+`)

// MoveCells returns text with every label of a cell turned into that of the cell to which to moves it, by columns and rows from 0. What is no
// label then is one that no board has.
func MoveCells(text string, to func(column, row int) (int, int)) string {
	return cellLabel.ReplaceAllStringFunc(text, func(label string) string {
		row, err := strconv.Atoi(label[1:])
		column, row := to(int(label[0]-'a'), row-1)
		if err != nil || column < 0 || column > 'z'-'a' || row < 0 {
			return "?"
		}
		return board.Label(column, row)
	})
}
