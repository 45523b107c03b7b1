// Benchmarks of a game: fast playouts, games by the rules, threats and perft. The boards to measure are chosen by the test of each game.

package gametest

import (
	"maps"
	"slices"
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// A measure is something that is measured of a game.
type measure struct {
	name, unit string // unit is the sum of the figures of all rounds in a second, "" for none
	// of returns a round, which is called with 0, 1, 2 and so on and returns its figure; nil for a game that has no such thing.
	of func(g games.Game, r *games.Rand) (round func(i int) int)
}

// measures lists them: random games from the start through the fast playout, also with the moves collected, and through the rules interface;
// threats over the positions of a random game; and paths two plies deep.
var measures = []measure{
	{"Playout", "plies/s", func(g games.Game, r *games.Rand) func(int) int {
		p, _ := g.Start().(games.Playouter)
		return fromStart(g, p, func() int { _, n := p.Playout(r); return n })
	}},
	{"PlayoutTrace", "plies/s", func(g games.Game, r *games.Rand) func(int) int {
		var t games.Trace
		p, _ := g.Start().(games.Tracer)
		return fromStart(g, p, func() int { _, n := p.PlayoutTrace(r, &t); return n })
	}},
	{"Rules", "plies/s", func(g games.Game, r *games.Rand) func(int) int {
		var moves []games.Move
		p := g.Start()
		return fromStart(g, p, func() int {
			plies := 0
			for ; !p.Over(); plies++ {
				moves = p.AppendMoves(moves[:0])
				p.Play(moves[r.Intn(len(moves))])
			}
			return plies
		})
	}},
	{"Threats", "", func(g games.Game, r *games.Rand) func(int) int {
		t, ok := g.(games.Threatener)
		if !ok {
			return nil
		}
		var v board.View
		ps := positions(g, r)
		return func(i int) int { v.Reset(); t.AppendThreats(&v, ps[i%len(ps)]); return 0 }
	}},
	{"Perft", "leaves/s", func(g games.Game, _ *games.Rand) func(int) int {
		start := g.Start()
		return func(int) int { return int(games.Perft(start, 2)) }
	}},
}

// Bench measures the game of s on boards, given by their options such as "size=9 pairs=original", with one goroutine: the measures, and all
// that a search asks over the positions of a random game.
func Bench(b *testing.B, s games.Spec, boards ...string) {
	for _, m := range measures {
		for _, board := range boards {
			b.Run(m.name+"/"+board, func(b *testing.B) { m.run(b, Open(b, s, board)) })
		}
	}
	for _, board := range boards {
		x := newExaminer(s, Open(b, s, board))
		calls := map[string][]func(){}
		for _, p := range positions(x.g, x.r) {
			for name, ask := range x.hotCalls(p) {
				calls[name] = append(calls[name], ask)
			}
		}
		for _, name := range slices.Sorted(maps.Keys(calls)) {
			b.Run("Search asks "+name+"/"+board, func(b *testing.B) {
				b.ReportAllocs()
				for i := 0; b.Loop(); i++ {
					calls[name][i%len(calls[name])]()
				}
			})
		}
	}
}

// run measures g. It skips a game that has no such thing.
func (m measure) run(b *testing.B, g games.Game) {
	round := m.of(g, games.NewRand(1))
	if round == nil {
		b.Skip("the game has no such thing")
	}
	b.ReportAllocs()
	sum := 0
	for i := 0; b.Loop(); i++ {
		sum += round(i)
	}
	if m.unit != "" {
		b.ReportMetric(float64(sum)/b.Elapsed().Seconds(), m.unit)
	}
}

// fromStart returns a round that plays p out, which begins at the start of g each time. There is none where p is nil.
func fromStart(g games.Game, p any, play func() int) func(int) int {
	if p == nil {
		return nil
	}
	start := g.Start()
	return func(int) int {
		p.(games.Position).CopyFrom(start)
		return play()
	}
}

// positions returns those of a random game before its end.
func positions(g games.Game, r *games.Rand) (ps []games.Position) {
	for p := g.Start(); !p.Over(); {
		ps = append(ps, p.Clone())
		PlayRandom(p, r)
	}
	return ps
}
