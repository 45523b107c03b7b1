package command

import (
	"flag"
	"io"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gtp"
)

// GTP speaks the text protocol until quit or the end of in. now reads the clock.
func GTP(args []string, in io.Reader, out io.Writer, version string, now func() time.Time) error {
	f := flag.NewFlagSet("gtp", flag.ContinueOnError)
	game := f.String("game", "", "the game to begin with")
	// A tournament wants the best there is, and says so where it wants less.
	level := f.Int("level", gtp.Strongest, "how well genmove plays")
	threads := f.Int("threads", 0, "of a search; 0 for all cores")
	ponder := f.Bool("ponder", false, "whether it thinks while it waits")
	seed := f.Uint64("seed", 0, "decides searches and random games; 0 for a seed that nobody can foresee")
	var chosen []string
	f.Func("o", "option=value, may be repeated", func(word string) error {
		chosen = append(chosen, word)
		return nil
	})
	if err := ParseFlags(f, args, out); err != nil {
		return err
	}
	if *game == "" {
		return Usagef("gtp: -game is missing; there are %s", strings.Join(catalog.IDs(), ", "))
	}
	options, err := games.ParseOptions(chosen)
	if err != nil {
		return Usagef("gtp: %w", err)
	}
	seeded := *seed != 0
	if !seeded {
		*seed = uint64(now().UnixNano())
	}
	session, err := gtp.New(gtp.Config{
		Games: catalog.All(), Game: *game, Options: options, Level: *level, Threads: *threads, Seed: *seed, Version: version, Now: now,
		Untimed: seeded, Ponder: *ponder,
	})
	if err != nil {
		return Usagef("gtp: %w", err)
	}
	return session.Run(in, out)
}
