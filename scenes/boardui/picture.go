// A still picture of a position, which takes no input: for lists, the titles of games and the rules. It is drawn by package render.

package boardui

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A Picture is a board, or a part of one, that is only looked at: it answers no pointer and no key, knows no settings and does not move. A
// Sandbox would bring all of that to a page on which the board shows what is chosen.
type Picture struct {
	View     board.View
	geometry *board.Geometry
	part     []board.Target // the corners of what is shown, nil for the whole board
}

// NewPicture returns the picture of p, a position of g in which path has been pointed at.
func NewPicture(g games.Game, p games.Position, path ...board.Target) *Picture {
	x := &Picture{geometry: g.Geometry()}
	x.View.Reset()
	g.AppendView(&x.View, p, path)
	return x
}

// Crop leaves of x the block of cells between two corners, with a little of what lies around it.
func (x *Picture) Crop(corners []board.Target) *Picture {
	x.part = corners
	return x
}

// Paint paints x with b into the middle of r, with coordinates only where it is labelled.
func (x *Picture) Paint(b *render.Brush, r render.Rect, labelled bool) {
	if x.part == nil {
		b.Board(render.Fit(x.geometry, r, b.Scale, !labelled), &x.View, render.NoOverlay())
		return
	}
	b.Clip(r).Board(render.FitPart(x.geometry, x.part[0], x.part[1], r, b.Scale), &x.View, render.NoOverlay())
}

// Piece paints a piece of the colour of a player with b, round centre in a square of side logical pixels.
func (x *Picture) Piece(b *render.Brush, player games.Player, centre render.Point, side float32) {
	seat := &x.View.Seats[player]
	b.Piece(x.geometry, seat.Sprite, seat.Colour, centre, side)
}
