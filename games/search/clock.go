package search

import (
	"context"
	"sync/atomic"
	"time"
)

// A clock says when a search has to end. It may be asked by several goroutines, but for due. In a browser it also gives the thread back
// to the page, when it is asked.
type clock struct {
	now      func() time.Time
	done     <-chan struct{}
	start    time.Time
	limit    time.Duration
	deadline time.Time // zero for none
	told     time.Time // the last time that due was true
	stopped  atomic.Bool
	slicer   slicer
}

// newClock returns a clock that runs. Who searches by it calls end at last.
func newClock(ctx context.Context, lim Limits) *clock {
	now := lim.Now
	if now == nil {
		now = time.Now
	}
	c := &clock{now: now, done: ctx.Done(), start: now(), limit: lim.Time}
	c.told = c.start
	if lim.Time > 0 {
		c.deadline = c.start.Add(lim.Time)
	}
	return c
}

// end frees what the clock holds of the page.
func (c *clock) end() { c.slicer.end() }

// rest lets the page run if the search has had the thread for long. Loops that can take longer than a millisecond call it; outside
// browsers it does nothing. After stop nobody rests any more.
func (c *clock) rest() {
	if slicing && !c.stopped.Load() {
		c.slicer.look(c.now, c.done)
	}
}

// restNow lets the page run however short the search has had the thread: something begins that takes long and cannot be parted.
func (c *clock) restNow() {
	if slicing && !c.stopped.Load() {
		c.slicer.pause(c.now, c.done)
	}
}

// stop ends the search for everybody.
func (c *clock) stop() { c.stopped.Store(true) }

// over reports whether the search has to end. It rests before.
func (c *clock) over() bool {
	c.rest()
	if c.stopped.Load() {
		return true
	}
	select {
	case <-c.done:
		c.stop()
		return true
	default:
	}
	if !c.deadline.IsZero() && !c.now().Before(c.deadline) {
		c.stop()
		return true
	}
	return false
}

// elapsed returns how long the search has taken.
func (c *clock) elapsed() time.Duration { return c.now().Sub(c.start) }

// due reports whether it is time for a report on the progress. It is for one goroutine.
func (c *clock) due() bool {
	now := c.now()
	if now.Sub(c.told) < 50*time.Millisecond {
		return false
	}
	c.told = now
	return true
}

// A pace says how much work is done between two looks at the clock: as much as takes about a millisecond, but no more than most. In a
// large position a single playout that gives a node its moves can take that long.
type pace struct {
	most  int
	units int
	began time.Time
}

// judge is called before a look at the clock: it counts how long the work since start took.
func (p *pace) judge(c *clock) {
	if c.now().Sub(p.began) > time.Millisecond {
		p.units = max(p.units/2, 1)
	} else {
		p.units = min(2*p.units, p.most)
	}
}

// start is called after the look, and returns how much work is to be done until the next.
func (p *pace) start(c *clock) int {
	p.began = c.now()
	return p.units
}
