// Which checks a test run includes: long proofs only with QUINTET_LONG, a sample of similar cases with -short, and few tests under the race
// detector. Change here how much each kind of run tests. NoGoroutineStays fails a test that leaves goroutines running.

package gametest

import (
	"flag"
	"os"
	"runtime"
	"testing"
	"time"
)

// Long skips a proof that takes many seconds, such as a deep count or a board played to the end by search, unless the variable QUINTET_LONG
// is set. `go run ./build test -long` sets it.
func Long(t testing.TB) {
	t.Helper()
	if !IsLong() {
		t.Skip("left out: QUINTET_LONG is not set")
	}
}

// IsLong reports whether the proofs that Long skips are run.
func IsLong() bool { return os.Getenv("QUINTET_LONG") != "" }

// Sampled reports whether the i-th of many like cases is to be run: every one in the full tests and under the race detector, one of every
// so many in the short ones.
func Sampled(i, every int) bool { return !testing.Short() || raceEnabled || i%every == 0 }

// RaceOnly chooses the tests that run under the race detector, unless the command line does: those with one of the words in their names, which
// stand between strokes as in a regular expression. In the others one goroutine works, and the detector would find nothing in ten times the
// time. TestMain calls it; without the detector it does nothing.
func RaceOnly(words string) {
	if !raceEnabled {
		return
	}
	flag.Parse()
	if run := flag.Lookup("test.run"); run.Value.String() == "" {
		if err := run.Value.Set(words); err != nil {
			panic("gametest: " + err.Error())
		}
	}
}

// Raced reports whether the race detector looks on. What one goroutine does alone, such as drawing a picture, may then be left out.
func Raced() bool { return raceEnabled }

// NoGoroutineStays fails t if there are more goroutines in its end than now. One that has just done its last work may take a moment to be gone.
func NoGoroutineStays(t testing.TB) {
	before := runtime.NumGoroutine()
	t.Cleanup(func() {
		for tries := 0; runtime.NumGoroutine() > before && tries < 10_000; tries++ {
			time.Sleep(time.Millisecond)
		}
		if now := runtime.NumGoroutine(); now > before {
			t.Errorf("%d goroutines, were %d", now, before)
		}
	})
}
