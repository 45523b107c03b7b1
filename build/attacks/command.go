// Package attacks tries to break the built program from outside: with hostile folders, files and input, with kills, signals and full disks,
// and by resizing its window. It works on Linux, where Xvfb and xdotool are.
//
// # Files
//
//   - check.go: hostile files for "quintet check"
//   - ends.go: kills, signals and full disks
//   - folders.go: hostile folders of data
//   - protocol.go: hostile input of the text protocol
//   - sizes.go: a window of many sizes
package attacks

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"quintet/build/display"
)

// errLeftOut is the error of an attack that this machine does not allow.
var errLeftOut = errors.New("left out")

// An attack is something that must not harm the program. do returns what was lost, nil where the program has held.
type attack struct {
	name string
	do   func(g *ground) error
	long bool // it is no part of the short form
}

// A ground is the program, display and folders that attacks use.
type ground struct {
	program string
	folder  string // for everything that is written
	server  *display.Server
	sizes   int // how often the window is resized
}

// Command carries out the attacks as args say, writes a line about each to out, and fails when one has harmed the program. Where it cannot
// attack it says so, and that is no error.
func Command(args []string, out, errs io.Writer) error {
	f := flag.NewFlagSet("attacks", flag.ContinueOnError)
	f.SetOutput(errs)
	only := f.String("only", "", "only attacks whose name holds this text")
	short := f.Bool("short", false, "leave out the long ones")
	sizes := f.Int("sizes", 2000, "how often the window is resized")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *sizes < 1 || *sizes > 1_000_000 {
		return fmt.Errorf("attacks: -sizes %d is not possible; allowed: 1 to 1000000", *sizes)
	}
	if runtime.GOOS != "linux" {
		_, err := fmt.Fprintln(out, "The program is attacked on Linux only, under Xvfb.")
		return err
	}
	chosen := slices.DeleteFunc(all(), func(a attack) bool { return !strings.Contains(a.name, *only) || *short && a.long })
	if len(chosen) == 0 {
		return fmt.Errorf("attacks: no attack has %q in its name", *only)
	}
	folder, err := os.MkdirTemp("", "quintet-attacks-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	program, err := display.Build(folder)
	if err != nil {
		return err
	}
	return run(chosen, &ground{program: program, folder: folder, sizes: *sizes}, out)
}

// all lists the attacks.
func all() []attack {
	return slices.Concat(checks(), protocols(), folders(), ends(), resizes())
}

// run carries out attacks, each on a display of its own.
func run(chosen []attack, g *ground, out io.Writer) error {
	var failed []error
	for _, a := range chosen {
		began := time.Now()
		err := g.carryOut(a)
		took := time.Since(began).Seconds()
		switch {
		case errors.Is(err, errLeftOut):
			_, err = fmt.Fprintf(out, "%-48s %v\n", a.name, err)
		case err != nil:
			failed = append(failed, fmt.Errorf("attacks: %s: %w", a.name, err))
			_, err = fmt.Fprintf(out, "%-48s lost  %5.1f s: %v\n", a.name, took, err)
		default:
			_, err = fmt.Fprintf(out, "%-48s held  %5.1f s\n", a.name, took)
		}
		if err != nil {
			return err
		}
	}
	return errors.Join(failed...)
}

// carryOut carries out one attack.
func (g *ground) carryOut(a attack) (err error) {
	here := *g
	if here.folder, err = os.MkdirTemp(g.folder, "attack-*"); err != nil {
		return err
	}
	if here.server, err = display.Start(); err != nil {
		return err
	}
	defer here.server.Close()
	here.server.Errors = io.Discard
	return a.do(&here)
}
