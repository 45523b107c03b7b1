package taiji

import (
	"testing"

	"quintet/games/gametest"
)

// boards are the sizes that are measured.
var boards = gametest.Boards{
	{"taiji7", "size=7"},
	{"taiji9", "size=9"},
	{"taiji11", "size=11"},
}

func BenchmarkPlayout(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayout) }

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayoutTrace) }

func BenchmarkRules(b *testing.B)   { boards.Bench(b, Spec, gametest.BenchRules) }
func BenchmarkEval(b *testing.B)    { boards.Bench(b, Spec, gametest.BenchEval) }
func BenchmarkPriors(b *testing.B)  { boards.Bench(b, Spec, gametest.BenchPriors) }
func BenchmarkThreats(b *testing.B) { boards.Bench(b, Spec, gametest.BenchThreats) }

func BenchmarkPerft(b *testing.B) {
	b.Run("taiji7/d3", func(b *testing.B) { gametest.BenchPerft(b, open(b, "size=7"), 3) })
	b.Run("taiji9/d2", func(b *testing.B) { gametest.BenchPerft(b, open(b, "size=9"), 2) })
	b.Run("taiji11/d2", func(b *testing.B) { gametest.BenchPerft(b, open(b, "size=11"), 2) })
}
