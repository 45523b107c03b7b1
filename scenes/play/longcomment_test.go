package play

import (
	"strings"
	"testing"

	"quintet/render"
	"quintet/render/input"
	"quintet/scenes/ui"
)

// The cost of drawing a page does not depend on the length of a comment. The lines of a comment that is read in full are counted once.
func TestALongCommentCostsWhatIsSeenOfIt(t *testing.T) {
	cost := func(w, h, n int, read bool) (first, next int) {
		s := newScene(t, "squex size=6", "c2 b2 c3 b3")
		s.model.table.Match.SetComment(s.model.table.Match.Node(), strings.Repeat("Too slow, and too far from the others.\n", n))
		if read {
			s.model.comments.Open()
		}
		pictures := render.NewPictureCache()
		b := &render.Brush{Canvas: ui.Blind{W: w, H: h}, Pictures: pictures, Theme: render.ThemeOf(false), Scale: 1, Blind: true}
		pass := func() int {
			before := pictures.Measured()
			s.Frame(ui.New(b, input.Frame{W: w, H: h, X: -1, Y: -1, Scale: 1}, english(), &ui.State{}, false))
			return pictures.Measured() - before
		}
		return pass(), pass()
	}
	const letters = 40 // in a line
	for _, size := range [][2]int{{1280, 800}, {640, 400}, {400, 800}, {1920, 1080}} {
		for _, read := range []bool{false, true} {
			first, next := cost(size[0], size[1], 300, read)
			longer, after := cost(size[0], size[1], 3000, read)
			if next > 0 || after > 0 {
				t.Errorf("%v, read %v: the second frame measures %d and %d bytes, want none", size, read, next, after)
			}
			if !read && longer > first+letters {
				t.Errorf("%v: %d bytes are measured, of a comment ten times as long %d", size, first, longer)
			}
		}
	}
}
