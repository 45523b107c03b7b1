package taiji

import (
	"testing"

	"quintet/games"
)

// TestPartsMatchBoard: the parts of a tile are the cells that get a half of each colour when it is played.
func TestPartsMatchBoard(t *testing.T) {
	for _, options := range variants {
		p, r := after(t, options, ""), games.NewRand(1)
		for !p.Over() {
			for _, m := range p.AppendMoves(nil) {
				first, second := p.Parts(m)
				next := *p
				next.Play(m)
				for colour, cell := range [2]int{first, second} {
					if fresh := next.half[colour].minus(p.half[colour]); fresh.count() != 1 || !fresh.has(uint(cell)) {
						t.Fatalf("%s: part %d of %s is no new half of its colour", games.TextOf(p), colour, p.game.FormatMove(p, m))
					}
				}
			}
			random(p, r, 1)
		}
	}
}
