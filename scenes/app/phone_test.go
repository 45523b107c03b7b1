package app_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// phones are the sizes of pages on phones, in logical pixels. No window is so narrow.
var phones = []string{"360 640", "390 844"}

// TestEveryScreenFitsAPhone looks at the same as TestEveryScreenFits, in pages on phones, but for what only keys lead to.
func TestEveryScreenFitsAPhone(t *testing.T) {
	t.Parallel()
	for i, state := range slices.Concat(states, computerStates) {
		if strings.HasPrefix(state.name, "only the board") || strings.HasPrefix(state.name, "a typed ply") {
			continue
		}
		for j, spoken := range words.Languages() {
			if !gametest.Sampled(i+j, 13) {
				continue
			}
			d := app.Deps{InBrowser: !strings.Contains(state.script, "key ctrl+")} // some of those keys are the browser's
			p := demotest.Clocked(d, &demo.Thinker{})
			do(t, p, "size 1280 800;"+state.script+";move away")
			p.App.SetLanguage(spoken)
			for _, size := range phones {
				do(t, p, "size "+size)
				lookAt(t, p.App, fmt.Sprintf("%s in %s, %s", state.name, size, spoken), size)
			}
		}
	}
}
