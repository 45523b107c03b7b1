package sound

import (
	"math"
	"slices"
	"testing"
)

// Every sound is short, quiet, without clicks at its ends, has mean 0, and is the same each time.
func TestSoundsAreSoft(t *testing.T) {
	for s := None + 1; s < sounds; s++ {
		xs := s.Samples()
		if n := float64(len(xs)) / Rate; n < 0.05 || n > 1 {
			t.Errorf("sound %d lasts %.2f s", s, n)
		}
		peak, sum, tail := 0.0, 0.0, 0.0
		for i, x := range xs {
			v := float64(x)
			if math.IsNaN(v) {
				t.Fatalf("sound %d: sample %d is no number", s, i)
			}
			peak, sum = max(peak, math.Abs(v)), sum+v
			if i >= len(xs)-Rate/200 {
				tail = max(tail, math.Abs(v))
			}
		}
		if peak < 0.1 || peak > 0.4 {
			t.Errorf("sound %d has a peak of %.2f, want 0.1 to 0.4", s, peak)
		}
		if mean := sum / float64(len(xs)); math.Abs(mean) > 1e-5 {
			t.Errorf("sound %d has a mean of %v", s, mean)
		}
		if xs[0] != 0 || xs[len(xs)-1] != 0 || tail > 0.03 {
			t.Errorf("sound %d begins with %v and ends with %v after %v", s, xs[0], xs[len(xs)-1], tail)
		}
		if !slices.Equal(xs, s.Samples()) {
			t.Errorf("sound %d is another the second time", s)
		}
	}
	if None.Samples() != nil {
		t.Error("silence has samples")
	}
}

// Materials are audible: a light disc rings higher than a heavy tile, and a refusal is the lowest. The pitch is estimated by the number of sign
// changes.
func TestSoundsDiffer(t *testing.T) {
	pitch := func(s Sound) float64 {
		xs, n := s.Samples(), 0
		xs = xs[:Rate/20]
		for i := range xs[1:] {
			if (xs[i] < 0) != (xs[i+1] < 0) {
				n++
			}
		}
		return float64(n)
	}
	order := []Sound{Refused, Tile, Wood, Disc, Stone}
	for i, s := range order[1:] {
		if low, high := pitch(order[i]), pitch(s); low >= high {
			t.Errorf("sound %d crosses zero %v times, sound %d, which is to be higher, %v times", order[i], low, s, high)
		}
	}
}
