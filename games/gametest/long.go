package gametest

import (
	"os"
	"testing"
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
