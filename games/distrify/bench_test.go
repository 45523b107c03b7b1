package distrify

import (
	"testing"

	"quintet/games/gametest"
)

// boards are the sizes and rules that are measured.
var boards = gametest.Boards{
	{"distrify9", "size=9"},
	{"distrify13", "size=13"},
	{"distrify19", "size=19"},
	{"distrify9original", "size=9 pairs=original"},
	{"distrify13original", "size=13 pairs=original"},
	{"distrify19original", "size=19 pairs=original"},
}

func BenchmarkPlayout(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayout) }

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayoutTrace) }

func BenchmarkRules(b *testing.B)   { boards.Bench(b, Spec, gametest.BenchRules) }
func BenchmarkEval(b *testing.B)    { boards.Bench(b, Spec, gametest.BenchEval) }
func BenchmarkPriors(b *testing.B)  { boards.Bench(b, Spec, gametest.BenchPriors) }
func BenchmarkThreats(b *testing.B) { boards.Bench(b, Spec, gametest.BenchThreats) }

func BenchmarkPerft(b *testing.B) {
	b.Run("distrify9/d3", func(b *testing.B) { gametest.BenchPerft(b, mustOpen(b, "size=9"), 3) })
}
