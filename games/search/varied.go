// Varied is an engine that plays one of several nearly equal moves in the first plies of a game, so that the computer's games differ. Change here how
// much worse such a move may be (maxLoss). The search itself is left to the engine that it wraps.

package search

import (
	"context"

	"quintet/games"
)

// Varied is an engine that varies its openings: in its first searches it plays any move that is nearly as good as the best according to a tree
// search. The seed determines which.
type Varied struct {
	Engine
	Searches int // number of varied searches
	Rand     *games.Rand
}

// Bounds for moves that may replace the best one: how much less they may be worth to the mover, and the fewest visits relative to the best.
const (
	maxLoss       = 0.02
	minVisitRatio = 4
)

// Search implements Engine.
func (v *Varied) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	r, err := v.Engine.Search(ctx, pos, lim)
	if v.Searches <= 0 || len(r.Candidates) == 0 || r.Candidates[0].Move != r.Best {
		return r, err
	}
	v.Searches--
	mover, best := pos.ToMove(), r.Candidates[0]
	good := 1
	for i, c := range r.Candidates[1:] {
		if best.Proven || c.Proven || c.Bound || c.Visits*minVisitRatio < best.Visits || c.Value[mover] < best.Value[mover]-maxLoss {
			continue
		}
		r.Candidates[good], r.Candidates[i+1] = r.Candidates[i+1], r.Candidates[good]
		good++
	}
	k := v.Rand.Intn(good)
	r.Candidates[0], r.Candidates[k] = r.Candidates[k], r.Candidates[0]
	r.Best, r.Line, r.Value = r.Candidates[0].Move, r.Candidates[0].Line, r.Candidates[0].Value
	return r, err
}
