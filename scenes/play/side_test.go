package play

import (
	"testing"

	"quintet/games/words"
	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/input"
	"quintet/scenes/ui"
)

// The words of undo and redo stand whole and apart, or icons take their place.
func TestUndoAndRedoHaveRoom(t *testing.T) {
	const icon, apart = 24, 6
	for _, book := range []*words.Book{words.English(scenes.Texts()), words.Portuguese(scenes.Portuguese())} {
		s := newScene(t, "azacru players=4", "")
		written := 0
		for w := 880; w <= 1600; w += 8 {
			b := &render.Brush{Canvas: ui.Blind{W: w, H: 640}, Stock: render.NewStock(), Theme: render.ThemeOf(false), Scale: 1, Blind: true}
			u := ui.New(b, input.Frame{W: w, H: 640, Scale: 1, X: -1, Y: -1}, book, &ui.State{}, false)
			s.Frame(u)
			u.Done()
			var undo, redo render.Rect
			for _, p := range u.Placed() {
				switch p.Text {
				case u.T("play.undo"):
					undo = p.Rect
				case u.T("play.redo"):
					redo = p.Rect
				}
			}
			if undo.W == 0 {
				continue
			}
			written++
			if gap := redo.X - undo.X - undo.W; gap < icon+apart || redo.X+redo.W > float32(w) {
				t.Errorf("a window %d wide has %v between the words, and the second ends at %v", w, gap, redo.X+redo.W)
			}
		}
		if written == 0 {
			t.Error("the words are nowhere")
		}
	}
}
