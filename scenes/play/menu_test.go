package play

import "testing"

// The menu fits into the window, even the smallest one with all possible entries, and its groups do not touch.
func TestTheMenuFitsTheWindow(t *testing.T) {
	for entries := 7; entries <= 14; entries++ {
		groups := []int{1, 1, 1, 1, entries - 4}
		for _, high := range []float32{480, 800} {
			r, rows, gap := menuArea(groups, high)
			if r.Y+r.H > high-4 {
				t.Errorf("%d entries in a window %v high: the menu ends at %v", entries, high, r.Y+r.H)
			}
			if gap < 1 || high == 800 && gap < 8 {
				t.Errorf("%d entries in a window %v high: the groups are %v apart", entries, high, gap)
			}
			end := r.Y
			for i, group := range rows {
				first, last := group[0], group[len(group)-1]
				if len(group) != groups[i] || first.Y < end || first.H < 28 || entries <= 11 && first.H < 36 {
					t.Errorf("%d entries in a window %v high: from %v to %v in %v", entries, high, first, last, r)
				}
				end = last.Y + last.H
			}
			if end > r.Y+r.H {
				t.Errorf("%d entries in a window %v high: the last ends at %v in %v", entries, high, end, r)
			}
		}
	}
}
