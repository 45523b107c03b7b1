package window

import "testing"

// A pointer outside the window has not moved until it enters: otherwise it would take over from the keyboard cursor.
func TestPointerOutsideRests(t *testing.T) {
	r := reader{at: [2]float64{10, 10}}
	for _, tt := range []struct {
		x, y, wantX, wantY float64
		drags              bool
	}{
		{20, 30, 20, 30, false},
		{640, 30, 640, 30, false}, // it leaves
		{910, 41, 640, 30, false},
		{-3, 500, 640, 30, false},
		{639, 479, 639, 479, false}, // it comes back
		{0, -1, 0, -1, false},
		{0, 0, 0, 0, false},
		{700, 20, 700, 20, true}, // a bar at the edge
		{700, 90, 700, 90, true},
	} {
		if x, y := r.follow(tt.x, tt.y, 640, 480, tt.drags); x != tt.wantX || y != tt.wantY {
			t.Errorf("at %v, %v it is at %v, %v, want %v, %v", tt.x, tt.y, x, y, tt.wantX, tt.wantY)
		}
	}
}
