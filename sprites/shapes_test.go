package sprites

import (
	"image/color"
	"math"
	"testing"
)

// away are the eight directions, indexed by facing.
var away = [8]Point{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}

// colourAt returns the colour of d at a point in its units.
func colourAt(d Drawing, x, y float32) color.RGBA {
	const scale = 64
	return Rasterise(d, scale).Image.RGBAAt(int(x*scale+1000)-1000, int(y*scale+1000)-1000)
}

// alphaAt returns the opacity of d at a point in its units.
func alphaAt(d Drawing, x, y float32) uint8 { return colourAt(d, x, y).A }

func TestTileCoversBothCells(t *testing.T) {
	for turn, v := range away {
		d := Tile{Facing: uint8(turn), Pixel: 0.02}.Drawing()
		for k := range 15 {
			// From the middle of one cell to the middle of the other, across the join.
			at := v.Mul(float32(k) / 14)
			if a := alphaAt(d, at.X, at.Y); a != 255 {
				t.Errorf("turn %d: opacity at %v = %d, want 255", turn, at, a)
			}
		}
		for _, out := range []Point{v.Mul(-0.52), v.Mul(1.52)} {
			if a := alphaAt(d, out.X, out.Y); a != 0 {
				t.Errorf("turn %d: opacity at %v, outside = %d, want 0", turn, out, a)
			}
		}
	}
}

func TestTileIsLightFirst(t *testing.T) {
	for turn, v := range away {
		p := Rasterise(Tile{Facing: uint8(turn), Pixel: 0.02}.Drawing(), 64).Image
		light, dark := p.RGBAAt(0, 0), p.RGBAAt(int(v.X*64), int(v.Y*64))
		if light.R < 200 || dark.R > 80 {
			t.Errorf("turn %d: light half %v, dark half %v", turn, light, dark)
		}
		// The upper side is brighter, whatever the direction of the tile.
		if up, down := p.RGBAAt(0, -18), p.RGBAAt(0, 18); up.R <= down.R {
			t.Errorf("turn %d: light half is %v above and %v below", turn, up, down)
		}
	}
}

func TestChevronFacets(t *testing.T) {
	// Computed by hand from the light and the edge normals.
	for _, c := range []struct {
		facing      uint8
		right, left uint32
	}{
		{0, 0x1C336C, 0x556691},
		{2, 0x0D1D47, 0x455887},
		{5, 0x4D5F8C, 0x0D1E48},
	} {
		p := Rasterise(Chevron{Seat: 0, Facing: c.facing}.Drawing(), 100).Image
		turn := Rotation(eighths(c.facing))
		for side, want := range map[float32]uint32{1: c.right, -1: c.left} {
			at := turn.Apply(Point{side * 17, 10})
			got := p.RGBAAt(int(at.X), int(at.Y))
			w := RGB(want)
			if diff(got.R, w.R) > 2 || diff(got.G, w.G) > 2 || diff(got.B, w.B) > 2 {
				t.Errorf("facing %d, side %v = %v, want %v", c.facing, side, got, w)
			}
		}
	}
}

func TestSlashCrossesFirstStone(t *testing.T) {
	// The first stone is to the north east: the slash runs from north west to south east.
	d := ForbiddenGlyph{Why: ForbiddenDiagonal, Turn: 1, WithoutShade: true, Pixel: 0.02}.Drawing()
	if on, off := alphaAt(d, 0.1, 0.1), alphaAt(d, 0.1, -0.1); on < 200 || off > 20 {
		t.Errorf("opacity on the slash %d, beside it %d", on, off)
	}
	// A row to the east is a horizontal bar.
	d = ForbiddenGlyph{Why: ForbiddenTriplet, Turn: 2, WithoutShade: true, Pixel: 0.02}.Drawing()
	if on, off := alphaAt(d, 0.2, 0), alphaAt(d, 0, 0.2); on < 200 || off > 20 {
		t.Errorf("opacity on the bar %d, beside it %d", on, off)
	}
}

func TestRodReachesNeighbour(t *testing.T) {
	for facing, v := range away {
		d := Rod{Facing: uint8(facing)}.Drawing()
		if near, far := alphaAt(d, v.X*0.97, v.Y*0.97), alphaAt(d, v.X*1.05, v.Y*1.05); near < 200 || far != 0 {
			t.Errorf("facing %d: opacity before the neighbour %d, beyond %d", facing, near, far)
		}
	}
}

// A sign shows who owns a cell: a bar, a dot, a ring or a cross, even on small cells.
func TestSeatsHaveDistinctSigns(t *testing.T) {
	places := []Point{{0, 0}, {0, 0.1}, {0.1, 0}, {0.05, 0.05}, {0.095, 0.095}}
	signs := [4]string{"##...", "#..#.", ".###.", "#..##"}
	for _, dark := range []bool{false, true} {
		for seat, want := range signs {
			p := Rasterise(Marker{Seat: int8(seat), Dark: dark}.Drawing(), 40)
			ground, glyph := MarkerColor(int8(seat), dark), MarkerGlyph(int8(seat), dark)
			got := ""
			for _, at := range places {
				c := p.Image.RGBAAt(int(math.Round(float64(40*at.X))), int(math.Round(float64(40*at.Y))))
				if diff(c.R, glyph.R) < diff(c.R, ground.R) {
					got += "#"
				} else {
					got += "."
				}
			}
			if got != want {
				t.Errorf("dark %v: seat %d has the sign %s, want %s", dark, seat, got, want)
			}
		}
	}
}

// Both sides of a piece stand out from its rim or from the halo around it, and the two from each other, so the piece never merges with its cell. The
// halo goes all the way round, even where a tip leaves the cell's colour.
func TestPiecesContrastWithOwnCells(t *testing.T) {
	const size = 100
	for i := range 2 * 4 * 8 {
		dark, seat, facing := i%2 == 0, int8(i/2%4), uint8(i/8)
		d := append(Marker{Seat: seat, Dark: dark, Under: true}.Drawing(), Chevron{Seat: seat, Facing: facing, Dark: dark, Halo: true}.Drawing()...)
		p, rim, halo := Rasterise(d, size), PieceRim(dark), HaloColor(dark)
		seen := func(x, y float32) Color {
			at := Rotation(eighths(facing)).Apply(Point{x, y})
			return Color(p.Image.RGBAAt(int(math.Floor(float64(size*at.X))), int(math.Floor(float64(size*at.Y)))))
		}
		if got := contrast(rim, halo); got < 3 {
			t.Errorf("dark %v: rim and halo have a contrast of %.2f, want 3", dark, got)
		}
		for _, side := range []float32{1, -1} {
			if facet := seen(0.15*side, 0.15); max(contrast(facet, rim), contrast(facet, halo)) < 2 {
				t.Errorf("dark %v, seat %d, facing %d: %v stands out neither from the rim nor from the halo by 2", dark, seat, facing, facet)
			}
			beside := [...]Point{{0.1475*side + 0.89*0.055*side, -0.1275 - 0.456*0.055}, {0.185 * side, 0.35 + 0.055}, {0, -0.415 - 0.05}}
			for _, at := range beside {
				if got := seen(at.X, at.Y); diff(got.R, halo.R)+diff(got.B, halo.B) > 12 {
					t.Errorf("dark %v, seat %d, facing %d: %v at %v beside the piece, want the halo %v", dark, seat, facing, got, at, halo)
				}
			}
		}
	}
}

// contrast returns the contrast ratio of a and b, from 1 to 21 (WCAG 2.1).
func contrast(a, b Color) float64 {
	luminance := func(c Color) float64 {
		linear := func(v uint8) float64 { return math.Pow((float64(v)/255+0.055)/1.055, 2.4) }
		return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B) + 0.05
	}
	p, q := luminance(a), luminance(b)
	return max(p, q) / min(p, q)
}

// diff returns the absolute difference of a and b.
func diff(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }
