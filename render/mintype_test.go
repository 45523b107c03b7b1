package render

import (
	"image"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/sprites"
)

// A nothing is a canvas that discards everything.
type nothing struct{}

func (nothing) Size() (w, h int)                           { return 2000, 2000 }
func (nothing) Fill(image.Rectangle, sprites.Color)        {}
func (nothing) Lay(*sprites.Picture, image.Point, float32) {}
func (n nothing) Clip(image.Rectangle) Canvas              { return n }

// For every game at its end, where the most text is shown, on boards from the smallest to a large one, no figure is too small to read.
func TestMinimumTextSize(t *testing.T) {
	for _, spec := range catalog.All() {
		g, p, err := spec.Show()
		if err != nil {
			t.Fatal(err)
		}
		var v board.View
		v.Reset()
		g.AppendView(&v, p, nil)
		for _, side := range []float32{240, 300, 412, 656, 1000} {
			for _, scale := range []float32{1, 1.5, 2} {
				stock := NewPictureCache()
				b := Brush{Canvas: nothing{}, Pictures: stock, Theme: ThemeOf(false), Scale: scale}
				b.Board(Fit(g.Geometry(), Rect{0, 0, side, side}, scale, false), &v, NoOverlay())
				for k := range stock.widths.entries {
					if size := k.px / scale; size < minType {
						t.Errorf("%s on %v pixels at scale %v: %q is written %.1f high, want at least %d", spec.ID, side, scale, k.text, size, minType)
					}
				}
				if len(stock.widths.entries) == 0 {
					t.Errorf("%s on %v pixels: nothing is written", spec.ID, side)
				}
			}
		}
	}
}
