//go:build !js

// The command "play": its flags, and which seats are played by persons (parseSeats). Add a flag of the command here. table.go plays the game in the
// terminal; typed.go has the words that players type instead of plies.

package terminal

import (
	"bufio"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/cli/command"
	"quintet/games/files/diagram"
	"quintet/games/play/match"
)

// defaultLevel is the default level of the computers.
const defaultLevel = 2

// playCommand plays a game in the terminal.
func (p Program) playCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "play GAME", Short: "plays a game in the terminal",
		Long: `Plays a game in the terminal, without a window. The board is drawn in letters, without colour;
with --list it is a list of what lies where, which a screen reader reads faster. Plies are
written as records have them; help, undo, hint, moves, board, resign, review, save FILE and quit
are understood too, most of them also when the game is over. You sit at p1 and the computer
everywhere else, unless --here says otherwise. Some games draw by lot who gets which colour.
A game that you finish is kept in the library of the window.`,
		Example: examples("play GAME", "play GAME --here p2 --level 4 -o size=8", "play GAME --here all", "play GAME --here none --seed 7"),
		Args:    arguments("the game"), ValidArgsFunction: onlyGames,
	}
	chosen, level := addOptions(c), addLevel(c, defaultLevel, "how well the computer plays")
	here := c.Flags().StringSlice("here", []string{"p1"}, "`SEATS` that are played here, such as p1,p3; or all, or none")
	list := c.Flags().Bool("list", false, "lists the pieces in place of a board")
	seed := addSeed(c, 0, "decides what the computer plays; 0 for a seed that nobody can foresee")
	data := c.Flags().String("data", "", "`FOLDER` for finished games, as of the window, or none")
	voice := p.addVoice(c)
	complete(c, "here", "p1", "p2", "all", "none")
	c.RunE = func(_ *cobra.Command, args []string) error {
		s, g, err := openGame(args[0], *chosen)
		if err != nil {
			return err
		}
		chosenLevel, ok := catalog.ParseLevel(s.ID, games.FormatLevel(level.number, level.even))
		if !ok {
			return command.Usagef("%s has no level %s; there are 1 to %d", s.Name, games.FormatLevel(level.number, level.even), len(catalog.LevelsOf(s.ID)))
		}
		persons, err := parseSeats(*here, g.Info().Players)
		if err != nil {
			return err
		}
		seeds := games.NewRand(*seed)
		if *seed == 0 {
			seeds = games.NewRand(uint64(p.Now().UnixNano()))
		}
		if s.DrawSeats && !c.Flags().Changed("here") {
			persons = 1 << seeds.Intn(g.Info().Players)
		}
		t := &table{
			voice: voice(s), program: p, spec: s, persons: persons, draw: diagram.Draw, seeded: *seed != 0, seeds: seeds,
			in: bufio.NewReaderSize(p.In, maxLine), level: chosenLevel, data: *data,
		}
		if *list {
			t.draw = diagram.List
		}
		t.match = match.New(g, t.seats(g.Info().Players))
		return t.run()
	}
	return c
}

// parseSeats parses which of n seats are played here: bit i of persons is set for seat i.
func parseSeats(list []string, n int) (persons uint8, err error) {
	for _, word := range list {
		switch p, ok := games.ParsePlayer(strings.ToLower(word), n); {
		case ok:
			persons |= 1 << p
		case word == "all" && len(list) == 1:
			return 1<<n - 1, nil
		case word != "none" || len(list) > 1:
			return 0, command.Usagef("--here %s: want seats from p1 to p%d, all or none", games.Quote(word), n)
		}
	}
	return persons, nil
}

// seats returns who sits at the table. Only computers have names.
func (t *table) seats(n int) []match.Seat {
	seats := make([]match.Seat, n)
	for i := range seats {
		if t.persons>>i&1 == 0 {
			seats[i] = match.Seat{Name: t.level.Name, Level: t.level.Number, Even: t.level.Even}
		}
	}
	return seats
}
