package options

import (
	"os"
	"testing"

	"quintet/games/board"
	"quintet/games/catalog"
	"quintet/games/words"
	"quintet/scenes"
)

// TestNoticesAreFramedInWords checks that the table of the notices equals the English texts, so that none is missing in other languages; only modules
// and licences are not translated.
func TestNoticesAreFramedInWords(t *testing.T) {
	text, err := os.ReadFile("../../build/NOTICES.md")
	if err != nil {
		t.Fatal(err)
	}
	book, used := scenes.Words(words.En, catalog.All()), map[string]bool{}
	lines := NewLicences(&scenes.Context{Licences: string(text)}).modules
	for _, cells := range lines {
		if len(cells) != 3 {
			t.Fatalf("%q has %d cells, want a module, what it is for and a licence", cells, len(cells))
		}
		for _, c := range cells {
			if key, ok := noticeKeys[c]; ok {
				used[c] = true
				if got := book.Say(board.Say(key)); got != c {
					t.Errorf("%s is %q, in the notices %q", key, got, c)
				}
			}
		}
		if noticeKeys[cells[1]] == "" {
			t.Errorf("%q has no text", cells[1])
		}
	}
	if len(used) != len(noticeKeys) {
		t.Errorf("%d of %d texts are used", len(used), len(noticeKeys))
	}
}
