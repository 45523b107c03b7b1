package arena

import (
	"context"
	"math"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/chance"
	"quintet/games/judge"
)

// A forecast holds the payoffs that a search expected in a position of a game, before it had proven anything.
type forecast struct {
	game  int // its number
	said  games.Payoffs
	again games.Payoffs // of a second search with another seed, where twice
	twice bool
	mover games.Player
	won   games.Payoffs // how the game ended
}

// logs returns the logarithms of the parts of the win that were expected for n players.
func (f forecast) logs(n int) (all [games.MaxPlayers]float64) {
	for i := range n {
		all[i] = math.Log(max(games.PartOf(f.said[i], n), chance.Least))
	}
	return all
}

// result returns the part of the win that seat i of n has got.
func (f forecast) result(i, n int) float64 { return games.PartOf(f.won[i], n) }

// everyTwice is the number of plies of which one is searched twice.
const everyTwice = 8

// selfPlay plays a game from a random opening, every ply by a search as s says, and returns the forecasts of its plies. It ends where the result
// is proven. The game and its seeds follow from its number.
func selfPlay(ctx context.Context, g games.Game, l catalog.Level, s judge.Settings, number int) (all []forecast, err error) {
	r := games.NewRand(mix(s.Seed, uint64(number)))
	_, p := randomOpening(g, r)
	s.Seed = r.Uint64()
	for ply := 0; !p.Over(); ply++ {
		report, err := s.Search(ctx, l, p)
		if err != nil {
			return nil, err
		}
		if report.Proven {
			return resolve(all, report.Value), nil
		}
		f := forecast{game: number, said: report.Value, mover: p.ToMove(), twice: ply%everyTwice == 0}
		if f.twice {
			second, err := judge.Settings{Playouts: s.Playouts, Seed: s.Seed + 1}.Search(ctx, l, p)
			if err != nil {
				return nil, err
			}
			f.again, f.twice = second.Value, !second.Proven
		}
		if report.Playouts >= s.Playouts { // else one ply is left to search, and nothing is expected of it
			all = append(all, f)
		}
		p.Play(report.Best)
	}
	return resolve(all, p.Payoffs()), nil
}

// resolve says of all forecasts of a game how it ended.
func resolve(all []forecast, won games.Payoffs) []forecast {
	for i := range all {
		all[i].won = won
	}
	return all
}
