package render_test

import (
	"testing"

	"quintet/render"
)

// The arrows of a goal are symmetrical about the middle of its side, also if there is an even number of teeth.
func TestGoalArrowsAreSymmetrical(t *testing.T) {
	p := painter{render.NewPictureCache()}
	for n := 3; n <= 13; n++ {
		picture, l := p.paint(octagonsOf(n), empty(), render.NoOverlay(), true, false)
		white := func(r render.Rect) (n int) {
			for x, y := range pixels(r) {
				if c := picture.RGBAAt(x, y); c.R > 0xC0 && c.G > 0xC0 && c.B > 0xC0 {
					n++
				}
			}
			return n
		}
		f, band := l.Field, 0.17*l.Unit
		for name, halves := range map[string][2]render.Rect{
			"top":  {{X: f.X, Y: f.Y, W: f.W / 2, H: band}, {X: f.X + f.W/2, Y: f.Y, W: f.W / 2, H: band}},
			"left": {{X: f.X, Y: f.Y, W: band, H: f.H / 2}, {X: f.X, Y: f.Y + f.H/2, W: band, H: f.H / 2}},
		} {
			a, b := white(halves[0]), white(halves[1])
			if least := min(a, b); least == 0 || max(a, b) > 2*least {
				t.Errorf("size %d, %s: %d white pixels in one half, %d in the other", n, name, a, b)
			}
		}
	}
}
