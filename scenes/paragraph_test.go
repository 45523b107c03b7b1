package scenes

import (
	"slices"
	"strings"
	"testing"

	"quintet/games/catalog"
)

func TestParagraphs(t *testing.T) {
	for _, c := range []struct {
		name, in string
		want     []Paragraph
	}{
		{"nothing", " \n\n", nil},
		{"headings", "# Page\n## Part\ntext", []Paragraph{{Page, "Page"}, {Heading, "Part"}, {Body, "text"}}},
		{"lines of a paragraph are joined", "one\n  two\r\nthree", []Paragraph{{Body, "one two three"}}},
		{"an empty line ends it", "one\n\ntwo", []Paragraph{{Body, "one"}, {Body, "two"}}},
		{"items run on", "- one\n  more\n- two\n\nthen", []Paragraph{{Item, "one more"}, {Item, "two"}, {Body, "then"}}},
		{"a heading ends a paragraph and goes on no line", "one\n# Two\nthree", []Paragraph{{Body, "one"}, {Page, "Two"}, {Body, "three"}}},
	} {
		if got := Paragraphs(c.in); !slices.Equal(got, c.want) {
			t.Errorf("%s: Paragraphs(%q) = %v, want %v", c.name, c.in, got, c.want)
		}
	}
}

// TestRulesAreReadable looks for Markdown in the rules of the games that Paragraphs does not know, and that would be seen.
func TestRulesAreReadable(t *testing.T) {
	for _, spec := range catalog.All() {
		ps := Paragraphs(spec.Rules)
		if len(ps) < 5 || ps[0].Kind != Page && ps[0].Kind != Body {
			t.Errorf("%s: the rules are %d paragraphs", spec.ID, len(ps))
		}
		for _, p := range ps {
			for _, mark := range []string{"**", "](", "`", "###", "| ", "<"} {
				if p.Text == "" || strings.Contains(p.Text, mark) {
					t.Errorf("%s: %q holds %q", spec.ID, p.Text, mark)
				}
			}
		}
	}
}
