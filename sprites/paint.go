// Defines colours, and Paint, a colour or gradient that fills a layer; mixes, shades and fades colours. Add a kind of gradient here. render/theme.go
// has the colours of the interface, shapes_*.go those of the pieces.

package sprites

import "image/color"

// A Color is a colour with straight (not premultiplied) opacity.
type Color = color.NRGBA

// RGB returns the opaque colour 0xRRGGBB.
func RGB(hex uint32) Color { return rgba(uint8(hex>>16), uint8(hex>>8), uint8(hex), 255) }

func rgba(r, g, b, a uint8) Color { return Color{R: r, G: g, B: b, A: a} }

// Alpha returns c with its opacity multiplied by a, in [0, 1].
func Alpha(c Color, a float32) Color {
	c.A = uint8(float32(c.A)*a + 0.5)
	return c
}

// Mix returns c moved by t, in [0, 1], towards d.
func Mix(c, d Color, t float32) Color {
	m := func(a, b uint8) uint8 { return uint8(float32(a) + (float32(b)-float32(a))*t + 0.5) }
	return rgba(m(c.R, d.R), m(c.G, d.G), m(c.B, d.B), m(c.A, d.A))
}

// Shade returns c moved by t towards white if t > 0, or by -t towards black if t < 0.
func Shade(c Color, t float32) Color {
	if t >= 0 {
		return Mix(c, rgba(255, 255, 255, c.A), t)
	}
	return Mix(c, rgba(0, 0, 0, c.A), -t)
}

// dimmed returns c covered by a veil of colour v if dim is set.
func dimmed(c Color, dim bool, v Color) Color {
	if dim {
		return Mix(c, v, dimShare)
	}
	return c
}

// A Stop is a colour at a position along a gradient, in [0, 1].
type Stop struct {
	At    float32
	Color Color
}

// A Paint fills a layer: one colour, or a gradient. The zero Paint is transparent.
type Paint struct {
	stops  []Stop
	from   Point
	to     Point
	radius float32 // of a radial gradient around from; 0 for a linear one
	flat   Color   // the shaded colour, if shades is set
	shades bool
}

// Solid returns a paint of colour c.
func Solid(c Color) Paint { return Paint{stops: []Stop{{0, c}}} }

// Linear returns a linear gradient along the line from p to q.
func Linear(p, q Point, stops ...Stop) Paint { return Paint{stops: stops, from: p, to: q} }

// Down returns a vertical gradient from colour a at y0 to colour b at y1.
func Down(y0, y1 float32, a, b Color) Paint {
	return Linear(Point{0, y0}, Point{0, y1}, Stop{0, a}, Stop{1, b})
}

// Radial returns a gradient from centre outwards to the circle of radius r around it.
func Radial(centre Point, r float32, stops ...Stop) Paint {
	return Paint{stops: stops, from: centre, radius: r}
}

// transform returns the paint for a drawing mapped by m, a matrix without shear.
func (p Paint) transform(m Matrix) Paint {
	p.from, p.to = m.Apply(p.from), m.Apply(p.to)
	p.radius *= Point{m.A, m.B}.Len()
	return p
}

// plain reports whether p has one colour everywhere, level whether its colour is constant along every row of pixels.
func (p *Paint) plain() bool { return len(p.stops) < 2 }
func (p *Paint) level() bool { return len(p.stops) > 1 && p.radius == 0 && p.from.X == p.to.X }

// at returns the colour at q.
func (p *Paint) at(q Point) Color {
	if len(p.stops) == 1 {
		return p.stops[0].Color
	}
	var t float32
	if p.radius > 0 {
		t = q.Sub(p.from).Len() / p.radius
	} else {
		d := p.to.Sub(p.from)
		e := q.Sub(p.from)
		t = (e.X*d.X + e.Y*d.Y) / (d.X*d.X + d.Y*d.Y)
	}
	return ramp(p.stops, t)
}

// ramp returns the colour of stops, in ascending order, at t.
func ramp(stops []Stop, t float32) Color {
	if len(stops) == 0 {
		return Color{}
	}
	if t <= stops[0].At {
		return stops[0].Color
	}
	for i := 1; i < len(stops); i++ {
		a, b := stops[i-1], stops[i]
		if t < b.At {
			return Mix(a.Color, b.Color, (t-a.At)/(b.At-a.At))
		}
	}
	return stops[len(stops)-1].Color
}
