package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// boards are those measured; squex8 is the one with targets.
var boards = gametest.Boards{
	{"squex8", ""},
	{"squex8first", "win=first"},
	{"squex11", "size=11"},
	{"squex13", "size=13"},
	{"squex19", "size=19"},
}

func BenchmarkPlayout(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayout) }

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayoutTrace) }

func BenchmarkRules(b *testing.B)   { boards.Bench(b, Spec, gametest.BenchRules) }
func BenchmarkEval(b *testing.B)    { boards.Bench(b, Spec, gametest.BenchEval) }
func BenchmarkPriors(b *testing.B)  { boards.Bench(b, Spec, gametest.BenchPriors) }
func BenchmarkThreats(b *testing.B) { boards.Bench(b, Spec, gametest.BenchThreats) }

func BenchmarkPerft(b *testing.B) {
	b.Run("squex4/d5", func(b *testing.B) { gametest.BenchPerft(b, open(b, games.Options{"size": "4"}), 5) })
	b.Run("squex8/d3", func(b *testing.B) { gametest.BenchPerft(b, open(b, nil), 3) })
}
