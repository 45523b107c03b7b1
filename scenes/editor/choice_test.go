package editor

import "testing"

// The arrows beside a value go through all of them, in both directions.
func TestValuesAreSteppedBothWays(t *testing.T) {
	x := row{labels: []string{"None", "Navy", "Rust"}}
	for _, tt := range []struct {
		chosen, after, before int
	}{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}} {
		x.chosen = tt.chosen
		if after, before := x.neighbour(false), x.neighbour(true); after != tt.after || before != tt.before {
			t.Errorf("around %d are %d and %d, want %d before it and %d after it", tt.chosen, before, after, tt.before, tt.after)
		}
	}
}
