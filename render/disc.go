// Draws what the boards with discs share, SQU's (board_squ.go) and the plain one (board_plain.go): the shadows of discs, the numbered first disc of
// an open turn, and the fading of discs that do not count. Change these for both boards here. The shape of a disc is in sprites/shapes_squ.go.

package render

import (
	"quintet/fonts"
	"quintet/games/board"
	"quintet/sprites"
)

// A discs paints the discs of boards whose pieces are discs.
type discs struct{ brush *boardBrush }

// shadows draws the shadows of the discs among pieces: a pyramid is on a disc and has its own shadow.
func (b discs) shadows(pieces []board.Piece, pyramid uint8) {
	opacity := b.brush.Theme.pieceShadow()
	for _, p := range pieces {
		if p.Sprite != pyramid && !p.Open {
			b.brush.onPiece(p, shadow{"disc", opacity}, 1, func() sprites.Drawing { return sprites.DiscShadow(opacity) })
		}
	}
}

// open draws the first disc of an open turn with its number.
func (b discs) open(p board.Piece, body sprites.Color) {
	disc := sprites.OpenDisc{Body: body, Dark: b.brush.Theme.Dark, Pixel: b.brush.pixel()}
	b.brush.layPiece(p, disc, 1)
	if b.brush.Mini || p.Figure == 0 {
		return
	}
	b.brush.writeCentred(string(rune('0'+p.Figure%10)), Type{max(13, 0.34*b.brush.Unit), fonts.Bold}, b.brush.Centre(p.At), disc.Ink())
}

// dims fades the discs that do not count. The cells keep their tone, so lines on them stay visible.
func (b discs) dims(v *board.View) {
	taken := cellsOf(v.Pieces, func(board.Piece) bool { return true })
	t := b.brush.Theme.tonesOf().checker
	for _, m := range v.Marks {
		if m.Kind != board.MarkDimmed || !taken[m.At] {
			continue
		}
		c := t.light
		if b.brush.Geometry.Cells[m.At].Style == board.Dark {
			c = t.dark
		}
		c = sprites.Alpha(c, 0.56)
		b.brush.onCell(m.At, [2]any{"dim", c}, b.brush.finale.Dim, func() sprites.Drawing {
			return sprites.Drawing{}.Fill(sprites.Circle(0, 0, 0.425), sprites.Solid(c))
		})
	}
}
