//go:build !js

package terminal

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

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
end by playouts and not by time: the same game gets the same grades. What was found is kept beside
the record, in a file of the same name that ends in .review, where the window finds it too.`,
		Example: examples("review game.txt", "review game.txt --playouts 20000"),
		Args:    arguments("the record"),
	}
	playouts := addNumber(c, "playouts", 0, 1, mostPlayouts, "playouts of each search, those of the window if left out; with others nothing is kept")
	voice := p.addVoice(c)
	c.RunE = func(_ *cobra.Command, args []string) error {
		g, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		s := judge.Usual(g.Record.Spec.ID)
		s.Playouts = cmp.Or(*playouts, s.Playouts)
		j, err := judge.New(m.Game(), s)
		if err != nil {
			return err
		}
		kept := openReview(args[0], j)
		if s != judge.Usual(g.Record.Spec.ID) {
			kept.neverKeep() // the window would not read it
		}
		r := judge.NewReview(kept.book, m)
		err = r.Run(context.Background(), kept.grow)
		if kept.keep(); kept.failed != nil {
			err = errors.Join(err, line(p.Errs, "quintet: review: what was found is not kept: %v", kept.failed))
		}
		if err != nil {
			return err
		}
		return voice(g.Record.Spec).tellReview(m, r)
	}
	return c
}

// signs are the marks of the grades.
var signs = map[judge.Class]string{judge.Inaccuracy: "?!", judge.Mistake: "?", judge.Blunder: "??"}

// tellReview tells of each ply of the main path of m, which r has judged.
func (v voice) tellReview(m *match.Match, r *judge.Review) error {
	if r.Len() == 0 {
		return v.tell("terminal.unplayed")
	}
	moments := r.Moments()
	var lines []string
	var rounds match.Rounds
	for i := range r.Len() {
		k, _ := r.Ply(i) // all plies have been judged
		before := m.PositionAt(i)
		rounds.Add(k.Player)
		ply := match.PlyText(m.Game(), before, k.Move, false)
		text := fmt.Sprintf("%3d %s %-10s %7s", rounds.N, k.Player, ply+signs[k.Class], v.percent(k.Value()[k.Player]))
		if signs[k.Class] != "" {
			text += "  " + v.say("terminal.better", match.TurnsText(m.Game(), before, k.Before.Lines[0].Moves))
		}
		if slices.Contains(moments, i) {
			text += "  " + v.say("terminal.moment")
		}
		lines = append(lines, text)
	}
	return v.print(lines...)
}
