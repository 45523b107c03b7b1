package window

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Without a display Ebitengine knows no monitor, as while a cable is changed.
func TestScaleWithoutMonitor(t *testing.T) {
	if ebiten.Monitor() != nil {
		t.Skip("a monitor is here")
	}
	for _, scale := range []float64{0, 1, 1.5} {
		g := game{scale: scale}
		if scale == 0 {
			scale = 1
		}
		if w, h := g.LayoutF(640, 480); w != 640*scale || h != 480*scale || g.scale != scale || !g.dirty {
			t.Errorf("at scale %v: %v by %v, scale %v, drawn anew %v", scale, w, h, g.scale, g.dirty)
		}
		g.dirty = false
		if g.LayoutF(640, 480); g.dirty {
			t.Errorf("at scale %v: drawn anew although nothing has changed", scale)
		}
	}
}
