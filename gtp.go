package main

import (
	"flag"
	"io"
	"strings"
	"time"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/gtp"
)

// gtpCommand speaks the text protocol until quit or the end of in.
func gtpCommand(args []string, in io.Reader, out io.Writer) error {
	f := flag.NewFlagSet("gtp", flag.ContinueOnError)
	game := f.String("game", "", "the game to begin with")
	seed := f.Uint64("seed", 0, "decides the random games; 0 for a seed that nobody can foresee")
	var words []string
	f.Func("o", "option=value, may be repeated", func(word string) error {
		words = append(words, word)
		return nil
	})
	if err := parseFlags(f, args, out); err != nil {
		return err
	}
	if *game == "" {
		return wrong("gtp: -game is missing; there are %s", strings.Join(gameIDs(), ", "))
	}
	options, err := games.ParseOptions(words)
	if err != nil {
		return wrong("gtp: %w", err)
	}
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano())
	}
	session, err := gtp.New(gtp.Config{
		Games: catalog.All(), Game: *game, Options: options, Seed: *seed, Version: version, Now: time.Now,
	})
	if err != nil {
		return wrong("gtp: %w", err)
	}
	return session.Run(in, out)
}

// gameIDs lists the games by their ids.
func gameIDs() []string {
	var ids []string
	for _, s := range catalog.All() {
		ids = append(ids, s.ID)
	}
	return ids
}
