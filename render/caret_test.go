package render

import (
	"math"
	"testing"
)

// near reports whether two lengths are equal up to rounding.
func near(a, b float32) bool { return math.Abs(float64(a-b)) < 0.01 }

// The caret is after the preceding letter in the direction of that letter, and a click beside it leads back to the same place. Without fonts each
// Hebrew letter is a replacement mark, so its position is known.
func TestCaretInBothDirections(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	mark, ab, blank := b.Measure("\ufffd", TypeBody), b.Measure("ab ", TypeBody), b.Measure(" 3", TypeBody)
	for text, want := range map[string][]float32{
		"":         {0},
		"אבג":      {3 * mark, 2 * mark, mark, 0},
		"ab אבג":   {0, b.Measure("a", TypeBody), b.Measure("ab", TypeBody), ab, ab + 2*mark, ab + mark, ab},
		"אבג 3":    {3 * mark, 2 * mark, mark, 0, 3*mark + b.Measure(" ", TypeBody), 3*mark + blank},
		"ab אב":    {0, b.Measure("a", TypeBody), b.Measure("ab", TypeBody), ab, ab + mark, ab},
		"א\u05b0ב": {2 * mark, mark, 0}, // a letter with a vowel sign is one
	} {
		place := 0
		for n, letter := range append([]string{""}, letters(text)...) {
			place += len(letter)
			if x := b.CaretX(text, place, TypeBody); !near(x, want[n]) {
				t.Errorf("%q: the caret after letter %d stands at %v, want %v", text, n, x, want[n])
			}
		}
	}
}

// A click on the starting half of a letter places the caret before it, on the other half after it, and a selected letter is highlighted where it is
// drawn.
func TestClicksInBothDirections(t *testing.T) {
	b := foreign(t)
	for _, text := range []string{"Ana", "محمد", "Ana محمد, 3.5", "محمد Ana علي", "علي (12) محمد", "日本 محمد é"} {
		at, sum := 0, float32(0)
		for _, letter := range letters(text) {
			from, to := at, at+len(letter)
			spans := b.Spans(text, from, to, TypeBody)
			if at = to; len(spans) != 1 || spans[0].W <= 0 {
				t.Fatalf("%q: the letter %q stands at %v", text, letter, spans)
			}
			left, right := spans[0].X, spans[0].X+spans[0].W
			begin, end := left, right
			if caret := b.CaretX(text, to, TypeBody); near(caret, left) {
				begin, end = right, left
			} else if !near(caret, right) {
				t.Errorf("%q: the caret after %q stands at %v, not beside it, from %v to %v", text, letter, caret, left, right)
			}
			arabic, latin := "ا" <= letter && letter <= "ي", "0" <= letter && letter <= "z"
			if arabic && end > begin || latin && end < begin {
				t.Errorf("%q: %q ends at %v and begins at %v", text, letter, end, begin)
			}
			for share, want := range map[float32]int{0.25: from, 0.75: to} {
				if got := b.OffsetAt(text, begin+(end-begin)*share, TypeBody); got != want {
					t.Errorf("%q: a click at %v of %q leads to byte %d, want %d", text, share, letter, got, want)
				}
			}
			sum += spans[0].W
		}
		whole := float32(0)
		for _, s := range b.Spans(text, 0, len(text), TypeBody) {
			whole += s.W
		}
		if w := b.Measure(text, TypeBody); !near(sum, w) || !near(whole, w) {
			t.Errorf("%q is %v wide, its letters %v, all of it marked %v", text, w, sum, whole)
		}
	}
}
