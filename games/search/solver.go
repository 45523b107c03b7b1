// The exact result of a position by alpha-beta to the end of the game, for tests that prove something. Proven results within tree search are
// in worker.go and proofs.go.

package search

import (
	"context"

	"quintet/games"
)

// A Solver finds the result of best play in positions of one game for two players. Its transposition table lasts from call to call.
type Solver struct{ table *transpositionTable }

// NewSolver returns a solver with a transposition table of at most memory bytes.
func NewSolver(memory int) *Solver { return &Solver{newTranspositionTable(memory)} }

// Solve returns the result of pos, which is not over and has two players, and the number of positions searched. Its only error is that of
// ctx; then there is no result.
func (s *Solver) Solve(ctx context.Context, pos games.Position) (games.Payoffs, int, error) {
	c := newTimeControl(ctx, Limits{})
	defer c.close()
	d := newDeepener(pos, c, s.table, AlphaBetaConfig{})
	d.iterate(unlimited)
	if d.stopped {
		return games.Payoffs{}, d.nodes, ctx.Err()
	}
	return d.roots[0].Value, d.nodes, nil
}
