// Defines shapes of SQU's pieces: discs, pyramids and previews; the plain board has the same discs. Change a shape here. render/board_squ.go and
// render/disc.go place them, and SQU's colours are in render/palette.go (squBody).

package sprites

// A Disc is a flat stone with a hollow in its middle.
type Disc struct {
	Body  Color
	Dark  bool // dark theme, for the rim
	Pixel float32
}

// discRadius is the radius of discs in cell widths.
const discRadius = 0.4

// Drawing returns the disc in cell widths around the middle of its cell.
func (p Disc) Drawing() Drawing {
	const r = discRadius
	rim := max(0.026, min(p.Pixel, 0.07))
	ring := func(d Drawing, r, top, bottom float32) Drawing {
		return d.Fill(Circle(0, 0, r), Down(-r, r, Shade(p.Body, top), Shade(p.Body, bottom)).Of(p.Body))
	}
	d := Drawing{}.Rim(Circle(0, 0, r), rim, Solid(PieceRim(p.Dark)))
	d = ring(d, r-rim/2, 0.34, -0.34)
	d = ring(d, 0.86*r, 0.13, -0.03)
	d = ring(d, 0.6*r, -0.2, 0.16)
	return ring(d, 0.54*r, -0.05, 0.06)
}

// DiscShadow returns the shadow of a disc.
func DiscShadow(opacity float32) Drawing {
	return Drawing{}.Shadow(Circle(0, 0.06, discRadius), 0.045, Alpha(RGB(0), opacity))
}

// A Pyramid stands on a disc that is a corner of a record square.
type Pyramid struct {
	Body  Color
	Dark  bool
	Pixel float32
}

// Drawing returns the pyramid with its own shadow, in cell widths around the middle of its cell. Its faces keep their tones in every finish: only
// they distinguish it from the disc below.
func (p Pyramid) Drawing() Drawing {
	const h = 0.235
	apex := Point{0, -0.05}
	corners := []Point{{-h, -h}, {h, -h}, {h, h}, {-h, h}}
	square := Polygon(corners...)
	d := Drawing{}.Shadow(square.Transform(Shift(0.02, 0.05)), 0.03, Alpha(RGB(0), 0.4))
	d = d.Rim(square, max(0.03, min(p.Pixel, 0.05)), Solid(PieceRim(p.Dark)))
	for i, shade := range []float32{0.62, 0.06, -0.34, 0.36} {
		f := Solid(Shade(p.Body, shade))
		a := Polygon(corners[i], corners[(i+1)%4], apex)
		d = d.Fill(a, f).Line(a, 0.004, f)
	}
	return d
}

// An OpenDisc is the first disc of an open turn, with room for its number: hollow, or on a dark board, where a pale ground would look like a disc of
// a third colour, filled with a ring.
type OpenDisc struct {
	Body  Color
	Dark  bool
	Pixel float32
}

// Drawing returns the ring in cell widths around the middle of its cell.
func (p OpenDisc) Drawing() Drawing {
	const r = 0.37
	a, px := Circle(0, 0, r), min(p.Pixel, 0.05)
	if p.Dark {
		d := Drawing{}.Fill(Circle(0, 0, r+0.033+max(0.02, px)), Solid(PieceRim(true))).Fill(Circle(0, 0, r+0.033), Solid(p.Body))
		return d.Line(Circle(0, 0, r-0.06), 0.045, Solid(p.Ink()))
	}
	d := Drawing{}.Fill(a, Solid(RGB(0xFBF6EA))).Line(a, 0.067, Solid(p.Body))
	return d.Line(Circle(0, 0, r-0.083), px, Solid(Alpha(p.Body, 0.4)))
}

// Ink returns the colour of its number.
func (p OpenDisc) Ink() Color {
	if p.Dark {
		return PieceRim(true)
	}
	return p.Body
}

// A GhostDisc is a previewed disc, on a cell of tone Cell.
type GhostDisc struct {
	Body, Cell Color
	Dark       bool
	Pixel      float32
}

// Drawing returns the ghost in cell widths around the middle of its cell.
func (p GhostDisc) Drawing() Drawing {
	a := Circle(0, 0, 0.37)
	line := p.Body
	if p.Dark {
		line = Shade(p.Body, 0.55)
	}
	d := Drawing{}.Fill(a, Solid(p.Cell)).Fill(a, Solid(Alpha(p.Body, 0.42)))
	return d.Dashes(a, min(2.2*p.Pixel, 0.045), Solid(line), 0.1, 0.067)
}
