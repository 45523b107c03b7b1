//go:build !race

package app_test

import "testing"

// alone marks a test in which only the goroutine of the game loop works. It runs without the race detector.
func alone(*testing.T) {}
