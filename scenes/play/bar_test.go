package play

import (
	"slices"
	"strings"
	"testing"
)

// A notice about a deletion cuts no word of the bar: what is played is said left of it, or not at all where it covers the bar.
func TestANoticeCutsNoWordsOfTheBar(t *testing.T) {
	s := newScene(t, "squex size=6", "c2 b2 c3 b3")
	n := try(t, s, 2, "d5 a1 d4")
	s.show(n.Parent().Parent())
	s.remove(n.Parent())
	for _, x := range []struct {
		w, h int
		want bool
	}{{1280, 800, true}, {640, 480, false}} {
		u := frame(s, x.w, x.h)
		about := func(words string) bool { return strings.Contains(words, "6 × 6") }
		if left := s.context.LeftOfNotices(u); slices.ContainsFunc(u.Texts, about) != x.want || x.want && left < 400 {
			t.Errorf("%d by %d: the notice begins at %v, beside %q", x.w, x.h, left, u.Texts)
		}
	}
}
