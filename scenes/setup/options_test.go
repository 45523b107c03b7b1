package setup_test

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games/catalog"
	"quintet/scenes/data/store"
	"quintet/scenes/ui"
)

// In every game the choices of two options beside the board do not touch, and the note is directly below the last of them.
func TestGapsBetweenOptionsAndHelp(t *testing.T) {
	const air, near, column, board = 9, 26, 560, 300
	for _, spec := range catalog.All() {
		p := open(store.Memory(), 1)
		do(t, p, "size 1280 800;press New game "+spec.Name)
		last := float32(0) // where the previous choices end
		for _, w := range p.App.Seen().Widgets {
			if w.Rect.X > column || w.Rect.Y < board {
				continue
			}
			if gap := w.Rect.Y - last; gap >= 0 && gap < air {
				t.Errorf("%s: %s is only %v below the previous choices", spec.Name, w.Label, gap)
			}
			last = w.Rect.Y + w.Rect.H
		}
		noted := slices.ContainsFunc(p.App.Seen().Placed(), func(x ui.Placed) bool {
			return x.Rect.X < column && x.Rect.Y > last && x.Rect.Y < last+near
		})
		if !noted {
			t.Errorf("%s: no note directly below the last choices", spec.Name)
		}
	}
}

// An option with many values opens a list, which works with mouse and keyboard in every window.
func TestManyValuesAreAList(t *testing.T) {
	for _, size := range []string{"1280 800", "640 480", "390 844"} {
		for game, sizes := range map[string][2]int{"Squex": {6, 19}, "Distrify": {9, 19}} {
			p := open(store.Memory(), 1)
			do(t, p, "size "+size+";press New game "+game+";press size")
			for n := sizes[0]; n <= sizes[1]; n++ {
				do(t, p, fmt.Sprintf("want button size %d;press size %d;press size", n, n))
			}
			do(t, p, fmt.Sprintf("want nobutton size %d;want nobutton size %d", sizes[0]-1, sizes[1]+1))
			var w, h float32
			fmt.Sscan(size, &w, &h)
			for _, x := range p.App.Seen().Widgets {
				if r := x.Rect; r.X < 0 || r.Y < 0 || r.X+r.W > w || r.Y+r.H > h || r.W < 40 || r.H < 40 {
					t.Errorf("%s at %s: %s is at %v", game, size, x.Label, r)
				}
			}
			do(t, p, "key esc;want scene setup;want nobutton size 12")
			do(t, p, "press size;press size 12;focus size;key enter;key left;key up;key enter;want nobutton size 7")
			do(t, p, "press Play;want scene play")
			if got := p.Match().Game().Info().Options.Int("size"); game == "Distrify" && got != 11 || game == "Squex" && got != 7 {
				t.Errorf("%s at %s: the keyboard chose size %d", game, size, got)
			}
		}
	}
}
