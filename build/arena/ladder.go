// The command "go run ./build ladder": its flags, which levels play each other (climb), and the files it writes. Change the pairs of levels here.
// ladder_table.go has the table of ratings.

package arena

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"quintet/build/commandline"
	"quintet/games/catalog"
)

const ladderUsage = `usage: go run ./build ladder [-game NAME] [-pairs N] [-threads N] [-seed N] [-out FOLDER]

Plays each level of a game, or of all games, against the one below, and writes a table. Both have all of their playouts, but for the strongest
and the one below it, who have a tenth, as their games are long. The folder gets
GAME-N.txt, the result file of level N against level N-1, and GAME.txt, the table; a run that was interrupted goes on where they end.
Tables that are to be kept lie in build/arena/ladder, and what they say last belongs into levels.txt of the game.
`

// LadderCommand runs the command line of the ladder: the tables go to out, progress to errs.
func LadderCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	f := flags{patience: maxTime}
	set := flag.NewFlagSet("ladder", flag.ContinueOnError)
	set.StringVar(&f.game, "game", "", "the game; without it all games")
	set.StringVar(&f.out, "out", filepath.Join("out", "ladder"), "folder of the results")
	f.shared(set)
	err := commandline.Read(set, args, ladderUsage, errs)
	if err == nil {
		err = f.check()
	}
	if err == nil {
		err = f.climbAll(ctx, out, errs)
	}
	return named("ladder", err)
}

// climbAll measures the levels of the game, or of all games.
func (f *flags) climbAll(ctx context.Context, out, errs io.Writer) error {
	ids := []string{f.game}
	if f.game == "" {
		ids = catalog.IDs()
	}
	if err := os.MkdirAll(f.out, 0o777); err != nil {
		return err
	}
	for _, id := range ids {
		one := *f
		one.game, one.options = id, catalog.LadderOptions(id)
		l, err := one.climb(ctx, errs)
		if err != nil {
			return err
		}
		text := l.text()
		if err := os.WriteFile(filepath.Join(f.out, id+".txt"), []byte(text), 0o666); err != nil {
			return err
		}
		if _, err := io.WriteString(out, text); err != nil {
			return err
		}
	}
	return nil
}

// climb measures the levels of one game.
func (f *flags) climb(ctx context.Context, errs io.Writer) (*ladder, error) {
	spec, g, err := f.open()
	if err != nil {
		return nil, err
	}
	c, err := f.config(ctx, g, spec.Format(g.Info().Options), errs)
	if err != nil {
		return nil, err
	}
	levels := catalog.LevelsOf(spec.ID)
	l := &ladder{game: spec.Name, options: c.Options, pairs: c.Rounds, seed: c.Seed, source: c.Source, rungs: []rung{newRung(levels[0], limitsOf(levels[0], wholeWord))}}
	for i := 1; i < len(levels); i++ {
		word := wholeWord
		if i == len(levels)-1 {
			word = tenthWord
		}
		for k, l := range []catalog.Level{levels[i], levels[i-1]} {
			c.Entrants[k] = newLevelEntrant(fmt.Sprintf("level:%d,%s", l.Number, word), l, limitsOf(l, word))
		}
		c.Out = filepath.Join(f.out, fmt.Sprintf("%s-%d.txt", spec.ID, levels[i].Number))
		c.Progress = progress(errs, fmt.Sprintf("%s, level %d: ", spec.ID, levels[i].Number))
		sum, err := run(ctx, c)
		if err != nil {
			return nil, err
		}
		if len(sum.faults) > 0 {
			return nil, fmt.Errorf("%s: a game ended by a fault: %v", c.Out, sum.faults[0].Fault)
		}
		l.add(newRung(levels[i], limitsOf(levels[i], word)), sum)
	}
	return l, nil
}
