package app_test

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games/words"
	"quintet/scenes/demo"
)

// TestEveryScreenFitsAtEverySize enlarges everything, in a window that has just room for the largest scale and in a large one.
func TestEveryScreenFitsAtEverySize(t *testing.T) {
	steps := []float32{1, 1.1, 1.25, 1.5, 1.75, 2}
	for i, state := range slices.Concat(states, computerStates) {
		for _, spoken := range words.Languages() {
			if testing.Short() && (i >= len(states) || spoken != words.En) {
				continue
			}
			p := newClockPlayer(t, &demo.Clockwork{})
			do(t, p, "size 1280 960;"+state.script+";move away")
			p.App.Speak(spoken)
			for _, scale := range steps {
				for _, size := range []string{"1280 960", "2560 1600"} {
					do(t, p, "size "+size)
					if p.App.Zoom() != scale {
						t.Fatalf("%s in %s: everything is enlarged by %v, want %v", state.name, size, p.App.Zoom(), scale)
					}
					lookAt(t, p.App, fmt.Sprintf("%s in %s enlarged by %v, %s", state.name, size, scale, spoken), size)
				}
				do(t, p, "key ctrl+=")
			}
		}
	}
}
