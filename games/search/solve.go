package search

import (
	"context"

	"quintet/games"
)

// Solve returns the result of pos, which is not over, with the best play of both of its two players, and the number of positions it
// looked at. It takes memory bytes for its table. The error is that of ctx, and then there is no result.
func Solve(ctx context.Context, pos games.Position, memory int) (games.Payoffs, int, error) {
	c := newClock(ctx, Limits{})
	defer c.end()
	d := newDeepener(pos, c, newTable(memory), AlphaBetaConfig{})
	d.iterate(endless)
	if d.stopped {
		return games.Payoffs{}, d.nodes, ctx.Err()
	}
	return d.roots[0].Value, d.nodes, nil
}
