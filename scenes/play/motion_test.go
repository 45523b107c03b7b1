package play

import (
	"bytes"
	"testing"

	"quintet/render"
	"quintet/render/soft"
)

// TestMotionBeginsAndEndsOnEveryBoard draws a ply of every game on its way: at first the new pieces are not there, in the end all is as
// without any motion, and between it is neither.
func TestMotionBeginsAndEndsOnEveryBoard(t *testing.T) {
	for _, game := range []string{"squex size=6", "taiji size=7", "squ size=8", "azacru players=2", "distrify size=9"} {
		s := seat(newScene(t, game, ""), 1, 0)
		untilPly(t, s, 1)
		v := s.viewOf(s.position())
		at := func(moved float32, moving bool) []byte {
			c := soft.New(300, 300)
			b := &render.Brush{Canvas: c, Stock: render.NewStock(), Theme: render.ThemeOf(false), Scale: 1}
			o := render.NoOverlay()
			if o.Moved = moved; moving {
				o.Moving = s.motion.pieces
			}
			b.Board(render.Fit(s.geo, render.Rect{W: 300, H: 300}, 1, false), v, o)
			return c.Image.Pix
		}
		still, begin, middle, end := at(1, false), at(0, true), at(0.3, true), at(1, true)
		if !bytes.Equal(still, end) {
			t.Errorf("%s: at the end of the motion the board is not as without it", game)
		}
		if bytes.Equal(begin, still) || bytes.Equal(middle, still) || bytes.Equal(begin, middle) {
			t.Errorf("%s: nothing moves", game)
		}
	}
}
