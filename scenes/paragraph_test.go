package scenes

import (
	"slices"
	"testing"
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
