package search

import (
	"context"

	"quintet/games"
)

// A Solver finds results with the best play of both players of one game. It remembers what it has found.
type Solver struct{ table *table }

// NewSolver returns a solver that remembers so many bytes.
func NewSolver(memory int) *Solver { return &Solver{newTable(memory)} }

// Solve returns the result of pos, which is not over and has two players, and the number of positions that it looked at. The error is that
// of ctx, and then there is no result.
func (s *Solver) Solve(ctx context.Context, pos games.Position) (games.Payoffs, int, error) {
	c := newClock(ctx, Limits{})
	defer c.end()
	d := newDeepener(pos, c, s.table, AlphaBetaConfig{})
	d.iterate(endless)
	if d.stopped {
		return games.Payoffs{}, d.nodes, ctx.Err()
	}
	return d.roots[0].Value, d.nodes, nil
}
