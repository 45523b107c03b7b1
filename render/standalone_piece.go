// Draws a piece alone, outside a board: in seat rows, prompts and buttons. Add the piece of a new game to the table standalonePieces here; the
// function that draws it is in the file of its board (board_*.go).

package render

import (
	"fmt"
	"maps"
	"slices"

	"quintet/games/board"
	"quintet/sprites"
)

// A standalonePiece draws one kind of piece outside a board, in one colour. size is the width of a cell in logical pixels.
type standalonePiece struct {
	draw func(b *Brush, owner int8, centre Point, size float32)
	top  float32 // how far its highest point is above its centre, in cell widths
}

// squarePiece is the sprite name of a piece on the small cells between octagons.
const squarePiece = "square"

// standalonePieces lists the pieces of all boards by their names in Geometry.Sprites. The file of its surface draws each one.
var standalonePieces = map[string]standalonePiece{
	"stone":     {standStone, 0.42},
	"octagon":   {standOctagon, 0.48},
	squarePiece: {standSquare, 0.45},
	"tile":      {standTile, 0.23},
	"half":      {standHalf, 0.37},
	"disc":      {standBody, 0.42},
	"pyramid":   {standPyramid, 0.42},
	"marker":    {standMarker, 0.46},
	"chevron":   {standChevron, 0.46},
	"round":     {standRound, 0.42},
}

func standStone(b *Brush, owner int8, centre Point, size float32) {
	b.standDisc(sprites.SeatColor(owner), centre, size)
}

func standBody(b *Brush, owner int8, centre Point, size float32) {
	b.standDisc(squBody(owner), centre, size)
}

// spriteOf returns the number of the sprite with a name, or a number that no piece has.
func (l Layout) spriteOf(name string) uint8 { return uint8(slices.Index(l.Geometry.Sprites, name)) }

// Piece draws one piece of g alone around centre: in a seat row, in the prompt, on a button. size is the width of a cell in logical pixels; the piece
// is as large as on a board with such cells.
func (b *Brush) Piece(g *board.Geometry, sprite uint8, owner int8, centre Point, size float32) {
	standaloneOf(g, sprite).draw(b, owner, centre, size)
}

// TopOf returns how far the highest point of a piece drawn by Piece is above its centre, in cell widths.
func TopOf(g *board.Geometry, sprite uint8) float32 { return standaloneOf(g, sprite).top }

func standaloneOf(g *board.Geometry, sprite uint8) standalonePiece {
	x, ok := standalonePieces[g.Sprites[sprite]]
	if !ok {
		panic(fmt.Sprintf("render: no drawing is called %q; there are %v, and a new one is named in render/standalone_piece.go",
			g.Sprites[sprite], slices.Sorted(maps.Keys(standalonePieces))))
	}
	return x
}

// stand draws a piece outside a board, with its shadow.
func (b *Brush) stand(key any, centre Point, size float32, piece func() sprites.Drawing) {
	b.draw(pictureKey{key, size * b.Scale, b.Theme.Style, finished}, centre, 1, func() sprites.Drawing { return b.Theme.finish(piece()) })
}
