package render

import (
	"quintet/games/board"
	"quintet/sprites"
)

// A Light is a glow over a cell, as strong as Glow, from 0 to 1.
type Light struct {
	At   board.Target
	Glow float32
}

// lights draws glows above everything that lies on the board: a pale spot, and a ring that is seen on pale pieces too.
func (b *boardBrush) lights(all []Light) {
	white, ring := sprites.RGB(0xFFF6D8), b.Theme.Accent
	for _, x := range all {
		b.onCell(x.At, [2]any{"light", ring}, x.Glow, func() sprites.Drawing {
			glow := sprites.Radial(sprites.Point{}, 0.5, sprites.Stop{Color: sprites.Alpha(white, 0.42)}, sprites.Stop{At: 1, Color: sprites.Alpha(white, 0.2)})
			d := sprites.Drawing{}.Fill(sprites.Circle(0, 0, 0.46), glow)
			d = d.Line(sprites.Circle(0, 0, 0.46), 0.1, sprites.Solid(sprites.Alpha(b.Theme.Counter, 0.7)))
			return d.Line(sprites.Circle(0, 0, 0.46), 0.06, sprites.Solid(ring))
		})
	}
}
