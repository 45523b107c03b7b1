package sprites

import "testing"

// brightness returns the sum of the colour components of d at a point in its units.
func brightness(d Drawing, x, y float32) int {
	c := colourAt(d, x, y)
	return int(c.R) + int(c.G) + int(c.B)
}

func TestOctagonIsLitFromUpperLeft(t *testing.T) {
	for colour := range int8(2) {
		d := OctagonPiece{Colour: colour, Pixel: 0.02}.Drawing()
		upper, lower := brightness(d, 0, -0.42), brightness(d, 0, 0.42)
		left, right := brightness(d, -0.42, 0), brightness(d, 0.42, 0)
		if upper <= lower || left <= right || upper <= right {
			t.Errorf("colour %d: upper %d, right %d, lower %d, left %d", colour, upper, right, lower, left)
		}
	}
}

func TestLooseSpineStopsShort(t *testing.T) {
	for _, v := range [][2]int8{{1, 1}, {-1, 1}} {
		x, y := float32(v[0]), float32(v[1])
		loose, safe := Spine{X: v[0], Y: v[1], Loose: true}.Drawing(), Spine{X: v[0], Y: v[1]}.Drawing()
		if a := alphaAt(loose, x/2, y/2); a != 0 {
			t.Errorf("%v: opacity in the middle of a loose spine = %d, want 0", v, a)
		}
		if a := alphaAt(safe, x/2, y/2); a != 255 {
			t.Errorf("%v: opacity in the middle of a safe spine = %d, want 255", v, a)
		}
		for _, at := range []float32{0.1, 0.9} {
			if a := alphaAt(loose, x*at, y*at); a != 255 {
				t.Errorf("%v: opacity of a loose spine at %v = %d, want 255", v, at, a)
			}
		}
	}
}

func TestNotchPointsAtCutter(t *testing.T) {
	for _, v := range [][2]int8{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
		d := Notch{X: v[0], Y: v[1], Pixel: 0.01}.Drawing()
		x, y := float32(v[0])*0.15, float32(v[1])*0.15
		if a, b := alphaAt(d, x, y), alphaAt(d, -x, -y); a != 255 || b != 0 {
			t.Errorf("%v: opacity towards the cutter = %d, away from it = %d, want 255 and 0", v, a, b)
		}
		head, shaft := float32(0), float32(0)
		for i := range 20 { // across it
			aside := float32(i) / 100
			head += float32(alphaAt(d, float32(v[0])*0.19-float32(v[1])*aside/1.414, float32(v[1])*0.19+float32(v[0])*aside/1.414))
			shaft += float32(alphaAt(d, x-float32(v[1])*aside/1.414, y+float32(v[0])*aside/1.414))
		}
		if head < 1.5*shaft {
			t.Errorf("%v: the head is not much wider than the shaft, as that of an arrow is", v)
		}
	}
}

func TestSquareFitsBetweenOctagons(t *testing.T) {
	for _, s := range []SquarePiece{{Pixel: 0.01}, {Pixel: 0.01, Loose: true}} {
		d := s.Drawing()
		for _, at := range []Point{{0.26, 0}, {0, 0.26}, {0.15, 0.15}} {
			if a := alphaAt(d, at.X, at.Y); a != 0 {
				t.Errorf("loose %v: opacity at %v = %d, want 0", s.Loose, at, a)
			}
		}
		if a := alphaAt(d, 0, 0); a != 255 {
			t.Errorf("loose %v: opacity in the middle = %d, want 255", s.Loose, a)
		}
	}
}

func TestDiscHasADish(t *testing.T) {
	d := Disc{Body: RGB(0xC0440F), Pixel: 0.01}.Drawing()
	if edge, dish := brightness(d, 0, -0.36), brightness(d, 0, -0.225); edge <= dish {
		t.Errorf("upper edge %d, upper side of the dish %d, want the dish darker", edge, dish)
	}
	if a := alphaAt(d, 0.45, 0); a != 0 {
		t.Errorf("opacity beyond the disc = %d", a)
	}
}

// On a dark board the dashes of a square that can be cut stand out from their interior, and from an empty square.
func TestLooseSquareContrastsInDark(t *testing.T) {
	for seat := range int8(2) {
		img := Rasterise(SquarePiece{Colour: seat, Dark: true, Loose: true, Pixel: 0.01}.Drawing(), 128).Image
		colour := func(x, y float32) Color {
			return Color(img.RGBAAt(int(x*128+1000)-1000, int(y*128+1000)-1000))
		}
		best := 0.0
		for part := float32(0); part < 1; part += 0.05 {
			dash := colour(0.195*part, 0.195*(1-part))
			best = max(best, min(contrast(dash, colour(0, 0)), contrast(dash, RGB(0x2F3640))))
		}
		if best < 6 {
			t.Errorf("seat %d: the dashes have a contrast of %.2f, want 6", seat, best)
		}
	}
}
