// The command "go run ./build calibrate": measures how often positions with a given search value are won, and writes these win chances to each game's
// chances.txt. This file has the flags and the files, and decides which kinds of games are played: change that in classes. selfplay.go plays the
// games, fit.go fits the curves.

package arena

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/study/chance"
	"quintet/games/study/judge"
)

const calibrateUsage = `usage: go run ./build calibrate [-game NAME] [-games N [-more]] [-play N] [-efforts N,N] [-seed N] [-out FOLDER]

Lets the search of reviews play a game, or all games, against itself with a part of its playouts, for each number of players, on the
usual board and on the smallest, and with the usual options and those with which its levels are measured. A few positions of each game, drawn at
random, are searched with the efforts that the table is for.
So a chance is the share of games that such players win from positions of which a search of that effort expects so much.

The games are kept in GAME/testdata/forecasts.txt and make the table GAME/chances.txt. A test makes tables of half of them and holds each
against the other half.
The command can be stopped at any time: -more goes on where it was, and what is played in parts is the same as at once.
`

// A calibration makes the tables of chances.
type calibration struct {
	game    string
	games   int // of each class
	more    bool
	player  int   // fraction of ten times the playouts of a review with which games are played: 100 for a tenth of a review
	efforts []int // fractions with which their positions are searched
	seed    uint64
	out     string
}

// CalibrateCommand runs the command line of the calibration. Progress goes to errs.
func CalibrateCommand(ctx context.Context, args []string, _, errs io.Writer) error {
	var c calibration
	err := c.parse(args, errs)
	if err == nil {
		err = c.makeAll(ctx, errs)
	}
	return named("calibrate", err)
}

// parse parses args and checks them.
func (c *calibration) parse(args []string, errs io.Writer) error {
	c.efforts = []int{100, 10}
	set := flag.NewFlagSet("calibrate", flag.ContinueOnError)
	set.StringVar(&c.game, "game", "", "the game; without it all games")
	set.IntVar(&c.games, "games", 400, "games of each number of players and board")
	set.BoolVar(&c.more, "more", false, "add so many games to those that are kept")
	set.IntVar(&c.player, "play", 100, "part of ten times the playouts of a review with which the games are played: 100 means a tenth of a review")
	set.Func("efforts", "parts of ten times the playouts of a review with which positions are searched, `N,N` (default 100,10)", func(text string) error {
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
	if err := commandline.Read(set, args, calibrateUsage, errs); err != nil {
		return err
	}
	if _, ok := catalog.Find(c.game); c.game != "" && !ok {
		return fmt.Errorf("there is no game %q; -game takes %s", c.game, strings.Join(catalog.IDs(), ", "))
	}
	if c.player < 1 {
		return errors.New("-play must be at least 1")
	}
	if c.games < 1 || c.games > 1_000_000 {
		return errors.New("-games must be from 1 to 1000000")
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

// make plays games of s and writes the table, even if it is interrupted.
func (c *calibration) make(ctx context.Context, s games.Spec, errs io.Writer) error {
	if err := os.MkdirAll(filepath.Join(c.out, s.ID, "testdata"), 0o777); err != nil {
		return err
	}
	file, all, err := c.open(s)
	if err != nil {
		return err
	}
	all, err = c.add(ctx, s, file, all, errs)
	err = errors.Join(err, file.Close())
	if len(all) >= len(classes(s)) {
		err = errors.Join(err, os.WriteFile(filepath.Join(c.out, s.ID, "chances.txt"), []byte(c.table(s, all)), 0o666))
	}
	return err
}

// add plays more games of s after those in all, in rounds of one game per class. It writes them to file, one per line, and returns all.
func (c *calibration) add(ctx context.Context, s games.Spec, file io.Writer, all []sampled, errs io.Writer) ([]sampled, error) {
	turns := classes(s)
	for next, end := len(all), (len(all)/len(turns)+c.games)*len(turns); next < end; next++ {
		g, err := s.Open(turns[next%len(turns)])
		if err != nil {
			return all, err
		}
		played, err := c.play(ctx, g, next/len(turns))
		if err != nil {
			return all, err
		}
		line := played.format(s.Format(turns[next%len(turns)]), g.Info().Players)
		if _, err := io.WriteString(file, line+"\n"); err != nil {
			return all, err
		}
		if played, err = parseGame(line); err != nil { // the table follows from the file alone
			return all, err
		}
		all = append(all, played)
		if len(all)%(10*len(turns)) == 0 {
			fmt.Fprintf(errs, "%s: %d games of each class\n", s.ID, len(all)/len(turns)) // a closed terminal is no reason to stop
		}
	}
	return all, nil
}

// open opens the file of s's games for appending, and returns the games in it: none without -more.
func (c *calibration) open(s games.Spec) (file *os.File, all []sampled, err error) {
	path := filepath.Join(c.out, s.ID, "testdata", "forecasts.txt")
	if !c.more {
		if err := os.RemoveAll(path); err != nil {
			return nil, nil, err
		}
	}
	file, err = resume(path, c.head(s), func(lines string) (kept int, err error) {
		all, err = readGames(s, lines)
		return len(lines), err
	})
	return file, all, err
}

// made returns the command that makes the files of s, without the number of games.
func (c *calibration) made(s games.Spec) string {
	efforts := strings.ReplaceAll(strings.Trim(fmt.Sprint(c.efforts), "[]"), " ", ",")
	return fmt.Sprintf("go run ./build calibrate -game %s -play %d -efforts %s -seed %d", s.ID, c.player, efforts, c.seed)
}

// head returns the beginning of the file of the games of s.
func (c *calibration) head(s games.Spec) string {
	return fmt.Sprintf("# What searches expected in games of %s, a line a game: its options, the part of the win that each seat got, and for some positions\n"+
		"# the playouts of the search, the seat to move and the part of the win that it gave each seat, twice where it searched twice.\n"+
		"# Made by: %s\n\n", s.Name, c.made(s))
}

// table returns the table of s from the complete rounds.
func (c *calibration) table(s games.Spec, all []sampled) string {
	text := fmt.Sprintf("# How chances of winning follow from what the search expects in %s. Package games/study/chance tells how this file is read.\n"+
		"# Made by: %s -games %d\n\n", s.Name, c.made(s), len(all)/len(classes(s)))
	for i, o := range classes(s) {
		g, err := s.Open(o)
		if err != nil {
			panic(err) // it has been played
		}
		for _, effort := range c.efforts {
			row := chance.Row{Options: o, Playouts: partOf(s.ID, effort)}
			if found := forecasts(ofClass(s, all, i), row.Playouts); len(found) > 0 { // otherwise every position was proven
				row.Curve = fit(found, g.Info().Players)
				row.Noise = noise(found, row.Curve, g.Info().Players)
				text += row.Format(s) + "\n"
			}
		}
	}
	return text
}

// ofClass returns the games of one of the classes of s in the complete rounds.
func ofClass(s games.Spec, all []sampled, class int) (some []sampled) {
	turns := len(classes(s))
	for round := 0; (round+1)*turns <= len(all); round++ {
		some = append(some, all[round*turns+class])
	}
	return some
}

// partOf returns a fraction of ten times the playouts of a review: all of a review's for 10, a tenth for 100.
func partOf(id string, part int) int { return max(1, 10*judge.DefaultSettings(id).Playouts/part) }

// classes returns the options of the games with separate lines: each number of players, on the usual board and the smallest, and where the levels are
// measured with other options than the usual ones, with both.
func classes(s games.Spec) (all []games.Options) {
	all = []games.Options{{}}
	ladder, _ := games.ParseOptions(catalog.LadderOptions(s.ID)) // a test reads them
	for _, o := range s.Options {
		var values []string
		measured, other := ladder[o.ID]
		switch {
		case o.ID == "players":
			values = o.Choices
		case o.ID == "size":
			values = slices.Compact([]string{o.Default, o.Choices[0]})
		case other:
			values = []string{o.Default, measured}
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
