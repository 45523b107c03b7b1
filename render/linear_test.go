package render

import (
	"github.com/lucasb-eyer/go-colorful"

	"quintet/sprites"
)

// A linear is a colour in linear sRGB, each component from 0 to 1.
type linear [3]float64

// linearOf returns c in linear sRGB.
func linearOf(c sprites.Color) linear {
	r, g, b := colorful.Color{R: float64(c.R) / 255, G: float64(c.G) / 255, B: float64(c.B) / 255}.LinearRgb()
	return linear{r, g, b}
}

// luminance returns the relative luminance of c, from 0 to 1 (WCAG 2.1, "relative luminance").
func (c linear) luminance() float64 { return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }

// difference returns the CIEDE2000 difference of two colours: 1 is about the smallest that the eye sees.
func difference(p, q linear) float64 {
	return 100 * colorful.LinearRgb(p[0], p[1], p[2]).DistanceCIEDE2000(colorful.LinearRgb(q[0], q[1], q[2]))
}
