// Package mutants measures how many faults the tests find (mutation testing). A mutant is the program with one line changed: a negated condition,
// another operator, a number one larger, or a call left out. A mutant is killed if the tests of its package, or of packages that import it, fail.
// This file has the command, reads and writes the list of mutants, and runs the tests (fate); change.go makes the changes.
//
// The list is a file with one line per mutant: the package, the function, the kind of change and its number, and its fate, such as
//
//	games/play/match Match.Undo not 1 killed
//
// It names functions, not places, so it survives edits of files. A renamed function must be renamed in the list by hand, and a deleted function's
// lines are deleted with it.
package mutants

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// A mutant is a change of one function.
type mutant struct {
	pkg, function string // the folder below the module, and the name with its receiver, such as Match.Undo
	kind          kind
	n             int    // which of the places in the function where this change is possible, from 1
	fate          string // killed, or survived
}

// The fates of a mutant whose tests have run.
const (
	killed   = "killed"
	survived = "survived"
)

func (m mutant) String() string {
	return strings.TrimSpace(fmt.Sprintf("%s %s %s %d %s", m.pkg, m.function, m.kind, m.n, m.fate))
}

// parse parses a line of a list.
func parse(line string) (m mutant, err error) {
	if n, err := fmt.Sscanf(line, "%s %s %s %d %s", &m.pkg, &m.function, &m.kind, &m.n, &m.fate); n < 4 {
		return m, fmt.Errorf("mutants: %q: %w; want a package, a function, a kind, a number and killed or survived", line, err)
	}
	return m, nil
}

// list is the file with the tracked mutants.
var list = filepath.Join("build", "mutants", "list.txt")

// Command runs the command line args: it makes mutants, or runs the tests on the killed ones of the list and reports which survive now.
func Command(ctx context.Context, args []string, out, errs io.Writer) error {
	f := flag.NewFlagSet("mutants", flag.ContinueOnError)
	f.SetOutput(errs)
	count := f.Int("make", 0, "make a list of so many mutants anew")
	seed := f.Uint64("seed", 1, "of the list that is made")
	limit := f.Duration("limit", 5*time.Minute, "of the tests of a package")
	if err := f.Parse(args); err != nil {
		return err
	}
	t := tests{ctx: ctx, out: out, limit: *limit}
	var err error
	if t.importers, err = importers(ctx); err != nil {
		return err
	}
	if *count > 0 {
		return t.makeList(*count, rand.New(rand.NewPCG(*seed, 0)))
	}
	return t.rerunKilled()
}

// makeList writes a list of n mutants that compile, each with its fate. It continues an existing list.
func (t *tests) makeList(n int, r *rand.Rand) error {
	made, err := read(list)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return err
	}
	all, err := candidates("games", "render", "scenes")
	if err != nil {
		return err
	}
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	known := map[string]bool{}
	for _, m := range made {
		m.fate = ""
		known[m.String()] = true
	}
	for _, m := range all {
		if len(made) >= n {
			break
		}
		if known[m.String()] {
			continue
		}
		if m.fate, err = t.fate(m); errors.Is(err, errNotCompiled) {
			continue
		} else if err != nil {
			return err
		}
		fmt.Fprintln(t.out, m)
		made = append(made, m)
		if err := write(list, made); err != nil {
			return err
		}
	}
	return nil
}

// rerunKilled runs the tests on the killed mutants. The error says how many survive.
func (t *tests) rerunKilled() error {
	made, err := read(list)
	if err != nil {
		return err
	}
	n, alive := 0, 0
	for _, m := range made {
		if m.fate != killed {
			continue
		}
		n++
		switch now, err := t.fate(m); {
		case err != nil:
			return fmt.Errorf("%v: %w", m, err)
		case now != killed:
			alive++
			fmt.Fprintln(t.out, m, "before,", now, "now")
		}
	}
	if alive > 0 {
		return fmt.Errorf("mutants: %d of %d survive", alive, n)
	}
	fmt.Fprintf(t.out, "all %d mutants are killed\n", n)
	return nil
}

// read reads a list.
func read(file string) (ms []mutant, err error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		m, err := parse(lines.Text())
		if err != nil {
			return nil, err
		}
		ms = append(ms, m)
	}
	return ms, nil
}

// write writes a list.
func write(file string, ms []mutant) error {
	var text strings.Builder
	for _, m := range ms {
		fmt.Fprintln(&text, m)
	}
	return os.WriteFile(file, []byte(text.String()), 0o666)
}

// tests runs the tests of packages.
type tests struct {
	ctx       context.Context
	out       io.Writer
	limit     time.Duration       // per package
	importers map[string][]string // the importing packages, by folder
}

// importers returns the packages with tests that import each package, by their folders.
func importers(ctx context.Context) (map[string][]string, error) {
	text, err := exec.CommandContext(ctx, "go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}} {{join .TestImports " "}} {{join .XTestImports " "}}`, "./games/...", "./render/...", "./scenes/...").Output()
	if err != nil {
		return nil, fmt.Errorf("mutants: go list: %w", err)
	}
	by := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		from := strings.TrimPrefix(words[0], module)
		for _, to := range words[1:] {
			if folder, ours := strings.CutPrefix(to, module); ours && folder != from {
				by[folder] = append(by[folder], from)
			}
		}
	}
	return by, nil
}

// module is the prefix of our packages' paths.
const module = "quintet/"

// errNotCompiled reports that a mutant does not compile.
var errNotCompiled = errors.New("the mutant does not compile")

// fate runs the tests on m: those of its package, then those of the packages that import it.
func (t *tests) fate(m mutant) (string, error) {
	file, text, err := m.apply()
	if err != nil {
		return "", err
	}
	temp, err := os.MkdirTemp("", "quintet-mutant-*")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(temp)
	changed, overlay := filepath.Join(temp, "mutant.go"), filepath.Join(temp, "overlay.json")
	whole, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	replace, err := json.Marshal(map[string]any{"Replace": map[string]string{whole: changed}})
	if err := errors.Join(err, os.WriteFile(changed, text, 0o666), os.WriteFile(overlay, replace, 0o666)); err != nil {
		return "", err
	}
	if exec.CommandContext(t.ctx, "go", "build", "-overlay", overlay, "./"+m.pkg).Run() != nil {
		return "", errors.Join(errNotCompiled, t.ctx.Err())
	}
	for _, folder := range append([]string{m.pkg}, t.importers[m.pkg]...) {
		if exec.CommandContext(t.ctx, "go", "test", "-short", "-vet=off", "-failfast", "-timeout", t.limit.String(), "-overlay", overlay, "./"+folder).Run() != nil {
			return killed, t.ctx.Err()
		}
	}
	return survived, nil
}
