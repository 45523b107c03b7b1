// BySeats is an engine that combines two: one for games of two players, one for games of three and four. Change here which of them searches; each
// holds its own settings.

package search

import (
	"context"

	"quintet/games"
)

// BySeats uses one engine for two players and another for more players of the same game.
type BySeats struct {
	Two, More Engine
}

// Search implements Engine.
func (e BySeats) Search(ctx context.Context, pos games.Position, lim Limits) (Report, error) {
	if pos.Players() == 2 {
		return e.Two.Search(ctx, pos, lim)
	}
	return e.More.Search(ctx, pos, lim)
}
