package search_test

import (
	"fmt"
	"strings"
	"testing"

	"quintet/games/catalog"
	"quintet/games/search"
)

// BenchmarkSearch tells the playouts per second of plain RAVE, and of plain UCT, from the start of every game.
func BenchmarkSearch(b *testing.B) {
	for _, s := range catalog.All() {
		_, p := after(b, s, nil)
		for _, engine := range []string{"uct", "rave"} {
			for _, threads := range []int{1, 2} {
				b.Run(strings.Join([]string{s.ID, engine, fmt.Sprintf("threads=%d", threads)}, "/"), func(b *testing.B) {
					e := search.PlainUCT(1)
					if engine == "rave" {
						e = search.PlainRAVE(1)
					}
					b.ReportAllocs()
					if _, err := e.Search(b.Context(), p, search.Limits{Playouts: b.N, Threads: threads}); err != nil {
						b.Fatal(err)
					}
					b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
				})
			}
		}
	}
}
