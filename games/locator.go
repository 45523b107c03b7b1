package games

// A Located is a Position that tells where moves are made. A type assertion finds out whether a position does.
type Located interface {
	// Locator returns the Locator of the position, which follows its changes. It does not allocate.
	Locator() Locator
}

// A Locator tells where the moves of a position are made. Cells are counted row by row.
type Locator interface {
	// Width returns how many cells a row of the board has.
	Width() int

	// Cell returns the cell where the mover's own piece lies after m, which is legal, and -1 where m puts none.
	Cell(m Move) int

	// AppendOwn appends the cells of all pieces of the mover. It does not allocate when dst has room.
	AppendOwn(dst []int) []int
}

// Steps returns how many steps a king takes from cell a to cell b, on a board with so many cells in a row.
func Steps(width, a, b int) int {
	return max(abs(a%width-b%width), abs(a/width-b/width))
}

func abs(x int) int { return max(x, -x) }
