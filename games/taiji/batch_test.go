package taiji

import (
	"math"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// Batches expect what single games expect, as payoff and as worth of every cell, in every phase of the game.
func TestPlayoutPartsAgrees(t *testing.T) {
	const batches, singles = 3000, 12_000
	r := games.NewRand(5)
	for i, options := range []string{"size=7", "size=9", "size=9 score=squares tonga=on", "size=11 tie=draw", "size=13"} {
		for _, plies := range []int{0, 8, 18} {
			if !gametest.Sampled(i+plies, 3) {
				continue
			}
			p := open(t, options).Start().(*position)
			random(p, r, plies)
			const margin = 0.7
			var value, valueOne gametest.Sample
			var worth, worthOne [maxCells]float64
			for range batches {
				var b games.PartBatch
				p.PlayoutParts(r, margin, &b)
				value.Add(float64(b.Payoff[light]))
				for i := range worth {
					worth[i] += float64(b.Worth[i]) / batches
				}
			}
			for range singles {
				q := *p
				ps, _ := q.Playout(r)
				v := float64(ps[light] + margin*(q.game.margin(q.scores())-ps[light]))
				valueOne.Add(v)
				for i := range uint(maxCells) {
					switch {
					case !p.free().has(i):
					case q.half[light].has(i):
						worthOne[i] += v / singles
					case q.half[dark].has(i):
						worthOne[i] -= v / singles
					}
				}
			}
			if d := math.Abs(value.Mean() - valueOne.Mean()); d > 5*math.Hypot(value.Error(0), valueOne.Error(0)) {
				t.Errorf("%s after %d plies: batches expect %.3f, single games %.3f", options, plies, value.Mean(), valueOne.Mean())
			}
			for i := range worth {
				if math.Abs(worth[i]-worthOne[i]) > 5/math.Sqrt(singles) {
					t.Errorf("%s after %d plies: cell %d is worth %.3f, in single games %.3f", options, plies, i, worth[i], worthOne[i])
				}
			}
		}
	}
}

// A batch leaves the position alone and nothing of the batch before, gives no worth to covered cells, and from an empty board its games cancel out.
func TestPlayoutPartsAlone(t *testing.T) {
	r := games.NewRand(2)
	for _, options := range []string{"size=9 tie=draw", "size=11 tie=draw tonga=on"} {
		var b games.PartBatch
		for plies := range 20 {
			p := open(t, options).Start().(*position)
			random(p, r, plies)
			for i := range b.Worth {
				b.Worth[i] = 7
			}
			before := *p
			p.PlayoutParts(r, 0.5, &b)
			if *p != before {
				t.Fatalf("%s: the position has changed", options)
			}
			for i, v := range b.Worth {
				if v != 0 && (i >= maxCells || !p.free().has(uint(i))) {
					t.Fatalf("%s after %d plies: cell %d is worth %v", options, plies, i, v)
				}
			}
			if b.Payoff[dark] != -b.Payoff[light] || plies == 0 && b.Payoff[light] != 0 {
				t.Fatalf("%s after %d plies: payoffs %v", options, plies, b.Payoff)
			}
		}
	}
}

// Both ways to count groups agree, on full boards and before.
func TestCountSizes(t *testing.T) {
	r := games.NewRand(4)
	for _, options := range variants {
		for i := range 300 {
			p := open(t, options).Start().(*position)
			random(p, r, i%60)
			if p.game.size*p.game.size > smallBoard {
				continue
			}
			counted := p.counted()
			if got, want := p.game.countSizes(p.half), ([2]groupSizes{counted[light].size, counted[dark].size}); got != want {
				t.Fatalf("%s: %s has %v, want %v", options, games.TextOf(p), got, want)
			}
		}
	}
}
