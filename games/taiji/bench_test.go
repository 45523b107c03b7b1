package taiji

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// boards are the sizes that performance.md section 6 names.
var boards = []struct{ name, options string }{{"taiji7", "size=7"}, {"taiji9", "size=9"}, {"taiji11", "size=11"}}

func BenchmarkPlayout(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPlayout(b, open(b, bb.options)) })
	}
}

// BenchmarkPlayoutTrace is to be compared with BenchmarkPlayout.
func BenchmarkPlayoutTrace(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPlayoutTrace(b, open(b, bb.options)) })
	}
}

// BenchmarkRules plays random games through AppendMoves and Play.
func BenchmarkRules(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchRules(b, open(b, bb.options)) })
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, bb := range []struct {
		name, options string
		depth         int
	}{{"taiji7/d3", "size=7", 3}, {"taiji9/d2", "size=9", 2}, {"taiji11/d2", "size=11", 2}} {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPerft(b, open(b, bb.options), bb.depth) })
	}
}

// middle returns a position with about half of the cells taken.
func middle(b *testing.B, options string) *position {
	p := open(b, options).Start().(*position)
	random(p, games.NewRand(1), p.game.MaxPlies()/2)
	return p
}

func BenchmarkEval(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) {
			p := middle(b, bb.options)
			b.ReportAllocs()
			for b.Loop() {
				p.Evaluate()
			}
		})
	}
}

// BenchmarkPriors weighs all moves of a position.
func BenchmarkPriors(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) {
			p := middle(b, bb.options)
			ms := p.AppendMoves(nil)
			weights := make([]float32, 0, len(ms))
			b.ReportAllocs()
			for b.Loop() {
				weights = p.AppendPriors(weights[:0], ms)
			}
		})
	}
}

func BenchmarkThreats(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchThreats(b, open(b, bb.options)) })
	}
}
