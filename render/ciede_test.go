package render

import (
	"math"
	"testing"

	"quintet/sprites"
)

// A lab is a colour in CIE 1976 L*a*b* under the white of sRGB, D65.
type lab struct{ l, a, b float64 }

// A linear is a colour in linear sRGB, each part from 0 to 1.
type linear [3]float64

// linearOf takes the transfer curve of sRGB (IEC 61966-2-1) off c.
func linearOf(c sprites.Color) linear {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return linear{f(c.R), f(c.G), f(c.B)}
}

// luminance returns the relative luminance of c, from 0 to 1 (WCAG 2.1, "relative luminance").
func (c linear) luminance() float64 { return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }

// lab returns c in L*a*b*.
func (c linear) lab() lab {
	x := (0.4124564*c[0] + 0.3575761*c[1] + 0.1804375*c[2]) / 0.95047
	y := 0.2126729*c[0] + 0.7151522*c[1] + 0.0721750*c[2]
	z := (0.0193339*c[0] + 0.1191920*c[1] + 0.9503041*c[2]) / 1.08883
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	return lab{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// ciede2000 returns the difference between two colours by CIE DE2000, as G. Sharma, W. Wu and E. N. Dalal write it down in "The CIEDE2000
// Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations", Color Research and
// Application 30 (2005), 21-30, with all weights 1.
func ciede2000(p, q lab) float64 {
	const pow25 = 6103515625 // 25 to the 7th
	g := func(c float64) float64 { return math.Sqrt(math.Pow(c, 7) / (math.Pow(c, 7) + pow25)) }
	mean := (math.Hypot(p.a, p.b) + math.Hypot(q.a, q.b)) / 2
	scale := 1 + 0.5*(1-g(mean))
	c1, c2 := math.Hypot(scale*p.a, p.b), math.Hypot(scale*q.a, q.b)
	h1, h2 := hue(scale*p.a, p.b), hue(scale*q.a, q.b)

	turn := 0.0
	if c1*c2 != 0 {
		turn = h2 - h1
		if turn > 180 {
			turn -= 360
		} else if turn < -180 {
			turn += 360
		}
	}
	dl, dc, dh := q.l-p.l, c2-c1, 2*math.Sqrt(c1*c2)*sine(turn/2)

	l, c, h := (p.l+q.l)/2, (c1+c2)/2, h1+h2
	if c1*c2 != 0 {
		switch {
		case math.Abs(h1-h2) <= 180:
			h /= 2
		case h < 360:
			h = (h + 360) / 2
		default:
			h = (h - 360) / 2
		}
	}
	t := 1 - 0.17*cosine(h-30) + 0.24*cosine(2*h) + 0.32*cosine(3*h+6) - 0.2*cosine(4*h-63)
	away := (l - 50) * (l - 50)
	sl, sc, sh := 1+0.015*away/math.Sqrt(20+away), 1+0.045*c, 1+0.015*c*t
	bend := -sine(60*math.Exp(-(h-275)/25*(h-275)/25)) * 2 * g(c)
	dl, dc, dh = dl/sl, dc/sc, dh/sh
	return math.Sqrt(dl*dl + dc*dc + dh*dh + bend*dc*dh)
}

func hue(a, b float64) float64 {
	if a == 0 && b == 0 {
		return 0
	}
	h := math.Atan2(b, a) * 180 / math.Pi
	if h < 0 {
		h += 360
	}
	return h
}

func sine(degrees float64) float64   { return math.Sin(degrees * math.Pi / 180) }
func cosine(degrees float64) float64 { return math.Cos(degrees * math.Pi / 180) }

// The figures are those of Table 1 of Sharma, Wu and Dalal (2005), by the number of the pair.
func TestCIEDE2000AgreesWithPublishedPairs(t *testing.T) {
	for _, c := range []struct {
		pair int
		p, q lab
		want float64
	}{
		{1, lab{50, 2.6772, -79.7751}, lab{50, 0, -82.7485}, 2.0425},
		{2, lab{50, 3.1571, -77.2803}, lab{50, 0, -82.7485}, 2.8615},
		{3, lab{50, 2.8361, -74.0200}, lab{50, 0, -82.7485}, 3.4412},
		{4, lab{50, -1.3802, -84.2814}, lab{50, 0, -82.7485}, 1.0000},
		{7, lab{50, 0, 0}, lab{50, -1, 2}, 2.3669},
		{9, lab{50, 2.4900, -0.0010}, lab{50, -2.4900, 0.0009}, 7.1792},
		{11, lab{50, 2.4900, -0.0010}, lab{50, -2.4900, 0.0011}, 7.2195},
		{13, lab{50, -0.0010, 2.4900}, lab{50, 0.0009, -2.4900}, 4.8045},
		{15, lab{50, -0.0010, 2.4900}, lab{50, 0.0011, -2.4900}, 4.7461},
		{16, lab{50, 2.5, 0}, lab{50, 0, -2.5}, 4.3065},
		{17, lab{50, 2.5, 0}, lab{73, 25, -18}, 27.1492},
		{18, lab{50, 2.5, 0}, lab{61, -5, 29}, 22.8977},
		{19, lab{50, 2.5, 0}, lab{56, -27, -3}, 31.9030},
		{20, lab{50, 2.5, 0}, lab{58, 24, 15}, 19.4535},
		{25, lab{60.2574, -34.0099, 36.2677}, lab{60.4626, -34.1751, 39.4387}, 1.2644},
		{29, lab{22.7233, 20.0904, -46.6940}, lab{23.0331, 14.9730, -42.5619}, 2.0373},
		{30, lab{36.4612, 47.8580, 18.3852}, lab{36.2715, 50.5065, 21.2231}, 1.4146},
		{34, lab{2.0776, 0.0795, -1.1350}, lab{0.9033, -0.0636, -0.5514}, 0.9082},
	} {
		for _, got := range []float64{ciede2000(c.p, c.q), ciede2000(c.q, c.p)} {
			if math.Abs(got-c.want) > 0.00005 {
				t.Errorf("pair %d: the difference is %.4f, want %.4f", c.pair, got, c.want)
			}
		}
	}
}

// White and black are what they must be, and a colour of which the figures are published: sRGB red is L* 53.24, a* 80.09, b* 67.20.
func TestLabOfKnownColours(t *testing.T) {
	for _, c := range []struct {
		rgb  uint32
		want lab
	}{{0xFFFFFF, lab{100, 0, 0}}, {0x000000, lab{0, 0, 0}}, {0xFF0000, lab{53.24, 80.09, 67.20}}} {
		got := linearOf(sprites.RGB(c.rgb)).lab()
		if math.Abs(got.l-c.want.l)+math.Abs(got.a-c.want.a)+math.Abs(got.b-c.want.b) > 0.05 {
			t.Errorf("%06X is %.2f, want %.2f", c.rgb, got, c.want)
		}
	}
}
