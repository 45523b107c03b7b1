package taiji

import (
	"testing"

	"quintet/games/board"
)

// An example shows whole tiles, since no one places single halves.
func TestExampleShowsWholeTiles(t *testing.T) {
	for _, options := range []string{"size=7", "size=9", "size=11", "size=11 tie=draw score=product"} {
		p, ok := Spec.Sample(open(t, options)).(*position)
		if !ok {
			t.Fatalf("%s: there is no example", options)
		}
		pieces := viewOf(p).Pieces
		if len(pieces) < 10 {
			t.Errorf("%s: the example has %d tiles, want at least 10", options, len(pieces))
		}
		for _, piece := range pieces {
			if piece.To == board.NoTarget {
				t.Errorf("%s: half a tile stands on %v", options, piece.At)
			}
		}
	}
}
