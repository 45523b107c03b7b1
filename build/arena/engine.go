package arena

import (
	"context"
	"fmt"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/judge"
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

// A hinter plays what hints advise. It begins each ply anew, as they do.
type hinter struct {
	game games.Game
	seed uint64
}

// newHinter returns the hinter of a game.
func newHinter(g games.Game, seed uint64) search.Engine { return hinter{g, seed} }

// Search implements search.Engine. Without limits a search has the playouts of hints.
func (h hinter) Search(ctx context.Context, pos games.Position, lim search.Limits) (search.Report, error) {
	s := judge.Usual(h.game.Info().ID)
	s.Seed = h.seed
	if lim.Playouts > 0 {
		s.Playouts = lim.Playouts
	}
	j, err := judge.New(h.game, s)
	if err != nil {
		return search.Report{}, err
	}
	l, err := j.Look(ctx, judge.NewBook(j), pos)
	return search.Report{Best: l.Best(), Playouts: l.Playouts}, err
}
