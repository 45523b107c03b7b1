// Solves a position exactly by alpha-beta to the end of the game (Solver), for tests that prove something. Only the settings of that search are here;
// change the search itself in deepening.go. Tree search proves results in worker.go and proofs.go.

package search

import (
	"context"

	"quintet/games"
)

// A Solver finds the result of best play in positions of one two-player game. It keeps its transposition table between calls.
type Solver struct{ table *transpositionTable }

// NewSolver returns a solver with a transposition table of at most memory bytes.
func NewSolver(memory int) *Solver { return &Solver{newTranspositionTable(memory)} }

// Solve returns the result of pos, which is not over and has two players, and the number of positions searched. The only possible error is ctx's;
// there is no result then.
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
