// Defines shapes and colours of Azacru's pieces: chevrons, colour markers, cells that will turn, and the dial. Change a shape here;
// render/board_azacru.go places them. The four seat colours are here too (SeatColor); Squex and the plain board use them as well.

package sprites

// seatColors are in order of play.
var seatColors = [4]Color{RGB(0x122A66), RGB(0xB8450F), RGB(0x4AA8C9), RGB(0xF6E27A)}

// SeatColor returns the colour of a seat, 0 to 3.
func SeatColor(seat int8) Color { return seatColors[seat&3] }

// SeatSignal returns the tone of a seat for elements that stand out by colour alone on dark boards, where navy is too dark.
func SeatSignal(seat int8) Color {
	if seat&3 == 0 {
		return RGB(0x5A7ACB)
	}
	return Shade(SeatColor(seat), 0.1)
}

// SeatLine returns the tone of a seat's lines on plates.
func SeatLine(seat int8, dark bool) Color {
	c := SeatColor(seat)
	if dark {
		return Mix(c, RGB(0xFFFFFF), [4]float32{0.55, 0.3, 0.1, 0}[seat&3])
	}
	return Mix(c, RGB(0), [4]float32{0, 0, 0.35, 0.45}[seat&3])
}

// MarkerColor returns the tone of a cell owned by a seat, on plates of the light or the dark theme.
func MarkerColor(seat int8, dark bool) Color {
	c := SeatColor(seat)
	if !dark {
		if seat&3 == 3 { // without its hue plain straw looks like the plate
			c = Mix(c, RGB(0), 0.1)
		}
		return Mix(c, tileColor(false), [4]float32{0.3, 0.18, 0.18, 0}[seat&3])
	}
	if seat&3 == 0 {
		c = Mix(c, RGB(0xFFFFFF), 0.16)
	}
	return Mix(c, tileColor(true), [4]float32{0.15, 0.08, 0.3, 0.15}[seat&3])
}

// MarkerGlyph returns the tone of the sign on a cell owned by a seat.
func MarkerGlyph(seat int8, dark bool) Color {
	c := MarkerColor(seat, dark)
	if seat&3 >= 2 {
		return Mix(c, RGB(0), 0.58)
	}
	return Mix(c, RGB(0xFFFFFF), 0.78)
}

// tileColor returns the middle tone of the plates of a theme.
func tileColor(dark bool) Color {
	if dark {
		return RGB(0x363C46)
	}
	return RGB(0xEAE1CC)
}

// markerHalf is half the side of a marker in cell widths.
const markerHalf = 0.44

// markerOutline returns the outline of a marker.
func markerOutline() *Path {
	const h, r = markerHalf, 0.11
	return RoundRect(-h, -h, h, h, r)
}

// A Marker is a cell owned by a seat, with the seat's glyph.
type Marker struct {
	Seat  int8
	Dark  bool
	Bare  bool // without the glyph: another sign is there
	Under bool // a piece is on it: the cell is dimmed and shows no glyph
}

// Drawing returns the marker in cell widths around the middle of the cell.
func (m Marker) Drawing() Drawing {
	c, box := MarkerColor(m.Seat, m.Dark), markerOutline()
	if m.Under {
		c = Mix(c, tileColor(m.Dark), 0.4)
	}
	if m.Under && m.Dark && m.Seat&3 == 0 { // a piece as dark as its cell would merge with it
		c = Mix(c, RGB(0xFFFFFF), 0.24)
	}
	const h = markerHalf
	d := Drawing{}.Fill(box, Down(-h, h, Mix(c, RGB(0xFFFFFF), 0.08), c))
	line := Mix(c, RGB(0), 0.3)
	if m.Dark {
		line = Mix(c, RGB(0xFFFFFF), 0.35)
	}
	d = d.Line(box, 0.018, Solid(line))
	if m.Bare || m.Under {
		return d
	}
	return d.seatGlyph(m.Seat, MarkerGlyph(m.Seat, m.Dark))
}

// seatGlyph returns d with the sign of a seat at the origin: a bar, a dot, a ring or a cross. These are not counts: only pieces have figures.
func (d Drawing) seatGlyph(seat int8, c Color) Drawing {
	const x = 0.095
	switch seat & 3 {
	case 0:
		return d.Line(Polyline(Point{0, -0.115}, Point{0, 0.115}), 0.062, Solid(c))
	case 1:
		return d.Fill(Circle(0, 0, 0.1), Solid(c))
	case 2:
		return d.Line(Circle(0, 0, 0.095), 0.056, Solid(c))
	}
	cross := Polyline(Point{-x, -x}, Point{x, x}).Append(Polyline(Point{x, -x}, Point{-x, x}))
	return d.Line(cross, 0.056, Solid(c))
}

// A TurningCell is a cell that will change to the colour of a seat: its marker, translucent, in a dashed frame.
type TurningCell struct {
	Seat  int8
	Dark  bool
	Pixel float32
}

// Drawing returns the mark in cell widths around the middle of the cell.
func (t TurningCell) Drawing() Drawing {
	in := 0.5 - 3*min(t.Pixel, 1.0/64)
	fill, line, glyph := MarkerColor(t.Seat, t.Dark), SeatLine(t.Seat, t.Dark), RGB(0xFFFFFF)
	if t.Seat&3 >= 2 {
		glyph = RGB(0x1F242B)
	}
	if !t.Dark && t.Seat&3 != 0 { // navy is dark enough
		line = Mix(line, RGB(0), 0.45)
	}
	px := min(t.Pixel, 0.016)
	box := RoundRect(-in, -in, in, in, 0.11)
	d := Drawing{}.Fill(box, Solid(Alpha(fill, 0.86))).Dashes(box, min(2.4*t.Pixel, 0.08), Solid(line), 7*px, 4.5*px)
	return d.seatGlyph(t.Seat, glyph)
}

// The corners of a chevron that heads north: its right half, and the pale nose that shows the heading from afar.
var (
	chevronTip      = Point{0, -0.415}
	chevronShoulder = Point{0.295, 0.16}
	chevronTail     = Point{0.185, 0.35}
	chevronNotch    = Point{0, 0.195}
	chevronNose     = [4]Point{{0, -0.38}, {0.09, -0.2}, {0, -0.225}, {-0.09, -0.2}}
	chevronFigure   = Point{0, 0.045}
)

// chevronOutline returns the outline of a chevron with a heading.
func chevronOutline(facing uint8) *Path {
	left := func(p Point) Point { return Point{-p.X, p.Y} }
	a := Polygon(chevronTip, chevronShoulder, chevronTail, chevronNotch, left(chevronTail), left(chevronShoulder))
	return a.Transform(Rotation(eighths(facing)))
}

// A Chevron is a piece of Azacru with a heading.
type Chevron struct {
	Seat   int8
	Facing uint8 // eighths of a turn clockwise from north
	Dark   bool
	Halo   bool // a second line around the rim separates it from any ground
	// Body and Rim replace the seat's colours if Plain is set: for a chevron on a button.
	Plain     bool
	Body, Rim Color
}

// colors returns the colours of the chevron's body, rim and nose.
func (c Chevron) colors() (body, rim, nose Color) {
	if c.Plain {
		return c.Body, c.Rim, Mix(c.Rim, c.Body, 0.8)
	}
	body = SeatColor(c.Seat)
	if c.Seat&3 == 3 {
		return body, PieceRim(c.Dark), Mix(body, RGB(0), 0.62)
	}
	return body, PieceRim(c.Dark), Mix(body, RGB(0xFFFFFF), 0.72)
}

// The widths of the rim and of the halo beside it, in cell widths.
const (
	chevronRim  = 0.0375
	chevronHalo = 0.036
)

// HaloColor returns the tone of the halo: pale beside the dark rims of the light theme, deep beside the pale ones of the dark theme. One of the two
// tones stands out from every piece and every cell.
func HaloColor(dark bool) Color {
	if dark {
		return RGB(0x14181D)
	}
	return RGB(0xF7F4EC)
}

// Drawing returns the chevron in cell widths around the middle of its cell. The facets are shaded by the light after turning.
func (c Chevron) Drawing() Drawing {
	body, rim, nose := c.colors()
	turn := Rotation(eighths(c.Facing))
	var d Drawing
	if c.Halo {
		d = d.Rim(chevronOutline(c.Facing), 2*(chevronRim+chevronHalo), Solid(HaloColor(c.Dark)))
	}
	d = d.Fill(chevronOutline(c.Facing), Solid(rim)).Rim(chevronOutline(c.Facing), 2*chevronRim, Solid(rim))
	for _, side := range []float32{1, -1} {
		at := func(p Point) Point { return turn.Apply(Point{p.X * side, p.Y}) }
		facet := Polygon(at(chevronTip), at(chevronShoulder), at(chevronTail), at(chevronNotch))
		tone := Solid(chevronShade(body, at(Point{0.89, -0.456}))).Of(body)
		d = d.Fill(facet, tone).Line(facet, 0.02, tone)
	}
	n := chevronNose
	return d.Fill(Polygon(n[:]...).Transform(turn), Solid(nose))
}

// chevronShade returns c on a facet with the outward normal n.
func chevronShade(c Color, n Point) Color {
	d := n.X*light.X + n.Y*light.Y
	if d > 0 {
		d = 0.04 + 0.3*d
	} else {
		d *= 0.3
	}
	return Shade(c, d)
}

// FigureColor returns the colour of the figure on the chevron.
func (c Chevron) FigureColor() Color {
	if c.Seat&3 >= 2 {
		return RGB(0x1F242B)
	}
	return RGB(0xFFFFFF)
}

// Figure returns the middle of the figure, in cell widths from the middle of the cell.
func (c Chevron) Figure() Point { return Rotation(eighths(c.Facing)).Apply(chevronFigure) }

// ChevronShadow returns the shadow of a chevron with a heading in black of the given opacity.
func ChevronShadow(facing uint8, opacity float32) Drawing {
	a := chevronOutline(facing).Transform(Shift(0.01, 0.06))
	return Drawing{}.Shadow(a, 0.04, Alpha(RGB(0), opacity))
}

// A GhostChevron is a previewed chevron, drawn as a disc while its heading is open.
type GhostChevron struct {
	Seat   int8
	Facing uint8
	Open   bool
	Dark   bool
}

// Drawing returns the ghost in cell widths around the middle of its cell.
func (g GhostChevron) Drawing() Drawing {
	fill := SeatColor(g.Seat)
	if g.Dark && g.Seat&3 == 0 {
		fill = Mix(fill, RGB(0xFFFFFF), 0.4)
	}
	a := chevronOutline(g.Facing).Transform(Scaling(0.98))
	if g.Open {
		a = Circle(0, 0, 0.24)
	}
	d := Drawing{}.Fill(a, Solid(Alpha(fill, 0.66)))
	return d.Dashes(a, 0.026, Solid(PieceRim(g.Dark)), 0.0784, 0.049)
}

// A DialBand is the ground of the heading dial: a band along an arc.
type DialBand struct {
	From, To      float32 // the first and the last angle, in radians clockwise from east
	Radius, Width float32
	Panel         Color
	Edge          Color // of a line around it, where a shadow is hardly visible; transparent for none
	Pixel         float32
}

// Drawing returns the band in cell widths around the middle of the arc's circle.
func (b DialBand) Drawing() Drawing {
	arc := Arc(0, 0, b.Radius, b.From, b.To).Stroke(b.Width, 0.1*b.Pixel)
	d := Drawing{}.Shadow(arc, 5*b.Pixel, Alpha(RGB(0), 0.28))
	if b.Edge.A > 0 {
		d = d.Fill(Arc(0, 0, b.Radius, b.From, b.To).Stroke(b.Width+2*b.Pixel, 0.1*b.Pixel), Solid(b.Edge))
	}
	return d.Fill(arc, Solid(b.Panel))
}
