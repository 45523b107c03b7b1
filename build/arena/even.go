// The command "go run ./build even": simulated players of many strengths play even matches (EvenCommand), and strengths half-way between two levels
// play both (between). Change here which strengths play, and what is expected of them.

package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/search"
	"quintet/games/study/contest"
	"quintet/games/study/elo"
	"quintet/games/study/rating"
)

const evenUsage = `usage: go run ./build even -game NAME [-options WORDS] [-players N] [-games N] [-share N] [-seed N] [-pairs N]

Players of N strengths, spread over the levels of a game, play an even match each: the opponent follows their results as it follows those of a
person. After five games their score over the next -games ones shows whether the matches are even: 40 to 60 % for nine of ten players. With -share 10
all search with a tenth of their playouts. -pairs plays so many pairs of games of each strength half-way between two levels against both: it wins
55 to 75 % against the lower one, and less than 50 % against the upper one.
`

// firstGames is the number of games before the matches have to be even.
const firstGames = 5

// An evenRun is one run of the command.
type evenRun struct {
	game                        string
	words                       string // the options of the game
	players, games, pairs, part int
	seed                        uint64
	open                        games.Game
	start, low, high            float64
	out                         io.Writer
}

// EvenCommand runs the command line of even: the table goes to out, usage to errs. It returns an error if the matches are not even.
func EvenCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	r := evenRun{out: out}
	set := flag.NewFlagSet("even", flag.ContinueOnError)
	set.StringVar(&r.game, "game", "", "the game")
	set.StringVar(&r.words, "options", "", "options of the game, such as size=6")
	set.IntVar(&r.players, "players", 20, "number of strengths")
	set.IntVar(&r.games, "games", 30, "games after the first five, for each player")
	set.IntVar(&r.part, "share", 1, "divides the playouts of all players")
	set.IntVar(&r.pairs, "pairs", 0, "pairs of games between levels")
	set.Uint64Var(&r.seed, "seed", 1, "decides the games")
	err := commandline.Read(set, args, evenUsage, errs)
	if err == nil {
		err = r.run(ctx)
	}
	return named("even", err)
}

// run opens the game, and plays everything.
func (r *evenRun) run(ctx context.Context) error {
	spec, ok := catalog.Find(r.game)
	if !ok {
		return fmt.Errorf("there is no game %s; there are %s", games.Quote(r.game), strings.Join(catalog.IDs(), ", "))
	}
	if min(r.games, r.part) < 1 || min(r.players, r.pairs) < 0 {
		return errors.New("want one game or more, a share from 1 on, and no negative numbers")
	}
	o, err := games.ParseOptions(strings.Fields(r.words))
	if err == nil {
		r.open, err = spec.Open(o)
	}
	if err != nil {
		return err
	}
	if n := r.open.Info().Players; n != 2 {
		return fmt.Errorf("an even match has two players, not %d", n)
	}
	r.start, r.low, r.high = catalog.EvenRange(spec.ID)
	if err := r.matches(ctx); err != nil {
		return err
	}
	return r.between(ctx)
}

// matches plays the even match of each player.
func (r *evenRun) matches(ctx context.Context) error {
	held, top := 0, 10*len(catalog.LevelsOf(r.game))
	for i := range r.players {
		own := catalog.LevelOf(r.game, 0, 10+int(math.Round(float64(top-10)*(float64(i)+0.5)/float64(r.players))))
		var later elo.Shares
		var played []rating.Game
		least, most := top, 0
		for n := range firstGames + r.games {
			even := catalog.EvenMatch(r.game, rating.Follow(played, r.start, r.low, r.high))
			opponent := catalog.LevelOf(r.game, 0, even)
			points, err := r.play(ctx, own, opponent, contest.Mix(r.seed, uint64(i)), n)
			if err != nil {
				return err
			}
			if played = append(played, rating.Game{Rating: float64(opponent.Rating), Points: points}); n >= firstGames {
				later.Add(points)
				least, most = min(least, even), max(most, even)
			}
		}
		verdict := "uneven"
		if share := later.Mean(); share >= 0.4 && share <= 0.6 {
			verdict = "even"
			held++
		}
		if err := r.line("%4s: opponents %s to %s, %s %s", own.Text(), games.FormatLevel(0, least), games.FormatLevel(0, most), percent(later), verdict); err != nil {
			return err
		}
	}
	if err := r.line("%d of %d players had even matches", held, r.players); err != nil {
		return err
	}
	if 10*held < 9*r.players {
		return fmt.Errorf("%d of %d players had even matches, want nine of ten", held, r.players)
	}
	return nil
}

// between plays each strength half-way between two levels against both.
func (r *evenRun) between(ctx context.Context) error {
	if r.pairs == 0 {
		return nil
	}
	all, wrong := catalog.LevelsOf(r.game), 0
	for i, lower := range all[:len(all)-1] {
		half := catalog.LevelOf(r.game, 0, 10*lower.Number+5)
		var shares [2]elo.Shares
		for k, other := range all[i : i+2] {
			for n := range 2 * r.pairs {
				points, err := r.play(ctx, half, other, contest.Mix(r.seed, uint64(10*i+k)), n)
				if err != nil {
					return err
				}
				shares[k].Add(points)
			}
		}
		verdict := "monotone"
		if low := shares[0].Mean(); low < 0.55 || low > 0.75 || shares[1].Mean() >= 0.5 {
			verdict = "out of bounds"
			wrong++
		}
		if err := r.line("%s: %s against the level below, %s against the one above: %s", half.Text(), percent(shares[0]), percent(shares[1]), verdict); err != nil {
			return err
		}
	}
	return r.line("%d of %d strengths between levels are out of bounds", wrong, len(all)-1)
}

// play plays game number n of a against b and returns the points of a. They begin in turns.
func (r *evenRun) play(ctx context.Context, a, b catalog.Level, seed uint64, n int) (points float64, err error) {
	var opponents []contest.Opponent
	for _, l := range []catalog.Level{a, b} {
		lim := search.Limits{Playouts: max(1, l.Untimed().Playouts/r.part)}
		opponents = append(opponents, &contest.EngineOpponent{
			Name: l.Name, New: func(g games.Game, seed uint64) search.Engine { return l.Player(g, seed, 0) }, Limits: lim,
		})
	}
	f := contest.Schedule{Seed: seed, Players: 2, Openings: 1}.Fixture(n)
	g := contest.NewGame(r.open, f, opponents, time.Now)
	if _, err := g.Play(ctx, nil); err != nil {
		return 0, err
	}
	return f.Points(0, games.Winners(g.Position.Payoffs(), 2)), nil
}

// line writes a line of the table.
func (r *evenRun) line(format string, args ...any) error {
	_, err := fmt.Fprintf(r.out, format+"\n", args...)
	return err
}

// percent writes a share of the points with its 95 % bounds.
func percent(s elo.Shares) string {
	low, high := s.Interval()
	return fmt.Sprintf("%.0f %% [%.0f, %.0f]", 100*s.Mean(), 100*low, 100*high)
}
