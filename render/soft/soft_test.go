package soft_test

import (
	"image"
	"math"
	"testing"

	"quintet/render/soft"
	"quintet/sprites"
)

// Many layers on top of each other give the same result as without rounding: neither darker nor lighter the more there are.
func TestBlendingDoesNotDarken(t *testing.T) {
	for _, opacity := range []float32{1, 0.44} {
		for alpha := 16; alpha < 255; alpha += 16 {
			c := soft.New(1, 1)
			c.Fill(c.Image.Rect, sprites.RGB(0x101820))
			want := [3]float64{0x10, 0x18, 0x20}
			p := &sprites.Picture{Image: image.NewRGBA(image.Rect(0, 0, 1, 1))}
			light := []float64{200, 150, 100} // of the layers, before premultiplication
			for i, v := range light {
				p.Image.Pix[i] = uint8(math.Round(v * float64(alpha) / 255))
			}
			p.Image.Pix[3] = uint8(alpha)
			for range 300 {
				c.Lay(p, image.Point{}, opacity)
				for i := range want {
					part := float64(opacity) / 255
					want[i] = float64(p.Image.Pix[i])*part*255 + want[i]*(1-float64(alpha)*part)
				}
			}
			for i, w := range want {
				// The rounding error of a layer persists in every later layer, reduced by alpha each time.
				most := 0.5 / (float64(alpha) / 255 * float64(opacity))
				if got := float64(c.Image.Pix[i]); math.Abs(got-w) > most+0.1 {
					t.Errorf("300 layers of alpha %d at %v: channel %d is %v, want %.1f to within %.1f", alpha, opacity, i, got, w, most+0.1)
				}
			}
		}
	}
}

// Pixels outside the canvas or its clip do not change.
func TestClipProtectsOutside(t *testing.T) {
	p := &sprites.Picture{Image: image.NewRGBA(image.Rect(-2, -2, 6, 6))}
	for i := range p.Image.Pix {
		p.Image.Pix[i] = 0xff
	}
	c := soft.New(4, 4)
	part := c.Clip(image.Rect(1, 1, 3, 9))
	part.Lay(p, image.Pt(1, 1), 1)
	part.Fill(image.Rect(-5, -5, 9, 2), sprites.RGB(0))
	part.Lay(p, image.Pt(40, 1), 1)
	for y := range 4 {
		for x := range 4 {
			want := uint8(0)
			if x >= 1 && x < 3 && y >= 1 {
				want = 0xff
			}
			if got := c.Image.RGBAAt(x, y).A; got != want {
				t.Errorf("opacity at %d,%d = %d, want %d", x, y, got, want)
			}
		}
	}
}
