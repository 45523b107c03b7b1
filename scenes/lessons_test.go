package scenes

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/words"
)

func TestSectionsOfTheFullRules(t *testing.T) {
	b := Book(games.Spec{ID: "x", Texts: fstest.MapFS{"texts/en.txt": {Data: []byte(`lessons
page one
title One
text First.
here Click.
more - Item.
section two
title Two
more Last.
`)}, "texts/pt.txt": {Data: []byte(`lessons
page one
title Um
text Primeiro.
here Clica.
more - Ponto.
section two
title Dois
more Último.
`)}}})
	for lang, want := range map[string][][]Paragraph{
		"en": {{{Heading, "One"}, {Body, "First."}, {Item, "Item."}, {Aside, "Click."}}, {{Heading, "Two"}, {Body, "Last."}}},
		"pt": {{{Heading, "Um"}, {Body, "Primeiro."}, {Item, "Ponto."}, {Aside, "Clica."}}, {{Heading, "Dois"}, {Body, "Último."}}},
	} {
		if got := Sections(b, lang); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("Sections(%s) = %v, want %v", lang, got, want)
		}
	}
}

// TestRulesAreReadable looks for marks in the rules of the games that would be seen.
func TestRulesAreReadable(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, lang := range words.Languages() {
			b := Book(spec)
			sections := Sections(b, string(lang))
			if want := len(b.Pages) + len(b.Sections); want == 0 || len(sections) != want {
				t.Errorf("%s: the rules have %d sections, want one for each of %d pages", spec.ID, len(sections), want)
			}
			for _, p := range slices.Concat(sections...) {
				for _, mark := range []string{"**", "](", "`", "#", "| ", "<", "- "} {
					if p.Text == "" || strings.Contains(p.Text, mark) {
						t.Errorf("%s: %q holds %q", spec.ID, p.Text, mark)
					}
				}
			}
		}
	}
}
