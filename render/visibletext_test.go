package render

import (
	"slices"
	"strings"
	"testing"
)

// The first lines of a text cost the same whatever its length, and a frame that shows a text again measures nothing.
func TestTextWorkIsProportionalToVisible(t *testing.T) {
	const wide, lines = 300, 3
	uses := map[string]func(b *Brush, s string){
		"WrapFirst": func(b *Brush, s string) { b.WrapFirst(s, TypeBody, wide, lines) },
		"Fit":       func(b *Brush, s string) { b.Fit(s, TypeBody, wide) },
		"Text":      func(b *Brush, s string) { b.Text(s, TypeBody, Point{}, Start, b.Theme.Text) },
	}
	for text, part := range map[string]string{"words": "word ", "one word": "x", "blanks": "   ", "lines": "one line\n"} {
		short, long := strings.Repeat(part, 20_000), strings.Repeat(part, 200_000)
		for use, do := range uses {
			cost := func(s string) int {
				b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1, Canvas: nothing{}}
				do(b, s)
				return b.Pictures.Measured()
			}
			if n, tenfold := cost(short), cost(long); tenfold > n {
				t.Errorf("%s of %s: %d bytes are measured, of a text ten times as long %d", use, text, n, tenfold)
			}
		}
		for use, do := range map[string]func(b *Brush) []string{
			"Wrap":       func(b *Brush) []string { return b.Wrap(long, TypeBody, wide) },
			"WrapEvenly": func(b *Brush) []string { return b.WrapEvenly(long, TypeBody, wide) },
			"Paragraphs": func(b *Brush) []string { return b.Paragraphs(long, TypeBody, wide) },
		} {
			b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1, Canvas: nothing{}}
			first := do(b)
			once := b.Pictures.Measured()
			var again []string
			frame := allocated(func() { again = do(b) })
			if more := b.Pictures.Measured() - once; more > 0 || frame > 4<<10 || !slices.Equal(again, first) {
				t.Errorf("%s of %s: the next frame measures %d bytes and allocates %d, want none", use, text, more, frame)
			}
		}
	}
}

// WrapFirst returns the first lines of Wrap.
func TestWrapFirstIsPrefixOfWrap(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	for _, s := range []string{"", " ", "word", "some words that need more than a line", strings.Repeat("many words ", 500), strings.Repeat("x", 40_000)} {
		whole := b.Wrap(s, TypeBody, 100)
		for most := range 6 {
			lines, all := b.WrapFirst(s, TypeBody, 100, most)
			if len(lines) > most || all && len(lines) != len(whole) || !all && len(lines) < most && len(s) < maxLine {
				t.Errorf("%.20q: %d lines of %d, all %v, want at most %d", s, len(lines), len(whole), all, most)
			}
			for i, line := range lines {
				if !strings.HasPrefix(whole[i], line) {
					t.Errorf("%.20q: line %d is %.40q, want %.40q", s, i, line, whole[i])
				}
			}
		}
	}
}

// Paragraphs keeps the lines of a text and shows all of it.
func TestParagraphs(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	s := "One line.\n\nAfter an empty one " + strings.Repeat("long", 100) + "\n"
	lines := b.Paragraphs(s, TypeBody, 150)
	if lines[0] != "One line." || lines[1] != "" || lines[len(lines)-1] != "" {
		t.Errorf("the lines are %q", lines)
	}
	if got := strings.Join(lines, ""); strings.Count(got, "long") != 100 {
		t.Errorf("the lines %q lose letters", lines)
	}
	for _, line := range lines {
		if w := b.Measure(line, TypeBody); w > 150 {
			t.Errorf("%q is %v wide, want at most 150", line, w)
		}
	}
}
