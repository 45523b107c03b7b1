package squex

import (
	"testing"

	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=8", "size=8 win=first", "size=11", "size=13", "size=19")
}
