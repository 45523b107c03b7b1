package taiji

import (
	"testing"

	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Bench(b, Spec, "size=7", "size=9", "size=11") }
