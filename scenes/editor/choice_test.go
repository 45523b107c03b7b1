package editor

import "testing"

// The arrows beside a value lead through all of them, both ways round.
func TestValuesAreSteppedBothWays(t *testing.T) {
	x := row{labels: []string{"None", "Navy", "Rust"}}
	for _, tt := range []struct {
		chosen, after, before int
	}{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}} {
		x.chosen = tt.chosen
		if after, before := x.beside(false), x.beside(true); after != tt.after || before != tt.before {
			t.Errorf("beside %d are %d and %d, want %d before it and %d after it", tt.chosen, before, after, tt.before, tt.after)
		}
	}
}
