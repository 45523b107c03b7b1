package hex

import (
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

// rules.md S2 and S3: who joins his sides over neighbours wins; cells at the other two corners do not touch.
func TestWhoJoinsHisSidesWins(t *testing.T) {
	for _, c := range []struct {
		name, plies string
		winner      games.Player
	}{
		{"a column", "a1 b1 a2 b2 a3 b3 a4 b4 a5 b5 a6 b6 a7", 0},
		{"a row", "a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2 g5 g2", 1},
		{"down to the left", "g1 a1 f2 a2 e3 a3 d4 a4 c5 a5 b6 a6 a7", 0},
		{"down to the right", "a1 g1 b2 g2 c3 g3 d4 g4 e5 g5 f6 g6 g7", games.None},
	} {
		g, err := Spec.Open(nil)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Start()
		for _, ply := range strings.Fields(c.plies) {
			m, err := g.ParseMove(p, ply)
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			p.Play(m)
		}
		if got := p.Over(); got != (c.winner != games.None) || got && games.Winners(p.Payoffs(), 2)[0] != c.winner {
			t.Errorf("%s: over %v, payoffs %v, want winner %d", c.name, got, p.Payoffs(), c.winner)
		}
	}
}
