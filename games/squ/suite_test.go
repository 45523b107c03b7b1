package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// TestGame also holds rules.md S10 (e): the eight symmetries keep sides, record and result.
func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestHandicap(t *testing.T)    { gametest.Handicap(t, Spec, "size=5") }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestThreatsOfTheShowcase(t *testing.T) {
	gametest.Threats(t, Spec, "Red could complete side 7 with one disc, or side 8 with two.", "i8", "a1 i9")
}

func TestThreatsMissNothing(t *testing.T) {
	gametest.ThreatsMissNothing(t, Spec, "size=5", board.ThreatLoop)
}

// Three discs on the corners of the board threaten the largest square, and do not win yet.
func TestNoHandicapWinsInTheFirstTurn(t *testing.T) {
	for _, size := range []string{"8", "10"} {
		g := open(t, "handicap=2 size="+size)
		p := g.Start().(*position)
		for _, i := range []int{0, g.n - 1, g.n * (g.n - 1)} {
			p.Play(moveOn(i))
		}
		if ps, ok := p.StaticResult(); ok || p.ToMove() != black {
			t.Errorf("%s: it is foreseen as %v", games.TextOf(p), ps)
		}
	}
}
