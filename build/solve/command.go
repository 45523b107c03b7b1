// Package solve solves small boards exactly, by two methods that must agree, into games/<id>/solved.txt, which games/catalog reads.
//
// This file has the command: its flags, the boards it solves, and the files it writes. The first method is search.Solver.
//
// On one core a board of 4x4 takes seconds, Distrify 5 two minutes, Taiji 5 ten. For Squex 5 and SQU 5 the first method has no result of one
// opening after a minute; no run has finished them.
//
// # Files
//
//   - board.go: solves a board, opening by opening
//   - proof.go: the second method
package solve

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"quintet/build/commandline"
	"quintet/games"
	"quintet/games/catalog"
)

const usage = `usage: go run ./build solve [-game NAME] [-o "NAME=VALUE ..."] [-again]

Solves small boards and writes the outcome after every first ply into games/NAME/solved.txt: the winner, the number of plies that follow if the winner
hurries and the loser delays, and the best answer. Two methods must agree on each. Without -o it goes on with the boards of the file, of all games
without -game; what the file has is not solved again, so an interrupted run continues. With -o it adds a board.
`

// A request says what to solve.
type request struct {
	game    string
	options string
	again   bool
	memory  int // in MB, of each method
	out     string
}

// Command runs a command line; progress goes to errs.
func Command(ctx context.Context, args []string, _, errs io.Writer) error {
	var o request
	err := o.read(args, errs)
	if err == nil {
		err = o.solveAll(ctx, errs)
	}
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("solve: interrupted; the command without -again continues")
	case err != nil && !errors.Is(err, flag.ErrHelp):
		return fmt.Errorf("solve: %w", err)
	}
	return err
}

// read parses args and checks them.
func (o *request) read(args []string, errs io.Writer) error {
	set := flag.NewFlagSet("solve", flag.ContinueOnError)
	set.StringVar(&o.game, "game", "", "the game; without it all games")
	set.StringVar(&o.options, "o", "", "the options of a board to add, such as size=4")
	set.BoolVar(&o.again, "again", false, "solves again what the file has")
	set.IntVar(&o.memory, "memory", 512, "megabytes for each method")
	set.StringVar(&o.out, "out", "games", "folder of the folders of the games")
	if err := commandline.Read(set, args, usage, errs); err != nil {
		return err
	}
	if _, ok := catalog.Find(o.game); !ok && (o.game != "" || o.options != "") {
		return fmt.Errorf("there is no game %q; -game takes %s", o.game, strings.Join(catalog.IDs(), ", "))
	}
	if o.memory < 1 {
		return fmt.Errorf("-memory %d: at least 1", o.memory)
	}
	return nil
}

// solveAll solves the boards of the game, or of all games.
func (o *request) solveAll(ctx context.Context, errs io.Writer) error {
	for _, s := range catalog.All() {
		if o.game != "" && o.game != s.ID {
			continue
		}
		f, err := openFile(filepath.Join(o.out, s.ID, "solved.txt"), s)
		if err == nil && o.options != "" {
			err = f.add(strings.Fields(o.options))
		}
		for i := 0; i < len(f.boards) && err == nil; i++ {
			if o.options == "" || i == f.chosen {
				err = o.solve(ctx, f, i, errs)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// solve solves board i of f, and writes the file after every opening.
func (o *request) solve(ctx context.Context, f *file, i int, errs io.Writer) error {
	b := &f.boards[i]
	name := f.spec.ID + " " + catalog.BoardName(f.spec, b.Game)
	fmt.Fprintln(errs, name)
	if o.again {
		b.Openings = nil
	}
	began := time.Now()
	w := newWork(*b, o.memory<<20)
	err := w.run(ctx, func(told string) error {
		fmt.Fprintln(errs, told)
		*b = w.board()
		return f.write()
	})
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	fmt.Fprintf(errs, "  %s; in %s\n", w.summary(), time.Since(began).Round(time.Second))
	return nil
}

// A file is the solved.txt of a game.
type file struct {
	path   string
	spec   games.Spec
	boards []catalog.SolvedBoard
	chosen int // the board that was added or named
}

// openFile reads a file, which may be missing.
func openFile(path string, s games.Spec) (*file, error) {
	f := &file{path: path, spec: s}
	text, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return f, err
	}
	s.Solved = string(text)
	f.boards, err = catalog.SolvedBoards(s)
	return f, err
}

// add chooses the board with the given options, which it adds if the file does not have it.
func (f *file) add(words []string) error {
	o, err := games.ParseOptions(words)
	if err != nil {
		return err
	}
	g, err := f.spec.Open(o)
	if err != nil {
		return err
	}
	if n := g.Info().Players; n != 2 {
		return fmt.Errorf("only games for 2 are solved, not for %d", n)
	}
	f.chosen = slices.IndexFunc(f.boards, func(b catalog.SolvedBoard) bool { return maps.Equal(b.Game.Info().Options, g.Info().Options) })
	if f.chosen < 0 {
		f.chosen = len(f.boards)
		f.boards = append(f.boards, catalog.SolvedBoard{Game: g})
	}
	return nil
}

// write replaces the file.
func (f *file) write() error {
	var w strings.Builder
	fmt.Fprintf(&w, "# Small boards of %s, solved by two methods. games/catalog/solved.go tells how this file is read.\n", f.spec.Name)
	fmt.Fprintf(&w, "# Made by: go run ./build solve -game %s -again\n", f.spec.ID)
	for _, b := range f.boards {
		if len(b.Openings) > 0 {
			w.WriteString("\n" + catalog.FormatSolved(f.spec, b))
		}
	}
	if err := os.MkdirAll(filepath.Dir(f.path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(f.path, []byte(w.String()), 0o666)
}
