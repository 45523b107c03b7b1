package play

import "testing"

// The menu lies in the window, also in the least one with every entry there can be.
func TestTheMenuFitsTheWindow(t *testing.T) {
	for entries := 7; entries <= 11; entries++ {
		for _, high := range []float32{480, 800} {
			r, rows := menuArea(entries, high)
			if r.Y+r.H > high-4 {
				t.Errorf("%d entries in a window %v high: the menu ends at %v", entries, high, r.Y+r.H)
			}
			first, last := rows[0], rows[entries-1]
			if first.Y < r.Y || last.Y+last.H > r.Y+r.H || first.H < 36 {
				t.Errorf("%d entries in a window %v high: from %v to %v in %v", entries, high, first, last, r)
			}
		}
	}
}
