// Decides which tests a run includes: long proofs only with QUINTET_LONG, a sample of similar cases with -short, few tests under the race detector.
// Change here how much each kind of run tests. Also NoGoroutineLeak, which fails a test that leaves goroutines running.

package gametest

import (
	"flag"
	"os"
	"runtime"
	"testing"
	"time"
)

// Long skips a proof that takes many seconds, such as a deep perft or a board solved by search, unless the variable QUINTET_LONG is set. `go run
// ./build test -long` sets it.
func Long(t testing.TB) {
	t.Helper()
	if !IsLong() {
		t.Skip("left out: QUINTET_LONG is not set")
	}
}

// IsLong reports whether the proofs that Long would skip are run.
func IsLong() bool { return os.Getenv("QUINTET_LONG") != "" }

// Sampled reports whether to run the i-th of many similar cases: all of them in full tests and under the race detector, one in every in short tests.
func Sampled(i, every int) bool { return !testing.Short() || raceEnabled || i%every == 0 }

// RaceOnly limits the tests that run under the race detector to those whose names contain one of the words, which are separated by | as in a regular
// expression. A choice on the command line takes precedence. The other tests use one goroutine, so the detector would find nothing and take ten times
// as long. TestMain calls RaceOnly; without the detector it does nothing.
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

// Raced reports whether the race detector is on. Work of a single goroutine, such as drawing a picture, can then be skipped.
func Raced() bool { return raceEnabled }

// NoGoroutineLeak fails t if more goroutines run at its end than now. It waits a moment for those that are just returning.
func NoGoroutineLeak(t testing.TB) {
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
