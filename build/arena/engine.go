package arena

import (
	"context"
	"fmt"

	"quintet/games"
	"quintet/games/search"
)

// engineOpponent seats a search engine of this program. Every game gets a new engine, so that no game depends on an earlier one.
type engineOpponent struct {
	name   string
	make   func(g games.Game, seed uint64) search.Engine
	limits search.Limits
	engine search.Engine
}

// newEngineEntrant returns the entrant of an engine that make builds for each game, thinking up to limits about each ply.
func newEngineEntrant(name string, make func(games.Game, uint64) search.Engine, limits search.Limits) entrant {
	return entrant{name, func() opponent { return &engineOpponent{name: name, make: make, limits: limits} }}
}

func (o *engineOpponent) Begin(_ context.Context, g games.Game, seed uint64) error {
	o.engine = o.make(g, seed)
	return nil
}

func (o *engineOpponent) Watch(context.Context, games.Position, games.Move) error { return nil }

func (o *engineOpponent) Choose(ctx context.Context, p games.Position) (choice, error) {
	r, err := o.engine.Search(ctx, p, o.limits)
	if ctx.Err() != nil {
		return choice{}, ctx.Err()
	}
	if err != nil {
		return choice{}, fmt.Errorf("%s: %w", o.name, err)
	}
	return choice{r.Best, r.Playouts}, nil
}

func (o *engineOpponent) Close() {}
