// Makes entrants of this program's engines (newEngineEntrant), and defines an engine that plays the advice of hints (hintEngine). Change here how
// such an engine is made for each game. entrants.go has the names of engines on the command line, program.go the other programs; package contest
// plays the games.

package arena

import (
	"context"

	"quintet/games"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/judge"
)

// newEngineEntrant returns the entrant of an engine that make builds for each game, thinking up to limits about each ply.
func newEngineEntrant(name string, make func(games.Game, uint64) search.Engine, limits search.Limits) entrant {
	return entrant{name, func() contest.Opponent { return &contest.EngineOpponent{Name: name, New: make, Limits: limits} }}
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
