package distrify

import (
	"testing"

	"quintet/games/gametest"
)

// boards are the sizes and rules of performance.md section 6.
var boards = []struct {
	name    string
	options string
}{
	{"distrify9", "size=9"},
	{"distrify13", "size=13"},
	{"distrify19", "size=19"},
	{"distrify9original", "size=9 pairs=original"},
	{"distrify13original", "size=13 pairs=original"},
	{"distrify19original", "size=19 pairs=original"},
}

func BenchmarkPlayout(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPlayout(b, mustOpen(b, bb.options)) })
	}
}

func BenchmarkPlayoutTrace(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPlayoutTrace(b, mustOpen(b, bb.options)) })
	}
}

func BenchmarkRules(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchRules(b, mustOpen(b, bb.options)) })
	}
}

func BenchmarkPerft(b *testing.B) {
	for _, bb := range boards[:1] {
		b.Run(bb.name+"/d3", func(b *testing.B) { gametest.BenchPerft(b, mustOpen(b, bb.options), 3) })
	}
}

func BenchmarkEval(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchEval(b, mustOpen(b, bb.options)) })
	}
}

func BenchmarkPriors(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchPriors(b, mustOpen(b, bb.options)) })
	}
}

func BenchmarkThreats(b *testing.B) {
	for _, bb := range boards {
		b.Run(bb.name, func(b *testing.B) { gametest.BenchThreats(b, mustOpen(b, bb.options)) })
	}
}
