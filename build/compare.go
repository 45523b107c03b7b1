// The command "go run ./build compare REVISION": builds this program and an earlier version of it, runs the benchmarks of both in alternation,
// and compares the results with benchstat. The regular expression speeds selects the benchmarks of games, searches and scenes; change it to
// compare others. The time to start and the cost at rest are measured by all benchmarks of build/smoke. shots_against.go also uses revision,
// which finds a commit.

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
	"slices"
	"strings"

	"quintet/games/catalog"
)

// speeds selects the benchmarks to compare: playouts, searches of the strongest levels, ticks and frames.
const speeds = "^BenchmarkPlayout$|^BenchmarkGame$/^Playout$|^BenchmarkSearch$/./^(start|middle)$/^threads=1$|^BenchmarkTick$|^BenchmarkFrame$/./^1280x800$"

// compareCommand measures this program alternately with an earlier revision and writes the comparison to out.
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
	c := contest{trees: [2]string{earlier, "."}, folder: folder, errs: errs}
	err = c.packages(*pattern, *rounds)
	if err == nil && *windows {
		err = c.windows(min(*rounds, 7))
	}
	return errors.Join(err, c.write(out)) // measurements made before an error took minutes and are still valid
}

// revision returns the commit that name stands for.
func revision(name string) (commit string, err error) {
	text, err := exec.Command("git", "rev-parse", "--verify", "--quiet", "--end-of-options", name+"^{commit}").Output()
	if err != nil {
		return "", fmt.Errorf("compare: %q is no revision of this repository; want a commit, a branch or a tag", name)
	}
	return strings.TrimSpace(string(text)), nil
}

// A contest measures two programs alternately, the earlier one first.
type contest struct {
	trees   [2]string // their sources
	folder  string    // for build results
	results [2]bytes.Buffer
	errs    io.Writer
}

// built returns the path of what the go command built with args from the sources which, under a name.
func (c *contest) built(which int, name string, args ...string) (path string, err error) {
	path, err = filepath.Abs(filepath.Join(c.folder, fmt.Sprintf("%s-%d.exe", name, which)))
	if err != nil {
		return "", err
	}
	args = slices.Insert(args, 1, "-trimpath", "-o", path)
	build := exec.Command("go", args...)
	build.Dir, build.Stdout, build.Stderr = c.trees[which], c.errs, c.errs
	if err := build.Run(); err != nil {
		return "", fmt.Errorf("compare: go %s: %w", strings.Join(args, " "), err)
	}
	return path, nil
}

// packages runs the benchmarks of games, searches and scenes that match a pattern.
func (c *contest) packages(pattern string, rounds int) error {
	packages := []string{"games/search", "scenes/app"}
	for _, id := range catalog.IDs() {
		packages = append(packages, "games/"+id)
	}
	for _, p := range packages {
		fmt.Fprintln(c.errs, p)
		var tests [2]string
		for i := range tests {
			var err error
			if tests[i], err = c.built(i, filepath.Base(p), "test", "-c", "./"+p); err != nil {
				return err
			}
		}
		for n := range 2 * rounds {
			i := n % 2
			folder := filepath.Join(c.trees[i], filepath.FromSlash(p))
			if err := c.measure(i, folder, tests[i], nil, "-test.bench="+pattern, "-test.benchtime=30ms", "-test.benchmem"); err != nil {
				return err
			}
		}
	}
	return nil
}

// windows runs the benchmarks of the real window; both programs use those of this tree.
func (c *contest) windows(rounds int) error {
	fmt.Fprintln(c.errs, "build/smoke")
	var programs [2]string
	for i := range programs {
		var err error
		if programs[i], err = c.built(i, "quintet", "build", "."); err != nil {
			return err
		}
	}
	test, err := c.built(1, "smoke", "test", "-c", "./build/smoke")
	if err != nil {
		return err
	}
	for n := range 2 * rounds {
		i := n % 2
		env := []string{"QUINTET_WINDOW=needed", "QUINTET_PROGRAM=" + programs[i]}
		if err := c.measure(i, filepath.Join("build", "smoke"), test, env, "-test.bench=.", "-test.benchtime=1x"); err != nil {
			return err
		}
	}
	return nil
}

// measure runs benchmarks in a folder, with extra environment variables, and stores the results for the program which.
func (c *contest) measure(which int, folder, test string, env []string, args ...string) error {
	bench := exec.Command(test, append(args, "-test.run=^$")...)
	bench.Dir, bench.Env = folder, append(os.Environ(), env...)
	text, err := bench.CombinedOutput()
	if err != nil {
		return fmt.Errorf("compare: %s: %w\n%s", folder, err, text)
	}
	_, err = c.results[which].Write(text)
	return err
}

// benchstat compares benchmarks; this is the version known to work.
const benchstat = "golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da"

// write writes the comparison: the median of each benchmark, its spread, and whether the difference may be chance.
func (c *contest) write(out io.Writer) error {
	args := []string{"run", benchstat}
	for i, name := range []string{"earlier", "now"} {
		path := filepath.Join(c.folder, name+".txt")
		if err := os.WriteFile(path, c.results[i].Bytes(), 0o666); err != nil {
			return err
		}
		args = append(args, name+"="+path)
	}
	table := exec.Command("go", args...)
	table.Stdout, table.Stderr = out, c.errs
	return table.Run()
}
