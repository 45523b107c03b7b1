package search

import (
	"context"
	"sync"
	"time"
)

// pulseEvery is how old a report may become before it is told again.
const pulseEvery = 100 * time.Millisecond

// A pulse passes reports on, and tells the last one again with the time of now when the search has nothing new: one that finishes a
// depth in some seconds is silent meanwhile, and whoever waits for it wants to see the time go by.
type pulse struct {
	clock *clock
	tell  func(Report) // never called twice at once
	stop  chan struct{}
	ended chan struct{}

	mu   sync.Mutex
	last Report
	told time.Duration // when, since the start; 0 before the first report
}

// newPulse returns a pulse that beats until end.
func newPulse(tell func(Report)) *pulse {
	p := &pulse{clock: newClock(context.Background(), Limits{}), tell: tell, stop: make(chan struct{}), ended: make(chan struct{})}
	go p.beat()
	return p
}

// hear passes r on.
func (p *pulse) hear(r Report) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.last, p.told = r, max(1, p.clock.elapsed())
	p.tell(r)
}

// beat tells old reports again.
func (p *pulse) beat() {
	defer close(p.ended)
	t := time.NewTicker(pulseEvery)
	defer t.Stop()
	for {
		select {
		case <-p.stop:
			return
		case <-t.C:
			p.mu.Lock()
			if now := p.clock.elapsed(); p.told > 0 && now-p.told >= pulseEvery {
				p.told, p.last.Elapsed = now, now
				p.tell(p.last)
			}
			p.mu.Unlock()
		}
	}
}

// end stops the pulse and waits until it tells nothing any more.
func (p *pulse) end() {
	close(p.stop)
	<-p.ended
}
