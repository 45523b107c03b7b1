package clock

import (
	"testing"
	"time"
)

// A computer that uses all of its share, ply after ply, never runs out of time, and uses a good part of it.
func TestComputersDoNotLoseOnTime(t *testing.T) {
	const overhead = 25 * time.Millisecond
	for _, c := range []Control{
		{Kind: Fischer, Main: 10 * time.Second}, {Kind: Fischer, Main: 10 * time.Second, Step: time.Second}, {Kind: Fischer, Main: 20 * time.Minute},
		{Kind: Fischer, Main: time.Minute, Step: 10 * time.Second}, {Kind: PerTurn, Step: time.Second}, {Kind: PerTurn, Step: 30 * time.Second},
	} {
		for _, plies := range []int{1, 2} {
			left := c.start()
			for turn := range 60 {
				for ply := range plies {
					left -= c.Share(left, plies-ply, 60-turn) + overhead
					if left <= 0 {
						t.Fatalf("%+v, %d plies a turn: no time left in turn %d", c, plies, turn+1)
					}
				}
				if c.Kind == PerTurn {
					if c.Step >= 10*time.Second && left > c.Step/2 {
						t.Errorf("%+v, %d plies a turn: %v of the turn were not used", c, plies, left)
					}
					left = c.Step
				} else {
					left += c.Step
				}
			}
		}
	}
}
