// Defines shapes and colours of Distrify's pieces: stones, rods, previews and the signs on forbidden cells, and the colour of goal bars (StoneInk).
// Change a shape here; render/board_distrify.go places them.

package sprites

import "math"

// The tones of stones, by colour: black, white.
var (
	stoneRim  = [2]Color{RGB(0x0D1116), RGB(0x3A3A36)}
	stoneInk  = [2]Color{RGB(0x1C232D), RGB(0xF7F2E4)} // flat: rings, ghosts, glyphs, goal bars
	stoneRod  = [2]Color{RGB(0x232B36), RGB(0xEFE8D6)}
	stoneFace = [2][3]Stop{
		{{0, RGB(0x566373)}, {0.45, RGB(0x252E3A)}, {1, RGB(0x12171E)}},
		{{0, RGB(0xFFFFFF)}, {0.5, RGB(0xF7F2E4)}, {1, RGB(0xD8CFB8)}},
	}
	stoneHollow = [2]Color{RGB(0x97AB9B), RGB(0x637D68)} // inside an open stone
	feltDim     = RGB(0x7B967F)
)

// Dimensions in cell widths.
const (
	stoneRadius = 0.41
	rodWidth    = 0.17
)

// StoneInk returns the flat tone of black (0) or white (1).
func StoneInk(colour int8) Color { return stoneInk[colour&1] }

// A Stone is a round stone of Distrify.
type Stone struct {
	Colour int8 // 0 black, 1 white
	Dim    bool
	Pixel  float32 // one logical pixel in cell widths
}

// Drawing returns the stone in cell widths around its middle.
func (s Stone) Drawing() Drawing {
	c := s.Colour & 1
	stops := make([]Stop, len(stoneFace[c]))
	for i, p := range stoneFace[c] {
		stops[i] = Stop{p.At, dimmed(p.Color, s.Dim, feltDim)}
	}
	rim := max(0.02, 0.8*s.Pixel)
	const size = 2 * stoneRadius
	focus := Point{(0.36 - 0.5) * size, (0.28 - 0.5) * size}
	d := Drawing{}.Rim(Circle(0, 0, stoneRadius), rim, Solid(dimmed(stoneRim[c], s.Dim, feltDim)))
	d = d.Fill(Circle(0, 0, stoneRadius-rim/2), Radial(focus, 0.8*size, stops...))
	if c == 0 && !s.Dim {
		gleam := Arc(0, 0, 0.336, 211*math.Pi/180, 291.5*math.Pi/180)
		d = d.Line(gleam, 0.03, Solid(Alpha(RGB(0xFFFFFF), 0.14)))
	}
	return d
}

// StoneShadow returns the shadow of a stone in black of the given opacity.
func StoneShadow(opacity float32) Drawing {
	return Drawing{}.Shadow(Circle(0, 0.06, stoneRadius), 0.045, Alpha(RGB(0), opacity))
}

// A Rod joins a stone with one of its eight neighbours.
type Rod struct {
	Colour int8
	Facing uint8 // the direction of the other stone, in eighths of a turn clockwise from north
	Dim    bool
	Rim    bool    // only the dark border, drawn below all rods
	From   float32 // its start, in cell widths from the middle of the first stone
	To     float32 // its end, in cell widths before the middle of the second stone
	Flat   bool    // in the flat tone of the colour: a previewed rod
}

// Drawing returns the rod in cell widths around the middle of the first stone.
func (r Rod) Drawing() Drawing {
	c := r.Colour & 1
	length := float32(1)
	if r.Facing%2 == 1 {
		length = math.Sqrt2
	}
	width, tone := float32(rodWidth), stoneRod[c]
	switch {
	case r.Rim:
		width, tone = rodWidth+0.04, stoneRim[c]
	case r.Flat:
		tone = stoneInk[c]
	}
	h := width / 2
	box := RectPath(-h, -(length - r.To), h, -r.From)
	return Drawing{}.Fill(box.Transform(Rotation(eighths(r.Facing))), Solid(dimmed(tone, r.Dim, feltDim)))
}

// eighths converts a direction from eighths of a turn to radians.
func eighths(facing uint8) float32 { return float32(facing%8) * math.Pi / 4 }

// OpenStone returns a stone placed in a turn that is still open: hollow, to show a figure.
func OpenStone(colour int8) Drawing {
	c := colour & 1
	d := Drawing{}.Shadow(Circle(0, 0.05, 0.4), 0.05, Alpha(RGB(0), 0.35))
	return d.Fill(Circle(0, 0, 0.385), Solid(stoneHollow[c])).Line(Circle(0, 0, 0.375), 0.085, Solid(stoneInk[c]))
}

// A GhostStone is a stone under the pointer, not placed yet.
type GhostStone struct {
	Colour int8
	Pixel  float32
}

// Drawing returns the ghost in cell widths around its middle.
func (g GhostStone) Drawing() Drawing {
	c := g.Colour & 1
	fill := [2]float32{0.4, 0.45}[c]
	line := min(2.4*g.Pixel, max(2*g.Pixel, 0.036))
	px := min(g.Pixel, 0.016)
	d := Drawing{}.Fill(Circle(0, 0, 0.39), Solid(Alpha(stoneInk[c], fill)))
	return d.Dashes(Circle(0, 0, 0.39), line, Solid(stoneInk[c]), max(0.1, 7*px), max(0.068, 4.5*px))
}

// A Forbidden says why a cell cannot be played.
type Forbidden uint8

// The reasons.
const (
	ForbiddenCrosscut Forbidden = iota
	ForbiddenDiagonal           // Turn is the direction of the first stone; the slash is perpendicular to it
	ForbiddenTriplet            // Turn is the direction of the row
)

// ForbiddenTones returns the tones for marking a cell that a colour cannot play: a glyph over a shade on the cell. The shade is dark for both colours: a
// light glyph would be invisible on a light one.
func ForbiddenTones(colour int8) (glyph, shade Color) {
	return stoneInk[colour&1], Alpha(stoneInk[0], 0.14)
}

// A ForbiddenGlyph marks a cell that a colour cannot play with a light shade and a glyph.
type ForbiddenGlyph struct {
	Why          Forbidden
	Turn         uint8 // eighths of a turn clockwise from north
	Colour       int8
	WithoutShade bool // without the shade on the cell
	Pixel        float32
	Plain        bool // in a cell too small for all its parts: the x without its box, the dots without their bar, all of them thicker
}

// Drawing returns the mark in cell widths around the middle of the cell.
func (f ForbiddenGlyph) Drawing() Drawing {
	ink, shade := ForbiddenTones(f.Colour)
	d := Drawing{}
	if !f.WithoutShade {
		in := 0.5 - 1.5*f.Pixel
		d = d.Fill(RoundRect(-in, -in, in, in, 0.08), Solid(shade))
	}
	thin := max(0.045, 1.6*f.Pixel)
	tolerance := 0.1 * f.Pixel
	var glyph *Path
	switch {
	case f.Plain:
		glyph = f.plain(tolerance)
	case f.Why == ForbiddenCrosscut:
		const b, x = 0.19, 0.11
		glyph = RoundRect(-b, -b, b, b, 0.05).Stroke(thin, tolerance)
		glyph.Append(Polyline(Point{-x, -x}, Point{x, x}).Stroke(thin, tolerance))
		glyph.Append(Polyline(Point{x, -x}, Point{-x, x}).Stroke(thin, tolerance))
	case f.Why == ForbiddenDiagonal:
		const half = 0.24
		glyph = Polyline(Point{-half, 0}, Point{half, 0}).Stroke(max(0.06, 1.8*f.Pixel), tolerance)
		glyph = glyph.Transform(Rotation(eighths(f.Turn)))
	case f.Why == ForbiddenTriplet:
		const half, at, r = 0.24, 0.2208, 0.078
		glyph = Polyline(Point{0, -half}, Point{0, half}).Stroke(thin, tolerance)
		glyph.Append(Circle(0, -at, r)).Append(Circle(0, 0, r)).Append(Circle(0, at, r))
		glyph = glyph.Transform(Rotation(eighths(f.Turn)))
	}
	// A single area, so that overlapping parts are not darker.
	return d.Fill(glyph, Solid(ink))
}

// plain returns the part of the glyph that distinguishes it from the others: an x, a slash or three dots in a row.
func (f ForbiddenGlyph) plain(tolerance float32) *Path {
	const width = 0.11
	glyph := &Path{}
	switch f.Why {
	case ForbiddenCrosscut:
		const x = 0.2
		glyph.Append(Polyline(Point{-x, -x}, Point{x, x}).Stroke(width, tolerance))
		return glyph.Append(Polyline(Point{x, -x}, Point{-x, x}).Stroke(width, tolerance))
	case ForbiddenDiagonal:
		const half = 0.27
		glyph = Polyline(Point{-half, 0}, Point{half, 0}).Stroke(width, tolerance)
	case ForbiddenTriplet:
		const at, r = 0.28, 0.1
		glyph.Append(Circle(0, -at, r)).Append(Circle(0, 0, r)).Append(Circle(0, at, r))
	}
	return glyph.Transform(Rotation(eighths(f.Turn)))
}
