package render

import (
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"
)

// allocated returns the bytes that f allocates, a measure of work that does not depend on the load of the machine.
func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// Fitting, wrapping or drawing a text that is twice as long costs no more than twice as much, and little of it is cached.
func TestLongTextIsLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("takes half a second")
	}
	const wide = 300
	face := TypeBody
	uses := map[string]func(b *Brush, s string){
		"Fit":        func(b *Brush, s string) { b.Fit(s, face, wide) },
		"Text":       func(b *Brush, s string) { b.Text(s, face, Point{}, Start, b.Theme.Text) },
		"Measure":    func(b *Brush, s string) { b.Measure(s, face) },
		"Wrap":       func(b *Brush, s string) { b.Wrap(s, face, wide) },
		"WrapEvenly": func(b *Brush, s string) { b.WrapEvenly(s, face, wide) },
		"Chop":       func(b *Brush, s string) { b.Chop(s, face, wide) },
	}
	texts := map[string]string{"one word": "x", "one word of two bytes a letter": "é", "words": "word ", "hyphens": "a-b"}
	n := 8 << 10
	if testing.Short() {
		n = 2 << 10
	}
	for use, do := range uses {
		for text, part := range texts {
			t.Run(use+" of "+text, func(t *testing.T) {
				cost := func(n int) uint64 {
					b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1, Canvas: nothing{}}
					s := strings.Repeat(part, n)
					return allocated(func() { do(b, s) })
				}
				once, twice := cost(n), cost(2*n)
				if twice > 3*once+1<<16 {
					t.Errorf("%d letters allocate %d kB and twice as many %d kB, want at most 3 times as much", n, once>>10, twice>>10)
				}
				b := &Brush{Pictures: NewPictureCache(), Theme: ThemeOf(false), Scale: 1, Canvas: nothing{}}
				for i := range 50 {
					do(b, strings.Repeat(part, n+i))
					b.Pictures.NextFrame()
				}
				b.Pictures.NextFrame() // uses nothing
				if kept := b.Pictures.widths.Bytes() + b.Pictures.lines.Bytes(); kept > widthBudget+lineBudget {
					t.Errorf("%d kB are kept of 50 texts, want at most %d", kept>>10, (widthBudget+lineBudget)>>10)
				}
			})
		}
	}
}

// Fit returns the longest beginning that fits with its ellipsis, the same as trying every length.
func TestFitIsLongest(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	slow := func(s string, w float32) string {
		if b.Measure(s, TypeBody) <= w {
			return s
		}
		rs := []rune(s)
		for n := len(rs) - 1; n > 0; n-- {
			if cut := strings.TrimRight(string(rs[:n]), " ,.") + "…"; b.Measure(cut, TypeBody) <= w {
				return cut
			}
		}
		return "…"
	}
	r := rand.New(rand.NewPCG(1, 2))
	letters := []rune("abcdefgh iIlmW, .-éçã1")
	for range 300 {
		var s []rune
		for range r.IntN(40) {
			s = append(s, letters[r.IntN(len(letters))])
		}
		w := r.Float32() * 200
		if got, want := b.Fit(string(s), TypeBody, w), slow(string(s), w); got != want {
			t.Errorf("Fit(%q, %v) = %q, want %q", string(s), w, got, want)
		}
	}
}

// Nothing is shown as nothing, even where no letter has room.
func TestEmptyTextIsNotCut(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	for _, w := range []float32{-5, 0, 100} {
		if got := b.Fit("", TypeBody, w); got != "" {
			t.Errorf("nothing in a width of %v is %q", w, got)
		}
	}
}

// A letter is not separated from its accents.
func TestTextIsCutBetweenLetters(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	s := strings.Repeat("e\u0301", 50)
	for w := float32(1); w < 300; w++ {
		cut := strings.TrimSuffix(b.Fit(s, TypeBody, w), "…")
		if n := utf8.RuneCountInString(cut); n%2 != 0 {
			t.Fatalf("Fit in %v cuts after %d characters, within a letter", w, n)
		}
		for _, line := range b.Chop(s, TypeBody, w) {
			if n := utf8.RuneCountInString(line); n%2 != 0 {
				t.Fatalf("Chop in %v makes a line of %d characters, within a letter", w, n)
			}
		}
	}
}

// Chop loses nothing, and makes no line wider than allowed unless a single letter is.
func TestChop(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	for _, s := range []string{"", "x", "short", strings.Repeat("/folder", 40), strings.Repeat("W", 300)} {
		lines := b.Chop(s, TypeBody, 100)
		if strings.Join(lines, "") != s {
			t.Errorf("Chop(%q) = %q, which is another text", s, lines)
		}
		for _, line := range lines {
			if w := b.Measure(line, TypeBody); w > 100 {
				t.Errorf("Chop makes the line %q, %v wide, want at most 100", line, w)
			}
		}
	}
	if lines := b.Chop("WW", TypeBody, 1); len(lines) != 2 {
		t.Errorf("Chop makes %q where no letter has room, want one a line", lines)
	}
}
