package azacru

import (
	"strings"
	"testing"

	"quintet/games/gametest"
)

func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestShowcaseThreats(t *testing.T) {
	gametest.Threats(t, Spec, "Navy could reach 7 cells, and no move gains more than one tile.", "c7")
}

func BenchmarkGame(b *testing.B) { gametest.Bench(b, Spec, "players=2", "players=3", "players=4") }

// FuzzParse begins with every worked position and start, and a ply for each.
func FuzzParse(f *testing.F) {
	seeds := [][2]string{
		{"9/9/9/9/9/9/9/9/9 1 2 1 20", ""},
		{"A0-A1-A2-A3-A4-A5-A6-A7-A0/9/9/9/9/9/9/9/9 2 2 -", ""},
		{"9/9/9/9/9/9/9/9/10 1 2 -", ""},
		{starts["2"], " C1 - d2^ "}, {starts["2"], "pass#"}, {starts["3"], "a1-i9>x"}, {starts["4"], "c1-d2<="},
	}
	for _, w := range workedPositions {
		ply, _, _ := strings.Cut(w.plies+w.illegal+w.dests, " ")
		seeds = append(seeds, [2]string{w.azn + " " + w.turn, ply})
	}
	for _, start := range starts {
		seeds = append(seeds, [2]string{start, "c1-d2>"})
	}
	for _, start := range playoutPositions {
		seeds = append(seeds, [2]string{start, "pass"})
	}
	gametest.Fuzz(f, Spec, []string{"players=2", "players=3", "players=4"}, seeds, nil)
}
