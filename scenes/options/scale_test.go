package options

import "testing"

func TestRoomLeavesTheLeastPage(t *testing.T) {
	for _, c := range []struct {
		w, h float32
		want int
	}{
		{640, 480, 100}, {320, 240, 100}, {1280, 960, 200}, {1280, 800, 165}, {960, 720, 150}, {2560, 1600, 200}, {640, 1600, 100}, {700, 540, 105},
	} {
		got := Room(c.w, c.h)
		if got != c.want {
			t.Errorf("Room(%v, %v) = %d, want %d", c.w, c.h, got, c.want)
		}
		if k := float32(got) / 100; got > 100 && (c.w/k < minWidth || c.h/k < minHeight) {
			t.Errorf("at %d %% a window of %v by %v has a page of %v by %v", got, c.w, c.h, c.w/k, c.h/k)
		}
	}
}

func TestScaleSteps(t *testing.T) {
	for _, c := range []struct{ scale, before, after int }{{100, 100, 110}, {110, 100, 125}, {137, 125, 150}, {175, 150, 200}, {200, 175, 200}} {
		if b, a := ScaleBefore(c.scale), ScaleAfter(c.scale); b != c.before || a != c.after {
			t.Errorf("around %d are %d and %d, want %d and %d", c.scale, b, a, c.before, c.after)
		}
	}
}
