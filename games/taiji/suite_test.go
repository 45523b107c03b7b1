package taiji

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)   { gametest.Run(t, Spec) }
func TestPerft(t *testing.T)  { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T) { gametest.Replay(t, Spec, "testdata/games.jsonl") }

func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestShowcaseThreats(t *testing.T) {
	gametest.Threats(t, Spec, "Light could gain 4, with d3-e3.", "d3 e3", "b6 c6", "a3 a2")
}

func TestThreatsAreComplete(t *testing.T) {
	gametest.ThreatsAreComplete(t, Spec, "size=5 groups=2", board.ThreatGain)
}

func BenchmarkGame(b *testing.B) { gametest.Bench(b, Spec, "size=7", "size=9", "size=11") }

// FuzzParse also checks playouts: none covers more than the empty cells.
func FuzzParse(f *testing.F) {
	seeds := [][2]string{
		{"5/5/5/5/5 p1", ""}, {"www2/w4/2bbb/4b/w2b1 p2", ""}, {"wbwbw/bwbwb/wb1bw/bwbwb/wbwbw p1", ""}, {"5/5/5/5 p1", ""}, {"5/5/5/5/5 p3", ""},
		{"05/5/5/5/5 p1", ""}, {"1111w/5/5/5/5 p2", ""}, {"5/5/5/5/5", ""}, {"99999999999999999999/5/5/5/5 p1", ""},
	}
	const middle = "wb9/11/11/11/11/5w5/5b5/11/11/10b/10w p2"
	for _, ply := range []string{
		"e5-f5", "E5,F5", "e5 f5", "e5f5", "e10e11", " a2 - a3 ", "a1-b1", "e5-e5", "e5-f6", "e5", "k11-k12", "é4-e5", "a1-a",
	} {
		seeds = append(seeds, [2]string{middle, ply})
	}
	gametest.Fuzz(f, Spec, []string{"size=5", "", "tonga=on"}, seeds, func(t *testing.T, pos games.Position) {
		p := pos.(*position)
		free := p.free().count()
		if _, plies := p.Playout(games.NewRand(1)); 2*plies > free {
			t.Errorf("a playout of %d plies on %d empty cells", plies, free)
		}
	})
}
