// Benchmarks a game's fast playout (Bench); "go run ./build compare" runs it. Change here what is measured; each game's test chooses the boards.

package gametest

import (
	"testing"

	"quintet/games"
)

// Bench measures random games from the start with the fast playout of s, on one goroutine. boards holds option strings such as "size=9
// pairs=original". A game without a fast playout is skipped.
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
