package idle

import (
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/must"
	"quintet/build/twin"
)

// bounds limit the cost of a screen.
type bounds struct {
	rest, clock      float64 // per cent of a core, at rest and while a clock runs
	wakes, heldWakes float64 // per second, without a clock: at rest, and while a key is held
}

// An idle window is measured for a short time, with bounds that hold on a busy machine: a loop running at sixty frames per second, or a clock that
// draws in each frame, exceeds them.
func TestIdleWindow(t *testing.T) {
	names := []string{"title", "Squex, pointer on the board", "threats, while T is held", "a clock runs"}
	list := slices.DeleteFunc(screens(), func(s screen) bool { return !slices.Contains(names, s.name) })
	if len(list) != len(names) {
		t.Fatalf("there are %d screens, want %d", len(list), len(names))
	}
	// At rest no tick runs, and threads only wake for the Go runtime. A loop that runs without drawing needs few per cent of a core, but wakes at
	// every tick.
	//
	// A held key has some frames per second, with a hundred wakeups each.
	measure(t, list, 4*time.Second, bounds{rest: 10, clock: 15, wakes: 20, heldWakes: 500})
}

// BenchmarkIdleWindow measures all screens, with the project's bounds for a quiet machine, and rewrites the table.
func BenchmarkIdleWindow(b *testing.B) {
	const seconds = 30
	project := bounds{rest: 1, clock: 3, wakes: math.Inf(1), heldWakes: math.Inf(1)}
	rows := measure(b, screens(), seconds*time.Second, project)
	must.Succeed(b, os.WriteFile(filepath.Join("..", "idle.md"), []byte(table(rows, seconds, project)), 0o666))
}

// together is the number of screens measured in parallel. Each takes a quarter of a gigabyte.
const together = 12

// measure measures each screen of list for this long and reports those that exceed their bounds.
func measure(t testing.TB, list []screen, each time.Duration, most bounds) (rows []row) {
	b := bench{program: twin.Program(t), folder: t.TempDir(), time: each}
	for some := range slices.Chunk(list, together) {
		measured, err := b.measure(some)
		if err != nil {
			t.Error(err)
		}
		for _, r := range measured {
			t.Logf("%s: %.2f %% of a core, %.1f wakes a second", r.name, r.core(), r.wakes())
			if err := most.check(r); err != nil {
				t.Error(err)
			}
		}
		rows = append(rows, measured...)
	}
	return rows
}

// check returns an error that says by how much r exceeds the bounds, nil if it does not.
func (b bounds) check(r row) error {
	core, wakes := b.rest, b.wakes
	if r.clock {
		core, wakes = b.clock, math.Inf(1)
	} else if strings.Contains(r.script, "hold ") {
		wakes = b.heldWakes
	}
	var over []error
	if r.core() > core {
		over = append(over, fmt.Errorf("%s: %.2f %% of a core, want at most %.0f %%", r.name, r.core(), core))
	}
	if r.wakes() > wakes {
		over = append(over, fmt.Errorf("%s: %.0f wakes a second, want at most %.0f", r.name, r.wakes(), wakes))
	}
	return errors.Join(over...)
}

// table returns the rows as Markdown, with the command that makes such a table.
func table(rows []row, seconds int, wanted bounds) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# What an idle window costs

Made by %s: the program in a window of 1280 by 800 under Xvfb, drawn by software
(Mesa), on %d cores with other work. Each screen is that of a fresh program, left alone for %d s, without a hand on
the keys or the mouse. CPU is user and system time of the process as a part of one core, in steps of 10 ms; wakes are how often any
of its threads was woken.

Wanted on a quiet machine: at most %.0f %% at rest, also while a key is held, which the keyboard repeats, and %.0f %% while a clock runs.
Other work on the machine makes the same frame dearer.

| screen | CPU | wakes a second |
|---|---|---|
`, "`go run ./build idle`", runtime.NumCPU(), seconds, wanted.rest, wanted.clock)
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %.2f %% | %.1f |\n", r.name, r.core(), r.wakes())
	}
	return b.String()
}
