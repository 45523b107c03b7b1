package taiji

import (
	"testing"

	"quintet/games/board"
	"quintet/games/gametest"
)

func TestGame(t *testing.T)   { gametest.Run(t, Spec) }
func TestPerft(t *testing.T)  { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T) { gametest.Replay(t, Spec, "testdata/games.jsonl") }

func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestThreatsOfTheShowcase(t *testing.T) {
	gametest.Threats(t, Spec, "Light could gain 4, with d3-e3.", "d3 e3", "b6 c6", "a3 a2")
}

func TestThreatsMissNothing(t *testing.T) {
	gametest.ThreatsMissNothing(t, Spec, "size=5 groups=2", board.ThreatGain)
}
