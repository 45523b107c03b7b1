// SwapRule is an engine that decides whether to swap colours: it searches the position after the swap and compares its value with a limit (Even).
// Change that decision here. It leaves every other ply to the engine that it wraps.

package search

import (
	"context"

	"quintet/games"
)

// SwapRule is an engine for games with a swap rule. A tree search would have to derive the value of a swap from all other moves. SwapRule searches
// only the position after the swap, and swaps unless the opponent would be better off there than Even.
type SwapRule struct {
	Engine
	// Judge searches the position after the swap; nil for Engine. An engine that overlooks moves cannot judge which colour is better.
	Judge Engine
	// Even is the expected payoff of the mover in a position where both players win equally often.
	Even float32
}

// Search implements Engine.
func (e SwapRule) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	s, ok := pos.(games.Swapper)
	if !ok {
		return e.Engine.Search(ctx, pos, lim)
	}
	swap, ok := s.Swap()
	if !ok {
		return e.Engine.Search(ctx, pos, lim)
	}
	after := pos.Clone()
	after.Play(swap)
	mover, other := pos.ToMove(), after.ToMove()
	decide := func(r Report) Report { return e.report(r, swap, mover, other) }
	if tell := lim.Progress; tell != nil {
		lim.Progress = func(r Report) { tell(decide(r)) }
	}
	lim.Early = false // the value decides, not the best move after the swap
	judge := e.Judge
	if judge == nil {
		judge = e.Engine
	}
	r, err := judge.Search(ctx, after, lim)
	return decide(r), err
}

// report turns r, about the position after the swap, into a report about the position before it, with mover to move.
func (e SwapRule) report(r Report, swap games.Move, mover, other games.Player) Report {
	swaps := r.Value[other] <= e.Even
	taken := Candidate{Move: swap, Value: r.Value, Visits: r.Playouts, Proven: r.Proven, Line: append([]games.Move{swap}, r.Line...)}
	kept := make([]Candidate, 0, len(r.Candidates)+1)
	for _, c := range r.Candidates {
		c.Value[mover], c.Value[other] = c.Value[other], c.Value[mover]
		kept = append(kept, c)
	}
	if swaps {
		r.Best, r.Line = taken.Move, taken.Line
		r.Candidates = append([]Candidate{taken}, kept...)
		return r
	}
	r.Value[mover], r.Value[other] = r.Value[other], r.Value[mover]
	r.Candidates = append(kept, taken)
	return r
}
