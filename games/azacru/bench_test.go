package azacru

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// boards are those of every number of players.
var boards = gametest.Boards{
	{"azacru2", "players=2"},
	{"azacru3", "players=3"},
	{"azacru4", "players=4"},
}

func BenchmarkPlayout(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayout) }

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) { boards.Bench(b, Spec, gametest.BenchPlayoutTrace) }

func BenchmarkRules(b *testing.B)   { boards.Bench(b, Spec, gametest.BenchRules) }
func BenchmarkEval(b *testing.B)    { boards.Bench(b, Spec, gametest.BenchEval) }
func BenchmarkPriors(b *testing.B)  { boards.Bench(b, Spec, gametest.BenchPriors) }
func BenchmarkThreats(b *testing.B) { boards.Bench(b, Spec, gametest.BenchThreats) }

func BenchmarkPerft(b *testing.B) {
	boards.Bench(b, Spec, func(b *testing.B, g games.Game) { gametest.BenchPerft(b, g, 4) })
}

func BenchmarkHash(b *testing.B) {
	p := open(b, 2).Start()
	for b.Loop() {
		p.Hash()
	}
}
