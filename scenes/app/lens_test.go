package app_test

import (
	"image"
	"image/draw"
	"slices"
	"testing"

	"quintet/games/catalog"
	"quintet/scenes/demo"
)

// TestThreatsAreSeenWithoutTheHint looks at threats while a hint is shown: the board is the same as without one, and the hint comes back.
func TestThreatsAreSeenWithoutTheHint(t *testing.T) {
	slab := func(p *demo.Player) []byte {
		r := p.App.Board.Slab
		part := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
		draw.Draw(part, part.Bounds(), p.Picture().Image, image.Pt(int(r.X), int(r.Y)), draw.Src)
		return part.Pix
	}
	for _, spec := range catalog.All() {
		bare, hinted := newPlayer(t), newPlayer(t)
		do(t, bare, "table "+spec.ID+" seats=0,0;hold t")
		do(t, hinted, "table "+spec.ID+" seats=0,0;key h;wait;hold t")
		if !slices.Equal(slab(bare), slab(hinted)) {
			t.Errorf("%s: the hint is seen among the threats", spec.ID)
		}
		do(t, bare, "hold none")
		do(t, hinted, "hold none;want text Hint:")
		if slices.Equal(slab(bare), slab(hinted)) {
			t.Errorf("%s: the hint has gone", spec.ID)
		}
	}
}
