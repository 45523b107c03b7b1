// Defines shapes of Squex's pieces: octagons, squares, links (spines), previews, and notches where a link can be cut. Change a shape here;
// render/board_squex.go places them, shapes_azacru.go has the colours. The direction of the light and the rim that other games' pieces share
// (PieceRim) are here too.

package sprites

// light is the direction towards the light: the upper left.
var light = Point{-0.45, -0.89}

// facet returns colour c on a facet whose outward normal is n: lighter where it faces the light, darker where it faces away.
func facet(c Color, n Point) Color {
	d := n.X*light.X + n.Y*light.Y
	if d > 0 {
		return Shade(c, 0.34*d)
	}
	return Shade(c, 0.38*d)
}

// PieceRim returns the tone of the rim around pieces.
func PieceRim(dark bool) Color {
	if dark {
		return RGB(0xF2EEE4)
	}
	return RGB(0x2A2A2E)
}

// SeatTint returns the tone of spines and glyphs on pieces of a colour.
func SeatTint(colour int8) Color { return Shade(SeatColor(colour), 0.66) }

// SquexBody returns the tone of the pieces of a colour. On the slate of the dark theme navy would be told only by its rim.
func SquexBody(colour int8, dark bool) Color {
	if dark && colour == 0 {
		return RGB(0x3558B8)
	}
	return SeatColor(colour)
}

// octagonCut is the fraction of a cell's width that its corners cut off each side; a smaller octagon keeps its sides parallel.
const octagonCut = 0.27

// octagonPoints returns the corners of the octagon whose sides are inset from those of the cell, clockwise from the left end of the upper side.
func octagonPoints(inset float32) []Point {
	h := 0.5 - inset
	k := h - (octagonCut - 0.586*inset)
	return []Point{{-k, -h}, {k, -h}, {h, -k}, {h, k}, {k, h}, {-k, h}, {-h, k}, {-h, -k}}
}

// OctagonPath returns the octagon of a cell, with its sides moved inwards by inset, around the middle of the cell.
func OctagonPath(inset float32) *Path { return Polygon(octagonPoints(inset)...) }

// diamondPoints returns the corners of the square on its tip with half diagonal h, clockwise from the top.
func diamondPoints(h float32) []Point { return []Point{{0, -h}, {h, 0}, {0, h}, {-h, 0}} }

// DiamondPath returns the square on its tip with half diagonal h.
func DiamondPath(h float32) *Path { return Polygon(diamondPoints(h)...) }

// bevelled returns d with a block in colour c: a rim of the given width outside, facets from the outer corners to the inner ones and a top face. Both
// polygons run clockwise.
func (d Drawing) bevelled(outer, inner []Point, c, rim Color, width float32) Drawing {
	d = d.Rim(Polygon(outer...), 2*width, Solid(rim)).Fill(Polygon(outer...), Solid(c))
	lowest := inner[0].Y
	highest := lowest
	for i, p := range outer {
		j := (i + 1) % len(outer)
		q := outer[j]
		side := q.Sub(p)
		f := facet(c, Point{side.Y, -side.X}.Mul(1/side.Len()))
		quad := Polygon(p, q, inner[j], inner[i])
		d = d.Fill(quad, Solid(f).Of(c)).Line(quad, 0.004, Solid(f).Of(c)) // no seam between neighbours
		lowest, highest = max(lowest, inner[i].Y), min(highest, inner[i].Y)
	}
	return d.Fill(Polygon(inner...), Down(highest, lowest, Shade(c, 0.1), Shade(c, -0.04)).Of(c))
}

// An OctagonPiece is a piece of Squex. Its node is drawn by OctagonNode, above the spines.
type OctagonPiece struct {
	Colour int8
	Dark   bool
	Pixel  float32 // one pixel in cell widths, the minimum width of a rim
}

// Drawing returns the piece in cell widths around the middle of its cell.
func (o OctagonPiece) Drawing() Drawing {
	return Drawing{}.bevelled(octagonPoints(0.045), octagonPoints(0.115), SquexBody(o.Colour, o.Dark), PieceRim(o.Dark), max(0.018, min(o.Pixel, 0.05)))
}

// OctagonShadow returns the shadow of an octagon.
func OctagonShadow(opacity float32) Drawing {
	return Drawing{}.Shadow(OctagonPath(0.04).Transform(Shift(0, 0.045)), 0.035, Alpha(RGB(0), opacity))
}

// OctagonNode is the middle of an octagon, where spines meet, with the glyph of its colour.
type OctagonNode struct {
	Colour     int8
	Standalone bool  // on a piece outside a board: only the glyph
	Won        bool  // a bead on the winning path, without the glyph
	Dim        Color // for a piece that does not count, otherwise transparent
}

// Drawing returns the node in cell widths around the middle of the cell.
func (n OctagonNode) Drawing() Drawing {
	c := SeatColor(n.Colour)
	bar, width, radius, tint := float32(0.082), float32(0.062), float32(0.059), SeatTint(n.Colour)
	var d Drawing
	if n.Won {
		return d.Fill(Circle(0, 0, 0.1), Solid(winningTint(c)))
	}
	if n.Standalone {
		bar, width, radius, tint = 0.085, 0.06, 0.0612, Alpha(Shade(c, 0.62), 0.85)
	} else {
		d = d.Fill(Circle(0, 0, 0.135), Solid(dimmed(Shade(c, -0.12), n.Dim.A > 0, n.Dim)))
		tint = dimmed(tint, n.Dim.A > 0, n.Dim)
	}
	if n.Colour == 0 {
		return d.Line(Polyline(Point{0, -bar}, Point{0, bar}), width, Solid(tint))
	}
	return d.Fill(Circle(0, 0, radius), Solid(tint))
}

// A SquarePiece is a square between two octagons of one colour, around the point where they meet.
type SquarePiece struct {
	Colour int8
	Dark   bool
	Loose  bool // it can be cut: hollow and dashed
	Pixel  float32
}

// Drawing returns the square in cell widths.
func (s SquarePiece) Drawing() Drawing {
	c := SeatColor(s.Colour)
	if !s.Loose {
		return Drawing{}.bevelled(diamondPoints(0.218), diamondPoints(0.145), SquexBody(s.Colour, s.Dark), PieceRim(s.Dark), max(0.016, min(s.Pixel, 0.045)))
	}
	fill, line := Mix(RGB(0xECE4D2), c, 0.3), c
	if s.Dark {
		fill, line = Mix(RGB(0x2A333D), c, 0.45), Shade(c, 0.78)
	}
	d := Drawing{}.Fill(DiamondPath(0.21), Solid(fill))
	return d.Dashes(DiamondPath(0.195), max(0.04, min(1.6*s.Pixel, 0.06)), Solid(line), 0.1, 0.05)
}

// A Spine joins the middles of two octagons of one colour that are X and Y cells apart.
type Spine struct {
	Colour  int8
	X, Y    int8
	Loose   bool  // it can be cut: it stops short on both sides
	Winning bool  // on the winning path
	Rim     bool  // only the part visible on both sides of a winning spine, which is drawn above it
	Dim     Color // for a spine that does not count, otherwise transparent
}

// winningWidth is the width of the winning path, in cell widths.
const winningWidth = 0.068

// winningTint returns the tone of the winning path over pieces of tone c.
func winningTint(c Color) Color { return Shade(c, 0.88) }

// Drawing returns the spine in cell widths around the middle of the first octagon.
func (s Spine) Drawing() Drawing {
	to := Point{float32(s.X), float32(s.Y)}
	a := Polyline(Point{}, to)
	if s.Loose {
		n := to.Len()
		a = Polyline(Point{}, to.Mul(0.5-0.2/n)).Append(Polyline(to.Mul(0.5+0.2/n), to))
	}
	switch c := SeatColor(s.Colour); {
	case s.Rim:
		return Drawing{}.Line(a, 0.13, Solid(c))
	case s.Winning:
		return Drawing{}.Line(a, winningWidth, Solid(winningTint(c)))
	}
	return Drawing{}.Line(a, 0.055, Solid(dimmed(SeatTint(s.Colour), s.Dim.A > 0, s.Dim)))
}

// A Notch points from a square that can be cut to the octagon, X and Y half cells away, from which Colour cuts it.
type Notch struct {
	Colour int8
	X, Y   int8
	Dark   bool
	Pixel  float32
}

// Drawing returns the notch in cell widths around the middle of the square.
func (n Notch) Drawing() Drawing {
	to := Point{float32(n.X), float32(n.Y)}
	to = to.Mul(1 / to.Len())
	// On small cells it extends farther into the octagon, which is empty, to stay large enough to see.
	const foot, neck, tip, shaft, barb = 0.14, 0.25, 0.42, 0.045, 0.13
	grown := max(1, 35*n.Pixel)
	at := func(along, aside float32) Point {
		return to.Mul(foot + (along-foot)*grown).Add(Point{-to.Y, to.X}.Mul(aside * grown))
	}
	a := Polygon(at(foot, -shaft), at(neck, -shaft), at(neck, -barb), at(tip, 0), at(neck, barb), at(neck, shaft), at(foot, shaft))
	c, counter := SeatColor(n.Colour), RGB(0xFFFFFF)
	if n.Dark {
		c, counter = SeatSignal(n.Colour), PieceRim(true)
	}
	return Drawing{}.Fill(a, Solid(c)).Line(a, min(1.5*n.Pixel, 0.03), Solid(counter))
}

// A SquexGhost is a previewed piece: an octagon or a square.
type SquexGhost struct {
	Colour int8
	Square bool
	Dark   bool
	Pixel  float32
}

// Drawing returns the ghost in cell widths around the middle of its cell.
func (g SquexGhost) Drawing() Drawing {
	c := SeatColor(g.Colour)
	fill, line := c, c
	if g.Dark {
		fill, line = Shade(c, 0.18), Shade(c, 0.55)
	}
	if g.Square {
		a := DiamondPath(0.2)
		return Drawing{}.Fill(a, Solid(Alpha(fill, 0.45))).Dashes(a, min(1.8*g.Pixel, 0.035), Solid(line), 0.067, 0.043)
	}
	a := OctagonPath(0.06)
	return Drawing{}.Fill(a, Solid(Alpha(fill, 0.42))).Dashes(a, min(2.2*g.Pixel, 0.04), Solid(line), 0.093, 0.06)
}
