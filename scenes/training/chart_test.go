package training

import (
	"math"
	"testing"

	"quintet/games/study/rating"
	"quintet/render"
)

// Each estimate is drawn at the height of its numbers, and infinite bounds are drawn at the bottom or the top.
func TestChartShowsNumbers(t *testing.T) {
	inf := math.Inf(1)
	course := []rating.Estimate{{Rating: 310, Low: 120, High: 480}, {Rating: 405, Low: 230, High: 575}, {Rating: inf, Low: 260, High: inf}, {Rating: -inf, Low: -inf, High: 300}}
	c := newChart(course)
	if c.low != 100 || c.high != 600 {
		t.Fatalf("it reaches from %v to %v, want from 100 to 600", c.low, c.high)
	}
	l := c.lines(render.Rect{W: 300, H: 100}, render.ThemeOf(false))
	for i, e := range course {
		for k, v := range []float64{e.Low, e.Rating, e.High} {
			want := min(600, max(100, v))
			if got := c.low + float64(l.heights[3*i+k])/chartLevels*(c.high-c.low); math.Abs(got-want) > 1.01 {
				t.Errorf("estimate %d, number %d: it is drawn at %v, want %v", i, k, got, want)
			}
		}
	}
	if n := len(l.drawing()); n != 3 {
		t.Errorf("the drawing has %d layers, want the ground, the band and the line", n)
	}
}
