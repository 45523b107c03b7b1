// Package start measures how the program begins: how long it takes until its window shows the title, and how much memory it needs for
// that. It works on Linux, where Xvfb and xdotool are.
package start

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"quintet/build/display"
	"quintet/build/twin"
	"quintet/scenes/store"
)

// The bounds of the project, for a quiet machine without a graphics card.
const (
	maxTime   = 500 * time.Millisecond
	maxMemory = 150 << 20
)

// Command starts the program several times as args say and writes what it took to out. It fails when the median is over the bounds. With
// -against it starts another program in turn with this one, and tells how the two compare. Where it cannot measure it says so, and that is
// no error.
func Command(args []string, out, errs io.Writer) error {
	f := flag.NewFlagSet("start", flag.ContinueOnError)
	f.SetOutput(errs)
	times := f.Int("times", 7, "how often the program is started")
	against := f.String("against", "", "another program, built before, to compare with")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *times < 1 || *times > 1000 {
		return fmt.Errorf("start: -times %d is not possible; allowed: 1 to 1000", *times)
	}
	if runtime.GOOS != "linux" {
		_, err := fmt.Fprintln(out, "The start is measured on Linux only, under Xvfb.")
		return err
	}
	folder, err := os.MkdirTemp("", "quintet-start-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	program, err := display.Build(folder)
	if err != nil {
		return err
	}
	programs := []string{program}
	if *against != "" {
		programs = append(programs, *against)
	}
	all, err := measure(programs, *times, folder)
	if err != nil {
		return err
	}
	for i, b := range all {
		name := "this program"
		if i > 0 {
			name = programs[i]
		}
		if _, err := fmt.Fprintf(out, "%s: the title after %d ms, %d ms of CPU, %d MB at most (median of %d)\n",
			name, b.Wall.Milliseconds(), b.CPU.Milliseconds(), b.Peak>>20, *times); err != nil {
			return err
		}
	}
	if len(all) > 1 {
		_, err := fmt.Fprintf(out, "this program takes %.2f of its time, %.2f of its CPU and %.2f of its memory\n", ratio(all[0].Wall, all[1].Wall),
			ratio(all[0].CPU, all[1].CPU), ratio(all[0].Peak, all[1].Peak))
		return err
	}
	return excess(all[0])
}

// ratio returns a as a part of b.
func ratio[N ~int | ~int64](a, b N) float64 { return float64(a) / float64(max(b, 1)) }

// excess returns an error that names what is over the bounds, nil where nothing is.
func excess(b display.Beginning) error {
	var all []error
	if b.Wall > maxTime {
		all = append(all, fmt.Errorf("start: the title is there after %d ms, want at most %d", b.Wall.Milliseconds(), maxTime.Milliseconds()))
	}
	if b.Peak > maxMemory {
		all = append(all, fmt.Errorf("start: the program takes %d MB, want at most %d", b.Peak>>20, maxMemory>>20))
	}
	return errors.Join(all...)
}

// measure starts each of the programs so many times, in turn, and returns the median of each.
func measure(programs []string, times int, folder string) ([]display.Beginning, error) {
	p := twin.Drawn(store.Memory())
	for _, line := range []string{"ticks 1", "move away"} {
		if err := p.Do(line); err != nil {
			return nil, err
		}
	}
	title := p.Picture().Image
	server, err := display.Start()
	if err != nil {
		return nil, err
	}
	defer server.Close()
	runs := make([][]display.Beginning, len(programs))
	for n := range times {
		for i, program := range programs {
			data := filepath.Join(folder, fmt.Sprintf("data-%d-%d", n, i))
			b, err := server.Begin(program, title, "-data", data, "-seed", "1")
			if err != nil {
				return nil, err
			}
			runs[i] = append(runs[i], b)
		}
	}
	var medians []display.Beginning
	for _, r := range runs {
		medians = append(medians, median(r))
	}
	return medians, nil
}

// median returns the median of each of the measures, which are not none.
func median(all []display.Beginning) display.Beginning {
	var b display.Beginning
	slices.SortFunc(all, func(a, b display.Beginning) int { return int(a.Wall - b.Wall) })
	b.Wall = all[len(all)/2].Wall
	slices.SortFunc(all, func(a, b display.Beginning) int { return int(a.CPU - b.CPU) })
	b.CPU = all[len(all)/2].CPU
	slices.SortFunc(all, func(a, b display.Beginning) int { return a.Peak - b.Peak })
	b.Peak = all[len(all)/2].Peak
	return b
}
