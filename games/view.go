package games

import "quintet/games/board"

// ViewOf returns all that is to be seen of p, a position of g, after path was pointed at.
func ViewOf(g Game, p Position, path ...board.Target) *board.View {
	v := &board.View{}
	v.Reset()
	g.AppendView(v, p, path)
	return v
}

// A CellDescriber is a Game that can tell facts about a cell that are hard to see, such as a sum over its neighbours. Like all that a game may know
// beyond its rules it is found by a type assertion.
type CellDescriber interface {
	// DescribeCell returns a sentence about cell in p, which is not over, and all cells that it is about, cell among them: one block of the board.
	DescribeCell(p Position, cell board.Target) (said board.Message, about []board.Target)
}
