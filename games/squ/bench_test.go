package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// boards are the sizes that are measured.
var boards = gametest.Boards{
	{"squ8", "size=8"},
	{"squ8record", "size=8 ties=record"},
	{"squ10", "size=10"},
	{"squ10record", "size=10 ties=record"},
}

func BenchmarkPlayout(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayout) }

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayoutTrace) }

func BenchmarkRules(b *testing.B)   { boards.Bench(b, Spec, gametest.BenchRules) }
func BenchmarkEval(b *testing.B)    { boards.Bench(b, Spec, gametest.BenchEval) }
func BenchmarkPriors(b *testing.B)  { boards.Bench(b, Spec, gametest.BenchPriors) }
func BenchmarkThreats(b *testing.B) { boards.Bench(b, Spec, gametest.BenchThreats) }

func BenchmarkPerft(b *testing.B) {
	b.Run("squ8/d3", func(b *testing.B) { gametest.BenchPerft(b, open(b, games.Options{"size": "8"}), 3) })
	b.Run("squ10/d2", func(b *testing.B) { gametest.BenchPerft(b, open(b, games.Options{"size": "10"}), 2) })
}

// BenchmarkDecided measures Decided in the middle of a game.
func BenchmarkDecided(b *testing.B) {
	p := after(b, nil, Spec.Showcase.Plies)
	for b.Loop() {
		p.Decided()
	}
}

// BenchmarkForeseen measures Foreseen and AppendReplies in the middle of a game.
func BenchmarkForeseen(b *testing.B) {
	p := after(b, games.Options{"ties": "record"}, Spec.Showcase.Plies)
	replies := make([]games.Move, 0, maxCells)
	b.ReportAllocs()
	for b.Loop() {
		p.Foreseen()
		replies = p.AppendReplies(replies[:0])
	}
}
