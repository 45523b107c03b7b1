//go:build race

package app_test

import "testing"

// alone marks a test in which only the goroutine of the game loop works. The race detector would find nothing in it, in ten times the time.
func alone(t *testing.T) {
	t.Helper()
	t.Skip("left out under the race detector: one goroutine does everything")
}
