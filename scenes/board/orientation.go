package board

import "quintet/games/board"

// An orientation is the turn of the board, in quarters.
type orientation struct {
	boards   [4]*board.Geometry // by quarters, clockwise, from how the rules show it
	quarters int                // which of them is in force
}

// newOrientation returns the board as the rules show it.
func newOrientation(g *board.Geometry) orientation {
	o := orientation{}
	for q := range o.boards {
		o.boards[q] = g
		if q > 0 {
			o.boards[q] = g.Turned(q)
		}
	}
	return o
}

// board returns the board as it is turned.
func (o *orientation) board() *board.Geometry { return o.boards[o.quarters] }
