package catalog_test

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// swaps reports whether a level swaps after an opening, with a fraction of its playouts and no other limit.
func swaps(t *testing.T, l catalog.Level, p games.Position, share int) bool {
	t.Helper()
	r := searched(t, l.Engine(1, 0), p, search.Limits{Playouts: max(1, l.Untimed().Playouts/share)})
	if !p.Legal(r.Best) {
		t.Fatalf("level %d plays what is not legal", l.Number)
	}
	m, ok := p.(games.Swapper).Swap()
	return ok && r.Best == m
}

// On solved boards a computer that searches to the end swaps exactly the openings that win. On the usual boards, which are not solved, the openings
// are those with the clearest results in games of level 5 against itself with 600 playouts a placement: in Squex Blue won 60 of 93 after d4, 20 of 93
// after d1, the middle of one of his own sides, but 93 of 186 after a corner; in Distrify Black won all 119 after c3, and 60 of 238 after a corner.
func TestComputersSwapWinningOpenings(t *testing.T) {
	for _, c := range []struct {
		id, size    string
		keep, swap  string // openings
		first, last int    // levels
	}{
		{"squex", "3", "b1 b3", "a1 a2 a3 b2 c1 c2 c3", 5, 6},
		{"squex", "4", "b1 c1 b4 c4", "b2 c2 b3 c3", 4, 6},
		{"distrify", "3", "a1 a2 a3 b2 c1 c2 c3", "b1 b3", 4, 6},
		{"distrify", "4", "a1 b1 a2 b2 c3 d4", "", 4, 6},
		{"squex", "8", "d1", "d4", 4, 6},
		{"distrify", "9", "a1 i9", "c3 e1 e3", 4, 6},
		{"squex", "8", "a8", "", 1, 3},
		{"distrify", "9", "a1 i9", "", 1, 3}, // even weak levels see the swap
	} {
		spec, _ := catalog.Find(c.id)
		g := catalogtest.Open(t, spec, games.Options{"size": c.size, "swap": "on"})
		for i, opening := range strings.Fields(c.keep + " " + c.swap) {
			want := i >= len(strings.Fields(c.keep))
			p := g.Start()
			if _, err := games.PlayAll(g, p, []string{opening}); err != nil {
				t.Fatal(err)
			}
			levels := catalog.LevelsOf(c.id)
			for _, l := range levels[c.first-1 : c.last] {
				share := 1
				if l.Number == len(levels) {
					share = 4 // enough to see it
				}
				if testing.Short() && (c.size != "3" || l.Number == len(levels)) && (c.size != "9" || l.Number > 3) {
					continue
				}
				if got := swaps(t, l, p, share); got != want {
					t.Errorf("%s, size %s: level %d swaps %s: got %v, want %v", c.id, c.size, l.Number, opening, got, want)
				}
			}
		}
	}
}
