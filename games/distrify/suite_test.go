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

func TestThreatsOfTheShowcase(t *testing.T) {
	gametest.Threats(t, Spec, "Black could win with one stone, in 3 places.", "e1", "f1", "g1")
}

func TestThreatsMissNothing(t *testing.T) {
	gametest.ThreatsMissNothing(t, Spec, "size=5", board.ThreatWin)
	gametest.ThreatsMissNothing(t, Spec, "size=5 pairs=original", board.ThreatWin)
}
