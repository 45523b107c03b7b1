package training

import (
	"math"
	"testing"

	"quintet/games/catalog"
	"quintet/games/study/rating"
	"quintet/render"
)

// Each estimate is drawn at its place on the scale, and infinite bounds are drawn at the bottom or the top.
func TestChartShowsHistory(t *testing.T) {
	inf := math.Inf(1)
	history := []rating.Estimate{{Rating: 310, Low: 120, High: 480}, {Rating: 405, Low: 230, High: 575}, {Rating: inf, Low: 260, High: inf}, {Rating: -inf, Low: -inf, High: 300}}
	for _, spec := range catalog.All() {
		s := newScale(spec.ID)
		l := chart{s, history}.lines(render.Rect{W: 300, H: 100}, render.ThemeOf(false))
		for i, e := range history {
			for k, v := range []float64{e.Low, e.Rating, e.High} {
				if got, want := float32(l.heights[3*i+k])/chartLevels, s.position(v); math.Abs(float64(got-want)) > 0.5/chartLevels+1e-6 {
					t.Errorf("%s: estimate %d, number %d: it is drawn at %v, want %v", spec.ID, i, k, got, want)
				}
			}
		}
		if l.known != "1100" {
			t.Errorf("%s: the curve goes through %s, want only finite ratings", spec.ID, l.known)
		}
		for _, which := range []int{3 * 2, 3 * 3} {
			if low, high := l.heights[which], l.heights[which+2]; low != 0 && high != chartLevels {
				t.Errorf("%s: an infinite bound is drawn between %d and %d", spec.ID, low, high)
			}
		}
	}
}
