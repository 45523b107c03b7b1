// A Clock for scripts, whose time passes with the ticks of the script, and a scenes.Thinker whose searches take that time instead of real time
// (clockThinker). Change here how long such a search takes and how often it reports progress.

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
	ticks    int
	thinkers []*clockThinker
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
		t := &clockThinker{clock: c}
		c.thinkers = append(c.thinkers, t)
		return t
	}
}

// Busy reports whether there is a search whose answer has not been polled.
func (c *Clock) Busy() bool {
	return slices.ContainsFunc(c.thinkers, func(t *clockThinker) bool { return t.running })
}

// A clockThinker searches in script time. A search takes as long as its limits allow, or a second per 1,000 playouts if they have no time limit. It
// reports its progress ten times a second, and answers with the result of a search with few playouts on one thread, so that results are reproducible.
type clockThinker struct {
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
func (t *clockThinker) Start(pos games.Position, e search.Engine, lim search.Limits) {
	a := search.AnswerOf(context.Background(), e, pos, search.Limits{Playouts: clockPlayouts, Depth: lim.Depth, Lines: lim.Lines})
	if lim.Time == 0 {
		lim.Time = time.Duration(lim.Playouts) * time.Second / clockSpeed
	}
	*t = clockThinker{clock: t.clock, started: t.clock.ticks, limits: lim, answer: a, running: true}
}

// ticks returns the ticks since the search started.
func (t *clockThinker) ticks() int { return t.clock.ticks - t.started }

// elapsed returns the time since the search started, at most its limit.
func (t *clockThinker) elapsed() time.Duration {
	return min(time.Duration(t.ticks())*time.Second/clockSecond, t.limits.Time)
}

// done reports whether the search has ended.
func (t *clockThinker) done() bool { return t.hurried || t.elapsed() >= t.limits.Time }

// Progress implements scenes.Thinker.
func (t *clockThinker) Progress() (search.Report, bool) {
	if !t.running || t.done() || t.ticks()-t.reported < clockReport {
		return search.Report{}, false
	}
	t.reported = t.ticks()
	return search.Report{Best: t.answer.Best, Elapsed: t.elapsed()}, true
}

// Poll implements scenes.Thinker.
func (t *clockThinker) Poll() (search.Answer, bool) {
	if !t.running || !t.done() {
		return search.Answer{}, false
	}
	t.running = false
	a := t.answer
	a.Elapsed = t.elapsed()
	return a, true
}

// Hurry implements scenes.Thinker.
func (t *clockThinker) Hurry() { t.hurried = true }

// Stop implements scenes.Thinker.
func (t *clockThinker) Stop() { t.running = false }
