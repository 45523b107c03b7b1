//go:build !js

package terminal

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/command"
	"quintet/games/match"
	"quintet/games/search"
)

// The usual analysis.
const (
	analysisPlayouts = 20_000
	shownPlies       = 3
	mostPlayouts     = 10_000_000
)

// analyzeCommand lists the best plies of a position in a record.
func (p Program) analyzeCommand() *cobra.Command {
	c := &cobra.Command{
		Use: "analyze FILE", Short: "lists the best plies of a position in a record",
		Long: `Lists the best plies of a position in a record, with the share of the win that each promises
who plays it, the visits of the search and the line it expects. The position is the last one
of the game that is not over, or the one after --ply plies. A search ends by playouts and not
by time, on one core: the same file, ply, level, playouts and seed give the same numbers.`,
		Example: examples("analyze game.txt", "analyze game.txt --ply 12 --playouts 100000", "analyze game.txt --ply 12 --level 4 --best 5"),
		Args:    arguments("the record"),
	}
	ply := addPly(c, "analyzes the position after N plies")
	level := addLevel(c, catalog.Levels, "searches as this level, with its playouts where --playouts is left out")
	playouts := addNumber(c, "playouts", analysisPlayouts, 1, mostPlayouts, "playouts of the search")
	best := addNumber(c, "best", shownPlies, 1, 1000, "lists so many plies")
	seed := addSeed(c, 1, "decides the search")
	c.RunE = func(_ *cobra.Command, args []string) error {
		rec, m, err := readMatch(args[0])
		if err != nil {
			return err
		}
		if err := lookAt(m, *ply); err != nil {
			return err
		}
		l := catalog.LevelsOf(rec.Spec.ID)[*level-1]
		lim := search.Limits{Playouts: *playouts, Threads: 1}
		if c.Flags().Changed("level") && !c.Flags().Changed("playouts") {
			lim.Playouts = l.Limits(1).Playouts
		}
		r, err := l.Engine(*seed, 0).Search(context.Background(), m.Position(), lim)
		if err != nil {
			return err
		}
		mover := m.Position().ToMove()
		if err := line(p.Out, "after ply %d of %d: %s to move; level %d, %d playouts, seed %d", m.Cursor(), m.MainLen(), mover, *level, lim.Playouts, *seed); err != nil {
			return err
		}
		for i, k := range r.Candidates[:min(*best, len(r.Candidates))] {
			if err := line(p.Out, "%d. %s", i+1, candidate(m.Game(), m.Position().Clone(), k)); err != nil {
				return err
			}
		}
		return nil
	}
	return c
}

// lookAt puts the position after ply plies in force, or the last one in which there is a choice.
func lookAt(m *match.Match, ply int) error {
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

// candidate describes a ply in p, which is spent.
func candidate(g games.Game, p games.Position, k search.Candidate) string {
	share := 100 * games.PartOf(k.Value[p.ToMove()], g.Info().Players)
	plies := textOf(g, p, k.Line)
	text := fmt.Sprintf("%-10s %5.1f %%  %d visits", plies[0], share, k.Visits)
	if k.Proven {
		text += ", proven"
	}
	return text + "  line " + strings.Join(plies, " ")
}
