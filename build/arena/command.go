// The command "go run ./build arena": its flags, and the lines it prints while it runs (progress). Add a flag here.
// The command ladder uses its flags and its settings of a run (config) too. run.go plays the games, summary.go writes the result.

package arena

import (
	"context"
	"embed"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
)

// kept are the openings that come with the program, one file per game.
//
//go:embed openings
var kept embed.FS

const usage = `usage: go run ./build arena -game NAME [-o OPTION=VALUE]... -a ENTRANT -b ENTRANT [flags]
       go run ./build arena -game NAME [-o OPTION=VALUE]... -make N [-seed N]

The first plays engines against each other, the second writes N balanced openings for the folder of openings.
An ENTRANT is NAME[@BUDGET], for example
       uct@playouts=1000     rave@time=200ms     rave@cpu=100ms   CPU time, the same on a busy machine (on Linux)
       level:3               level:3,tenth       level:6@time=1s   a level with its own limits, or those given
       gtp:COMMAND[@time=1s] any program that speaks the protocol; quotes keep blanks within a word
There are %s.
`

// flags are the values of the command line.
type flags struct {
	game     string
	options  []string
	entrants [2]string
	rounds   int
	seed     uint64
	out      string
	threads  int
	patience time.Duration
	make     int
}

// parse reads the command line.
func (f *flags) parse(args []string, errs io.Writer) error {
	set := flag.NewFlagSet("arena", flag.ContinueOnError)
	set.StringVar(&f.game, "game", "", "the game")
	set.Func("o", "`option=value` of the game, may be repeated", func(word string) error {
		f.options = append(f.options, word)
		return nil
	})
	for i := range f.entrants {
		set.StringVar(&f.entrants[i], letter(i), "", "an entrant; b takes all seats but one")
	}
	f.shared(set)
	set.StringVar(&f.out, "out", "", "result file; a run that was interrupted goes on where it ends")
	set.DurationVar(&f.patience, "patience", 30*time.Second, "how long a program may take for an answer, beyond its budget")
	set.IntVar(&f.make, "make", 0, "write so many balanced openings and do nothing else")
	if err := commandline.Read(set, args, fmt.Sprintf(usage, describeBuiltins()), errs); err != nil {
		return err
	}
	return f.check()
}

// shared adds the flags of all commands that play.
func (f *flags) shared(set *flag.FlagSet) {
	set.IntVar(&f.rounds, "pairs", 100, "openings to play, each in every rotation of the seats")
	set.Uint64Var(&f.seed, "seed", 1, "decides openings, their order and the engines' seeds")
	set.IntVar(&f.threads, "threads", 1, "games at once")
}

// check reports invalid numbers.
func (f *flags) check() error {
	switch {
	case f.rounds < 1 || f.rounds > 1_000_000:
		return errors.New("-pairs must be from 1 to 1000000")
	case f.threads < 1 || f.threads > maxThreads:
		return fmt.Errorf("-threads must be from 1 to %d", maxThreads)
	case f.patience < minTime || f.patience > maxTime:
		return fmt.Errorf("-patience must be from %v to %v", minTime, maxTime)
	case f.make < 0 || f.make > 100_000:
		return errors.New("-make must be from 1 to 100000")
	}
	return nil
}

// Command runs the command line of the arena: the summary goes to out, progress to errs. When ctx is cancelled it ends soon, with the summary of what
// has been played.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	var f flags
	err := f.parse(args, errs)
	if err == nil {
		err = f.do(ctx, out, errs)
	}
	return named("arena", err)
}

// named adds the name of the command to an error.
func named(command string, err error) error {
	if errors.Is(err, context.Canceled) {
		return errors.New(command + ": interrupted")
	}
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	return nil
}

// do plays, or makes openings.
func (f *flags) do(ctx context.Context, out, errs io.Writer) error {
	spec, g, err := f.open()
	if err != nil {
		return err
	}
	options := spec.Format(g.Info().Options)
	if f.make > 0 {
		openings, err := makeOpenings(ctx, g, judgeOpening, f.make, f.seed)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(out, "# %d of %d openings, seed %d, judged by %s\n%s", len(openings), f.make, f.seed, judgeName,
			formatOpenings(g, options, openings))
		return err
	}
	var entrants [2]entrant
	for i, text := range f.entrants {
		if text == "" {
			return fmt.Errorf("-%s is missing; it takes one of %s", letter(i), describeBuiltins())
		}
		if entrants[i], err = parseEntrant(g, text, f.patience); err != nil {
			return err
		}
	}
	c, err := f.config(ctx, g, options, errs)
	if err != nil {
		return err
	}
	c.Entrants, c.Out, c.Progress = entrants, f.out, progress(errs, "")
	sum, err := run(ctx, c)
	if sum.Games > 0 {
		_, werr := io.WriteString(out, sum.text())
		err = errors.Join(err, werr)
	}
	return err
}

// config returns the run of g with options, without its entrants, and reports where it deviates from what one might expect.
func (f *flags) config(ctx context.Context, g games.Game, options string, errs io.Writer) (c config, err error) {
	c = config{Game: g, Options: options, Rounds: f.rounds, Seed: f.seed, Threads: f.threads}
	if c.Openings, c.Source, err = Openings(ctx, g, f.rounds, f.seed); err != nil {
		return c, err
	}
	if len(c.Openings) < c.Rounds {
		fmt.Fprintf(errs, "there are %d openings for %d rounds: they are used again, with other seeds\n", len(c.Openings), c.Rounds)
	}
	if c.Threads > runtime.NumCPU() {
		fmt.Fprintf(errs, "%d games at once on %d cores: times are those of busy cores\n", c.Threads, runtime.NumCPU())
	}
	return c, nil
}

// open makes the game.
func (f *flags) open() (games.Spec, games.Game, error) {
	spec, ok := catalog.Find(f.game)
	if !ok {
		return spec, nil, fmt.Errorf("there is no game %q; -game takes %s", f.game, strings.Join(catalog.IDs(), ", "))
	}
	o, err := games.ParseOptions(f.options)
	if err != nil {
		return spec, nil, err
	}
	g, err := spec.Open(o)
	return spec, g, err
}

// progress returns a function that periodically writes the summary so far, after a prefix.
func progress(errs io.Writer, prefix string) func(*summary) {
	last := time.Now()
	return func(s *summary) {
		if time.Since(last) >= 5*time.Second {
			last = time.Now()
			fmt.Fprintln(errs, prefix+s.line()) // a closed terminal is no reason to stop
		}
	}
}
