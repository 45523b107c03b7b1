package window

import "testing"

// A pointer outside the window has not moved until it enters, and none has in a frame with another size: otherwise it would take over from the keyboard
// cursor.
func TestPointerOutsideRests(t *testing.T) {
	r := reader{at: [2]float64{10, 10}}
	for _, tt := range []struct {
		x, y, wantX, wantY float64
		drags              bool
		resized            bool // in this frame
	}{
		{20, 30, 20, 30, false, false},
		{640, 30, 640, 30, false, false}, // it leaves
		{910, 41, 640, 30, false, false},
		{-3, 500, 640, 30, false, false},
		{639, 479, 639, 479, false, false}, // it comes back
		{0, -1, 0, -1, false, false},
		{0, 0, 0, 0, false, false},
		{700, 20, 700, 20, true, false}, // a bar at the edge
		{700, 90, 700, 90, true, false},
		{4, 4, 4, 4, false, false},
		{-107, 3, 4, 4, false, true}, // by the size before
		{4, -92, 4, 4, true, true},
		{4, 4, 4, 4, false, false},
	} {
		r.resized = tt.resized
		if x, y := r.follow(tt.x, tt.y, 640, 480, tt.drags); x != tt.wantX || y != tt.wantY {
			t.Errorf("at %v, %v it is at %v, %v, want %v, %v", tt.x, tt.y, x, y, tt.wantX, tt.wantY)
		}
	}
}
