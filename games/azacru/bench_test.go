package azacru

import (
	"fmt"
	"testing"

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
