package search_test

import (
	"fmt"
	"testing"

	"quintet/games/catalog"
	"quintet/games/search"
)

// BenchmarkSearch measures the playouts per second of the strongest level of every game: at the start, and after half and three quarters of a random
// game. A search that ends early because everything is proven starts again.
// The names are those of earlier versions, which compare runs too.
func BenchmarkSearch(b *testing.B) {
	for _, s := range catalog.All() {
		levels := catalog.LevelsOf(s.ID)
		for _, part := range []struct {
			name     string
			quarters int
		}{{"start", 0}, {"middle", 2}, {"late", 3}} {
			p := partOf(b, s, part.quarters)
			b.Run(fmt.Sprintf("%s/%s/threads=1", s.ID, part.name), func(b *testing.B) {
				b.ReportAllocs()
				for played := 0; played < b.N; {
					e := levels[len(levels)-1].Engine(uint64(played), 0)
					r := search.Searched(b, e, p, search.Limits{Playouts: b.N - played})
					played += max(r.Playouts, 1)
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
			})
		}
	}
}
