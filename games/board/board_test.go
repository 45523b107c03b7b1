package board

import (
	"slices"
	"testing"
)

// TestWinningPath orders links from the end whose cell counts first to the other.
func TestWinningPath(t *testing.T) {
	v := View{Links: []Link{
		{From: 5, To: 2, Winning: true}, {From: 9, To: 8}, {From: 1, To: 5, Winning: true}, {From: 2, To: 7, Winning: true},
	}}
	if got := v.WinningPath(); !slices.Equal(got, []Target{1, 5, 2, 7}) {
		t.Errorf("path %v, want 1 5 2 7", got)
	}
	v.Links = v.Links[1:2]
	if got := v.WinningPath(); got != nil {
		t.Errorf("path %v without winning links", got)
	}
}
