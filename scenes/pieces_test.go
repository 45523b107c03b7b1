package scenes_test

import (
	"testing"

	"quintet/games/catalog"
	"quintet/games/null"
	"quintet/render"
	"quintet/render/soft"
)

// Every piece that a game names has a drawing, in every colour: it draws something, and panics with a sentence where there is none.
func TestEveryPieceIsDrawn(t *testing.T) {
	for _, spec := range append(catalog.All(), null.Spec) {
		g, err := spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		for i, name := range g.Geometry().Sprites {
			for colour := range g.Geometry().Colours {
				c := soft.New(60, 60)
				b := &render.Brush{Canvas: c, Pictures: render.NewPictureCache(), Theme: render.ThemeOf(false), Scale: 1}
				b.Piece(g.Geometry(), uint8(i), int8(colour), render.Point{X: 30, Y: 30}, 40)
				empty := true
				for _, v := range c.Image.Pix {
					empty = empty && v == 0
				}
				if empty {
					t.Errorf("%s: the piece %q of colour %d is not to be seen", spec.ID, name, colour)
				}
			}
		}
	}
}
