package training

import (
	"math"
	"testing"

	"quintet/games/catalog"
)

// Each level is in the middle of its slot, ratings between two levels are between their slots, and ratings beyond the scale are at its ends.
func TestScale(t *testing.T) {
	for _, spec := range catalog.All() {
		s, id := newScale(spec.ID), spec.ID
		before := -1.0
		for _, l := range s {
			if at := s.slot(float64(l.Rating)); math.Abs(at-float64(l.Number)+0.5) > 1e-9 {
				t.Errorf("%s: level %d is at %v, want %v", id, l.Number, at, float64(l.Number)-0.5)
			}
		}
		for r := -1000.0; r < 3000; r += 7 {
			at := s.slot(r)
			if at <= before && r > -1000 {
				t.Fatalf("%s: rating %v is at %v, not after %v", id, r, at, before)
			}
			before = at
			low, weaker := s.below(r)
			high, stronger := s.above(r)
			if weaker && float64(low.Number)-0.5 > at || stronger && float64(high.Number)-0.5 < at {
				t.Errorf("%s: rating %v is at %v, between levels %d and %d", id, r, at, low.Number, high.Number)
			}
		}
		for r, want := range map[float64]float32{-5000: 0, math.Inf(-1): 0, 9000: 1, math.Inf(1): 1} {
			if at := s.position(r); at != want {
				t.Errorf("%s: a rating of %v is at %v, want %v", id, r, at, want)
			}
		}
	}
}
