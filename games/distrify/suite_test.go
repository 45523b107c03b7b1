package distrify

import (
	"testing"

	"quintet/games/board"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)   { gametest.Run(t, Spec, gametest.PlayoutFills) }
func TestPerft(t *testing.T)  { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T) { gametest.Replay(t, Spec, "testdata/games.jsonl") }

func TestHandicap(t *testing.T) {
	gametest.Handicap(t, Spec, "size=6 swap=on", gametest.PlayoutFills)
}

func TestPlaythrough(t *testing.T) {
	gametest.Playthrough(t, Spec, "testdata/playthrough.txt")
}

func TestShowcaseThreats(t *testing.T) {
	gametest.Threats(t, Spec, "Black could win with one stone, in 3 places.", "e1", "f1", "g1")
}

func TestThreatsAreComplete(t *testing.T) {
	gametest.ThreatsAreComplete(t, Spec, "size=5", board.ThreatWin)
	gametest.ThreatsAreComplete(t, Spec, "size=5 pairs=original", board.ThreatWin)
}

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=9", "size=13", "size=19", "size=9 pairs=original", "size=13 pairs=original", "size=19 pairs=original")
}

// FuzzParse covers both kinds of pairs, crosscuts and the swap.
func FuzzParse(f *testing.F) {
	gametest.Fuzz(f, Spec, []string{"size=3 swap=on", "size=4 pairs=original", "size=9", "size=4 crosscuts=pairs"}, [][2]string{
		{"3/1X1/3 O - swapped", ""},
		{"2XO/O3/2X1/X2O O a2 -", ""},
		{"XO2/OX2/4/4 X b2 -", ""},
		{"X2OOX3/1OO2X3/O4X3/1O2X4/1O2X4/O1XX5/OX7/OX7/X8 O - -", ""},
		{"09/9/9/9/9/9/9/9/9 X k1 -", ""},
		{"XO2/OX2/3O/X3 X b2 -", ""},
		{"3/1X1/3 O - -", "swap"},
		{"4/X3/4/4 X a2 -", "end"},
		{"XXOX/O2O/XOXO/XOXO X - -", " PASS "},
		{"9/9/9/9/4X4/9/9/9/9 O - -", "I9#"},
		{"9/9/9/9/4X4/9/9/9/9 O - -", "e05"},
		{"XO2/O3/3O/X3 X - -", "b2"},
	}, nil)
}
