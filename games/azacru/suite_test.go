package azacru

import (
	"testing"

	"quintet/games/gametest"
)

func TestGame(t *testing.T)        { gametest.Run(t, Spec) }
func TestPerft(t *testing.T)       { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T)      { gametest.Replay(t, Spec, "testdata/games.jsonl") }
func TestPlaythrough(t *testing.T) { gametest.Playthrough(t, Spec, "testdata/playthrough.txt") }

func TestThreatsOfTheShowcase(t *testing.T) {
	gametest.Threats(t, Spec, "Navy could reach 7 cells, and no move gains more than one tile.", "c7")
}
