package arena

import (
	"testing"

	"quintet/games"
	"quintet/games/study/elo"
)

// The interval contains the truth in 95 % of many samples, at even and at uneven strength.
func TestIntervalCoversTheTruth(t *testing.T) {
	const samples = 4000
	r := games.NewRand(7)
	for _, tt := range []struct{ win, draw float64 }{{0.5, 0}, {0.4, 0.2}, {0.8, 0.1}, {0.1, 0.1}} {
		truth, covered := tt.win+tt.draw/2, 0
		for range samples {
			var s elo.Shares
			for range 60 { // pairs of games
				pair := 0.0
				for range 2 {
					switch x := r.Float64(); {
					case x < tt.win:
						pair++
					case x < tt.win+tt.draw:
						pair += 0.5
					}
				}
				s.Add(pair / 2)
			}
			if low, high := s.Interval(); low <= truth && truth <= high {
				covered++
			}
		}
		// Three standard deviations are 1 %; the distribution of shares is not quite normal.
		if share := float64(covered) / samples; share < 0.935 || share > 0.97 {
			t.Errorf("win %v draw %v: the interval holds the truth in %.3f of the samples, want 0.95", tt.win, tt.draw, share)
		}
	}
}
