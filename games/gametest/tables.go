// Table tests that a game's own tests fill in: setups, positions, plies, annotations and reasons for a refusal. Add a kind of table here.

package gametest

import (
	"cmp"
	"errors"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/board"
	"quintet/games/words"
)

// Setups checks what s says about positions that were set up by hand. Each row has the options, the position, and the key of the sentence that says
// why no game can begin in it, or "" if one can.
func Setups(t *testing.T, s games.Spec, rows [][3]string) {
	for _, row := range rows {
		options, position, want := row[0], row[1], row[2]
		t.Run(strings.TrimSpace(options+" "+position), func(t *testing.T) {
			g := Open(t, s, options)
			if got := games.WhyNotFrom(g, Reach(t, g, position)).Text.Key; got != want {
				t.Errorf("the reason against it is %q, want %q", got, want)
			}
		})
	}
}

// Positions checks how s parses positions. Each row has the options, the text, and how the position is written back: "" for unchanged, or part of the
// error if it cannot be read.
func Positions(t *testing.T, s games.Spec, rows [][3]string) {
	t.Helper()
	for _, row := range rows {
		p, err := Open(t, s, row[0]).ParsePosition(row[1])
		want, got := cmp.Or(row[2], row[1]), ""
		switch {
		case err == nil:
			got = games.TextOf(p)
		case row[2] != "" && errors.Is(err, games.ErrSyntax) && strings.Contains(err.Error(), want):
			got = want
		}
		if got != want {
			t.Errorf("%s: %q is read as %q, %v, want %q", row[0], row[1], got, err, want)
		}
	}
}

// Plies checks how s parses plies. Each row has the options, the position as Reach takes it, the text, and the outcome: the name of the ply, the
// sentence that says why it is not legal, or part of the error if it cannot be read.
func Plies(t *testing.T, s games.Spec, rows [][4]string) {
	t.Helper()
	book := words.English(words.Of(s))
	for _, row := range rows {
		g := Open(t, s, row[0])
		p := Reach(t, g, row[1])
		m, err := g.ParseMove(p, row[2])
		got, illegal := "", (*games.IllegalError)(nil)
		switch {
		case err == nil:
			got = g.FormatMove(p, m)
		case errors.As(err, &illegal) && errors.Is(err, games.ErrIllegal):
			got = book.Say(illegal.Reason.Text)
		case errors.Is(err, games.ErrSyntax) && strings.Contains(err.Error(), row[3]):
			got = row[3]
		}
		if got != row[3] || (err != nil) != (m == games.NoMove) {
			t.Errorf("%s %q: %q is read as %q, %v, want %q", row[0], row[1], row[2], got, err, row[3])
		}
	}
}

// Annotations checks the names of plies with their marks. Each row has the options, the position as Reach takes it, the ply, and its name.
func Annotations(t *testing.T, s games.Spec, rows [][4]string) {
	t.Helper()
	for _, row := range rows {
		g := Open(t, s, row[0])
		p := Reach(t, g, row[1])
		if got := games.AnnotationOf(g, p, Ply(t, g, p, row[2])); got != row[3] {
			t.Errorf("%s %q: %s is called %q, want %q", row[0], row[1], row[2], got, row[3])
		}
	}
}

// Reasons checks why paths of targets are refused. Each row has the options, the position as Reach takes it, the path as Targets takes it, the
// sentence, and what is shown with it: "cells a1 b1; line c1 d2; repair Move c4 to c3".
func Reasons(t *testing.T, s games.Spec, rows [][5]string) {
	t.Helper()
	book := words.English(words.Of(s))
	for _, row := range rows {
		g := Open(t, s, row[0])
		r := g.Why(Reach(t, g, row[1]), Targets(t, g, row[2]))
		var shown []string
		for _, part := range []struct {
			name  string
			cells []board.Target
		}{{"cells", r.Cells}, {"count", r.Count}, {"line", r.Line}, {"box", r.Box}} {
			if len(part.cells) > 0 {
				shown = append(shown, part.name+" "+Labels(g, part.cells))
			}
		}
		if len(r.Repair.Path) > 0 {
			shown = append(shown, "repair "+book.Say(r.Repair.Text))
		}
		if said, proof := book.Say(r.Text), strings.Join(shown, "; "); said != row[3] || proof != row[4] {
			t.Errorf("%s %q, %s: %q with %q, want %q with %q", row[0], row[1], row[2], said, proof, row[3], row[4])
		}
	}
}
