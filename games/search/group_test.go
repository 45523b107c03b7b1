package search

import (
	"testing"

	"quintet/games/crash"
)

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
