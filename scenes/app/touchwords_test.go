package app_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"quintet/games/gametest"
	"quintet/games/words"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/demo"
	"quintet/scenes/demo/demotest"
)

// forHands matches words for a mouse, a keyboard or a window that can be resized, in both languages.
var forHands = regexp.MustCompile(`(?i:\b(click|clicks|right-click|wheel|enter|esc|ctrl|clica|clique|cliques|roda do rato|botão direito|right button|enlarge the window|aumenta a janela)\b)|\bF[0-9]+\b|\b[A-Z] (flips|rotates|inverte|gira|plays|places|switches)`)

// TestAFingerIsToldOfFingers: while a finger is used no page tells of clicks, the wheel, keys or the size of the window, but for the page of the keys themselves.
func TestAFingerIsToldOfFingers(t *testing.T) {
	t.Parallel()
	for i, state := range slices.Concat(states, computerStates) {
		if strings.Contains(state.name, "keys") || strings.Contains(state.name, "typed ply") || strings.HasPrefix(state.name, "only the board") {
			continue // a finger does not come there
		}
		for j, spoken := range words.Languages() {
			if !gametest.Sampled(i+j, 5) {
				continue
			}
			p := demotest.Clocked(app.Deps{InBrowser: !strings.Contains(state.script, "key ctrl+")}, &demo.Clock{})
			do(t, p, "size 1280 800;"+state.script+";move away")
			p.App.SetLanguage(spoken)
			for _, size := range [][2]int{{390, 844}, {1280, 800}} {
				p.App.Tick(input.Frame{W: size[0], H: size[1], Scale: 1, X: -1, Y: -1, Touch: true})
				for _, text := range p.App.Texts {
					if found := forHands.FindString(strings.ReplaceAll(text, "\u00a0", " ")); found != "" {
						t.Errorf("%s in %s: %q speaks of %q", state.name, spoken, text, found)
					}
				}
			}
		}
	}
}
