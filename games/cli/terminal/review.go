//go:build !js

// The command "review": grades the plies of a game, prints the results (printReview) and keeps them in a file next to the record (savedReview).
// Change here what is printed; games/study/judge is the judge. printLines prints the lines of the command "analyze" too.

package terminal

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"quintet/games"
	"quintet/games/cli/command"
	"quintet/games/files/record"
	"quintet/games/play/match"
	"quintet/games/study/judge"
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
	playouts := addNumber(c, "playouts", 0, 1, maxPlayouts, "playouts of each search, those of the window if left out; with others nothing is kept")
	voice := p.addVoice(c)
	c.RunE = func(_ *cobra.Command, args []string) error {
		g, m, err := p.readMatch(args[0])
		if err != nil {
			return err
		}
		s := judge.DefaultSettings(g.Record.Spec.ID)
		s.Playouts = cmp.Or(*playouts, s.Playouts)
		j, err := judge.New(m.Game(), s)
		if err != nil {
			return err
		}
		kept := openReview(args[0], j)
		if s != judge.DefaultSettings(g.Record.Spec.ID) {
			kept.disableSaving() // the window would not read it
		}
		r := judge.NewReview(kept.book, m)
		err = r.Run(context.Background(), kept.saveIfDue)
		if kept.save(); kept.failed != nil {
			err = errors.Join(err, line(p.Errs, "quintet: review: what was found is not kept: %v", kept.failed))
		}
		if err != nil {
			return err
		}
		return voice(g.Record.Spec).printReview(m, r)
	}
	return c
}

// signs are the marks for grades.
var signs = map[judge.Class]string{judge.Inaccuracy: "?!", judge.Mistake: "?", judge.Blunder: "??"}

// printReview prints a line for each ply of m's main path, which r has judged.
func (v voice) printReview(m *match.Match, r *judge.Review) error {
	if r.Len() == 0 {
		return v.printText("terminal.unplayed")
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
		if lines = append(lines, text); signs[k.Class] != "" {
			lines = v.appendReason(lines, m.Game(), before, k.Reasons(m.Game(), before))
		}
	}
	return v.print(lines...)
}

// appendReason appends a line with the most important of why, the reasons for plies in p, if there is one.
func (v voice) appendReason(lines []string, g games.Game, p games.Position, why []judge.Reason) []string {
	if len(why) == 0 {
		return lines
	}
	return append(lines, "       "+g.FormatMove(p, why[0].Move)+": "+v.book.Say(why[0].Text))
}

// maxPlayouts bounds the playouts of an analysis.
const maxPlayouts = 10_000_000

// printLines prints a judge's analysis of the current position, with why the best ply is good.
func (v voice) printLines(m *match.Match, best []judge.Scored, why []judge.Reason, s judge.Settings) error {
	mover := m.Position().ToMove()
	lines := []string{v.say("terminal.analysis", m.Round(), m.Cursor(), m.MainLen(), mover.String(), s.Playouts, strconv.FormatUint(s.Seed, 10))}
	for i, l := range best {
		text := fmt.Sprintf("%d. %-10s %7s", i+1, match.TurnText(m.Game(), m.Position(), l.Moves, m.MidTurn()), v.percent(l.Chance))
		switch {
		case l.Plies > 0:
			text += "  " + v.say("terminal.proven.in", l.Plies)
		case l.Proven:
			text += "  " + v.say("terminal.proven")
		}
		lines = append(lines, text+"  "+v.say("terminal.line", match.TurnsText(m.Game(), m.Position(), l.Moves)))
		if i == 0 {
			lines = v.appendReason(lines, m.Game(), m.Position(), why)
		}
	}
	return v.print(lines...)
}

// A savedReview holds a judge's results for a game, and the file next to the record in which the window keeps them too.
type savedReview struct {
	name   string // of the file; "" if it must not be written
	text   string // the file's content
	looks  int    // number of judgements in text
	book   *judge.Book
	failed error // why it could not be kept; nil if it was
}

// openReview returns the results of j kept next to the record in file. It leaves alone a file with other content.
func openReview(file string, j *judge.Judge) *savedReview {
	k := &savedReview{name: record.ReviewName(file), book: judge.NewBook(j)}
	text, err := command.ReadFile(k.name)
	if errors.Is(err, fs.ErrNotExist) || err == nil && strings.TrimSpace(string(text)) == "" {
		return k
	}
	book, wrong := judge.ReadBook(j, string(text))
	switch {
	case err != nil:
		k.name, k.failed = "", err
	case wrong == nil:
		k.book, k.text, k.looks = book, string(text), book.Len()
	case !errors.Is(wrong, judge.ErrStale):
		k.name, k.failed = "", fmt.Errorf("%s holds no review of this version; remove or rename it", command.QuoteName(k.name))
	}
	return k
}

// disableSaving disables writing.
func (k *savedReview) disableSaving() { k.name, k.failed = "", nil }

// saveInterval is the number of new judgements after which the file is written, so that an interrupted review loses few.
const saveInterval = 16

// saveIfDue writes the file if there are enough new judgements.
func (k *savedReview) saveIfDue() {
	if k.book.Len() >= k.looks+saveInterval {
		k.save()
	}
}

// save writes the file if there are new judgements.
func (k *savedReview) save() {
	if text := k.book.String(); k.name != "" && k.failed == nil && text != k.text {
		k.text, k.looks = text, k.book.Len()
		k.failed = command.WriteFile(k.name, []byte(text), true)
	}
}
