package gametest

import (
	"runtime"
	"testing"
	"time"
)

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
