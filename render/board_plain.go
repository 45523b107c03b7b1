// Draws the board of games without a surface of their own (board.Plain): sand, a grid, and every piece as a disc in the colour of its seat. A new
// game starts with this board. disc.go has what it shares with SQU's board.

package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// A plain paints a sand slab with an engraved grid, and every piece as a disc.
type plain struct{ discs }

// ground paints a sand slab with an engraved grid.
func (b plain) ground(hover board.Target) {
	all := b.brush.Theme.tonesOf()
	b.brush.onSlab(all.sand, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		f := l.Field
		field := sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 3)
		d = d.Fill(field, sprites.Solid(all.checker.light))
		return sunken(grid(d, l, all), f, all.lift)
	})
}

// play paints every piece as a disc in the colour of its seat.
func (b plain) play(v *board.View, o *Overlay) {
	dark := b.brush.Theme.Dark
	b.shadows(v.Pieces, 255)
	for _, p := range v.Pieces {
		body := sprites.SeatColor(p.Owner)
		if p.Open {
			b.open(p, body)
			continue
		}
		b.brush.layPiece(p, sprites.Disc{Body: body, Dark: dark, Pixel: b.brush.pixel()}, 1)
	}
	b.dims(v)
	b.brush.marks(o)
	for _, p := range o.Ghosts {
		b.brush.lay(p.At, sprites.GhostDisc{Body: sprites.SeatColor(p.Owner), Cell: b.brush.Theme.tonesOf().checker.light, Dark: dark, Pixel: b.brush.pixel()}, 1)
	}
}
