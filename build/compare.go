package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"

	"quintet/build/display"
	"quintet/build/start"
	"quintet/games/catalog"
	"quintet/render/input"
)

// speeds are the benchmarks that are compared: playouts, searches of the strongest levels, ticks and frames.
const speeds = "^BenchmarkPlayout$|^BenchmarkGame$/^Playout$|^BenchmarkSearch$/./^(start|middle)$/^threads=1$|^BenchmarkTick$|^BenchmarkFrame$/./^1280x800$"

// compareCommand measures this program in turn with that of an earlier revision and writes how they compare to out.
func compareCommand(args []string, out, errs io.Writer) (err error) {
	f := flag.NewFlagSet("compare", flag.ContinueOnError)
	f.SetOutput(errs)
	rounds := f.Int("rounds", 20, "how often each of the two is measured, seven times at most in a window")
	pattern := f.String("bench", speeds, "the benchmarks that are compared, as go test takes them")
	windows := f.Bool("window", true, "measure the start and a table at rest, too, in a real window")
	if err := f.Parse(args); errors.Is(err, flag.ErrHelp) {
		return nil
	} else if err != nil {
		return err
	}
	if f.NArg() != 1 {
		return errors.New("compare: want one revision, such as HEAD~10")
	}
	if *rounds < 1 || *rounds > 100 {
		return fmt.Errorf("compare: -rounds %d is not possible; allowed: 1 to 100", *rounds)
	}
	commit, err := revision(f.Arg(0))
	if err != nil {
		return err
	}
	folder, err := os.MkdirTemp("", "quintet-compare-*")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	earlier := filepath.Join(folder, "earlier")
	if err := run(nil, "git", "worktree", "add", "--quiet", "--detach", earlier, commit); err != nil {
		return err
	}
	defer func() { err = errors.Join(err, run(nil, "git", "worktree", "remove", "--force", earlier)) }()
	trees := [2]string{earlier, "."}
	if err := benchmarks(trees, folder, *pattern, *rounds, out, errs); err != nil || !*windows {
		return err
	}
	if runtime.GOOS != "linux" {
		_, err := fmt.Fprintln(out, "The window is measured on Linux only, under Xvfb.")
		return err
	}
	return inWindows(trees, folder, min(*rounds, 7), out)
}

// revision returns the commit that name stands for.
func revision(name string) (commit string, err error) {
	text, err := exec.Command("git", "rev-parse", "--verify", "--quiet", "--end-of-options", name+"^{commit}").Output()
	if err != nil {
		return "", fmt.Errorf("compare: %q is no revision of this repository; want a commit, a branch or a tag", name)
	}
	return strings.TrimSpace(string(text)), nil
}

// benchmarks runs those of both trees in turn and writes a table.
func benchmarks(trees [2]string, folder, pattern string, rounds int, out, errs io.Writer) error {
	packages := []string{"games/search", "scenes/app"}
	for _, id := range catalog.IDs() {
		packages = append(packages, "games/"+id)
	}
	var all figures
	for _, p := range packages {
		fmt.Fprintln(errs, p)
		var tests [2]string
		for i, tree := range trees {
			test, err := filepath.Abs(filepath.Join(folder, fmt.Sprintf("%s-%d.test", filepath.Base(p), i)))
			if err != nil {
				return err
			}
			if err := in(tree, errs, "go", "test", "-trimpath", "-c", "-o", test, "./"+p); err != nil {
				return err
			}
			tests[i] = test
		}
		for range rounds {
			for i, test := range tests {
				var text bytes.Buffer
				err := in(filepath.Join(trees[i], filepath.FromSlash(p)), &text, test, "-test.run=^$", "-test.bench="+pattern, "-test.benchtime=30ms", "-test.benchmem")
				if err != nil {
					return fmt.Errorf("%w\n%s", err, text.Bytes())
				}
				all.read(p, i, text.String())
			}
		}
		all.pair(p)
	}
	return all.write(out)
}

// in runs a command in a folder and writes what it says to out.
func in(folder string, out io.Writer, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Dir, c.Stdout, c.Stderr = folder, out, out
	if err := c.Run(); err != nil {
		return fmt.Errorf("compare: %s: %w", filepath.Base(name), err)
	}
	return nil
}

// inWindows starts both programs in turn, and leaves each alone at a table.
func inWindows(trees [2]string, folder string, rounds int, out io.Writer) error {
	var programs [2]string
	for i, tree := range trees {
		programs[i] = filepath.Join(folder, fmt.Sprintf("quintet-%d", i))
		if err := in(tree, os.Stderr, "go", "build", "-trimpath", "-o", programs[i], "."); err != nil {
			return err
		}
	}
	if err := start.Command([]string{"-times", fmt.Sprint(rounds), "-against", programs[0]}, out, os.Stderr); err != nil {
		return err
	}
	server, err := display.Start()
	if err != nil {
		return err
	}
	defer server.Close()
	var all figures
	for n := range rounds {
		for i, program := range programs {
			used, err := atRest(server, program, filepath.Join(folder, fmt.Sprintf("data-%d-%d", n, i)))
			if err != nil {
				return err
			}
			all.add("CPU of a table at rest in a second", i, float64(used.CPU.Nanoseconds())/rest.Seconds())
		}
	}
	return all.write(out)
}

// rest is the time for which a window is left alone.
const rest = 5 * time.Second

// atRest returns what a program uses while it waits for a person at the first game that it proposes.
func atRest(server *display.Server, program, data string) (used display.Usage, err error) {
	w, err := server.Open(program, "-data", data, "-seed", "1")
	if err != nil {
		return used, err
	}
	defer w.Close()
	for range 2 { // it is chosen, then begun
		time.Sleep(2 * time.Second)
		w.Press(input.Enter)
	}
	time.Sleep(2 * time.Second)
	before, err := w.Usage()
	if err != nil {
		return used, err
	}
	time.Sleep(rest)
	after, err := w.Usage()
	return after.Since(before), err
}
