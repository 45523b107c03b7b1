package search

import (
	"sync"
	"sync/atomic"
	"testing"

	"quintet/games/crash"
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

// When one goroutine panics, the others are told to end and waited for, and runGroup panics with the first panic.
func TestRunGroup(t *testing.T) {
	for who := range 4 {
		b := newBarrier(4)
		b.spins = who * 100
		ended := make([]bool, 4)
		work := func(i int) func() {
			return func() {
				defer func() { ended[i] = true }()
				if i == who {
					panic(i)
				}
				for b.wait(nil) {
				}
			}
		}
		p := crash.In(func() { runGroup(b.abort, work(0), []func(){work(1), work(2), work(3)}) })
		if p == nil || p.Value != who {
			t.Errorf("panic %v, want that of %d", p, who)
		}
		for i, e := range ended {
			if !e {
				t.Errorf("%d goes on when %d has panicked", i, who)
			}
		}
	}
}
