package render

import "quintet/sprites"

// discKey identifies a disc.
type discKey struct {
	radius, width float32
	fill, line    sprites.Color
}

// disc draws a disc of radius r around centre with a line of the given width along its border. A transparent colour leaves a part out.
func (b *Brush) disc(centre Point, r float32, fill, line sprites.Color, width float32) {
	k := discKey{r, width, fill, line}
	b.Draw(k, centre, 1, 1, func() sprites.Drawing {
		a := sprites.Circle(0, 0, r)
		var d sprites.Drawing
		if fill.A > 0 {
			d = d.Fill(a, sprites.Solid(fill))
		}
		if line.A > 0 && width > 0 {
			d = d.Line(a, width, sprites.Solid(line))
		}
		return d
	})
}
