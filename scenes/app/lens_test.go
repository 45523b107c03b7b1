package app_test

import (
	"image"
	"image/draw"
	"slices"
	"testing"

	"quintet/games/catalog"
	"quintet/games/gametest"
	"quintet/scenes/demo"
)

// slab returns the picture of the board.
func slab(p *demo.Player) []byte {
	r := p.App.Board.Slab
	part := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	draw.Draw(part, part.Bounds(), p.Picture().Image, image.Pt(int(r.X), int(r.Y)), draw.Src)
	return part.Pix
}

// TestThreatsAreSeenWithoutTheHint looks at threats while a hint is shown: the board is the same as without one, and the hint comes back.
func TestThreatsAreSeenWithoutTheHint(t *testing.T) {
	for i, spec := range catalog.All() {
		if !gametest.Sampled(i, 3) {
			continue
		}
		bare, hinted := newPlayer(t), newPlayer(t)
		do(t, bare, "size 640 480;table "+spec.ID+" seats=0,0;hold t")
		do(t, hinted, "size 640 480;table "+spec.ID+" seats=0,0;key h;wait;hold t")
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

// TestThreatsGiveWayToAReason: where the board always shows threats, the sentence says that they are, and while a refusal is explained they
// are not among its proof.
func TestThreatsGiveWayToAReason(t *testing.T) {
	bare, layered := newPlayer(t), newPlayer(t)
	do(t, bare, "table distrify;play e5 d4 d5 c4 c5 f6 g6 e3;move away")
	do(t, layered, "table distrify;play e5 d4 d5 c4 c5 f6 g6 e3;key l;press Threats;key l;move away;want text Threats: White needs at least")
	if slices.Equal(slab(bare), slab(layered)) {
		t.Error("the threats are not seen")
	}
	do(t, bare, "click e4")
	do(t, layered, "click e4;want text play it as a single stone")
	if !slices.Equal(slab(bare), slab(layered)) {
		t.Error("the threats are seen beside the reason")
	}
	do(t, layered, "key esc;move away;want text Threats:")
}
