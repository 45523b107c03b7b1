package limits_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"quintet/games/limits"
)

func TestCleanTexts(t *testing.T) {
	for _, c := range []struct{ name, text, line, lines string }{
		{"plain", "Ana", "Ana", "Ana"},
		{"empty", "", "", ""},
		{"blanks at the ends", " \u00a0Ana Lima\u3000\n", "Ana Lima", "Ana Lima"},
		{"line ends", "a\nb\r\nc\rd\u2028e\u0085f", "a b c d e f", "a\nb\nc\nd\ne\nf"},
		{"a tab", "a\tb", "a b", "a b"},
		{"control characters", "a\x00b\x1b[31mc\x7fd\u009be", "ab[31mcde", "ab[31mcde"},
		{"another direction", "a\u202eb\u2066c\u200fd\u061ce", "abcde", "abcde"},
		{"invalid bytes", "a\xffb\xc3", "ab", "ab"},
		{"a byte order mark", "\ufeffa\ufeff", "a", "a"},
		{"noncharacters", "a\ufffe\U0001ffffb", "ab", "ab"},
		{"what is hidden at the ends", "\u202e a \x00", "a", "a"},
		{"what joins letters", "می\u200cخواهم 👩\u200d🚀 囲", "می\u200cخواهم 👩\u200d🚀 囲", "می\u200cخواهم 👩\u200d🚀 囲"},
	} {
		if got := limits.Name(c.text); got != c.line {
			t.Errorf("%s: Name(%q) = %q, want %q", c.name, c.text, got, c.line)
		}
		if got := limits.Tag(c.text); got != c.line {
			t.Errorf("%s: Tag(%q) = %q, want %q", c.name, c.text, got, c.line)
		}
		if got := limits.Comment(c.text); got != c.lines {
			t.Errorf("%s: Comment(%q) = %q, want %q", c.name, c.text, got, c.lines)
		}
	}
}

func TestLongTextsAreCut(t *testing.T) {
	for _, c := range []struct {
		clean func(string) string
		most  int
	}{{limits.Name, limits.MaxName}, {limits.Tag, limits.MaxTag}, {limits.Comment, limits.MaxComment}} {
		longest := strings.Repeat("é", c.most)
		if got := c.clean(longest); got != longest {
			t.Errorf("a text of %d characters has %d", c.most, utf8.RuneCountInString(got))
		}
		if got := c.clean(longest + "!"); got != longest {
			t.Errorf("a text of %d characters has %d, want %d", c.most+1, utf8.RuneCountInString(got), c.most)
		}
		if got, want := c.clean(longest[2:]+" end"), longest[2:]; got != want {
			t.Errorf("a text that is cut at a blank ends %q", got[len(got)-4:])
		}
	}
}

// Cleaning a clean text changes nothing, and Allows accepts every character of a clean line.
func TestCleanTextIsUnchanged(t *testing.T) {
	nasty := rapid.StringOf(rapid.OneOf(rapid.Rune(), rapid.SampledFrom([]rune(" \t\r\n\v\x00\x1b\u0085\u00a0\u200b\u200e\u2028\u202e\ufeff\ufffd\ufffe"))))
	rapid.Check(t, func(t *rapid.T) {
		text := nasty.Draw(t, "text")
		for _, clean := range []func(string) string{limits.Name, limits.Tag, limits.Comment} {
			once := clean(text)
			if twice := clean(once); twice != once {
				t.Fatalf("%q becomes %q and then %q", text, once, twice)
			}
		}
		for _, r := range limits.Name(text) {
			if !limits.Allows(r) {
				t.Fatalf("Allows(%q) is false, but %q is clean", r, limits.Name(text))
			}
		}
		for _, r := range "\x00\x1b\u202e\ufeff\n\t" {
			if limits.Allows(r) {
				t.Fatalf("Allows(%q) is true", r)
			}
		}
	})
}
