package search

import (
	"sync"
	"sync/atomic"
	"testing"
)

// No goroutine goes on before all have arrived and the last one has called then, whether the others spin or sleep.
func TestBarrier(t *testing.T) {
	for _, spins := range []int{0, 1, 1000} {
		const size, rounds = 3, 200
		b := newBarrier(size)
		b.spins = spins
		var came atomic.Int32
		done := 0 // not atomic: only one may write, while the others wait
		var all sync.WaitGroup
		for range size {
			all.Go(func() {
				for round := 1; round <= rounds; round++ {
					came.Add(1)
					b.wait(func() {
						if n := came.Load(); n != int32(size*round) {
							t.Errorf("round %d began when %d had come, want %d", round, n, size*round)
						}
						done++
					})
					if done != round {
						t.Errorf("after round %d: %d are over", round, done)
					}
					b.wait(nil)
				}
			})
		}
		all.Wait()
	}
}
