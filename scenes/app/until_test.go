package app_test

import (
	"bytes"
	"testing"

	"quintet/games/gametest"
	"quintet/render"
	"quintet/render/soft"
)

// A screen drawn in frames that have hardly any time ends as the screen drawn at once, and the program asks for frames until then.
func TestScreensDrawnInParts(t *testing.T) {
	late := func() bool { return true }
	for i, screen := range screens {
		if !gametest.Sampled(i, 12) {
			continue
		}
		p := newPlayer(t)
		do(t, p, screen.script+";size 800 600")
		var l render.List
		frames := 1
		for ; ; frames++ {
			l.Reset(800, 600)
			if p.App.DrawUntil(&l, late) {
				break
			}
			if frames > 5000 || !p.App.Dirty() {
				t.Fatalf("%s: after %d frames pictures are missing, and the program asks for another frame: %v", screen.name, frames, p.App.Dirty())
			}
		}
		got := soft.New(800, 600)
		l.Draw(got, l.Bounds())
		if want := p.Picture(); !bytes.Equal(got.Image.Pix, want.Image.Pix) || frames < 10 {
			t.Errorf("%s: after %d frames it looks otherwise than drawn at once", screen.name, frames)
		}
	}
}
