// Scales the relief, shadows and rims of a drawing (Finish), and marks what is a shading (Of) or a rim (Rim). Change here what a finish affects. The
// three board styles differ in these values, which are in render/style.go.

package sprites

// A Finish scales the light, shadow and outline of a drawing. With all values 1 the drawing is unchanged.
type Finish struct {
	Relief float32 // of facets, gradients and edges of light: 0 makes everything flat
	Shadow float32 // opacity of blurred areas
	Rim    float32 // width of the lines around pieces
}

// Of returns p as a shading of the colour c, the colour without any light.
func (p Paint) Of(c Color) Paint {
	p.flat, p.shades = c, true
	return p
}

// Rim returns d with a line of the given width around a piece on top. A Finish may make it wider.
func (d Drawing) Rim(a *Path, width float32, p Paint) Drawing {
	return append(d, Layer{Path: a, Width: width, Paint: p, rim: true})
}

// Finish returns a copy of d with the light, the shadows and the rims of f.
func (d Drawing) Finish(f Finish) Drawing {
	e := make(Drawing, len(d))
	for i, l := range d {
		if l.rim {
			l.Width *= f.Rim
		}
		if l.Blur > 0 {
			l.Paint = l.Paint.fade(f.Shadow)
		} else {
			l.Paint = l.Paint.relief(f.Relief)
		}
		e[i] = l
	}
	return e
}

// fade returns p with its opacity multiplied by k.
func (p Paint) fade(k float32) Paint {
	stops := make([]Stop, len(p.stops))
	for i, s := range p.stops {
		stops[i] = Stop{s.At, Alpha(s.Color, k)}
	}
	p.stops = stops
	return p
}

// relief returns p with its differences in colour multiplied by k. A gradient with transparent stops is light or shadow as a whole.
func (p Paint) relief(k float32) Paint {
	if len(p.stops) < 2 && !p.shades {
		return p
	}
	flat := p.flat
	if !p.shades {
		for _, s := range p.stops {
			if s.Color.A < 255 {
				return p.fade(k)
			}
		}
		flat = Mix(p.stops[0].Color, p.stops[len(p.stops)-1].Color, 0.5)
	}
	stops := make([]Stop, len(p.stops))
	for i, s := range p.stops {
		stops[i] = Stop{s.At, Mix(flat, s.Color, k)}
	}
	p.stops = stops
	return p
}
