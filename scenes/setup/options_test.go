package setup_test

import (
	"slices"
	"testing"

	"quintet/games/catalog"
	"quintet/scenes/store"
	"quintet/scenes/ui"
)

// Beside the board the choices of two options stand apart, and the note just below the last of them, in every game.
func TestOptionsAreApartAndTheNoteIsNear(t *testing.T) {
	const air, near, column, board = 9, 26, 560, 300
	for _, spec := range catalog.All() {
		p := open(store.Memory(), 1)
		do(t, p, "size 1280 800;press New game "+spec.Name)
		last := float32(0) // where the choices before end
		for _, w := range p.App.Widgets {
			if w.Rect.X > column || w.Rect.Y < board {
				continue
			}
			if gap := w.Rect.Y - last; gap >= 0 && gap < air {
				t.Errorf("%s: %s is only %v below the choices before", spec.Name, w.Label, gap)
			}
			last = w.Rect.Y + w.Rect.H
		}
		noted := slices.ContainsFunc(p.App.Placed, func(x ui.Placed) bool {
			return x.Rect.X < column && x.Rect.Y > last && x.Rect.Y < last+near
		})
		if !noted {
			t.Errorf("%s: no note stands just below the last choices", spec.Name)
		}
	}
}
