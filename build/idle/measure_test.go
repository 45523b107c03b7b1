package idle

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"quintet/build/display"
	"quintet/build/twin"
	"quintet/games/catalog"
	"quintet/render/input"
	"quintet/scenes"
	"quintet/scenes/app"
	"quintet/scenes/data/store"
	"quintet/scenes/demo"
)

// texts holds all sentences in each language, for all tests.
var texts, lessons = demo.Words(catalog.All()), scenes.Lessons()

// A row holds the cost of a screen.
type row struct {
	screen
	use  display.Usage
	time time.Duration // duration of the measurement
}

// core returns the used part of a core, in per cent.
func (r row) core() float64 { return 100 * r.use.CPU.Seconds() / r.time.Seconds() }

// wakes returns the wakeups of threads per second.
func (r row) wakes() float64 { return float64(r.use.Wakes) / r.time.Seconds() }

// A bench measures the program.
type bench struct {
	program string
	folder  string // for the programs' data
	time    time.Duration
}

// A trial is the program on its own display, at rest on a screen.
type trial struct {
	screen
	server *display.Server
	window *display.Window
	before display.Usage
	start  time.Time
}

// drawn returns the program without a window, for scripts.
func drawn(now func() time.Time) *demo.Player {
	return demo.New(app.New(app.Deps{Catalog: catalog.All(), Words: texts, Lessons: lessons, Store: store.Memory(), Seed: 1, Now: now, Choose: func(string) {}, Licences: "licences", Version: "0", Build: "go"}))
}

// measure measures screens in parallel, each in its own program: the cost is counted per process. The rows are those of the screens that could be
// measured; the error reports all others.
func (b *bench) measure(list []screen) (rows []row, err error) {
	var trials []*trial
	var failed []error
	defer func() {
		for _, t := range trials {
			t.close()
		}
	}()
	for _, s := range list {
		t, err := b.open(s)
		if err != nil {
			failed = append(failed, fmt.Errorf("idle: %s: %w", s.name, err))
			continue
		}
		trials = append(trials, t)
	}
	for _, t := range trials {
		if t.before, err = t.window.Usage(); err != nil {
			return nil, err
		}
		t.start = time.Now()
	}
	time.Sleep(b.time)
	for _, t := range trials {
		after, err := t.window.Usage()
		if err != nil {
			return nil, err
		}
		rows = append(rows, row{screen: t.screen, use: after.Since(t.before), time: time.Since(t.start)})
	}
	return rows, errors.Join(failed...)
}

// open opens a fresh program, leads it to s and lets it come to rest.
func (b *bench) open(s screen) (*trial, error) {
	data, err := os.MkdirTemp(b.folder, "data-*")
	if err != nil {
		return nil, err
	}
	t := &trial{screen: s}
	if t.server, err = display.Start(); err != nil {
		return nil, err
	}
	if t.window, err = t.server.Open(b.program, "-data", data, "-seed", "1"); err == nil {
		if err = lead(t.window, s); err == nil {
			err = waitIdle(t.window)
		}
	}
	if err != nil {
		t.close()
		return nil, err
	}
	return t, nil
}

// close ends the program and its display.
func (t *trial) close() {
	if t.window != nil {
		t.window.Close()
	}
	t.server.Close()
}

// lead plays the script of s in the window and without one, and checks that both show the same while they should.
func lead(w *display.Window, s screen) error {
	both := twin.Twin{Window: w, Player: drawn(time.Now)}
	for _, line := range commands("ticks 1;" + s.script) {
		if err := do(both, both.Same, line); err != nil {
			return err
		}
	}
	for _, line := range commands(s.apart) {
		if err := do(both, nil, line); err != nil {
			return err
		}
	}
	return nil
}

// do plays a line in both. A held key is passed to the window separately: a frame does not contain it.
func do(both twin.Twin, look func() error, line string) error {
	k, held := strings.CutPrefix(line, "hold ")
	if !held {
		return both.Play(look, line)
	}
	both.Player.Frame = func(input.Frame) {}
	if err := both.Player.Do(line); err != nil {
		return err
	}
	both.Window.Hold(input.Key(k))
	return nil
}

// waitIdle waits until the program in w uses little for a second, with a limit: one that never rests is measured anyway.
func waitIdle(w *display.Window) error {
	const patience, little = 20, 50 * time.Millisecond
	for range patience {
		before, err := w.Usage()
		if err != nil {
			return err
		}
		time.Sleep(time.Second)
		after, err := w.Usage()
		if err != nil {
			return err
		}
		if after.Since(before).CPU < little {
			return nil
		}
	}
	return nil
}
