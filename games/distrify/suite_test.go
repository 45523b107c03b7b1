package distrify

import (
	"testing"

	"quintet/games/gametest"
)

func TestGame(t *testing.T) { gametest.Run(t, Spec, gametest.PlayoutFills) }

func TestPlaythrough(t *testing.T) {
	gametest.Playthrough(t, Spec, "testdata/playthrough.txt")
}
