package idle

import (
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"quintet/build/display"
)

// An idle window is measured for a short time, with bounds that a busy machine keeps: a loop that goes on at sixty frames a second, or a
// clock that draws in every one of them, breaks them.
func TestAnIdleWindowIsIdle(t *testing.T) {
	if os.Getenv("QUINTET_WINDOW") != "needed" {
		t.Skip("the real window is tested by: go run ./build test")
	}
	if runtime.GOOS != "linux" {
		t.Skip("the real window is tested on Linux, under Xvfb")
	}
	program, err := display.Build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	// At rest not a tick runs, and a thread wakes for nothing but the affairs of the Go runtime. A loop that runs without drawing needs few
	// per cent of a core, but wakes at every tick.
	// A held key has some frames a second, of a hundred wakes each.
	const maxAtRest, maxClock, maxWakes, maxHeldWakes = 10, 15, 20, 500
	names := []string{"title", "Squex, pointer on the board", "threats, while T is held", "a clock runs"}
	list := slices.DeleteFunc(screens(), func(s screen) bool { return !slices.Contains(names, s.name) })
	b := bench{program: program, folder: t.TempDir(), time: 4 * time.Second}
	rows, err := b.measure(list)
	if err != nil {
		t.Fatal(err)
	}
	if len(rows) != len(names) {
		t.Fatalf("%d screens are measured, want %d", len(rows), len(names))
	}
	for _, r := range rows {
		t.Logf("%s: %.2f %% of a core, %.1f wakes a second", r.name, r.core(), r.wakes())
		most := float64(maxAtRest)
		if r.clock {
			most = maxClock
		}
		if r.core() > most {
			t.Errorf("%s: %.2f %% of a core, want at most %.0f %%", r.name, r.core(), most)
		}
		wakes := float64(maxWakes)
		if strings.Contains(r.script, "hold ") {
			wakes = maxHeldWakes
		}
		if !r.clock && r.wakes() > wakes {
			t.Errorf("%s: %.0f wakes a second, want at most %.0f", r.name, r.wakes(), wakes)
		}
	}
}
