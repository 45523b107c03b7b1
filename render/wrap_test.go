package render

import (
	"slices"
	"testing"
)

// TestWrapKeepsNumbersWithTheirUnits breaks where the only room is between a number and its unit.
func TestWrapKeepsNumbersWithTheirUnits(t *testing.T) {
	b := &Brush{Stock: NewStock(), Scale: 1}
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
