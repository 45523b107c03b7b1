package app_test

import (
	"regexp"
	"strings"
	"testing"

	"quintet/render/input"
	"quintet/scenes/demo"
)

// forHands matches words about a mouse, a keyboard or a resizable window, in both languages.
var forHands = regexp.MustCompile(`(?i:\b(click|clicks|right-click|wheel|enter|esc|ctrl|clica|clique|cliques|roda do rato|botão direito|right button|enlarge the window|aumenta a janela)\b)|\bF[0-9]+\b|\b[A-Z] (flips|rotates|inverte|gira|plays|places|switches)`)

// TestTouchInstructions: with touch no page mentions clicks, the wheel, keys or the size of the window, except the page about keys.
func TestTouchInstructions(t *testing.T) {
	t.Parallel()
	eachPage(t, 5, func(p *demo.Player, where string) {
		if strings.Contains(where, "keys") { // they are about keys
			return
		}
		for _, size := range [][2]int{{390, 844}, {1280, 800}} {
			p.App.Tick(input.Frame{W: size[0], H: size[1], Scale: 1, X: -1, Y: -1, Touch: true})
			for _, text := range p.App.Seen().Texts {
				if found := forHands.FindString(strings.ReplaceAll(text, "\u00a0", " ")); found != "" {
					t.Errorf("%s: %q mentions %q", where, text, found)
				}
			}
		}
	})
}
