package setup

import (
	"testing"

	"quintet/games/catalog"
	"quintet/scenes"
)

// Every game has at least one picture of its rules, with a caption in every language: on the page of a large window, and else in a sheet.
func TestRulesInPictures(t *testing.T) {
	for _, spec := range catalog.All() {
		b := scenes.Lessons()(spec)
		captions := 0
		for _, term := range b.Terms {
			if term.Setup == nil {
				continue
			}
			if captions++; !term.Pictured || len(term.Setup) != len(term.Name) {
				t.Errorf("%s: %s has %d captions, and a picture: %v", spec.ID, term.ID, len(term.Setup), term.Pictured)
			}
		}
		if captions == 0 {
			t.Errorf("%s shows no rule in set-up", spec.ID)
		}
	}
}
