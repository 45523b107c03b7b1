// Build is the one tool of the project: it plays, tests, measures and makes pictures, the same way on every system. Add a command here (commands);
// the longer ones have files or packages of their own. This file also runs benchmarks, and tests that need a real window.
//
//	go run ./build play [options]    open the program
//	go run ./build test [-long]      all checks that must pass before work lands; -long adds the long proofs
//	go run ./build shots [-o FOLDER] pictures of every screen, without a display
//	go run ./build bench [PATTERN]   the benchmarks
//	go run ./build compare REVISION  compares times of searches, frames, start and idling with an earlier revision
//	go run ./build arena [flags]     engines against each other; -h lists the flags
//	go run ./build idle              the cost of an idle window, into idle.md
//	go run ./build attacks [PATTERN] the program under killed processes, full disks, hostile folders and odd window sizes
//	go run ./build start             time and memory until the program shows its title
//	go run ./build release [-o F]    packages for Windows, macOS and Linux
//	go run ./build ladder [flags]    plays the levels of each game against each other
//	go run ./build even [flags]      plays even matches of simulated players
//	go run ./build yardstick [flags] plays the strongest levels against engines of version 0.2, into build/arena/yardstick
//	go run ./build calibrate [flags] derives win chances from search values, into games/<id>/chances.txt
//	go run ./build exercises [flags] starter sets of exercises, into games/<id>/exercises.txt
//	go run ./build reasons [flags]   how many mistakes have a reason, and how much it helps
//	go run ./build solve [flags]     small boards solved exactly, into games/<id>/solved.txt; -h lists the flags
//	go run ./build train GAME        learns what positions and plies are worth, into games/<id>/learned.txt; -h lists the flags
//	go run ./build mutants [flags]   finds which one-line changes of the code the tests notice; -h lists the flags
//	go run ./build web [-o FOLDER]   the program for browsers, served on this machine or written to a folder
//
// # Files
//
//   - play: play.go, commit.go (the commit that it links in)
//   - test: test.go, install.go (Debian packages that tests and releases need)
//   - shots: shots.go, shots_against.go (two revisions), film.go (the animated picture of the README)
//   - compare: compare.go
//   - reasons: reasons.go
//   - release: release.go
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"slices"
	"strings"

	"quintet/build/arena"
	"quintet/build/exercises"
	"quintet/build/mutants"
	"quintet/build/solve"
	"quintet/build/train"
	"quintet/build/web"
)

// A command is something that the tool can do.
type command struct {
	name string
	run  func(args []string) error
}

// commands lists what the tool can do.
var commands = []command{
	{"play", play},
	{"test", test},
	{"shots", shots},
	{"bench", bench},
	{"compare", func(args []string) error { return compareCommand(args, os.Stdout, os.Stderr) }},
	{"arena", interruptible(arena.Command)},
	{"ladder", interruptible(arena.LadderCommand)},
	{"even", interruptible(arena.EvenCommand)},
	{"yardstick", interruptible(arena.YardstickCommand)},
	{"calibrate", interruptible(arena.CalibrateCommand)},
	{"exercises", interruptible(exercises.Command)},
	{"reasons", interruptible(reasonsCommand)},
	{"solve", interruptible(solve.Command)},
	{"train", interruptible(train.Command)},
	{"idle", windowed("./build/idle", "-run=^$", "-bench=.", "-benchtime=1x")},
	{"start", windowed("./build/smoke", "-run=^$", "-bench=Title", "-benchtime=7x")},
	{"attacks", attack},
	{"mutants", interruptible(mutants.Command)},
	{"web", interruptible(web.Command)},
	{"release", releaseCommand},
}

// usage lists the names of the commands.
func usage() string {
	var names []string
	for _, c := range commands {
		names = append(names, c.name)
	}
	return "usage: go run ./build " + strings.Join(names, " | ")
}

func main() {
	if len(os.Args) < 2 {
		fail(2, usage())
	}
	i := slices.IndexFunc(commands, func(c command) bool { return c.name == os.Args[1] })
	if i < 0 {
		fail(2, fmt.Sprintf("build: there is no command %q; %s", os.Args[1], usage()))
	}
	err := commands[i].run(os.Args[2:])
	var played *exec.ExitError
	if os.Args[1] == "play" && errors.As(err, &played) {
		os.Exit(played.ExitCode()) // the program has said why
	}
	if err != nil && !errors.Is(err, flag.ErrHelp) { // help has already been written
		fail(1, "build: "+err.Error())
	}
}

func fail(status int, words string) {
	fmt.Fprintln(os.Stderr, words)
	os.Exit(status)
}

// run runs a command with extra environment variables and shows its output.
func run(env []string, name string, args ...string) error {
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), env...)
	c.Stdin, c.Stdout, c.Stderr = os.Stdin, os.Stdout, os.Stderr
	if err := c.Run(); err != nil {
		return fmt.Errorf("%s: %w", strings.Join(append([]string{name}, args...), " "), err)
	}
	return nil
}

// bench runs the benchmarks whose names match a pattern, by default all.
func bench(args []string) error {
	pattern := "."
	if len(args) > 0 {
		pattern = args[0]
	}
	return run(nil, "go", "test", "-run", "^$", "-bench", pattern, "-benchtime", "1s", "./...")
}

// windowed returns a command in which the tests of a package measure the program in the real window.
func windowed(pkg string, flags ...string) func([]string) error {
	return func(args []string) error {
		if len(args) > 0 {
			return fmt.Errorf("%q is too much: this command takes nothing", args[0])
		}
		return inWindow(pkg, flags...)
	}
}

// attack runs the attacks whose names match a pattern, by default all, including the long ones.
func attack(args []string) error {
	return inWindow("./build/attacks", "-run=/"+strings.Join(args, " "))
}

// inWindow runs tests of the real window with their long parts and shows their output.
func inWindow(pkg string, flags ...string) error {
	args := slices.Concat([]string{"test", "-count=1", "-v", "-timeout=1h"}, flags, []string{pkg})
	return run([]string{"QUINTET_WINDOW=needed", "QUINTET_LONG=yes"}, "go", args...)
}

// interruptible returns a long-running command that ends soon when it is interrupted.
func interruptible(run func(ctx context.Context, args []string, out, errs io.Writer) error) func([]string) error {
	return func(args []string) error {
		ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
		defer stop()
		return run(ctx, args, os.Stdout, os.Stderr)
	}
}
