package squ

import (
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// FuzzParse also looks at playouts: they have as many plies as there are empty cells.
func FuzzParse(f *testing.F) {
	var options []string
	for size := minSize; size <= maxSize; size++ {
		options = append(options, fmt.Sprintf("size=%d", size), fmt.Sprintf("size=%d ties=record", size))
	}
	const middle = "1rb5rb/b1br3b2/1b5r2/1R3Rr2r/2r4b2/4r5/2Bb1B1rb1/1R3R3r/rb4rb2/2B2B1br1 - p1"
	gametest.Fuzz(f, Spec, options, [][2]string{
		{"4/4/4/4 - -", "e5"}, {"RR2/RR2/bb2/bb2 - p1", "d4#"}, {"r1b1/4/4/4 c1 -", "a1"}, {"RRb/RRb/bbr - p1", "a1"}, {middle, " J10 "},
		{"r1b1/4/4/4 d1 -", ""}, {"RRRR/RRRR/4/4 - p9", ""}, {middle, "a1"}, {middle, "d1 #3@a1"},
	}, func(t *testing.T, pos games.Position) {
		p := pos.(*position)
		want := p.empty().count()
		if _, plies := p.Playout(games.NewRand(1)); plies != want {
			t.Errorf("a playout of %d plies, want %d", plies, want)
		}
	})
}
