package sprites

import (
	"image"
	"math"

	"golang.org/x/image/vector"
)

// A Layer is one area of a drawing: a filled path, or the line along it where Width > 0.
type Layer struct {
	Path  *Path
	Width float32   // of the line, in units of the drawing
	Dash  []float32 // lengths on, off, ... of a dashed line
	Flat  bool      // dashes end square and fit a closed outline evenly
	Paint Paint
	Blur  float32 // standard deviation of the blur, in units of the drawing
	rim   bool    // the line around a piece
	Clip  *Path   // only what lies inside is painted; nil for everything
}

// A Drawing is a stack of layers, painted in order.
type Drawing []Layer

// Fill returns d with a filled path on top.
func (d Drawing) Fill(a *Path, p Paint) Drawing { return append(d, Layer{Path: a, Paint: p}) }

// Line returns d with a line of the given width along a on top.
func (d Drawing) Line(a *Path, width float32, p Paint, dash ...float32) Drawing {
	return append(d, Layer{Path: a, Width: width, Paint: p, Dash: dash})
}

// Dashes returns d with a dashed line on top whose dashes end square. On a closed outline the pattern is stretched to fit.
func (d Drawing) Dashes(a *Path, width float32, p Paint, on, off float32) Drawing {
	return append(d, Layer{Path: a, Width: width, Paint: p, Dash: []float32{on, off}, Flat: true})
}

// Shadow returns d with a blurred area on top.
func (d Drawing) Shadow(a *Path, blur float32, c Color) Drawing {
	return append(d, Layer{Path: a, Blur: blur, Paint: Solid(c)})
}

// Transform returns a copy of d mapped by m, a matrix without shear.
func (d Drawing) Transform(m Matrix) Drawing {
	k := Point{m.A, m.B}.Len()
	e := make(Drawing, len(d))
	for i, l := range d {
		l.Path = l.Path.Transform(m)
		if l.Clip != nil {
			l.Clip = l.Clip.Transform(m)
		}
		l.Width *= k
		l.Blur *= k
		l.Paint = l.Paint.transform(m)
		dash := make([]float32, len(l.Dash))
		for j := range dash {
			dash[j] = l.Dash[j] * k
		}
		l.Dash = dash
		e[i] = l
	}
	return e
}

// A Picture is a rasterised drawing. It never changes, so goroutines may share it.
type Picture struct {
	// Image holds premultiplied pixels. Its bounds say where they lie relative to the origin of the drawing.
	Image *image.RGBA
}

// Rasterise paints d with its origin at a pixel corner, one unit being scale pixels. The picture is as large as the drawing.
func Rasterise(d Drawing, scale float32) *Picture {
	d = d.Transform(Scaling(scale))
	var bounds image.Rectangle
	masks := make([]*image.Alpha, len(d))
	for i, l := range d {
		masks[i] = l.mask()
		bounds = bounds.Union(masks[i].Rect)
	}
	img := image.NewRGBA(bounds)
	for i, l := range d {
		blend(img, masks[i], &l.Paint)
	}
	return &Picture{img}
}

// tolerance is how far in pixels a flattened curve may be from the true one.
const tolerance = 0.08

// mask returns the coverage of the layer, whose units are pixels.
func (l *Layer) mask() *image.Alpha {
	a := l.Path
	switch {
	case l.Width > 0 && l.Flat:
		a = a.flatDashes(l.Width, tolerance, l.Dash)
	case l.Width > 0:
		a = a.Stroke(l.Width, tolerance, l.Dash...)
	}
	m := coverage(a, int(math.Ceil(float64(l.Blur)*3)))
	if l.Blur > 0 {
		blur(m, l.Blur)
	}
	if l.Clip != nil {
		c := coverage(l.Clip, 0)
		for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
			for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
				i := m.PixOffset(x, y)
				m.Pix[i] = uint8(int(m.Pix[i]) * int(c.AlphaAt(x, y).A) / 255)
			}
		}
	}
	return m
}

// coverage rasterises the inside of a, with a margin of empty pixels around it.
func coverage(a *Path, margin int) *image.Alpha {
	r := a.bounds().Inset(-margin - 1)
	z := vector.NewRasterizer(r.Dx(), r.Dy())
	ox, oy := float32(r.Min.X), float32(r.Min.Y)
	// The rasteriser's own curves are up to a quarter of a pixel off.
	for _, l := range a.flatten(tolerance) {
		z.MoveTo(l.points[0].X-ox, l.points[0].Y-oy)
		for _, p := range l.points[1:] {
			z.LineTo(p.X-ox, p.Y-oy)
		}
		z.ClosePath()
	}
	m := image.NewAlpha(r)
	z.Draw(m, r, image.Opaque, image.Point{})
	return m
}

// bounds returns the smallest rectangle of whole pixels around all points of a.
func (a *Path) bounds() image.Rectangle {
	lo, hi := Point{math.MaxFloat32, math.MaxFloat32}, Point{-math.MaxFloat32, -math.MaxFloat32}
	for _, s := range a.segments {
		for _, p := range s.p[:s.op.points()] {
			lo = Point{min(lo.X, p.X), min(lo.Y, p.Y)}
			hi = Point{max(hi.X, p.X), max(hi.Y, p.Y)}
		}
	}
	if lo.X > hi.X {
		return image.Rectangle{}
	}
	floor := func(v float32) int { return int(math.Floor(float64(v))) }
	return image.Rect(floor(lo.X), floor(lo.Y), floor(hi.X)+1, floor(hi.Y)+1)
}

// blend paints p through m over img.
func blend(img *image.RGBA, m *image.Alpha, p *Paint) {
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:m.Rect.Dx()]
		for i, cover := range row {
			if cover == 0 {
				continue
			}
			x := m.Rect.Min.X + i
			c := p.at(Point{float32(x) + 0.5, float32(y) + 0.5})
			a := uint32(c.A) * uint32(cover) / 255
			d := img.Pix[img.PixOffset(x, y):][:4]
			over := func(v uint8, c uint8) uint8 { return uint8((uint32(c)*a + uint32(v)*(255-a) + 127) / 255) }
			d[0], d[1], d[2] = over(d[0], c.R), over(d[1], c.G), over(d[2], c.B)
			d[3] = uint8(a + (uint32(d[3])*(255-a)+127)/255)
		}
	}
}

func sqrt(v float32) float32 { return float32(math.Sqrt(float64(max(v, 0)))) }
