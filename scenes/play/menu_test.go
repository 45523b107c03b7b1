package play

import "testing"

// The menu lies in the window, also in the least one with every entry there can be, and its groups do not touch.
func TestTheMenuFitsTheWindow(t *testing.T) {
	const groups = 4
	entry := action{do: func() {}}
	for entries := 7; entries <= 14; entries++ {
		as := make([]action, groups-1) // what is between them
		for range entries {
			as = append(as, entry)
		}
		for _, high := range []float32{480, 800} {
			r, rows := menuArea(as, high)
			if r.Y+r.H > high-4 {
				t.Errorf("%d entries in a window %v high: the menu ends at %v", entries, high, r.Y+r.H)
			}
			first, last := rows[groups-1], rows[len(rows)-1]
			if first.Y < r.Y || last.Y+last.H > r.Y+r.H || first.H < 28 || entries <= 11 && first.H < 36 {
				t.Errorf("%d entries in a window %v high: from %v to %v in %v", entries, high, first, last, r)
			}
			if gap := rows[0].H; gap < 1 || high == 800 && gap < 8 {
				t.Errorf("%d entries in a window %v high: the groups are %v apart", entries, high, gap)
			}
		}
	}
}
