// The benchmark of a game's fast playout, which "go run ./build compare" runs. The boards to measure are chosen by the test of each game.

package gametest

import (
	"testing"

	"quintet/games"
)

// Bench measures random games from the start through the fast playout of s, with one goroutine, on boards given by their options such as
// "size=9 pairs=original". It skips a game that has none.
func Bench(b *testing.B, s games.Spec, boards ...string) {
	for _, board := range boards {
		b.Run("Playout/"+board, func(b *testing.B) {
			start, r := Open(b, s, board).Start(), games.NewRand(1)
			p, ok := start.Clone().(games.Playouter)
			if !ok {
				b.Skip("the game has no fast playout")
			}
			b.ReportAllocs()
			plies := 0
			for b.Loop() {
				p.(games.Position).CopyFrom(start)
				_, n := p.Playout(r)
				plies += n
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
		})
	}
}
