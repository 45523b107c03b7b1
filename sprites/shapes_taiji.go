package sprites

import "math"

// The tones of a taijitu tile and of the wood under it. Both themes show the same.
var (
	tileTop    = [2]Color{RGB(0xFFFDF6), RGB(0x36414F)}
	tileBottom = [2]Color{RGB(0xEBE3CF), RGB(0x161C25)}
	tileRim    = RGB(0x15191F)
	walnutVeil = RGB(0x9A7B52)
)

// Measures of a tile in cell widths (mockups, section 6).
const (
	tileHalf   = 0.46  // from the middle of a cell to the border of the tile
	tileRadius = 0.15  // of its corners
	tileBulge  = 0.087 // how far the join swings out of the line between the cells
	veilShare  = 0.56  // how much of the board covers what does not count
)

// A Tile is a tajitu: a light cell and a dark one in one piece, joined by an S.
type Tile struct {
	// Turn says where the dark half lies, seen from the light one: quarter turns clockwise from east.
	Turn                uint8
	VeilLight, VeilDark bool
	Pixel               float32 // one logical pixel in cell widths: thin lines keep a least width
}

// Drawing returns the tile in cell widths around the middle of its light cell.
func (t Tile) Drawing() Drawing {
	turn := Rotation(float32(t.Turn&3) * math.Pi / 2)
	join := (&Path{}).MoveTo(0.5, -tileHalf).CubeTo(0.8, -0.3*tileHalf, 0.2, 0.3*tileHalf, 0.5, tileHalf)
	dark := join.LineTo(1.5-0.04-tileRadius, tileHalf)
	const k = tileRadius * (1 - kappa)
	dark.CubeTo(1.46-k, tileHalf, 1.46, tileHalf-k, 1.46, tileHalf-tileRadius).LineTo(1.46, tileRadius-tileHalf)
	dark.CubeTo(1.46, k-tileHalf, 1.46-k, -tileHalf, 1.46-tileRadius, -tileHalf).Close()

	// The light half lies under the whole tile, so that the ground never shines through the join.
	lo, hi := turned(turn, -tileHalf, -tileHalf, 1.46, tileHalf)
	lightLo, lightHi := turned(turn, -tileHalf, -tileHalf, 0.5+tileBulge, tileHalf)
	darkLo, darkHi := turned(turn, 0.5-tileBulge, -tileHalf, 1.46, tileHalf)
	whole := RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius)
	d := Drawing{}.Fill(whole, tilePaint(0, lightLo.Y, lightHi.Y, t.VeilLight))
	d = d.Fill(dark.Transform(turn), tilePaint(1, darkLo.Y, darkHi.Y, t.VeilDark))
	return d.tileBorder(lo, hi, t.Pixel)
}

// turned maps two opposite corners by m, a quarter turn, and puts them in order.
func turned(m Matrix, x0, y0, x1, y1 float32) (lo, hi Point) {
	p, q := m.Apply(Point{x0, y0}), m.Apply(Point{x1, y1})
	return Point{min(p.X, q.X), min(p.Y, q.Y)}, Point{max(p.X, q.X), max(p.Y, q.Y)}
}

// tilePaint runs down the screen from y0 to y1 in the tones of a half.
func tilePaint(colour int, y0, y1 float32, veil bool) Paint {
	a, b := tileTop[colour], tileBottom[colour]
	if veil {
		a, b = Mix(a, walnutVeil, veilShare), Mix(b, walnutVeil, veilShare)
	}
	return Down(y0, y1, a, b)
}

// tileBorder returns d with the rim and the lit inner edge of a tile from corner lo to hi.
func (d Drawing) tileBorder(lo, hi Point, pixel float32) Drawing {
	rim, edge := max(0.02, 0.88*pixel), max(0.025, 1.12*pixel)
	d = d.Line(RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius), rim, Solid(Alpha(tileRim, 0.75)))
	white, black := RGB(0xFFFFFF), RGB(0)
	y0, y1 := lo.Y+edge, hi.Y-edge
	return d.Line(RoundRect(lo.X+edge, y0, hi.X-edge, y1, tileRadius-edge), edge, Linear(Point{0, y0}, Point{0, y1},
		Stop{0, Alpha(white, 0.75)}, Stop{0.18, Alpha(white, 0)}, Stop{0.82, Alpha(black, 0)}, Stop{1, Alpha(black, 0.32)}))
}

// A HalfTile is one cell of one colour: a half whose partner is not known, and the sign of a seat.
type HalfTile struct {
	Colour int8 // 0 light, 1 dark
	Veil   bool
	Pixel  float32
}

// Drawing returns the half tile in cell widths around its middle.
func (t HalfTile) Drawing() Drawing {
	lo, hi := Point{-tileHalf, -tileHalf}, Point{tileHalf, tileHalf}
	d := Drawing{}.Fill(RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius), tilePaint(int(t.Colour&1), lo.Y, hi.Y, t.Veil))
	return d.tileBorder(lo, hi, t.Pixel)
}

// A TileGround is a thing that follows the outline of a tile: its shadow, or the dashed frame of a tile that is not laid yet.
type TileGround struct {
	Turn   uint8
	Single bool // around one cell only
	Pixel  float32
}

// corners returns two opposite corners of the tile.
func (t TileGround) corners() (lo, hi Point) {
	x1 := float32(1.46)
	if t.Single {
		x1 = tileHalf
	}
	return turned(Rotation(float32(t.Turn&3)*math.Pi/2), -tileHalf, -tileHalf, x1, tileHalf)
}

// Shadow returns the shadow of the tile in black of the given opacity.
func (t TileGround) Shadow(opacity float32) Drawing {
	lo, hi := t.corners()
	const in, drop, blur = 0.02, 0.06, 0.05
	return Drawing{}.Shadow(RoundRect(lo.X+in, lo.Y+in+drop, hi.X-in, hi.Y-in+drop, tileRadius), blur, Alpha(RGB(0), opacity))
}

// Frame returns the dashed frame around a tile in prospect.
func (t TileGround) Frame() Drawing {
	lo, hi := t.corners()
	px := min(t.Pixel, 1.0/54)
	p, dash, gap := t.Pixel, 7*px, 5*px
	out := -min(0.4*p, 0.01) // the frame lies over the rim
	return Drawing{}.Line(RoundRect(lo.X+out, lo.Y+out, hi.X-out, hi.Y-out, tileRadius), min(2.4*p, 0.08), Solid(RGB(0xFFFFFF)), dash, gap)
}
