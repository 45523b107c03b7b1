// Defines shapes and colours of Taiji's pieces: tiles of a light and a dark cell, half tiles, previews, and marks on dead cells and cells without
// room. Change a shape here; render/board_taiji.go places them.

package sprites

import "math"

// The tones of a tile and of the wood under it, the same in both themes.
var (
	tileTop    = [2]Color{RGB(0xFFFDF6), RGB(0x36414F)}
	tileBottom = [2]Color{RGB(0xEBE3CF), RGB(0x161C25)}
	tileRim    = RGB(0x15191F)
	woodDim    = RGB(0x9A7B52)
)

// Dimensions of a tile in cell widths.
const (
	tileHalf   = 0.46  // from the middle of a cell to the border of the tile
	tileEnd    = 1.46  // from the middle of the light cell to the far border
	tileRadius = 0.15  // of its corners
	tileBulge  = 0.087 // how far the join curves away from the line between the cells
	dimShare   = 0.56  // opacity of the board colour over what does not count
)

// A Tile is a taijitu: a light cell and a dark one in one piece, joined by an S.
type Tile struct {
	// Facing is the direction of the dark half, seen from the light one, in eighths of a turn clockwise from north.
	Facing            uint8
	DimLight, DimDark bool
	Pixel             float32 // one logical pixel in cell widths: the minimum width of thin lines
}

// Drawing returns the tile in cell widths around the middle of its light cell.
func (t Tile) Drawing() Drawing {
	if t.Facing%2 == 1 {
		return t.diagonal()
	}
	turn := fromEast(t.Facing)
	dark := (&Path{}).MoveTo(0.5, -tileHalf).CubeTo(0.8, -0.3*tileHalf, 0.2, 0.3*tileHalf, 0.5, tileHalf)
	const k = tileRadius * (1 - kappa)
	dark.LineTo(tileEnd-tileRadius, tileHalf).CubeTo(tileEnd-k, tileHalf, tileEnd, tileHalf-k, tileEnd, tileHalf-tileRadius)
	dark.LineTo(tileEnd, tileRadius-tileHalf).CubeTo(tileEnd, k-tileHalf, tileEnd-k, -tileHalf, tileEnd-tileRadius, -tileHalf).Close()

	// The light half is below the whole tile, so that the ground never shows through the join.
	lo, hi := turned(turn, -tileHalf, -tileHalf, tileEnd, tileHalf)
	lightLo, lightHi := turned(turn, -tileHalf, -tileHalf, 0.5+tileBulge, tileHalf)
	darkLo, darkHi := turned(turn, 0.5-tileBulge, -tileHalf, tileEnd, tileHalf)
	whole := RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius)
	d := Drawing{}.Fill(whole, tilePaint(0, lightLo.Y, lightHi.Y, t.DimLight))
	d = d.Fill(dark.Transform(turn), tilePaint(1, darkLo.Y, darkHi.Y, t.DimDark))
	return d.tileBorder(lo, hi, t.Pixel)
}

// diagonal returns a tile whose halves touch only at a corner: two squares with a neck between them.
func (t Tile) diagonal() Drawing {
	g := TileGround{Facing: t.Facing}
	rim := Solid(Alpha(tileRim, 0.75))
	d := Drawing{}.Line(g.neck(0), 2*max(0.02, 0.88*t.Pixel), rim)
	for i, part := range [2]*Path{g.neck(0), g.neck(0.5)} {
		tone := Mix(tileTop[i], tileBottom[i], 0.5)
		d = d.Fill(part, Solid(dimmed(tone, [2]bool{t.DimLight, t.DimDark}[i], woodDim)))
	}
	light := HalfTile{Colour: 0, Dim: t.DimLight, Pixel: t.Pixel}.Drawing()
	far := g.far()
	dark := HalfTile{Colour: 1, Dim: t.DimDark, Pixel: t.Pixel}.Drawing().Transform(Shift(far.X, far.Y))
	return append(append(d, light...), dark...)
}

// fromEast returns the rotation that turns east to a direction.
func fromEast(facing uint8) Matrix { return Rotation(eighths(facing) - math.Pi/2) }

// turned maps two opposite corners by m, a quarter turn, and sorts them.
func turned(m Matrix, x0, y0, x1, y1 float32) (lo, hi Point) {
	p, q := m.Apply(Point{x0, y0}), m.Apply(Point{x1, y1})
	return Point{min(p.X, q.X), min(p.Y, q.Y)}, Point{max(p.X, q.X), max(p.Y, q.Y)}
}

// tilePaint returns a vertical gradient from y0 to y1 in the tones of a half.
func tilePaint(colour int, y0, y1 float32, dim bool) Paint {
	return Down(y0, y1, dimmed(tileTop[colour], dim, woodDim), dimmed(tileBottom[colour], dim, woodDim))
}

// tileBorder returns d with the rim and the lit inner edge of a tile from corner lo to hi.
func (d Drawing) tileBorder(lo, hi Point, pixel float32) Drawing {
	rim, edge := max(0.02, 0.88*pixel), max(0.025, 1.12*pixel)
	d = d.Rim(RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius), rim, Solid(Alpha(tileRim, 0.75)))
	white, black := RGB(0xFFFFFF), RGB(0)
	y0, y1 := lo.Y+edge, hi.Y-edge
	return d.Line(RoundRect(lo.X+edge, y0, hi.X-edge, y1, tileRadius-edge), edge, Linear(Point{0, y0}, Point{0, y1},
		Stop{0, Alpha(white, 0.75)}, Stop{0.18, Alpha(white, 0)}, Stop{0.82, Alpha(black, 0)}, Stop{1, Alpha(black, 0.32)}))
}

// A HalfTile is one cell of one colour: a half whose partner is unknown, and the symbol of a seat.
type HalfTile struct {
	Colour int8 // 0 light, 1 dark
	Dim    bool
	Pixel  float32
}

// Drawing returns the half tile in cell widths around its middle.
func (t HalfTile) Drawing() Drawing {
	lo, hi := Point{-tileHalf, -tileHalf}, Point{tileHalf, tileHalf}
	d := Drawing{}.Fill(RoundRect(lo.X, lo.Y, hi.X, hi.Y, tileRadius), tilePaint(int(t.Colour&1), lo.Y, hi.Y, t.Dim))
	return d.tileBorder(lo, hi, t.Pixel)
}

// A TileGround follows the outline of a tile: its shadow, or the dashed frame of a previewed tile.
type TileGround struct {
	Facing uint8
	Single bool // around one cell only
	Pixel  float32
}

// far returns the middle of the dark cell of a diagonal tile.
func (t TileGround) far() Point {
	return fromEast(t.Facing).Apply(Point{math.Sqrt2, 0})
}

// neck returns the part from a, in [0, 1], to the far end of the band that joins the two cells of a diagonal tile.
func (t TileGround) neck(a float32) *Path {
	const h = 0.16
	return RectPath(a*math.Sqrt2, -h, math.Sqrt2, h).Transform(fromEast(t.Facing))
}

// outline returns the border of the tile, moved inwards by in.
func (t TileGround) outline(in float32) *Path {
	half := func(x, y float32) *Path {
		const h = tileHalf
		return RoundRect(x-h+in, y-h+in, x+h-in, y+h-in, tileRadius)
	}
	switch {
	case t.Single:
		return half(0, 0)
	case t.Facing%2 == 1:
		far := t.far()
		return half(0, 0).Append(half(far.X, far.Y))
	}
	lo, hi := turned(fromEast(t.Facing), -tileHalf, -tileHalf, tileEnd, tileHalf)
	return RoundRect(lo.X+in, lo.Y+in, hi.X-in, hi.Y-in, tileRadius)
}

// Shadow returns the shadow of the tile in black of the given opacity.
func (t TileGround) Shadow(opacity float32) Drawing {
	const in, drop, blur = 0.02, 0.06, 0.05
	a := t.outline(in)
	if !t.Single && t.Facing%2 == 1 {
		a.Append(t.neck(0))
	}
	return Drawing{}.Shadow(a.Transform(Shift(0, drop)), blur, Alpha(RGB(0), opacity))
}

// Frame returns the dashed frame around a previewed tile.
func (t TileGround) Frame() Drawing {
	px := min(t.Pixel, 1.0/54)
	return Drawing{}.Dashes(t.outline(0.01), min(2.4*t.Pixel, 0.08), Solid(RGB(0xFFFFFF)), 7*px, 5*px)
}

// WoodSign returns the tone of signs on the wood between tiles. They mark what cannot be played, and are visible without looking like pieces.
func WoodSign() Color { return Alpha(RGB(0), 0.65) }

// DeadCell returns the small cross in a cell that can never be filled. pixel is one logical pixel in cell widths.
func DeadCell(pixel float32) Drawing {
	x := min(0.111, 6*pixel)
	w := max(min(0.03, 1.8*pixel), 1.2*pixel)
	cross := Polyline(Point{-x, -x}, Point{x, x}).Stroke(w, 0.1*pixel)
	cross.Append(Polyline(Point{x, -x}, Point{-x, x}).Stroke(w, 0.1*pixel))
	return Drawing{}.Fill(cross, Solid(WoodSign()))
}

// NoRoom returns the hatching of an empty cell that cannot take a tile now. pixel is one logical pixel in cell widths.
func NoRoom(pixel float32) Drawing {
	const h = 0.42
	hatch := &Path{}
	for i := -3; i <= 3; i++ {
		s := float32(i) * 0.22
		// The part of the line x + y = s inside the square.
		a, b := max(-h, s-h), min(h, s+h)
		hatch.MoveTo(a, s-a).LineTo(b, s-b)
	}
	return Drawing{}.Line(hatch, max(0.022, pixel), Solid(WoodSign()))
}
