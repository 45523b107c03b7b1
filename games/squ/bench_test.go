package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func BenchmarkGame(b *testing.B) {
	gametest.Bench(b, Spec, "size=8", "size=8 ties=record", "size=10", "size=10 ties=record")
}

// BenchmarkDecided measures Decided in the middle of a game.
func BenchmarkDecided(b *testing.B) {
	p := after(b, "", Spec.Showcase.Plies)
	for b.Loop() {
		p.Decided()
	}
}

// BenchmarkStaticResult measures StaticResult and AppendReplies in the middle of a game.
func BenchmarkStaticResult(b *testing.B) {
	p := after(b, "ties=record", Spec.Showcase.Plies)
	replies := make([]games.Move, 0, maxCells)
	b.ReportAllocs()
	for b.Loop() {
		p.StaticResult()
		replies = p.AppendReplies(replies[:0])
	}
}
