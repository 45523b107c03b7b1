// Build is the one tool of the project: it plays, tests, measures and makes pictures, the same way on every system.
//
//	go run ./build play [options]    open the program
//	go run ./build test [-long]      everything that must hold before work lands; -long adds the long proofs
//	go run ./build shots [-o FOLDER] pictures of every screen, without a display
//	go run ./build bench [PATTERN]   the benchmarks
//	go run ./build arena [flags]     engines against each other; -h lists the flags
//	go run ./build idle [flags]      what the open window costs while nothing happens
//	go run ./build attacks [flags]   hostile files, input and folders, kills and full disks against the program
//	go run ./build start [flags]     how long the program takes to show its title, and how much memory
//	go run ./build release [-o F]    packages for Windows, macOS and Linux
//	go run ./build ladder [flags]    the levels of each game against each other
//	go run ./build web [-o FOLDER]   the program for browsers, served on this machine or written to a folder
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"

	"quintet/build/arena"
	"quintet/build/attacks"
	"quintet/build/idle"
	"quintet/build/start"
	"quintet/build/web"
)

const usage = "usage: go run ./build play | test | shots | bench | arena | ladder | idle | start | attacks | web | release"

func main() {
	if len(os.Args) < 2 {
		fail(2, usage)
	}
	args := os.Args[2:]
	err := error(nil)
	switch os.Args[1] {
	case "play":
		err = play(args)
	case "test":
		err = test(args)
	case "shots":
		err = shots(args)
	case "bench":
		err = bench(args)
	case "arena":
		err = compare(arena.Command, args)
	case "ladder":
		err = compare(arena.LadderCommand, args)
	case "release":
		err = releaseCommand(args)
	case "idle":
		err = idle.Command(args, os.Stdout, os.Stderr)
	case "attacks":
		err = attacks.Command(args, os.Stdout, os.Stderr)
	case "start":
		err = start.Command(args, os.Stdout, os.Stderr)
	case "web":
		err = compare(web.Command, args)
	default:
		fail(2, fmt.Sprintf("build: there is no command %q; %s", os.Args[1], usage))
	}
	var played *exec.ExitError
	if os.Args[1] == "play" && errors.As(err, &played) {
		os.Exit(played.ExitCode()) // the program has said why
	}
	if err != nil {
		fail(1, "build: "+err.Error())
	}
}

func fail(status int, words string) {
	fmt.Fprintln(os.Stderr, words)
	os.Exit(status)
}

// run runs a command with extra variables in its environment and shows what it prints.
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

// compare runs a command that plays engines against each other, or another that takes long, until it is done or interrupted.
func compare(command func(context.Context, []string, io.Writer, io.Writer) error, args []string) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	return command(ctx, args, os.Stdout, os.Stderr)
}
