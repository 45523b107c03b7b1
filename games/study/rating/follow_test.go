package rating

import (
	"math/rand/v2"
	"testing"

	"quintet/games/study/elo"
)

// A win makes the next opponent stronger and a loss weaker, never beyond the bounds, and a draw against an equal changes nothing.
func TestFollowMovesWithResults(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	const low, high = 0, 1400
	for range 200 {
		var games []Game
		for range r.IntN(20) {
			games = append(games, Game{Rating: r.Float64() * high, Points: float64(r.IntN(3)) / 2})
		}
		before := Follow(games, 100, low, high)
		won := Follow(append(games, Game{Rating: before, Points: 1}), 100, low, high)
		drawn := Follow(append(games, Game{Rating: before, Points: 0.5}), 100, low, high)
		lost := Follow(append(games, Game{Rating: before, Points: 0}), 100, low, high)
		if won < before || won == before && before < high || lost > before || lost == before && before > low || drawn != before || won > high || lost < low {
			t.Errorf("after %d games %v, then %v, %v and %v", len(games), before, won, drawn, lost)
		}
	}
}

// Players of any strength who follow their results score 40 to 60 % after five games, by Elo's model: at least 18 of 20 of them.
func TestFollowLeadsToEvenMatches(t *testing.T) {
	const players, first, later, high, samples = 20, 5, 30, 1400, 50
	r, held := rand.New(rand.NewPCG(11, 12)), 0
	for range samples {
		even := 0
		for i := range players {
			truth, points := high*(float64(i)+0.5)/players, 0.0
			var games []Game
			for n := range first + later {
				g := Game{Rating: Follow(games, 110, 0, high)}
				if r.Float64() < elo.FromElo(truth-g.Rating) {
					g.Points = 1
				}
				if games = append(games, g); n >= first {
					points += g.Points
				}
			}
			if share := points / later; share >= 0.4 && share <= 0.6 {
				even++
			}
		}
		if even >= 18 {
			held++
		}
	}
	if held < samples*9/10 {
		t.Errorf("in %d of %d samples 18 of 20 players have even matches", held, samples)
	}
}
