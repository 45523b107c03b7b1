package training

import (
	"testing"

	"quintet/games/catalog"
)

// The levels are on the scale in the order of their strength. Ratings beyond it are drawn at its ends.
func TestScale(t *testing.T) {
	for _, spec := range catalog.All() {
		s, id := newScale(spec.ID), spec.ID
		before := s.position(s.low - 1000)
		if before != 0 {
			t.Errorf("%s: a rating below the scale stands at %v, want 0", id, before)
		}
		for _, l := range s.levels {
			at := s.position(float64(l.Rating))
			if at <= before || at >= 1 {
				t.Errorf("%s: level %d stands at %v, want it between %v and 1", id, l.Number, at, before)
			}
			before = at
		}
		if at := s.position(s.high + 1000); at != 1 {
			t.Errorf("%s: a rating above the scale stands at %v, want 1", id, at)
		}
	}
}
