package scenes

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/words"
)

func TestFullRulesSections(t *testing.T) {
	b := Lessons()(games.Spec{ID: "x", Texts: fstest.MapFS{"texts/en.txt": {Data: []byte(`lessons
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
		"en": {{{Heading, "One"}, {Body, "First."}, {Item, "Item."}}, {{Heading, "Two"}, {Body, "Last."}}},
		"pt": {{{Heading, "Um"}, {Body, "Primeiro."}, {Item, "Ponto."}}, {{Heading, "Dois"}, {Body, "Último."}}},
	} {
		if got := Sections(b, lang); !slices.EqualFunc(got, want, slices.Equal) {
			t.Errorf("Sections(%s) = %v, want %v", lang, got, want)
		}
	}
}

// TestLessonsForTouch checks that texts for touch mention no mouse and no key.
func TestLessonsForTouch(t *testing.T) {
	devices := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`(?i)\b(click|wheel|pointer|mouse|keys?|with E)\b`),
		"pt": regexp.MustCompile(`(?i)\b(cli[cq]\w*|roda|ponteiro|rato|teclas?|com E)\b`),
	}
	for _, spec := range catalog.All() {
		b := Lessons()(spec)
		for lang, device := range devices {
			var texts []string
			for _, p := range b.Pages {
				for _, h := range p.Here {
					texts = append(texts, h.By(true)[lang])
				}
				for _, task := range p.Tasks {
					texts = append(texts, task.Do[lang], task.Hint[lang], task.Why[lang])
				}
			}
			for _, text := range texts {
				if word := device.FindString(text); word != "" {
					t.Errorf("%s: %q contains %q in a text for touch", spec.ID, text, word)
				}
			}
		}
	}
}

// TestRulesAreReadable looks for leftover markup in the rules of the games.
func TestRulesAreReadable(t *testing.T) {
	for _, spec := range catalog.All() {
		for _, lang := range words.Languages() {
			b := Lessons()(spec)
			sections := Sections(b, string(lang))
			if want := len(b.Pages) + len(b.Sections); want == 0 || len(sections) != want {
				t.Errorf("%s: the rules have %d sections, want one for each of %d pages", spec.ID, len(sections), want)
			}
			for _, p := range slices.Concat(sections...) {
				for _, mark := range []string{"**", "](", "`", "#", "| ", "<", "- "} {
					if p.Text == "" || strings.Contains(p.Text, mark) {
						t.Errorf("%s: %q contains %q", spec.ID, p.Text, mark)
					}
				}
			}
		}
	}
}
