//go:build !js

// The command "analyze": searches a position of a record for its best plies, with their chances. Change here its flags and which position it takes;
// review.go prints the plies (printLines).

package terminal

import (
	"cmp"
	"context"

	"github.com/spf13/cobra"

	"quintet/games/cli/command"
	"quintet/games/play/match"
	"quintet/games/study/judge"
)

// analyzeCommand lists the best plies of a position in a record.
func (p Program) analyzeCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "analyze FILE", Short: "lists the best plies of a position in a record",
		Long: `Lists the three best plies of a position in a record, each with the chance to win of the player
to move and the play expected after it, as a review in the window tells them. The position is the
last one of the game that is not over, or the one after --ply plies. The search ends by playouts
and not by time: the same file, ply, playouts and seed give the same numbers.`,
		Example: examples("analyze game.txt", "analyze game.txt --ply 12 --playouts 100000"),
		Args:    arguments("the record"),
	}
	ply := addPly(c, "analyzes the position after N plies")
	playouts := addNumber(c, "playouts", 0, 1, maxPlayouts, "playouts of the search, those of a review if left out")
	seed := addSeed(c, 0, "decides the search")
	voice := p.addVoice(c)
	c.RunE = func(_ *cobra.Command, args []string) error {
		g, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		if err := goToChoice(m, *ply); err != nil {
			return err
		}
		s := judge.DefaultSettings(g.Record.Spec.ID)
		s.Playouts = cmp.Or(*playouts, s.Playouts)
		if c.Flags().Changed("seed") {
			s.Seed = *seed
		}
		j, err := judge.New(m.Game(), s)
		if err != nil {
			return err
		}
		book := openReview(args[0], j).book
		lines, err := j.Lines(context.Background(), book, m.Position())
		if err != nil {
			return err
		}
		look, _ := book.Find(m.Position()) // Lines has searched it
		return voice(g.Record.Spec).printLines(m, lines, look.Reasons(m.Game(), m.Position()), s)
	}
	return c
}

// goToChoice goes to the position after ply plies of the current path, or the last one with a choice.
func goToChoice(m *match.Match, ply int) error {
	if err := goTo(m, ply); err != nil {
		return err
	}
	for ply == lastPly && m.Position().Over() {
		m.Goto(m.Cursor() - 1)
	}
	if m.Position().Over() {
		return command.Usagef("--ply %d: the game is over there; want an earlier ply", ply)
	}
	return nil
}
