package squ

import (
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

// TestGame also checks rules.md S10 (e): the eight symmetries keep sides, record and result.
func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestHandicap(t *testing.T)    { gametest.Handicap(t, Spec, "size=5") }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestShowcaseThreats(t *testing.T) {
	gametest.Threats(t, Spec, "Red could complete side 7 with one disc, or side 8 with two.", "i8", "a1 i9")
}

func TestThreatsAreComplete(t *testing.T) {
	gametest.ThreatsAreComplete(t, Spec, "size=5", board.ThreatLoop)
}

// Three discs on the corners of the board threaten the largest square, and do not win yet.
func TestHandicapWinsNotInFirstTurn(t *testing.T) {
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

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=8", "size=8 ties=record", "size=10", "size=10 ties=record")
}

// FuzzParse also checks playouts: they have as many plies as there are empty cells.
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
