// Decides when a search ends (timeControl): time limits and cancellation, and how often they are checked (pollInterval). Change the interval of the
// checks here. In browsers a check also lets the page run (slicer_js.go).

package search

import (
	"context"
	"time"
)

// A timeControl decides when a search has to end. It is for one goroutine. In a browser it also yields the thread to the page.
type timeControl struct {
	now       func() time.Time
	cancelled <-chan struct{}
	start     time.Time
	deadline  time.Time // zero for none
	reported  time.Time // when reportDue was last true
	stopped   bool
	slicer    slicer
}

// newTimeControl returns a running timeControl. The search that uses it must call close.
func newTimeControl(ctx context.Context, lim Limits) *timeControl {
	now := lim.Now
	if now == nil {
		now = time.Now
	}
	c := &timeControl{now: now, cancelled: ctx.Done(), start: now()}
	c.reported = c.start
	if lim.Time > 0 {
		c.deadline = c.start.Add(lim.Time)
	}
	return c
}

// close frees the page resources of c.
func (c *timeControl) close() { c.slicer.end() }

// yield lets the page run if the search has held the thread for a whole slice. Loops that can take longer than a millisecond call it. Outside
// browsers and after stop it does nothing.
func (c *timeControl) yield() {
	if slicing && !c.stopped {
		c.slicer.look(c.now, c.cancelled)
	}
}

// yieldNow lets the page run at once. It is called before long work that cannot be interrupted.
func (c *timeControl) yieldNow() {
	if slicing && !c.stopped {
		c.slicer.pause(c.now, c.cancelled)
	}
}

// over yields, then reports whether the search has to end.
func (c *timeControl) over() bool {
	c.yield()
	if c.stopped {
		return true
	}
	select {
	case <-c.cancelled:
		c.stopped = true
		return true
	default:
	}
	if !c.deadline.IsZero() && !c.now().Before(c.deadline) {
		c.stopped = true
		return true
	}
	return false
}

// elapsed returns the time since the start of the search.
func (c *timeControl) elapsed() time.Duration { return c.now().Sub(c.start) }

// reportDue reports whether 50 ms have passed since it last returned true.
func (c *timeControl) reportDue() bool {
	now := c.now()
	if now.Sub(c.reported) < 50*time.Millisecond {
		return false
	}
	c.reported = now
	return true
}

// A pollInterval adapts the work between two checks of the limits to about a millisecond, at most max units. In a large position a single playout
// that expands a node can take that long.
type pollInterval struct {
	max   int
	units int
	began time.Time
}

// adjust must be called before a check. It halves or doubles the interval depending on the time since start.
func (p *pollInterval) adjust(c *timeControl) {
	if c.now().Sub(p.began) > time.Millisecond {
		p.units = max(p.units/2, 1)
	} else {
		p.units = min(2*p.units, p.max)
	}
}

// start must be called after a check. It returns the units of work until the next.
func (p *pollInterval) start(c *timeControl) int {
	p.began = c.now()
	return p.units
}
