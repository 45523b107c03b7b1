package idle

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

// Command measures the screens as args say, tells on errs how it goes and writes the table to out. It fails when a screen uses more than it
// may. Where it cannot measure it says so, and that is no error.
func Command(args []string, out, errs io.Writer) error {
	f := flag.NewFlagSet("idle", flag.ContinueOnError)
	f.SetOutput(errs)
	seconds := f.Int("seconds", 30, "how long each screen is measured")
	only := f.String("only", "", "measure only screens whose name holds this text")
	pictures := f.String("pictures", "", "folder, which must exist, for pictures of what was measured")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *seconds < 1 || *seconds > 3600 {
		return fmt.Errorf("idle: -seconds %d is not possible; allowed: 1 to 3600", *seconds)
	}
	if runtime.GOOS != "linux" {
		_, err := fmt.Fprintln(out, "An idle window is measured on Linux only, under Xvfb.")
		return err
	}
	var chosen []screen
	for _, s := range screens() {
		if strings.Contains(s.name, *only) {
			chosen = append(chosen, s)
		}
	}
	if len(chosen) == 0 {
		return fmt.Errorf("idle: no screen has %q in its name", *only)
	}
	rows, failed := measureAll(chosen, time.Duration(*seconds)*time.Second, *pictures, errs)
	if len(rows) > 0 {
		failed = errors.Join(failed, writeTable(out, rows), excess(rows))
	}
	return failed
}

// together screens are measured side by side. Each takes a quarter of a gigabyte.
const together = 12

// measureAll measures the screens.
func measureAll(list []screen, each time.Duration, pictures string, tell io.Writer) ([]row, error) {
	folder, err := os.MkdirTemp("", "quintet-idle-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	program, err := display.Build(folder)
	if err != nil {
		return nil, err
	}
	b := &bench{program: program, folder: folder, pictures: pictures, time: each}
	var rows []row
	var failed []error
	for some := range slices.Chunk(list, together) {
		rs, err := b.measure(some)
		failed = append(failed, err)
		for _, r := range rs {
			fmt.Fprintf(tell, "%-32s %5.2f %% of a core, %5.1f wakes a second\n", r.name, r.core(), r.wakes())
		}
		rows = append(rows, rs...)
	}
	return rows, errors.Join(failed...)
}

// excess returns an error that names the screens that use more than they may, nil where there are none.
func excess(rows []row) error {
	var all []error
	for _, r := range rows {
		if r.core() > r.most() {
			all = append(all, fmt.Errorf("idle: %s: %.2f %% of a core, want at most %.0f %%", r.name, r.core(), r.most()))
		}
	}
	return errors.Join(all...)
}

// writeTable writes the rows, which are not none, as Markdown, with the command that makes such a table.
func writeTable(out io.Writer, rows []row) error {
	var b strings.Builder
	seconds := rows[0].time.Round(time.Second) / time.Second
	fmt.Fprintf(&b, "# What an idle window costs\n\nMade by `go run ./build idle -seconds %d`: the program in a window of 1280 by 800 under Xvfb, drawn by software\n", seconds)
	fmt.Fprintf(&b, "(Mesa), on %d cores with other work. Each screen is that of a fresh program, left alone for %d s, without a hand on\n", runtime.NumCPU(), seconds)
	b.WriteString("the keys or the mouse. CPU is user and system time of the process as a part of one core, in steps of 10 ms; wakes are how often any\n")
	b.WriteString("of its threads was woken.\n\n")
	fmt.Fprintf(&b, "Wanted on a quiet machine: at most %d %% at rest, also while a key is held, which the keyboard repeats, and %d %% while a clock runs.\n", maxAtRest, maxClock)
	b.WriteString("Other work on the machine makes the same frame dearer.\n\n")
	b.WriteString("| screen | CPU | wakes a second |\n|---|---|---|\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %.2f %% | %.1f |\n", r.name, r.core(), r.wakes())
	}
	_, err := io.WriteString(out, b.String())
	return err
}
