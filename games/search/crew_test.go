package search

import (
	"testing"

	"quintet/games/crash"
)

// Whoever panics, the others are told to end and are waited for, and the first panic comes out.
func TestTogether(t *testing.T) {
	for who := range 4 {
		m := newMeeting(4)
		m.spins = who * 100
		ended := make([]bool, 4)
		work := func(i int) func() {
			return func() {
				defer func() { ended[i] = true }()
				if i == who {
					panic(i)
				}
				for m.wait(nil) {
				}
			}
		}
		p := crash.In(func() { together(m.end, work(0), []func(){work(1), work(2), work(3)}) })
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
