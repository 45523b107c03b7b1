package render

import "quintet/sprites"

// discKey identifies a disc.
type discKey struct {
	radius float32
	fill   sprites.Color
}

// disc draws a disc of radius r around centre.
func (b *Brush) disc(centre Point, r float32, fill sprites.Color) {
	b.Draw(discKey{r, fill}, centre, 1, 1, func() sprites.Drawing {
		return sprites.Drawing{}.Fill(sprites.Circle(0, 0, r), sprites.Solid(fill))
	})
}
