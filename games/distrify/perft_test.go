package distrify

import (
	"testing"

	"quintet/games/gametest"
)

func TestPerft(t *testing.T)  { gametest.Perft(t, Spec, "testdata/perft.tsv") }
func TestReplay(t *testing.T) { gametest.Replay(t, Spec, "testdata/games.jsonl") }
