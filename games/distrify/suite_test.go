package distrify

import (
	"testing"

	"quintet/games/gametest"
)

func TestGame(t *testing.T) { gametest.Run(t, Spec(), gametest.PlayoutFills) }
