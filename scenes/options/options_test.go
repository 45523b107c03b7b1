package options

import (
	"testing"

	"quintet/render"
	"quintet/scenes"
	"quintet/scenes/data/settings"
)

// The lists of styles are in packages that do not know each other.
func TestEveryStyleOfBoardsHasItsName(t *testing.T) {
	styles := []render.Style{render.Classic, render.Calm, render.Contrast}
	if len(boardNames) != len(settings.BoardStyles) || len(boardNames) != len(styles) {
		t.Fatalf("names %v, settings %v, styles %v", boardNames, settings.BoardStyles, styles)
	}
	for i, name := range settings.BoardStyles {
		if boardNames[i] != "options.boards."+name || scenes.StyleOf(name) != styles[i] {
			t.Errorf("style %d is %q, called %q, painted as %v", i, name, boardNames[i], scenes.StyleOf(name))
		}
	}
	if scenes.StyleOf("gold") != render.Classic {
		t.Error("an unknown style does not give the usual one")
	}
}
