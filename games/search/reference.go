// Engines whose strength never changes (PlainUCT, PlainRAVE, PlainAlphaBeta, Random, Greedy): anchors against which levels and changes of the search
// are measured. Do not tune them; add another anchor here.

package search

import (
	"context"

	"quintet/games"
)

// The engines in this file are the anchors for all measurements. They must never change, not even to improve, or earlier results against them would
// lose their meaning.

// PlainUCT returns the anchor without knowledge: UCB1 with c = 0.7, expansion on the second visit of a leaf, unvisited moves in random order.
func PlainUCT(seed uint64) *MCTS {
	return NewMCTS(Config{Exploration: 0.7, ExpandAt: 2, RandomOrder: true, Seed: seed})
}

// PlainRAVE returns the anchor with all-moves-as-first statistics: k = 600 and no exploration. A move without
// statistics is tried first. In games without a Tracer it is greedy UCT.
func PlainRAVE(seed uint64) *MCTS {
	return NewMCTS(Config{RAVE: 600, ExpandAt: 2, FPU: 1, Seed: seed})
}

// PlainAlphaBeta returns the anchor that looks three plies ahead.
func PlainAlphaBeta() *AlphaBeta { return NewAlphaBeta(AlphaBetaConfig{Depth: 3}) }

// Random is the anchor that plays any legal move. It needs no limits.
type Random struct{ Seed uint64 }

// Search implements Engine. The move depends only on the seed and the position.
func (e Random) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	c := newTimeControl(ctx, lim)
	ms := pos.AppendMoves(nil)
	m := ms[games.NewRand(e.Seed^pos.Hash()).Intn(len(ms))]
	return single(Candidate{Move: m}, c), ctx.Err()
}

// Greedy is the anchor that plays the move leading to the position with the highest evaluation, a random one if several tie. In games without an
// Evaluator only results count. It needs no limits.
type Greedy struct{ Seed uint64 }

// Search implements Engine. The move depends only on the seed and the position.
func (e Greedy) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	c := newTimeControl(ctx, lim)
	r := games.NewRand(e.Seed ^ pos.Hash())
	mover, next := pos.ToMove(), pos.Clone()
	evaluator, _ := next.(games.Evaluator)
	ms := pos.AppendMoves(nil)
	values := make([]games.Payoffs, len(ms))
	best := newPick()
	for i, m := range ms {
		next.CopyFrom(pos)
		next.Play(m)
		switch {
		case next.Over():
			values[i] = next.Payoffs()
		case evaluator != nil:
			values[i] = evaluator.Evaluate()
		}
		best.offer(i, values[i][mover], r)
	}
	return single(Candidate{Move: ms[best.index], Value: values[best.index], Visits: len(ms)}, c), ctx.Err()
}

// single returns a report with one candidate.
func single(best Candidate, c *timeControl) Report {
	best.Line = []games.Move{best.Move}
	return Report{Best: best.Move, Line: best.Line, Value: best.Value, Playouts: best.Visits, Depth: 1, Elapsed: c.elapsed(), Candidates: []Candidate{best}}
}
