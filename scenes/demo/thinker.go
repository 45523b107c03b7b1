// Has the Clock of a script, whose time passes with its ticks, and a scenes.Thinker whose searches take that time instead of real time.

package demo

import (
	"context"
	"slices"
	"time"

	"quintet/games"
	"quintet/games/search"
	"quintet/scenes"
)

// A Clock is the time of a script, which advances with its ticks. The zero value is ready. It belongs to one goroutine.
type Clock struct {
	ticks    int // ticks
	thinkers []*thinker
}

// Tick advances the time by a tick.
func (c *Clock) Tick() { c.ticks++ }

// Now returns the script time, for the clocks of tables.
func (c *Clock) Now() time.Time {
	return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC).Add(time.Duration(c.ticks) * time.Second / clockSecond)
}

// Maker returns a constructor of thinkers whose searches take ticks of c.
func (c *Clock) Maker() func() scenes.Thinker {
	return func() scenes.Thinker {
		t := &thinker{clock: c}
		c.thinkers = append(c.thinkers, t)
		return t
	}
}

// Busy reports whether there is a search whose answer has not been polled.
func (c *Clock) Busy() bool {
	return slices.ContainsFunc(c.thinkers, func(t *thinker) bool { return t.running })
}

// A thinker searches in script time. A search takes as long as its limits allow, or a second per 1,000 playouts if they have no time limit. It
// reports its progress ten times a second, and answers with the result of a search with few playouts on one thread, so that results are reproducible.
type thinker struct {
	clock    *Clock
	limits   search.Limits
	answer   search.Answer
	started  int // the tick in which the search started
	reported int // ticks of the search up to the last progress report
	running  bool
	hurried  bool
}

// The playouts of a search, and its ticks per second and between two reports.
const (
	clockPlayouts = 300
	clockSpeed    = 1_000 // playouts per second of script time
	clockSecond   = 60
	clockReport   = 6
)

// Start implements scenes.Thinker.
func (c *thinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	a := search.AnswerOf(context.Background(), e, pos, search.Limits{Playouts: clockPlayouts, Depth: lim.Depth, Threads: 1, Lines: lim.Lines})
	if lim.Time == 0 {
		lim.Time = time.Duration(lim.Playouts) * time.Second / clockSpeed
	}
	*c = thinker{clock: c.clock, started: c.clock.ticks, limits: lim, answer: a, running: true}
}

// ticks returns the ticks since the search started.
func (c *thinker) ticks() int { return c.clock.ticks - c.started }

// elapsed returns the time since the search started, at most its limit.
func (c *thinker) elapsed() time.Duration {
	return min(time.Duration(c.ticks())*time.Second/clockSecond, c.limits.Time)
}

// done reports whether the search has ended.
func (c *thinker) done() bool { return c.hurried || c.elapsed() >= c.limits.Time }

// Progress implements scenes.Thinker.
func (c *thinker) Progress() (search.Report, bool) {
	if !c.running || c.done() || c.ticks()-c.reported < clockReport {
		return search.Report{}, false
	}
	c.reported = c.ticks()
	return search.Report{Best: c.answer.Best, Elapsed: c.elapsed()}, true
}

// Poll implements scenes.Thinker.
func (c *thinker) Poll() (search.Answer, bool) {
	if !c.running || !c.done() {
		return search.Answer{}, false
	}
	c.running = false
	a := c.answer
	a.Elapsed = c.elapsed()
	return a, true
}

// Hurry implements scenes.Thinker.
func (c *thinker) Hurry() { c.hurried = true }

// Stop implements scenes.Thinker.
func (c *thinker) Stop() { c.running = false }
