package squ

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// boards are the sizes that performance.md names.
var boards = []struct {
	name    string
	options games.Options
}{
	{"squ8", games.Options{"size": "8"}},
	{"squ8record", games.Options{"size": "8", "ties": "record"}},
	{"squ10", games.Options{"size": "10"}},
	{"squ10record", games.Options{"size": "10", "ties": "record"}},
}

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
		name, size string
		depth      int
	}{{"squ8/d3", "8", 3}, {"squ10/d2", "10", 2}} {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPerft(b, open(b, games.Options{"size": bb.size}), bb.depth) })
	}
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

// BenchmarkEval measures Evaluate in the middle of a game.
func BenchmarkEval(b *testing.B) {
	p := after(b, nil, Spec.Showcase.Plies)
	b.ReportAllocs()
	for b.Loop() {
		p.Evaluate()
	}
}

// BenchmarkPriors weighs all moves of the start and of the middle of a game.
func BenchmarkPriors(b *testing.B) {
	for name, plies := range map[string]string{"start": "", "middle": Spec.Showcase.Plies} {
		b.Run(name, func(b *testing.B) {
			p := after(b, nil, plies)
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
