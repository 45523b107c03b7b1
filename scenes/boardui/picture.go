// Picture: a still board without input, for lists, the title page and the rules. It can be cropped to a part of the board (Crop). Package render
// draws it. Add here what such pages draw besides a whole board, like Piece.

package boardui

import (
	"quintet/games"
	"quintet/games/board"
	"quintet/render"
)

// A Picture is a still board, or a part of one: it takes no input, has no settings and does not move. Pages that show many boards do not need a
// Sandbox for each.
type Picture struct {
	View     board.View
	geometry *board.Geometry
	part     []board.Target // two corners of the shown part, nil for the whole board
}

// NewPicture returns the picture of p, a position of g, with the targets of path selected.
func NewPicture(g games.Game, p games.Position, path ...board.Target) *Picture {
	x := &Picture{geometry: g.Geometry()}
	x.View.Reset()
	g.AppendView(&x.View, p, path)
	return x
}

// NamedPicture is NewPicture with the cells of a path, and the corners of the part to show, by their labels.
func NamedPicture(g games.Game, p games.Position, path, corners []string) *Picture {
	named := func(labels []string) (ts []board.Target) {
		for _, label := range labels {
			ts = append(ts, g.Geometry().Named(label))
		}
		return ts
	}
	return NewPicture(g, p, named(path)...).Crop(named(corners))
}

// Crop limits x to the block of cells between two corners, with a little of its surroundings. It returns x.
func (x *Picture) Crop(corners []board.Target) *Picture {
	x.part = corners
	return x
}

// Paint paints x with b into the middle of r, with coordinates if labelled is set.
func (x *Picture) Paint(b *render.Brush, r render.Rect, labelled bool) {
	if x.part == nil {
		b.Board(render.Fit(x.geometry, r, b.Scale, !labelled), &x.View, render.NoOverlay())
		return
	}
	b.Clip(r).Board(render.FitPart(x.geometry, x.part[0], x.part[1], r, b.Scale), &x.View, render.NoOverlay())
}

// Piece paints a piece of player with b around centre, in a square of side logical pixels.
func (x *Picture) Piece(b *render.Brush, player games.Player, centre render.Point, side float32) {
	seat := &x.View.Seats[player]
	b.Piece(x.geometry, seat.Sprite, seat.Colour, centre, side)
}
