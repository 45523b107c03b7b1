package azacru

import (
	"testing"

	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) { gametest.Bench(b, Spec, "players=2", "players=3", "players=4") }

func BenchmarkHash(b *testing.B) {
	p := open(b, 2).Start()
	for b.Loop() {
		p.Hash()
	}
}
