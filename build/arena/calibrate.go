package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/chance"
	"quintet/games/fitting"
	"quintet/games/judge"
)

const calibrateUsage = `usage: go run ./build calibrate [-game NAME] [-games N] [-efforts N,N] [-seed N] [-out FOLDER]

Lets the strongest level of a game, or of all games, play against itself, for each number of players, on the usual board and on the smallest,
with some parts of its playouts. From half of the games it finds out how chances of winning follow from what the search expects, and
writes the table GAME/chances.txt; a sample of the other half, GAME/testdata/chances.txt, is what a test holds the table against.
`

// A calibration makes the tables of chances.
type calibration struct {
	game    string
	games   int   // of each class and effort
	efforts []int // each is a part of the playouts of the strongest level: 100 for a hundredth
	seed    uint64
	out     string
}

// CalibrateCommand carries out the command line of the calibration: what happens meanwhile goes to errs.
func CalibrateCommand(ctx context.Context, args []string, _, errs io.Writer) error {
	c := calibration{efforts: []int{1000, 100}}
	set := flag.NewFlagSet("calibrate", flag.ContinueOnError)
	set.StringVar(&c.game, "game", "", "the game; without it all games")
	set.IntVar(&c.games, "games", 400, "games for each line of the table")
	set.Func("efforts", "parts of the playouts of the strongest level, `N,N`: 100 means a hundredth (default 1000,100)", func(text string) error {
		c.efforts = nil
		for _, word := range strings.Split(text, ",") {
			n, err := strconv.Atoi(word)
			if err != nil || n < 1 {
				return errors.New("want whole numbers from 1, separated by commas")
			}
			c.efforts = append(c.efforts, n)
		}
		return nil
	})
	set.Uint64Var(&c.seed, "seed", 1, "decides openings and searches")
	set.StringVar(&c.out, "out", "games", "folder of the folders of the games")
	err := c.read(set, args, errs)
	if err == nil {
		err = c.makeAll(ctx, errs)
	}
	return named("calibrate", err)
}

// read reads args and checks them.
func (c *calibration) read(set *flag.FlagSet, args []string, errs io.Writer) error {
	var f flags
	f.rounds, f.threads, f.patience = 1, 1, maxTime // what other commands have is not asked for here
	if err := f.read(set, args, calibrateUsage, errs); err != nil {
		return err
	}
	if _, ok := catalog.Find(c.game); c.game != "" && !ok {
		return fmt.Errorf("there is no game %q; -game takes %s", c.game, strings.Join(catalog.IDs(), ", "))
	}
	if c.games < 4 || c.games > 1_000_000 {
		return errors.New("-games must be from 4 to 1000000")
	}
	return nil
}

// makeAll makes the tables of the game, or of all games.
func (c *calibration) makeAll(ctx context.Context, errs io.Writer) error {
	for _, s := range catalog.All() {
		if c.game != "" && c.game != s.ID {
			continue
		}
		if err := c.make(ctx, s, errs); err != nil {
			return err
		}
	}
	return nil
}

// make makes the table of a game and its sample. Both are written after each line: what is interrupted leaves those before.
func (c *calibration) make(ctx context.Context, s games.Spec, errs io.Writer) error {
	efforts := strings.ReplaceAll(strings.Trim(fmt.Sprint(c.efforts), "[]"), " ", ",")
	made := fmt.Sprintf("# Made by: go run ./build calibrate -game %s -games %d -efforts %s -seed %d\n\n", s.ID, c.games, efforts, c.seed)
	table := fmt.Sprintf("# How chances of winning follow from what the search expects in %s. Package games/chance tells how this file is read.\n%s", s.Name, made)
	sample := fmt.Sprintf("# What the search expected in games of %s that chances.txt was not made from: the number of the game, the seat to move, the part\n"+
		"# of the win that the search gave each seat, and the part that the seat to move has won.\n%s", s.Name, made)
	levels := catalog.LevelsOf(s.ID)
	best := levels[len(levels)-1]
	for _, o := range classes(s) {
		for _, effort := range c.efforts {
			row := chance.Row{Options: o, Playouts: max(1, best.Limits(1).Playouts/effort)}
			g, err := s.Open(o)
			if err != nil {
				return err
			}
			n := g.Info().Players
			all, err := c.play(ctx, g, best, row.Playouts)
			if err != nil {
				return err
			}
			row.Curve = fit(of(all, 0), n)
			row.Noise = noise(of(all, 0), row.Curve, n)
			line := row.Format(s)
			fmt.Fprintln(errs, s.ID, line) // a screen that is gone is no reason to stop
			table += line + "\n"
			sample += fmt.Sprintf("%s playouts=%d\n", s.Format(o), row.Playouts) + heldOut(of(all, 1), n)
			if err := c.write(s, table, sample); err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes the table of a game and its sample as far as they have come.
func (c *calibration) write(s games.Spec, table, sample string) error {
	folder := filepath.Join(c.out, s.ID)
	if err := os.MkdirAll(filepath.Join(folder, "testdata"), 0o777); err != nil {
		return err
	}
	return errors.Join(os.WriteFile(filepath.Join(folder, "chances.txt"), []byte(table), 0o666),
		os.WriteFile(filepath.Join(folder, "testdata", "chances.txt"), []byte(sample), 0o666))
}

// classes returns the options of the games that have a line of their own: each number of players, the usual board and the smallest.
func classes(s games.Spec) (all []games.Options) {
	all = []games.Options{{}}
	for _, o := range s.Options {
		var values []string
		switch o.ID {
		case "players":
			values = o.Choices
		case "size":
			values = slices.Compact([]string{o.Default, o.Choices[0]})
		default:
			continue
		}
		var more []games.Options
		for _, before := range all {
			for _, v := range values {
				next := games.Options{o.ID: v}
				for id, w := range before {
					next[id] = w
				}
				more = append(more, next)
			}
		}
		all = more
	}
	return all
}

// play plays games with so many playouts a ply and returns their forecasts.
func (c *calibration) play(ctx context.Context, g games.Game, l catalog.Level, playouts int) (all []forecast, err error) {
	for number := range c.games {
		fs, err := selfPlay(ctx, g, l, judge.Settings{Playouts: playouts, Seed: c.seed}, number)
		if err != nil {
			return nil, err
		}
		all = append(all, fs...)
	}
	if len(all) == 0 {
		return nil, fmt.Errorf("%s: %d playouts prove every position of %d games", g.Info().ID, playouts, c.games)
	}
	return all, nil
}

// of returns the forecasts of one half of the games, 0 or 1.
func of(all []forecast, half int) (some []forecast) {
	for _, f := range all {
		if f.game%2 == half {
			some = append(some, f)
		}
	}
	return some
}

// fit returns the curve that explains best how the games have ended. The first seat gets an advantage of its own only where that explains
// more than chance would: forecasts of one game count as one.
func fit(all []forecast, n int) chance.Curve {
	c, plain := fitted(all, n, false)
	shifted, better := fitted(all, n, true)
	ended := map[int]bool{}
	for _, f := range all {
		ended[f.game] = true
	}
	if gain := plain - better; 2*gain*float64(len(ended)) > significant {
		return shifted
	}
	return c
}

// significant is the gain in twice the log-likelihood that happens by chance once in twenty times.
const significant = 3.84

// Bounds of a stretch: games that end all alike say nothing.
const minStretch, maxStretch = 0.25, 20

// fitted returns the best curve and its mean loss, with or without an advantage of the first seat.
func fitted(all []forecast, n int, first bool) (chance.Curve, float64) {
	w := []float64{0, 0} // the logarithm of the stretch, the advantage
	curve := func() chance.Curve {
		return chance.Curve{Stretch: max(minStretch, min(math.Exp(w[0]), maxStretch)), First: w[1]}
	}
	loss := func(w, gradient []float64) (sum float64) {
		c := curve()
		for _, f := range all {
			logs := f.logs(n)
			p := c.Of(f.said, n)
			for i := range n {
				sum -= f.result(i, n) * math.Log(max(p[i], 1e-4))
				gradient[0] += (p[i] - f.result(i, n)) * logs[i] * c.Stretch
			}
			if first {
				gradient[1] += p[0] - f.result(0, n)
			}
		}
		return sum / float64(len(all))
	}
	fitting.Minimise(w, 0.1, 80, loss)
	return curve(), loss(w, make([]float64, len(w)))
}

// noise returns the standard deviation of the difference between two forecasts of one position for the seat to move.
func noise(all []forecast, c chance.Curve, n int) float64 {
	sum, count := 0.0, 0.0
	for _, f := range all {
		if f.twice {
			d := c.Of(f.said, n)[f.mover] - c.Of(f.again, n)[f.mover]
			sum, count = sum+d*d, count+1
		}
	}
	return math.Sqrt(sum / max(count, 1))
}

// perGame is about the number of forecasts of a game in a sample.
const perGame = 6

// heldOut writes about perGame forecasts of each game, a line each: those at equal distances among all.
func heldOut(all []forecast, n int) string {
	ended := map[int]bool{}
	for _, f := range all {
		ended[f.game] = true
	}
	step := max(1, len(all)/max(1, perGame*len(ended)))
	var b strings.Builder
	for i := 0; i < len(all); i += step {
		f := all[i]
		fmt.Fprintf(&b, "%d %v", f.game, f.mover)
		for seat := range n {
			fmt.Fprintf(&b, " %.3f", games.PartOf(f.said[seat], n))
		}
		fmt.Fprintf(&b, " %.3g\n", f.result(int(f.mover), n))
	}
	return b.String()
}
