package azacru

import (
	"fmt"
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

func BenchmarkPlayout(b *testing.B) {
	for players := 2; players <= 4; players++ {
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) { gametest.BenchPlayout(b, open(b, players)) })
	}
}

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) {
	for players := 2; players <= 4; players++ {
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) { gametest.BenchPlayoutTrace(b, open(b, players)) })
	}
}

func BenchmarkRules(b *testing.B) {
	for players := 2; players <= 4; players++ {
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) { gametest.BenchRules(b, open(b, players)) })
	}
}

func BenchmarkPerft(b *testing.B) {
	for players := 2; players <= 4; players++ {
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) { gametest.BenchPerft(b, open(b, players), 4) })
	}
}

func BenchmarkHash(b *testing.B) {
	p := open(b, 2).Start()
	for b.Loop() {
		p.Hash()
	}
}

// midway returns a position within a random game.
func midway(b *testing.B, players int) *position {
	p, r := open(b, players).start, games.NewRand(2)
	for range 20 {
		p.Play(p.pick(r))
	}
	return &p
}

func BenchmarkEval(b *testing.B) {
	for players := 2; players <= 4; players++ {
		p := midway(b, players)
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Evaluate()
			}
		})
	}
}

// BenchmarkPriors weighs all moves of a position.
func BenchmarkPriors(b *testing.B) {
	for players := 2; players <= 4; players++ {
		p := midway(b, players)
		ms := p.AppendMoves(nil)
		weights := make([]float32, 0, len(ms))
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				weights = p.AppendPriors(weights[:0], ms)
			}
			b.ReportMetric(float64(len(ms)), "moves")
		})
	}
}

func BenchmarkThreats(b *testing.B) {
	for players := 2; players <= 4; players++ {
		b.Run(fmt.Sprintf("azacru%d", players), func(b *testing.B) { gametest.BenchThreats(b, open(b, players)) })
	}
}
