package search

import (
	"sync"
	"sync/atomic"
	"testing"
)

// Nobody goes on before all have come and the last one has done what is to be done, whether those who wait sleep or not.
func TestMeeting(t *testing.T) {
	for _, spins := range []int{0, 1, 1000} {
		const size, rounds = 3, 200
		m := newMeeting(size)
		m.spins = spins
		var came atomic.Int32
		done := 0 // not atomic: only one may write, while the others wait
		var all sync.WaitGroup
		for range size {
			all.Go(func() {
				for round := 1; round <= rounds; round++ {
					came.Add(1)
					m.wait(func() {
						if n := came.Load(); n != int32(size*round) {
							t.Errorf("round %d began when %d had come, want %d", round, n, size*round)
						}
						done++
					})
					if done != round {
						t.Errorf("after meeting %d: %d are over", round, done)
					}
					m.wait(nil)
				}
			})
		}
		all.Wait()
	}
}
