package distrify

import (
	"testing"

	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=9", "size=13", "size=19", "size=9 pairs=original", "size=13 pairs=original", "size=19 pairs=original")
}
