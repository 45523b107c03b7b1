package render

import (
	"testing"

	"quintet/games/catalog"
	"quintet/sprites"
)

// The sunken ground of a board on a slab ends inside the slab, however small the board is: five thumbnails below each other have the same width.
func TestChannelsEndInsideSlab(t *testing.T) {
	for _, spec := range catalog.All() {
		if spec.ID != "azacru" {
			continue
		}
		g, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		for side := float32(32); side <= 240; side += 4 {
			l := Fit(g.Geometry(), Rect{W: side, H: side}, 1, true)
			d := channels(nil, l, ThemeOf(false).tonesOf().plates)
			b, edge := sprites.Rasterise(d, 1).Image.Bounds(), float32(1) // a pixel that is hardly touched
			if float32(min(b.Min.X, b.Min.Y)) < -edge || float32(max(b.Max.X, b.Max.Y)) > side+edge {
				t.Errorf("on a slab of %v the sunk ground reaches %v", side, b)
			}
		}
	}
}
