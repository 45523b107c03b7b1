package render

import (
	"math"

	"quintet/sprites"
)

// ringSteps is the number of states of a progress ring. Each is its own picture.
const ringSteps = 96

type progressKey struct {
	radius, width float32
	step          int
	done, rest    sprites.Color
}

// Progress draws a ring of radius r and the given width around centre, in logical pixels: the share that is done, from 0 to 1, clockwise
// from the top over the rest. A little of it always shows.
func (b *Brush) Progress(centre Point, r, width, share float32, done, rest sprites.Color) {
	k := progressKey{r, width, max(1, min(int(share*ringSteps+0.5), ringSteps)), done, rest}
	b.Draw(k, centre, 1, 1, func() sprites.Drawing {
		d := sprites.Drawing{}.Line(sprites.Circle(0, 0, k.radius), k.width, sprites.Solid(k.rest))
		if k.step == ringSteps {
			return d.Line(sprites.Circle(0, 0, k.radius), k.width, sprites.Solid(k.done))
		}
		const top = -math.Pi / 2
		end := top + 2*math.Pi*float32(k.step)/ringSteps
		return d.Line(sprites.Arc(0, 0, k.radius, top, end), k.width, sprites.Solid(k.done))
	})
}
