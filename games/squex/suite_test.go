package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)        { gametest.Run(t, Spec, gametest.PlayoutFills) }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestHandicap(t *testing.T) {
	gametest.Handicap(t, Spec, "size=6 swap=on", gametest.PlayoutFills)
}

func TestShowcaseThreats(t *testing.T) {
	gametest.Threats(t, Spec, "Blue could cut one link. Red would then place two.", "b5")
}

func TestThreatsAreComplete(t *testing.T) {
	gametest.ThreatsAreComplete(t, Spec, "size=5", board.ThreatWin)
	gametest.ThreatsAreComplete(t, Spec, "size=5 win=first", board.ThreatWin)
}

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=8", "size=8 win=first", "size=11", "size=13", "size=19")
}

func FuzzParse(f *testing.F) {
	seeds := [][2]string{
		{"4/4/4/4 3/3/3 B 1 -", ""},
		{"3B/1BR1/1RB1/R3 3/1r1/r2 B 2 -", "a1"},
		{"RBRB/BRBR/RBRB/BRBR brb/rbr/brb R 1 swapped", ""},
		{"BBBB/4/4/4 3/3/3 - 0 -", ""},
		{"1B2/1B2/1B2/1B2 3/3/3 - 0 -", ""},
		{"1B2/4/4/4 3/3/3 R 1 -", "swap"},
		{"4/4/4/4 3/3/3 B 9 -", ""},
		{"0004/4/4/4 3/3/3 B 1 -", ""},
		{"99999999999999999999/4/4/4 3/3/3 B 1 -", ""},
		{"4/4/4 3/3 B 1 -", ""},
	}
	middle := games.TextOf(reach(f, sized(f, 8), Spec.Showcase.Plies))
	early := games.TextOf(reach(f, sized(f, 19), "j10"))
	for _, ply := range []string{"d7", "a1", "H8x", " b5# ", "swap", "c4", "a9", "a01", "s19", "", "x", "pass", "ä1", "a1 a2"} {
		seeds = append(seeds, [2]string{middle, ply}, [2]string{early, ply})
	}
	gametest.Fuzz(f, Spec, []string{"size=4 swap=on", "size=4 swap=on win=first", "", "size=19 swap=on"}, seeds, nil)
}
