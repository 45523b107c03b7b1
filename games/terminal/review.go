//go:build !js

package terminal

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games/judge"
	"quintet/games/match"
)

// reviewCommand grades the plies of a game.
func (p Program) reviewCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "review FILE", Short: "grades the plies of a game",
		Long: `Grades the plies of a game as the review in the window does: a line for each, with the chance to win
that it has left its player, ?! for an inaccuracy, ? for a mistake, ?? for a blunder, and the ply
that would have been better. The up to three plies that have cost most are key moments. Searches
end by playouts and not by time: the same game gets the same grades.`,
		Example: examples("review game.txt", "review game.txt --playouts 20000"),
		Args:    arguments("the record"),
	}
	playouts := addNumber(c, "playouts", usualPlayouts, 1, mostPlayouts, "playouts of each search, those of the window if left out")
	c.RunE = func(_ *cobra.Command, args []string) error {
		rec, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		s := judge.Usual(rec.Spec.ID)
		if *playouts != usualPlayouts {
			s.Playouts = *playouts
		}
		j, err := judge.New(m.Game(), s)
		if err != nil {
			return err
		}
		r := judge.NewReview(judge.NewBook(j), m)
		if err := r.Run(context.Background(), nil); err != nil {
			return err
		}
		return p.writeReview(m, r)
	}
	return c
}

// signs are the marks of the grades.
var signs = map[judge.Class]string{judge.Inaccuracy: "?!", judge.Mistake: "?", judge.Blunder: "??"}

// writeReview writes a line for each ply of the main path of m, which r has judged.
func (p Program) writeReview(m *match.Match, r *judge.Review) error {
	moments := r.Moments()
	for i := range r.Len() {
		k, _ := r.Ply(i) // all plies have been judged
		before := m.PositionAt(i)
		text := fmt.Sprintf("%3d %s %-10s %5.1f %%", i+1, k.Player, m.Game().FormatMove(before, k.Move)+signs[k.Class], 100*k.Value()[k.Player])
		if signs[k.Class] != "" {
			text += "  better " + strings.Join(textOf(m.Game(), before.Clone(), k.Before.Lines[0].Moves), " ")
		}
		if slices.Contains(moments, i) {
			text += "  key moment"
		}
		if err := line(p.Out, "%s", text); err != nil {
			return err
		}
	}
	return nil
}
