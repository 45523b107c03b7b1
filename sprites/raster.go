// Defines layers, drawings and pictures, and rasterises a drawing into pixels (Rasterise): antialiasing, clipping and blending. Change the quality or
// speed of drawing here. stroke.go computes the area of lines, blur.go blurs shadows.

package sprites

import (
	"encoding/binary"
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// A Layer is one area of a drawing: a filled path, or the line along it if Width > 0.
type Layer struct {
	Path  *Path
	Width float32    // of the line, in units of the drawing
	Dash  [2]float32 // lengths of dashes and gaps; 0 for a solid line
	Paint Paint
	Blur  float32 // standard deviation of the blur, in units of the drawing
	rim   bool    // the line around a piece
	Clip  *Path   // only what is inside is painted; nil for everything
}

// A Drawing is a stack of layers, painted in order.
type Drawing []Layer

// Fill returns d with a filled path on top.
func (d Drawing) Fill(a *Path, p Paint) Drawing { return append(d, Layer{Path: a, Paint: p}) }

// Line returns d with a line of the given width along a on top.
func (d Drawing) Line(a *Path, width float32, p Paint) Drawing {
	return append(d, Layer{Path: a, Width: width, Paint: p})
}

// Dashes returns d with a dashed line on top, with square dash ends. On a closed outline the pattern is stretched to fit.
func (d Drawing) Dashes(a *Path, width float32, p Paint, on, off float32) Drawing {
	return append(d, Layer{Path: a, Width: width, Paint: p, Dash: [2]float32{on, off}})
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
		l.Dash = [2]float32{l.Dash[0] * k, l.Dash[1] * k}
		e[i] = l
	}
	return e
}

// A Picture is a rasterised drawing. It never changes, so goroutines may share it.
type Picture struct {
	// Image holds premultiplied pixels. Its bounds are relative to the origin of the drawing.
	Image *image.RGBA
}

// Rasterise paints d with its origin at a pixel corner, one unit being scale pixels. The picture is as large as the drawing.
func Rasterise(d Drawing, scale float32) *Picture {
	d = d.Transform(Scaling(scale))
	var bounds image.Rectangle
	outlines := make([]outline, len(d))
	for i := range d {
		outlines[i] = d[i].outline()
		bounds = bounds.Union(outlines[i].area)
	}
	img := image.NewRGBA(bounds)
	var p masker
	for i := range d {
		blend(img, p.mask(&d[i], outlines[i]), &d[i].Paint)
	}
	return &Picture{img}
}

// An outline is the area of a layer in pixels: a path to fill, and the pixels that it may cover.
type outline struct {
	path *Path
	area image.Rectangle
	full bool // it covers them all
}

// outline returns the outline of the layer, with room for its blur.
func (l *Layer) outline() outline {
	a := l.Path
	if r, ok := a.rectangle(); ok && l.Width == 0 && l.Blur == 0 && l.Clip == nil {
		return outline{a, r, true}
	}
	switch {
	case l.Width > 0 && l.Dash[0] > 0:
		a = a.dashes(l.Width, tolerance, l.Dash)
	case l.Width > 0:
		a = a.Stroke(l.Width, tolerance)
	}
	margin := int(math.Ceil(float64(l.Blur) * 3))
	return outline{a, a.bounds().Inset(-margin - 1), false}
}

// A masker makes masks one after the other in the same memory.
type masker struct {
	rasteriser vector.Rasterizer
	pix, clip  []uint8
}

// mask returns the coverage of the layer with this outline. The next call overwrites it.
func (p *masker) mask(l *Layer, o outline) *image.Alpha {
	if o.full {
		return p.whole(o.area)
	}
	m := p.coverage(o, &p.pix)
	if l.Blur > 0 {
		blur(m, l.Blur)
	}
	if l.Clip != nil {
		c := p.coverage(outline{l.Clip, l.Clip.bounds().Inset(-1), false}, &p.clip)
		for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
			for x := m.Rect.Min.X; x < m.Rect.Max.X; x++ {
				i := m.PixOffset(x, y)
				m.Pix[i] = uint8(int(m.Pix[i]) * int(c.AlphaAt(x, y).A) / 255)
			}
		}
	}
	return m
}

// whole returns a mask that covers all of r; its rows share the same memory.
func (p *masker) whole(r image.Rectangle) *image.Alpha {
	if r.Dx() > cap(p.pix) {
		p.pix = make([]uint8, r.Dx())
	}
	row := p.pix[:r.Dx()]
	for i := range row {
		row[i] = 255
	}
	return &image.Alpha{Pix: row, Rect: r}
}

// rectangle returns the pixels covered by a if it is a rectangle of whole pixels. ok is false for anything else.
func (a *Path) rectangle() (r image.Rectangle, ok bool) {
	if len(a.segments) > 6 { // to a corner, along four sides, closed
		return r, false
	}
	lines := a.flatten(tolerance)
	if len(lines) != 1 || len(lines[0].points) < 4 || len(lines[0].points) > 5 {
		return r, false
	}
	ps := lines[0].points
	if len(ps) == 5 && ps[4] != ps[0] {
		return r, false
	}
	r = image.Rect(int(ps[0].X), int(ps[0].Y), int(ps[2].X), int(ps[2].Y))
	corners := [4]Point{{ps[0].X, ps[0].Y}, {ps[2].X, ps[0].Y}, {ps[2].X, ps[2].Y}, {ps[0].X, ps[2].Y}}
	turned := [4]Point{corners[0], corners[3], corners[2], corners[1]}
	whole := float32(int(ps[0].X)) == ps[0].X && float32(int(ps[0].Y)) == ps[0].Y && float32(int(ps[2].X)) == ps[2].X && float32(int(ps[2].Y)) == ps[2].Y
	return r, whole && !r.Empty() && (corners == [4]Point(ps[:4]) || turned == [4]Point(ps[:4]))
}

// coverage rasterises the inside of o into the memory pix, which grows if necessary.
func (p *masker) coverage(o outline, pix *[]uint8) *image.Alpha {
	r := o.area
	z := &p.rasteriser
	z.Reset(r.Dx(), r.Dy())
	z.DrawOp = draw.Src
	ox, oy := float32(r.Min.X), float32(r.Min.Y)
	// The rasteriser's own curves are up to a quarter of a pixel off.
	for _, l := range o.path.flatten(tolerance) {
		z.MoveTo(l.points[0].X-ox, l.points[0].Y-oy)
		for _, p := range l.points[1:] {
			z.LineTo(p.X-ox, p.Y-oy)
		}
		z.ClosePath()
	}
	n := r.Dx() * r.Dy()
	if n > cap(*pix) {
		*pix = make([]uint8, n)
	}
	m := &image.Alpha{Pix: (*pix)[:n], Stride: r.Dx(), Rect: z.Bounds()}
	z.Draw(m, m.Rect, image.Opaque, image.Point{}) // several times as fast with its own bounds as with r
	m.Rect = r
	return m
}

// tolerance is the largest distance in pixels between a flattened curve and the true one.
const tolerance = 0.08

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
	plain, level := p.plain(), p.level()
	var c Color
	if plain {
		c = p.at(Point{})
	}
	for y := m.Rect.Min.Y; y < m.Rect.Max.Y; y++ {
		if level {
			c = p.at(Point{0, float32(y) + 0.5})
		}
		row := m.Pix[m.PixOffset(m.Rect.Min.X, y):][:m.Rect.Dx()]
		pixels := img.Pix[img.PixOffset(m.Rect.Min.X, y):][:4*len(row)]
		if plain || level {
			blendRow(pixels, row, c)
			continue
		}
		for i, cover := range row {
			if cover > 0 {
				c = p.at(Point{float32(m.Rect.Min.X+i) + 0.5, float32(y) + 0.5})
				lay(pixels[4*i:], cover, c)
			}
		}
	}
}

// blendRow paints c through a row of a mask over as many pixels. Most pixels equal the previous one and get the same result.
func blendRow(pixels, row []uint8, c Color) {
	var cover uint8         // of the previous pixel
	var below, above uint32 // that pixel, before and after painting
	for i, v := range row {
		if v == 0 {
			continue
		}
		d := pixels[4*i:][:4:4]
		if now := binary.LittleEndian.Uint32(d); v != cover || now != below {
			lay(d, v, c)
			cover, below, above = v, now, binary.LittleEndian.Uint32(d)
			continue
		}
		binary.LittleEndian.PutUint32(d, above)
	}
}

// lay paints c through a mask of coverage cover over the pixel d.
func lay(d []uint8, cover uint8, c Color) {
	d = d[:4:4]
	a := uint32(c.A) * uint32(cover) / 255
	if a == 255 {
		d[0], d[1], d[2], d[3] = c.R, c.G, c.B, 255
		return
	}
	d[0] = over(d[0], c.R, a)
	d[1] = over(d[1], c.G, a)
	d[2] = over(d[2], c.B, a)
	d[3] = uint8(a + (uint32(d[3])*(255-a)+127)/255)
}

// over blends a colour component c of opacity a over v, which is premultiplied.
func over(v, c uint8, a uint32) uint8 { return uint8((uint32(c)*a + uint32(v)*(255-a) + 127) / 255) }

func sqrt(v float32) float32 { return float32(math.Sqrt(float64(max(v, 0)))) }
