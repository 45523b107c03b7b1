package solve

import (
	"context"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"quintet/games"
	"quintet/games/catalog"
	"quintet/games/catalog/catalogtest"
	"quintet/games/search"
)

// small returns the smallest boards of the catalogue on which the first method solves every position in a moment, and of games for two.
func small(t *testing.T) (all []catalogtest.Table) {
	for _, table := range catalogtest.Tables(3) {
		if _, sized := table.Options["size"]; sized && table.Open(t).Info().Players == 2 {
			all = append(all, table)
		}
	}
	return all
}

// The second method agrees with the outcome of the first one everywhere, and with no other outcome.
func TestMethodsAgreeOnNothingElse(t *testing.T) {
	for _, table := range small(t) {
		t.Run(table.String(), func(t *testing.T) {
			g, r := table.Open(t), games.NewRand(7)
			solver, prover := search.NewSolver(g, 1<<20), newProver(1<<20)
			wrong := 0
			for range 5 {
				for p := g.Start(); !p.Over(); p.Play(catalogtest.AnyMove(p, r)) {
					want, best, err := solver.Solve(t.Context(), p)
					catalogtest.NoError(t, err)
					if best == games.NoMove { // decided
						break
					}
					for _, o := range []search.Outcome{
						{Winner: games.None},
						{Winner: 0, Plies: want.Plies}, {Winner: 1, Plies: want.Plies},
						{Winner: want.Winner, Plies: want.Plies - 1}, {Winner: want.Winner, Plies: want.Plies + 1}, {Winner: want.Winner, Plies: want.Plies + 2},
					} {
						if (o.Winner == games.None) != (o.Plies == 0) || o.Plies < 0 { // no outcome
							continue
						}
						got, err := prover.check(t.Context(), p, o)
						if err != nil || got != (o == want) {
							t.Fatalf("%s: check of %v says %v, %v; the solver says %v", games.TextOf(p), o, got, err, want)
						}
						if o != want {
							wrong++
						}
					}
				}
			}
			if wrong == 0 {
				t.Error("no wrong outcome was checked")
			}
		})
	}
}

// run runs the command with the files of the games in folder.
func run(ctx context.Context, folder string, args ...string) (progress string, err error) {
	var errs strings.Builder
	err = Command(ctx, append(args, "-out", folder, "-memory", "1"), nil, &errs)
	return errs.String(), err
}

// board returns a game of the catalogue with boards that are solved in a moment, and the options of one of them.
func board(t *testing.T) (s games.Spec, options string) {
	table := small(t)[0]
	return table.Spec, catalog.BoardName(table.Spec, table.Open(t))
}

// The command adds a board with all its openings, and has nothing to do when it runs again; -again makes the same file. An interrupted run continues.
func TestCommandContinues(t *testing.T) {
	s, options := board(t)
	folder := t.TempDir()
	file := filepath.Join(folder, s.ID, "solved.txt")
	read := func() string {
		text, err := os.ReadFile(file)
		catalogtest.NoError(t, err)
		return string(text)
	}
	progress, err := run(t.Context(), folder, "-game", s.ID, "-o", options)
	catalogtest.NoError(t, err)
	whole := read()
	if !strings.Contains(progress, "checked") || !strings.Contains(progress, "openings: ") {
		t.Errorf("progress:\n%s", progress)
	}
	s.Solved = whole
	boards, err := catalog.SolvedBoards(s)
	if err != nil || len(boards) != 1 || len(boards[0].Openings) < 2 || len(newWork(boards[0], 1<<16).openings) != len(boards[0].Openings) {
		t.Fatalf("%v, %v from\n%s", boards, err, whole)
	}
	if progress, err = run(t.Context(), folder, "-game", s.ID); err != nil || strings.Contains(progress, "checked") || read() != whole {
		t.Errorf("a second run: %v\n%s\n%s", err, progress, read())
	}
	lines := strings.SplitAfter(strings.TrimSpace(whole), "\n")
	catalogtest.NoError(t, os.WriteFile(file, []byte(strings.Join(lines[:len(lines)-1], "")), 0o666))
	if progress, err = run(t.Context(), folder, "-game", s.ID); err != nil || strings.Count(progress, "checked") != 1 || read() != whole {
		t.Errorf("a run that continues: %v\n%s\n%s", err, progress, read())
	}
	if _, err = run(t.Context(), folder, "-game", s.ID, "-again"); err != nil || read() != whole {
		t.Errorf("again: %v\n%s", err, read())
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err = run(cancelled, t.TempDir(), "-game", s.ID, "-o", options); err == nil || !strings.Contains(err.Error(), "interrupted") {
		t.Errorf("cancelled: %v", err)
	}
}

// What the methods disagree on is not written.
func TestCommandRefusesDisagreement(t *testing.T) {
	s, options := board(t)
	o, err := games.ParseOptions(strings.Fields(options))
	catalogtest.NoError(t, err)
	w := newWork(catalog.SolvedBoard{Game: catalogtest.Open(t, s, o)}, 1<<20)
	truth, _, err := w.solver.Solve(t.Context(), w.openings[0].pos)
	catalogtest.NoError(t, err)
	w.solver.Learn(w.openings[0].pos, search.Outcome{Winner: 1 - truth.Winner, Plies: 1})
	for _, m := range w.openings[0].pos.AppendMoves(nil) {
		next := w.openings[0].pos.Clone()
		next.Play(m)
		w.solver.Learn(next, search.Outcome{Winner: 1 - truth.Winner, Plies: 1})
	}
	err = w.run(t.Context(), func(string) error { t.Error("told"); return nil })
	if err == nil || !strings.Contains(err.Error(), "do not agree") || len(w.board().Openings) > 0 {
		t.Errorf("%v, %v", err, w.board())
	}
}

func TestCommandRefuses(t *testing.T) {
	s, options := board(t)
	for _, tt := range []struct {
		args []string
		want string
	}{
		{[]string{"-game", "chess"}, `no game "chess"`},
		{[]string{"-o", options}, `no game ""`},
		{[]string{"-game", s.ID, "-o", "size=1000"}, "size"},
		{[]string{"-game", s.ID, "-o", "colour"}, "name=value"},
		{[]string{s.ID}, "no flag"},
		{[]string{"-memory", "0"}, "at least 1"},
		{[]string{"-plies"}, "plies"},
	} {
		var errs strings.Builder
		err := Command(t.Context(), append([]string{"-out", t.TempDir()}, tt.args...), nil, &errs)
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%v: %v, want %q", tt.args, err, tt.want)
		}
	}
	var errs strings.Builder
	if err := Command(t.Context(), []string{"-h"}, nil, &errs); !errors.Is(err, flag.ErrHelp) || !strings.Contains(errs.String(), "-again") {
		t.Errorf("-h: %v, %s", err, errs.String())
	}
	for _, spec := range catalog.All() { // more than two players
		for _, o := range spec.Options {
			if n := len(o.Choices) - 1; o.ID == "players" {
				_, err := run(t.Context(), t.TempDir(), "-game", spec.ID, "-o", "players="+o.Choices[n])
				if err == nil || !strings.Contains(err.Error(), "only games for 2") {
					t.Errorf("%s for %s: %v", spec.ID, o.Choices[n], err)
				}
			}
		}
	}
	damaged := t.TempDir()
	catalogtest.NoError(t, os.MkdirAll(filepath.Join(damaged, s.ID), 0o777))
	catalogtest.NoError(t, os.WriteFile(filepath.Join(damaged, s.ID, "solved.txt"), []byte("board size=0\n"), 0o666))
	if _, err := run(t.Context(), damaged, "-game", s.ID); err == nil || !strings.Contains(err.Error(), "solved.txt:1") {
		t.Errorf("a damaged file: %v", err)
	}
}
