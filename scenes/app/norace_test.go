//go:build !race

package app_test

import (
	"runtime/debug"
	"testing"
)

// TestMain lets garbage wait longer: the thousands of programs that the tests start make much of it, and a fifth of the time went into it.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}
