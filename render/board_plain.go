package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// groundPlain paints a sand slab with an engraved grid.
func groundPlain(b *Brush, l Layout, hover board.Target) {
	all := b.Theme.tonesOf()
	b.ground(l, all.sand, hover, func(d sprites.Drawing, l Layout) sprites.Drawing {
		f := l.Field
		field := sprites.RoundRect(f.X, f.Y, f.X+f.W, f.Y+f.H, 3)
		d = d.Fill(field, sprites.Solid(all.checker.light))
		return sunkBelow(grid(d, l, all), f, all.lift)
	})
}

// playPlain paints every piece as a disc in the colour of its seat.
func playPlain(b *Brush, l Layout, v *board.View, o *Overlay) {
	dark := b.Theme.Dark
	b.discShadows(l, v.Pieces, 255)
	for _, p := range v.Pieces {
		body := sprites.SeatColor(p.Owner)
		if p.Open {
			b.openDisc(l, p, body)
			continue
		}
		s := sprites.Disc{Body: body, Dark: dark, Pixel: l.pixel()}
		b.onPiece(l, p, s, 1, s.Drawing)
	}
	b.discVeils(l, v)
	b.marks(l, o)
	for _, p := range o.Ghosts {
		g := sprites.GhostDisc{Body: sprites.SeatColor(p.Owner), Cell: b.Theme.tonesOf().checker.light, Dark: dark, Pixel: l.pixel()}
		b.onCell(l, p.At, g, 1, g.Drawing)
	}
}

// standStone draws the piece of a plain board outside a board.
func standStone(b *Brush, owner int8, centre Point, size float32) {
	b.standDiscOf(sprites.SeatColor(owner), centre, size)
}
