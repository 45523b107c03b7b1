package gametest

import (
	"testing"

	"quintet/games"
	"quintet/games/board"
)

// Bench measures the game of s on boards, given by their options such as "size=9 pairs=original". Playout and Rules play random games from the
// start through the fast playout and through the rules interface, Perft counts paths. plies/s and games/s are those of one goroutine.
func Bench(b *testing.B, s games.Spec, boards ...string) {
	measures := []struct {
		name    string
		measure func(*testing.B, games.Game)
	}{
		{"Playout", benchPlayout}, {"PlayoutTrace", benchPlayoutTrace}, {"Rules", benchRules}, {"Eval", benchEval}, {"Priors", benchPriors},
		{"Threats", benchThreats}, {"Perft", benchPerft},
	}
	for _, m := range measures {
		for _, board := range boards {
			b.Run(m.name+"/"+board, func(b *testing.B) { m.measure(b, open(b, s, parseOptions(b, board))) })
		}
	}
}

// benchPlayout measures fast playouts from the start. It skips games without.
func benchPlayout(b *testing.B, g games.Game) {
	start := g.Start()
	p, ok := start.Clone().(games.Playouter)
	if !ok {
		b.Skip("the game has no fast playout")
	}
	r := games.NewRand(1)
	b.ReportAllocs()
	plies := 0
	for b.Loop() {
		p.(games.Position).CopyFrom(start)
		_, n := p.Playout(r)
		plies += n
	}
	reportPlies(b, plies)
}

// benchPlayoutTrace measures the same with the moves collected. It skips games that do not tell them.
func benchPlayoutTrace(b *testing.B, g games.Game) {
	start := g.Start()
	p, ok := start.Clone().(games.Tracer)
	if !ok {
		b.Skip("the game does not trace its playouts")
	}
	r := games.NewRand(1)
	var t games.Trace
	b.ReportAllocs()
	plies := 0
	for b.Loop() {
		p.(games.Position).CopyFrom(start)
		_, n := p.PlayoutTrace(r, &t)
		plies += n
	}
	reportPlies(b, plies)
}

// benchEval measures Evaluate over the positions of a random game. It skips games without.
func benchEval(b *testing.B, g games.Game) {
	ps := positions(g)
	if _, ok := ps[0].(games.Evaluator); !ok {
		b.Skip("the game has no estimate")
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		ps[i%len(ps)].(games.Evaluator).Evaluate()
	}
}

// benchPriors measures the priors of all moves over the positions of a random game. It skips games without.
func benchPriors(b *testing.B, g games.Game) {
	ps := positions(g)
	if _, ok := ps[0].(games.Prior); !ok {
		b.Skip("the game has no priors")
	}
	moves := make([][]games.Move, len(ps))
	for i, p := range ps {
		moves[i] = p.AppendMoves(nil)
	}
	weights := make([]float32, 0, 4096)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		weights = ps[i%len(ps)].(games.Prior).AppendPriors(weights[:0], moves[i%len(ps)])
	}
}

// benchThreats measures AppendThreats over the positions of a random game. It skips games without.
func benchThreats(b *testing.B, g games.Game) {
	t, ok := g.(games.Threatener)
	if !ok {
		b.Skip("the game shows no threats")
	}
	ps := positions(g)
	var v board.View
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		v.Reset()
		t.AppendThreats(&v, ps[i%len(ps)])
	}
}

// positions returns those of a random game before its end.
func positions(g games.Game) (ps []games.Position) {
	r := games.NewRand(1)
	for p := g.Start(); !p.Over(); {
		ps = append(ps, p.Clone())
		ms := p.AppendMoves(nil)
		p.Play(ms[r.Intn(len(ms))])
	}
	return ps
}

// benchRules measures random games through AppendMoves and Play.
func benchRules(b *testing.B, g games.Game) {
	start := g.Start()
	p := start.Clone()
	r := games.NewRand(1)
	var moves []games.Move
	b.ReportAllocs()
	plies := 0
	for b.Loop() {
		p.CopyFrom(start)
		for !p.Over() {
			moves = p.AppendMoves(moves[:0])
			p.Play(moves[r.Intn(len(moves))])
			plies++
		}
	}
	reportPlies(b, plies)
}

// benchPerft measures Perft from the start, two plies deep.
func benchPerft(b *testing.B, g games.Game) {
	start := g.Start()
	leaves := uint64(0)
	for b.Loop() {
		leaves += games.Perft(start, 2)
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
}

// reportPlies adds the speed of playing to the figures of b.
func reportPlies(b *testing.B, plies int) {
	b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
