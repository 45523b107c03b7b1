package squex

import (
	"testing"

	"quintet/games"
	"quintet/games/gametest"
)

// benchGames are the boards measured, by name. squex8 is the one with targets.
var benchGames = []struct {
	name    string
	options games.Options
}{
	{"squex8", nil},
	{"squex8first", games.Options{"win": "first"}},
	{"squex11", games.Options{"size": "11"}},
	{"squex13", games.Options{"size": "13"}},
	{"squex19", games.Options{"size": "19"}},
}

func BenchmarkPlayout(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchPlayout(b, open(b, bg.options)) })
	}
}

func BenchmarkRules(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchRules(b, open(b, bg.options)) })
	}
}

func BenchmarkPerft(b *testing.B) {
	b.Run("squex4/d5", func(b *testing.B) { gametest.BenchPerft(b, open(b, games.Options{"size": "4"}), 5) })
	b.Run("squex8/d3", func(b *testing.B) { gametest.BenchPerft(b, open(b, nil), 3) })
}

func BenchmarkPlayoutTrace(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchPlayoutTrace(b, open(b, bg.options)) })
	}
}

func BenchmarkEval(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchEval(b, open(b, bg.options)) })
	}
}

func BenchmarkPriors(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchPriors(b, open(b, bg.options)) })
	}
}

func BenchmarkThreats(b *testing.B) {
	for _, bg := range benchGames {
		b.Run(bg.name, func(b *testing.B) { gametest.BenchThreats(b, open(b, bg.options)) })
	}
}
