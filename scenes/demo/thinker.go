// The computer opponent in scripts: its searches take ticks of the script instead of real time.

package demo

import (
	"context"
	"time"

	"quintet/games"
	"quintet/games/search"
	"quintet/scenes"
)

// A Thinker is a thinker whose clock runs with the ticks of a script. A search takes as long as its limits allow, or a second for
// each 1,000 playouts where they say nothing of time, tells its
// progress ten times a second, and answers what it finds in few playouts on one thread: the same every time. It belongs to one goroutine.
type Thinker struct {
	passed  int // ticks in all
	limits  search.Limits
	answer  search.Answer
	ticks   int // since the start
	told    int // the tick of the last progress asked for
	running bool
	hurried bool
}

// Playouts of a Thinker, and its ticks in a second and between two reports.
const (
	clockPlayouts = 300
	clockSpeed    = 1_000 // playouts in a second that limits count
	clockSecond   = 60
	clockReport   = 6
)

// Maker returns a maker of thinkers that always returns c.
func (c *Thinker) Maker() func() scenes.Thinker { return func() scenes.Thinker { return c } }

// Tick lets a tick pass.
func (c *Thinker) Tick() {
	c.ticks++
	c.passed++
}

// Now returns the time in the world of the script, for the clocks of tables.
func (c *Thinker) Now() time.Time {
	return time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC).Add(time.Duration(c.passed) * time.Second / clockSecond)
}

// Start implements scenes.Thinker.
func (c *Thinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	a := search.AnswerOf(context.Background(), e, pos, search.Limits{Playouts: clockPlayouts, Depth: lim.Depth, Threads: 1, Lines: lim.Lines})
	if lim.Time == 0 {
		lim.Time = time.Duration(lim.Playouts) * time.Second / clockSpeed
	}
	*c = Thinker{passed: c.passed, limits: lim, answer: a, running: true}
}

// Elapsed returns the time since the start, or that the last search has taken.
func (c *Thinker) Elapsed() time.Duration {
	return min(time.Duration(c.ticks)*time.Second/clockSecond, c.limits.Time)
}

// done reports whether the time is over.
func (c *Thinker) done() bool { return c.hurried || c.Elapsed() >= c.limits.Time }

// Progress implements scenes.Thinker.
func (c *Thinker) Progress() (search.Report, bool) {
	if !c.running || c.done() || c.ticks-c.told < clockReport {
		return search.Report{}, false
	}
	c.told = c.ticks
	return search.Report{Best: c.answer.Best, Elapsed: c.Elapsed()}, true
}

// Poll implements scenes.Thinker.
func (c *Thinker) Poll() (search.Answer, bool) {
	if !c.running || !c.done() {
		return search.Answer{}, false
	}
	c.running = false
	c.limits.Time = c.Elapsed()
	a := c.answer
	a.Elapsed = c.limits.Time
	return a, true
}

// Busy reports whether a search goes on whose answer has not been polled.
func (c *Thinker) Busy() bool { return c.running }

// Hurry implements scenes.Thinker.
func (c *Thinker) Hurry() { c.hurried = true }

// Stop implements scenes.Thinker.
func (c *Thinker) Stop() { c.running = false }
