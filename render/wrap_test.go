package render

import (
	"slices"
	"strings"
	"testing"
)

// TestWrapKeepsUnits wraps a text whose only possible break is between a number and its unit.
func TestWrapKeepsUnits(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	face := Type{Size: 15}
	w := b.Measure("at most 3", face) + 1
	if got, want := b.Wrap("at most 3 s", face, w), []string{"at most 3", "s"}; !slices.Equal(got, want) {
		t.Errorf("Wrap = %q, want %q", got, want)
	}
	if got, want := b.Wrap("at most 3\u00a0s", face, w), []string{"at most", "3\u00a0s"}; !slices.Equal(got, want) {
		t.Errorf("Wrap = %q, want %q", got, want)
	}
	if plain, held := b.Measure("3 s", face), b.Measure("3\u00a0s", face); plain != held {
		t.Errorf("a space that does not break is %v wide, want %v", held-plain, plain)
	}
}

// TestWrapEvenly wraps sentences that would leave a single word on the last line.
func TestWrapEvenly(t *testing.T) {
	b := &Brush{Pictures: NewPictureCache(), Scale: 1}
	face := Type{Size: 15}
	const s = "Two stones may not make three in a row; one may."
	w := b.Measure("Two stones may not make three in a row; one", face) + 1
	if got, want := b.Wrap(s, face, w), []string{"Two stones may not make three in a row; one", "may."}; !slices.Equal(got, want) {
		t.Errorf("Wrap = %q, want %q", got, want)
	}
	if got, want := b.WrapEvenly(s, face, w), []string{"Two stones may not make", "three in a row; one may."}; !slices.Equal(got, want) {
		t.Errorf("WrapEvenly = %q, want %q", got, want)
	}
	for _, s := range []string{"", "unbreakable", s} {
		for w := float32(1); w < 500; w += 7 {
			plain, even := b.Wrap(s, face, w), b.WrapEvenly(s, face, w)
			if len(even) != len(plain) {
				t.Errorf("%q in %v: %d lines, evenly %d", s, w, len(plain), len(even))
			}
			for _, line := range even {
				if wide := b.Measure(line, face); wide > w && strings.Contains(line, " ") {
					t.Errorf("%q in %v: the line %q is %v wide", s, w, line, wide)
				}
			}
		}
	}
}
