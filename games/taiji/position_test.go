package taiji

import (
	"testing"

	"quintet/games"
)

// has reports whether a set has both parts of a move.
func has(s games.PartSet, first, second int) bool {
	return s[0][first/64]&(1<<(first%64)) != 0 && s[1][second/64]&(1<<(second%64)) != 0
}

// TestPartsMatchBoard: the parts of a tile are laid when it is played, and not before; after a playout there are as many parts as halves of its tiles.
func TestPartsMatchBoard(t *testing.T) {
	for _, options := range variants {
		p, r := after(t, options, ""), games.NewRand(1)
		for plies := 0; !p.Over(); plies++ {
			for _, m := range p.AppendMoves(nil) {
				first, second := p.Parts(m)
				after := *p
				after.Play(m)
				if has(p.Laid(), first, second) || !has(after.Laid(), first, second) {
					t.Fatalf("%s: the halves of %s lie before it is played, or not after", games.TextOf(p), p.game.FormatMove(p, m))
				}
			}
			end := *p
			_, more := end.Playout(r)
			laid := end.Laid()
			for colour, words := range laid {
				if n := (cells{words[0], words[1], words[2]}).count(); n != plies+more || words[3] != 0 {
					t.Fatalf("%s: %d halves of colour %d lie after %d tiles", games.TextOf(p), n, colour, plies+more)
				}
			}
			random(p, r, 1)
		}
	}
}
