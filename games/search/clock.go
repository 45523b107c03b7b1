package search

import (
	"context"
	"sync/atomic"
	"time"
)

// A clock says when a search has to end. It may be asked by several goroutines, but for due.
type clock struct {
	done     <-chan struct{}
	start    time.Time
	limit    time.Duration
	deadline time.Time // zero for none
	told     time.Time // the last time that due was true
	stopped  atomic.Bool
}

func newClock(ctx context.Context, lim Limits) *clock {
	c := &clock{done: ctx.Done(), start: time.Now(), limit: lim.Time}
	c.told = c.start
	if lim.Time > 0 {
		c.deadline = c.start.Add(lim.Time)
	}
	return c
}

// stop ends the search for everybody.
func (c *clock) stop() { c.stopped.Store(true) }

// over reports whether the search has to end.
func (c *clock) over() bool {
	if c.stopped.Load() {
		return true
	}
	select {
	case <-c.done:
		c.stop()
		return true
	default:
	}
	if !c.deadline.IsZero() && !time.Now().Before(c.deadline) {
		c.stop()
		return true
	}
	return false
}

// elapsed returns how long the search has taken.
func (c *clock) elapsed() time.Duration { return time.Since(c.start) }

// due reports whether it is time for a report on the progress. It is for one goroutine.
func (c *clock) due() bool {
	now := time.Now()
	if now.Sub(c.told) < 50*time.Millisecond {
		return false
	}
	c.told = now
	return true
}

// A pace says how many playouts a worker makes between two looks at the clock: as many as take about a millisecond, but no more than
// a batch. In a large position a single one that gives a node its moves can take that long.
type pace struct {
	playouts int
	last     time.Time
}

// next returns the number of playouts until the next look.
func (p *pace) next() int {
	now := time.Now()
	if now.Sub(p.last) > time.Millisecond {
		p.playouts = max(p.playouts/2, 1)
	} else {
		p.playouts = min(2*p.playouts, batch)
	}
	p.last = now
	return p.playouts
}
