package arena

import (
	"context"
	"strings"
	"testing"

	"quintet/build/must"
	"quintet/games"
	"quintet/games/null"
	"quintet/games/search"
)

// nullGame opens the test game with options.
func nullGame(t testing.TB, options string) (games.Game, string) {
	t.Helper()
	o, err := games.ParseOptions(strings.Fields(options))
	must.Succeed(t, err)
	g, err := null.Spec.Open(o)
	must.Succeed(t, err)
	return g, null.Spec.Format(g.Info().Options)
}

// engineFunc is an engine that chooses among the legal moves by a function.
type engineFunc func(p games.Position, legal []games.Move) games.Move

func (f engineFunc) Search(ctx context.Context, p games.Position, _ search.Limits) (search.Report, error) {
	return search.Report{Best: f(p, p.AppendMoves(nil)), Playouts: 1}, ctx.Err()
}

// entrantOf seats the same stateless engine in every game.
func entrantOf(name string, f engineFunc) entrant {
	return newEngineEntrant(name, func(games.Game, uint64) search.Engine { return f }, search.Limits{})
}

// Engines for tests.
var (
	randomEntrant = newEngineEntrant("random", func(_ games.Game, seed uint64) search.Engine { return search.Random{Seed: seed} }, search.Limits{})
	// rightmost takes the first cell of those worth most, and nearly always wins.
	rightmost = entrantOf("rightmost", func(p games.Position, legal []games.Move) games.Move {
		mover, best, most := p.ToMove(), legal[0], -1
		for _, m := range legal {
			next := p.Clone()
			next.Play(m)
			if score := next.AppendScores(nil)[mover]; score > most {
				best, most = m, score
			}
		}
		return best
	})
	illegal = entrantOf("illegal", func(games.Position, []games.Move) games.Move { return games.NoMove })
)

// evenJudge considers every position balanced.
func evenJudge(context.Context, games.Position, uint64) (games.Payoffs, error) {
	return games.Payoffs{}, nil
}

// nullConfig returns a run of the test game between entrants, with as many openings as rounds.
func nullConfig(t testing.TB, options string, rounds int, a, b entrant) config {
	t.Helper()
	g, text := nullGame(t, options)
	openings, err := makeOpenings(t.Context(), g, evenJudge, rounds, 1)
	must.Succeed(t, err)
	return config{Game: g, Options: text, Entrants: [2]entrant{a, b}, Openings: openings, Source: "of the test", Rounds: rounds, Threads: 1, Seed: 1}
}

// mustRun runs c.
func mustRun(t testing.TB, c config) *summary {
	t.Helper()
	sum, err := run(t.Context(), c)
	must.Succeed(t, err)
	return sum
}
