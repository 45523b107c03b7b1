//go:build !js

// The command "gtp": speaks the text protocol on standard input and output. Add or change a flag of it here; package games/cli/gtp implements the
// protocol.

package terminal

import (
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/cli/gtp"
)

// gtpCommand speaks the text protocol until quit or the end of the input.
func (p Program) gtpCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "gtp --game NAME", Short: "plays by the Go Text Protocol",
		Long: `Plays by the Go Text Protocol, version 2, on standard input and output, for scripts, tournament
managers and other programs; list_commands lists the commands. genmove plays the strongest level
unless --level says otherwise. With --seed searches end by work and not by time: the same commands
and seed give the same plies under any load, as long as time_settings sets no clocks.
With --alternate --skip-i programs made for Go, such as gogui-twogtp, play matches of the games
whose plies are points; with --skip-i alone GoGui shows their boards.`,
		Example: examples("gtp --game GAME", "gtp --game GAME -o size=8 --level 3 --seed 1", "gtp --game GAME -o size=10 --alternate --skip-i"),
		Args:    arguments(),
	}
	game := c.Flags().String("game", "", "`NAME` of the game to begin with: "+strings.Join(catalog.IDs(), ", "))
	complete(c, "game", catalog.IDs()...)
	options, level := addOptions(c), addLevel(c, 0, "level that genmove plays, the strongest if left out")
	addNumber(c, "threads", 0, 0, 256, "is ignored: a search uses one thread")
	seed := addSeed(c, 0, "decides searches and random games; 0 for a seed that nobody can foresee")
	ponder := c.Flags().Bool("ponder", false, "also thinks while it waits for the next command")
	alternate := c.Flags().Bool("alternate", false, "for managers that ask both seats in turn: one that is not to move passes, final_score is that of Go")
	skipI := c.Flags().Bool("skip-i", false, "columns have the letters of Go programs, which leave out i")
	c.RunE = func(*cobra.Command, []string) error {
		if *game == "" {
			return command.Usagef("--game is missing; there are %s", strings.Join(catalog.IDs(), ", "))
		}
		chosen, err := games.ParseOptions(*options)
		if err != nil {
			return command.Usagef("%w", err)
		}
		conf := gtp.Config{
			Games: catalog.All(), Game: *game, Options: chosen, Level: level.number, Even: level.even, Seed: *seed, Version: p.Version, Now: p.Now,
			Untimed: *seed != 0, Ponder: *ponder, Alternate: *alternate, SkipI: *skipI,
		}
		if level.number == 0 {
			conf.Level = gtp.Strongest
		}
		if *seed == 0 {
			conf.Seed = uint64(p.Now().UnixNano())
		}
		session, err := gtp.New(conf)
		if err != nil {
			return command.Usagef("%w", err)
		}
		return session.Run(p.In, p.Out)
	}
	return c
}
