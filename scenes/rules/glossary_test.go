package rules

import (
	"slices"
	"testing"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"

	"quintet/games/catalog"
	"quintet/games/lesson"
	"quintet/scenes"
)

// The words of all glossaries are in the dictionary order of their language, as defined by the Unicode collation.
func TestWordsAreSortedAsInADictionary(t *testing.T) {
	general, err := lesson.General()
	if err != nil {
		t.Fatal(err)
	}
	taught := scenes.Lessons()
	for _, lang := range []string{"en", "pt"} {
		var words []string
		for _, term := range general {
			words = append(words, term.Name[lang])
		}
		for _, spec := range catalog.All() {
			for _, term := range taught(spec).Terms {
				words = append(words, term.Name[lang])
			}
		}
		if len(words) < 25 {
			t.Fatalf("there are only %d words", len(words))
		}
		// Words that glossaries might have later.
		words = append(words, "a", "à", "A b", "ab", "a-b", "água", "agua", "Água-forte", "aguaceiro", "ação", "acaso", "coração", "cor", "2x2", "10", "é", "e", "ele", "êxito",
			"exit", "não", "nao", "nó", "no", "nos", "pé", "pe", "pê", "pera", "übung", "último", "uma", "zebra", "Z")
		order := collate.New(language.MustParse(lang), collate.IgnoreCase)
		for _, a := range words {
			for _, b := range words {
				if got, want := sign(compareWords(a, b)), order.CompareString(a, b); got != want && want != 0 {
					t.Errorf("%s: %q and %q compare as %d, want %d", lang, a, b, got, want)
				}
			}
		}
		got, want := slices.Clone(words), slices.Clone(words)
		slices.SortStableFunc(got, compareWords)
		slices.SortStableFunc(want, order.CompareString)
		for i := range got {
			if order.CompareString(got[i], want[i]) != 0 {
				t.Errorf("%s: word %d is %q, want %q", lang, i, got[i], want[i])
			}
		}
	}
}

func sign(n int) int { return max(-1, min(1, n)) }
