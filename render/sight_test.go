package render

import (
	"testing"

	"quintet/sprites"
)

// A sight is a kind of colour vision.
type sight struct {
	name string
	see  func(linear) linear
}

// The matrices are those for severity 1.0 of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
// Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (2009), 1291-1298, and the tables that the authors publish
// with it. They are for linear RGB.
var (
	protanopia   = [3]linear{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}
	deuteranopia = [3]linear{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}
	tritanopia   = [3]linear{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}
)

// grey is vision without any hue: a print, or a faded projector.
const grey = "grey"

func sights() []sight {
	by := func(m [3]linear) func(linear) linear {
		return func(c linear) (d linear) {
			for i, row := range m {
				d[i] = min(max(row[0]*c[0]+row[1]*c[1]+row[2]*c[2], 0), 1)
			}
			return d
		}
	}
	return []sight{
		{"usual", func(c linear) linear { return c }},
		{"protanopia", by(protanopia)},
		{"deuteranopia", by(deuteranopia)},
		{"tritanopia", by(tritanopia)},
		{grey, func(c linear) linear { y := c.luminance(); return linear{y, y, y} }},
	}
}

// apart returns the CIEDE2000 difference of p and q as seen with s.
func (s sight) apart(p, q sprites.Color) float64 {
	return difference(s.see(linearOf(p)), s.see(linearOf(q)))
}

// against returns the contrast between p and q, from 1 to 21 (WCAG 2.1, "contrast ratio").
func against(p, q sprites.Color) float64 {
	a, b := linearOf(p).luminance()+0.05, linearOf(q).luminance()+0.05
	return max(a, b) / min(a, b)
}

// White stays white and grey stays grey for every kind of vision: the rows of the matrices add up to one.
func TestGreysLookAlikeInAllSights(t *testing.T) {
	for _, s := range sights() {
		for _, hex := range []uint32{0x000000, 0x404040, 0x808080, 0xFFFFFF} {
			c := linearOf(sprites.RGB(hex))
			if d := difference(s.see(c), c); d > 0.1 {
				t.Errorf("%s: grey %06X is seen %.2f off", s.name, hex, d)
			}
		}
	}
}

// Known confusions, from palettes measured before ours was chosen: two colours that look the same to a dichromat are detected.
func TestKnownColourConfusions(t *testing.T) {
	for _, c := range []struct {
		sight string
		p, q  uint32
		most  float64
	}{
		{"deuteranopia", 0xE31A1C, 0x33A02C, 6}, // red and green
		{grey, 0xE31A1C, 0x1F78B4, 6},
		{"tritanopia", 0x9F0162, 0xA40122, 12},
	} {
		for _, s := range sights() {
			if got := s.apart(sprites.RGB(c.p), sprites.RGB(c.q)); s.name == c.sight && got > c.most {
				t.Errorf("%s: %06X and %06X lie %.1f apart, want at most %.0f", s.name, c.p, c.q, got, c.most)
			}
		}
	}
}
