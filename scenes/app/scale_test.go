package app_test

import (
	"fmt"
	"slices"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/scenes/demo"
)

// TestEveryScreenFitsAtEverySize enlarges everything, in a window that is just large enough for the largest scale, and in a large one.
func TestEveryScreenFitsAtEverySize(t *testing.T) {
	steps := []float32{100, 110, 125, 150, 175, 200} // per cent
	for i, state := range slices.Concat(states, computerStates) {
		if !gametest.Sampled(i, 13) {
			continue
		}
		p := newClockPlayer(t, &demo.Clock{})
		do(t, p, "size 1280 960;"+state.script+";move away")
		for _, scale := range steps {
			for size, growth := range map[string]float32{"1280 960": 1, "2560 1600": 1.5} {
				do(t, p, "size "+size)
				if want := growth * scale / 100; p.App.Zoom() != want {
					t.Fatalf("%s in %s: Zoom = %v, want %v", state.name, size, p.App.Zoom(), want)
				}
				for _, spoken := range words.Languages() {
					p.App.SetLanguage(spoken)
					do(t, p, "ticks 1")
					lookAt(t, p.App, fmt.Sprintf("%s in %s enlarged to %v, %s", state.name, size, scale, spoken), size)
				}
			}
			do(t, p, "key ctrl+=")
		}
	}
}
