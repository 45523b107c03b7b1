package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// Where threats are always seen both players' squares are, three each at most, those of the mover with what is left of his turn.
func TestChancesOfTheMover(t *testing.T) {
	g := open(t, "size=8")
	r := games.NewRand(2)
	own, positions := 0, 0
	for range 20 {
		for p := g.Start().(*position); !p.Over(); gametest.PlayRandom(p, r) {
			var v board.View
			v.Reset()
			g.AppendThreats(&v, p)
			g.AppendOwnThreats(&v, p)
			positions++
			count := map[int8]int{}
			for _, threat := range v.Threats {
				count[threat.Owner]++
				if threat.Owner != int8(p.ToMove()) {
					continue
				}
				own++
				if has := p.sides[p.ToMove()]; threat.Label <= int16(has) {
					t.Fatalf("%s: %v gives side %d, he has %d", games.TextOf(p), threat.Steps, threat.Label, has)
				}
			}
			if count[int8(red)] > 3 || count[int8(black)] > 3 {
				t.Fatalf("%s: %d squares of Red and %d of Black", games.TextOf(p), count[int8(red)], count[int8(black)])
			}
		}
	}
	if own < positions {
		t.Errorf("%d chances in %d positions: hardly any are shown", own, positions)
	}
}
