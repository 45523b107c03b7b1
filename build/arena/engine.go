// Makes entrants of this program's engines (newEngineEntrant), measures CPU time (threadOpponent), and defines an engine that plays the advice of hints
// (hintEngine). Change here how such an engine is made for each game. entrants.go has the names of engines on the command line, program.go the other
// programs; package contest plays the games.

package arena

import (
	"context"
	"runtime"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/judge"
)

// newEngineEntrant returns the entrant of an engine that make builds for each game, thinking up to limits about each ply. With Limits.Now, a clock of
// CPU time, every ply is searched and measured on a single thread.
func newEngineEntrant(name string, make func(games.Game, uint64) search.Engine, limits search.Limits) entrant {
	return entrant{name, func() contest.Opponent {
		o := contest.EngineOpponent{Name: name, New: make, Limits: limits}
		if limits.Now != nil {
			return &threadOpponent{o}
		}
		return &o
	}}
}

// A threadOpponent is an engine that measures its time with Limits.Now, a clock of the thread.
type threadOpponent struct{ contest.EngineOpponent }

// Choose implements contest.Opponent. The time includes what the search does before it starts its clock.
func (o *threadOpponent) Choose(ctx context.Context, p games.Position) (contest.Choice, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	start := o.Limits.Now()
	c, err := o.EngineOpponent.Choose(ctx, p)
	c.Took = o.Limits.Now().Sub(start)
	return c, err
}

// A hintEngine plays the advice of hints. Like hints it starts a new search for each ply.
type hintEngine struct {
	game games.Game
	seed uint64
}

// newHintEngine returns the hintEngine of a game.
func newHintEngine(g games.Game, seed uint64) search.Engine { return hintEngine{g, seed} }

// Search implements search.Engine. Without limits it uses the playouts of hints.
func (h hintEngine) Search(ctx context.Context, pos games.Position, lim search.Limits) (search.Report, error) {
	s := judge.DefaultSettings(h.game.Info().ID)
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
