// Plays the games of calibrate, and samples positions in which searches record what they expect (forecasts). Change here how games are played and
// sampled. forecast_text.go has their text format.

package arena

import (
	"context"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/contest"
	"quintet/games/study/judge"
)

// A sampled is a finished game with the payoffs that searches expected in some of its positions.
type sampled struct {
	won       games.Payoffs
	forecasts []forecast
}

// A forecast holds the unproven payoffs that a search expected in a position.
type forecast struct {
	playouts      int
	mover         games.Player
	expected      games.Payoffs
	expectedAgain games.Payoffs // from a second search with another seed, if twice is set
	twice         bool

	game int           // its number, from 0, among the examined games of its class
	won  games.Payoffs // how it ended
}

// forecasts returns the forecasts of searches with this number of playouts in games of one class.
func forecasts(all []sampled, playouts int) (some []forecast) {
	for i, s := range all {
		for _, f := range s.forecasts {
			if f.playouts == playouts {
				f.game, f.won = i, s.won
				some = append(some, f)
			}
		}
	}
	return some
}

// result returns seat i's part of the win among n players.
func (f forecast) result(i, n int) float64 { return games.FirstPlaceShare(f.won[i], n) }

const (
	perGame    = 4 // sampled positions per game; more would add little, since they have the same result
	everyTwice = 4 // one in this many games is sampled with two searches of each position
)

// play plays game number of g from a random opening until its result is proven, and samples it. It depends only on the seed and the number.
func (c *calibration) play(ctx context.Context, g games.Game, number int) (s sampled, err error) {
	id := g.Info().ID
	best := catalog.Judge(id)
	r := games.NewRand(contest.Mix(c.seed, uint64(number)))
	_, p := randomOpening(g, r)
	player := judge.Settings{Playouts: partOf(id, c.player), Seed: r.Uint64()}
	var open []games.Position
	for s.won = p.Payoffs(); !p.Over(); s.won = p.Payoffs() {
		report, err := player.Search(ctx, best, p)
		if err != nil {
			return s, err
		}
		if report.Proven {
			s.won = report.Value
			break
		}
		if report.Playouts >= player.Playouts { // otherwise one ply is left to search, and there is no expectation
			open = append(open, p.Clone())
		}
		p.Play(report.Best)
	}
	seed := r.Uint64()
	for _, pos := range draw(open, r) {
		for _, effort := range c.efforts {
			f, ok, err := searchForecast(ctx, best, judge.Settings{Playouts: partOf(id, effort), Seed: seed}, pos, number%everyTwice == 0)
			if err != nil {
				return s, err
			}
			if ok {
				s.forecasts = append(s.forecasts, f)
			}
		}
	}
	return s, nil
}

// draw draws perGame of all, one from each of as many parts of equal length.
func draw(all []games.Position, r *games.Rand) (some []games.Position) {
	for i := range perGame {
		from, to := i*len(all)/perGame, (i+1)*len(all)/perGame
		if from < to {
			some = append(some, all[from+r.Intn(to-from)])
		}
	}
	return some
}

// searchForecast searches pos, twice if requested. ok is false if the search has proven its result, or found a single ply.
func searchForecast(ctx context.Context, l catalog.Level, s judge.Settings, pos games.Position, twice bool) (f forecast, ok bool, err error) {
	report, err := s.Search(ctx, l, pos)
	if err != nil || report.Proven || report.Playouts < s.Playouts {
		return f, false, err
	}
	f = forecast{playouts: s.Playouts, mover: pos.ToMove(), expected: report.Value}
	if twice {
		s.Seed++
		second, err := s.Search(ctx, l, pos)
		if err != nil {
			return f, false, err
		}
		f.expectedAgain, f.twice = second.Value, !second.Proven
	}
	return f, true, nil
}
