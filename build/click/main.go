// Click measures which statements of scenes and games run because of one click: it plays a click in the program without a window and writes coverage
// data to three folders, for the frames before the click, the click, and the frames after it. Build it with -cover -covermode=atomic. The test beside
// it limits how much code a click runs. Change the clicked table here (run).
package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/coverage"
	"time"

	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
	"quintet/scenes/ui"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run moves the pointer to a cell at a table of two people, lets it rest there, clicks, and waits until everything is at rest. Every frame is drawn
// and written to the store.
func run(to []string) error {
	if len(to) != 3 {
		return errors.New("click: want three folders")
	}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	table, err := demo.Setting{Game: "squex"}.Table(catalog.All())
	if err != nil {
		return err
	}
	a := app.New(app.Deps{Catalog: catalog.All(), Store: store.Memory(), Seed: 1, Now: func() time.Time { return now }, Table: table})
	p := demo.New(a)
	p.Frame = func(input.Frame) {
		a.Draw(ui.Blind{W: 1280, H: 800})
		a.Flush()
	}
	return errors.Join(
		do(p, "ticks 60", "play d4 e5", "ticks 300"),
		record(to[0], func() error { return do(p, "move f4", "ticks 60") }),
		record(to[1], func() error { return do(p, "click here") }),
		do(p, "want plies 3", "want last f4", "ticks 300"),
		record(to[2], func() error { return do(p, "ticks 60") }),
	)
}

// do plays the commands of a script.
func do(p *demo.Player, lines ...string) error {
	for _, line := range lines {
		if err := p.Do(line); err != nil {
			return fmt.Errorf("%s: %w", line, err)
		}
	}
	return nil
}

// record writes to the folder to which statements run in f.
func record(to string, f func() error) error {
	if err := coverage.ClearCounters(); err != nil {
		return err
	}
	if err := f(); err != nil {
		return err
	}
	return errors.Join(coverage.WriteMetaDir(to), coverage.WriteCountersDir(to))
}
