package sprites

import (
	"math"
	"testing"
)

var black = Solid(RGB(0))

// area returns the number of pixels covered by p.
func area(p *Picture) float64 {
	sum := 0.0
	for i := 3; i < len(p.Image.Pix); i += 4 {
		sum += float64(p.Image.Pix[i]) / 255
	}
	return sum
}

func TestAreasAreExact(t *testing.T) {
	for _, c := range []struct {
		name string
		path *Path
		want float64
	}{
		{"square", RectPath(0.25, 0.25, 0.75, 0.75), 0.25},
		{"circle", Circle(0.5, 0.5, 0.4), math.Pi * 0.16},
		{"hole", Circle(0, 0, 0.5).Append(reversed(Circle(0, 0, 0.3))), math.Pi * (0.25 - 0.09)},
		{"straight line", Polyline(Point{0, 0}, Point{1, 0}).Stroke(0.2, 0.001), 0.2 + math.Pi*0.01},
		{"closed line", RectPath(0, 0, 1, 1).Stroke(0.1, 0.001), 0.4 - 0.01 + math.Pi*0.0025},
		{"arc", Arc(0, 0, 1, 0, math.Pi).Stroke(0.1, 0.0005), math.Pi*0.1 + math.Pi*0.0025},
		{"dashes", Polyline(Point{0, 0}, Point{1, 0}).dashes(0.02, 0.001, [2]float32{0.1, 0.1}), 5 * 0.1 * 0.02},
	} {
		got := area(Rasterise(Drawing{}.Fill(c.path, black), 200)) / (200 * 200)
		if math.Abs(got-c.want) > 0.02*c.want {
			t.Errorf("area of %s = %.4f, want %.4f", c.name, got, c.want)
		}
	}
}

func TestDashesAsOutline(t *testing.T) {
	// A border of 4 holds 10 periods of 0.4 exactly when the pattern of 0.39 is stretched to it.
	d := Drawing{}.Dashes(RectPath(0, 0, 1, 1), 0.02, black, 0.195, 0.195)
	if got, want := area(Rasterise(d, 400))/(400*400), 2*0.02; math.Abs(got-want) > 0.02*want {
		t.Errorf("area of dashes = %.4f, want %.4f", got, want)
	}
	p := Rasterise(d, 400)
	if p.Image.RGBAAt(20, 0).A == 0 || p.Image.RGBAAt(0, 20).A != 0 {
		t.Error("the outline does not begin with a whole dash after a whole gap")
	}
}

func TestBlurKeepsWeight(t *testing.T) {
	sharp := area(Rasterise(Drawing{}.Fill(Circle(0, 0, 1), black), 40))
	soft := area(Rasterise(Drawing{}.Shadow(Circle(0, 0, 1), 0.2, RGB(0)), 40))
	if math.Abs(sharp-soft) > 0.02*sharp {
		t.Errorf("blurred area = %.0f, want about %.0f", soft, sharp)
	}
}

func TestGradients(t *testing.T) {
	white := RGB(0xFFFFFF)
	p := Rasterise(Drawing{}.Fill(RectPath(0, 0, 1, 1), Down(0, 1, RGB(0), white)), 100)
	for _, y := range []int{0, 50, 99} {
		if got, want := int(p.Image.RGBAAt(50, y).R), y*255/100; got < want-3 || got > want+3 {
			t.Errorf("linear at %d = %d, want about %d", y, got, want)
		}
	}
	q := Radial(Point{0.5, 0}, 1, Stop{0, white}, Stop{1, RGB(0)})
	for _, c := range []struct {
		at   Point
		want int
	}{{Point{0.5, 0}, 255}, {Point{1.5, 0}, 0}, {Point{-1, 0}, 0}, {Point{0.5, 0.5}, 128}, {Point{0, 0}, 128}} {
		if got := int(q.at(c.at).R); got < c.want-2 || got > c.want+2 {
			t.Errorf("radial at %v = %d, want %d", c.at, got, c.want)
		}
	}
}

func TestClipKeepsInside(t *testing.T) {
	d := Drawing{{Path: RectPath(0, 0, 1, 1), Clip: RectPath(0.5, 0, 1, 1), Paint: black}}
	if got := area(Rasterise(d, 100)); math.Abs(got-5000) > 1 {
		t.Errorf("clipped area = %.0f, want 5000", got)
	}
}

func TestPictureBounds(t *testing.T) {
	p := Rasterise(Drawing{}.Fill(Circle(0, 0, 1), black), 10)
	if b := p.Image.Bounds(); !(b.Min.X <= -10 && b.Max.X >= 10 && b.Min.X > -14) {
		t.Errorf("bounds = %v, want about ±10 around the origin", b)
	}
}

// A rectangle of whole pixels is painted without a mask, gives the same pixels as any other shape, and takes no more room than it covers.
func TestRectangleOfWholePixels(t *testing.T) {
	paint := Radial(Point{5, 5}, 30, Stop{0, RGB(0x112233)}, Stop{1, Alpha(RGB(0xFFEEDD), 0.5)})
	everything := RectPath(-100, -100, 100, 100)
	for name, a := range map[string]*Path{
		"rectangle": RectPath(-2, 3, 40, 30), "the other way round": Polygon(Point{0, 0}, Point{0, 9}, Point{7, 9}, Point{7, 0}),
		"half pixels": RectPath(0.5, 0, 9, 9), "triangle": Polygon(Point{0, 0}, Point{9, 0}, Point{9, 9}), "askew": Polygon(Point{0, 0}, Point{9, 1}, Point{9, 9}, Point{0, 8}),
		"round": RoundRect(0, 0, 20, 20, 3), "empty": RectPath(3, 3, 3, 9),
	} {
		d := Drawing{}.Fill(a, paint)
		got := Rasterise(d, 1).Image
		masked := append(Drawing{}, d...)
		masked[0].Clip = everything
		want := Rasterise(masked, 1).Image
		r := got.Rect.Union(want.Rect)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			for x := r.Min.X; x < r.Max.X; x++ {
				if got.RGBAAt(x, y) != want.RGBAAt(x, y) {
					t.Fatalf("%s: the pixel %d,%d is %v, want %v", name, x, y, got.RGBAAt(x, y), want.RGBAAt(x, y))
				}
			}
		}
		if whole := name == "rectangle" || name == "the other way round"; whole != (got.Rect != want.Rect) {
			t.Errorf("%s: the picture covers %v, with a mask %v", name, got.Rect, want.Rect)
		}
	}
}
