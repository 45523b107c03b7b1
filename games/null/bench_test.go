package null

import (
	"testing"

	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Bench(b, Spec, "") }
