// Repeats the last report of a long search with the current elapsed time (ticker), so that progress on the screen never appears to stop. Change here
// how often (tickInterval).

package search

import (
	"context"
	"sync"
	"time"
)

// tickInterval is the age at which a report is sent again.
const tickInterval = 100 * time.Millisecond

// A ticker forwards reports. While the search has no new one it resends the last with the current elapsed time: a deep iteration can take seconds,
// and the clock on the screen should keep moving.
type ticker struct {
	clock *timeControl
	send  func(Report) // never called concurrently
	stop  chan struct{}
	ended chan struct{}

	mu     sync.Mutex
	last   Report
	sentAt time.Duration // since the start; 0 before the first report
}

// newTicker returns a ticker that runs until close.
func newTicker(tell func(Report)) *ticker {
	t := &ticker{clock: newTimeControl(context.Background(), Limits{}), send: tell, stop: make(chan struct{}), ended: make(chan struct{})}
	go t.run()
	return t
}

func (t *ticker) report(r Report) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.last, t.sentAt = r, max(1, t.clock.elapsed())
	t.send(r)
}

func (t *ticker) run() {
	defer close(t.ended)
	ticks := time.NewTicker(tickInterval)
	defer ticks.Stop()
	for {
		select {
		case <-t.stop:
			return
		case <-ticks.C:
			t.mu.Lock()
			if now := t.clock.elapsed(); t.sentAt > 0 && now-t.sentAt >= tickInterval {
				t.sentAt, t.last.Elapsed = now, now
				t.send(t.last)
			}
			t.mu.Unlock()
		}
	}
}

// close stops the ticker. No report is sent after it returns.
func (t *ticker) close() {
	close(t.stop)
	<-t.ended
}
