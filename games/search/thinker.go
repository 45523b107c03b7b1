// Runs one search at a time beside the game loop (Thinker): the loop starts it, asks for progress and for the answer, and can hurry or stop it.
// CatchPanic turns a panic of a search into an error. Change here how the game loop and a search communicate.

package search

import (
	"context"
	"errors"

	"quintet/games"
	"quintet/games/crash"
)

// A Thinker runs one search at a time in the background. Its methods are for one goroutine, the game loop. Only Stop, Start and Wait block: they wait
// for a search to end. The zero value is ready and idle.
type Thinker struct {
	// Wake is called on other goroutines when Poll or Progress has something new, so that a sleeping window can draw. It may be nil. Start reads it.
	// It must not panic.
	Wake func()

	job *job // nil when idle
}

// An Answer is the report of a finished search, or its failure.
type Answer struct {
	Report
	// Failed is the panic that ended the search, or nil. If it is set the report is empty, and the engine must not be used again.
	Failed *crash.Panic
}

// AnswerOf searches pos with e and returns the answer. If ctx is cancelled it holds the best report so far.
func AnswerOf(ctx context.Context, e Engine, pos games.Position, lim Limits) Answer {
	r, err := CatchPanic(ctx, e, pos, lim)
	a := Answer{Report: r}
	errors.As(err, &a.Failed)
	return a
}

// A job is one search. Its channels are buffered for one report, so the search never waits for the game loop.
type job struct {
	cancel   context.CancelCauseFunc
	progress chan Report // the newest not yet fetched
	answer   chan Answer
	ended    chan struct{} // closed at the end
}

// The causes of a cancelled search: its answer is no longer wanted, or is wanted now.
var (
	errStopped = errors.New("search: stopped")
	errHurried = errors.New("search: asked for the best so far")
)

// Start stops an earlier search, discards its answer, and begins to search a copy of pos, which must not be over. It replaces lim.Progress; the
// method Progress returns the reports.
func (t *Thinker) Start(pos games.Position, e Engine, lim Limits) {
	t.Stop()
	ctx, cancel := context.WithCancelCause(context.Background())
	j := &job{cancel: cancel, progress: make(chan Report, 1), answer: make(chan Answer, 1), ended: make(chan struct{})}
	t.job = j
	wake := t.Wake
	if wake == nil {
		wake = func() {}
	}
	tell := func(r Report) {
		select {
		case <-j.progress:
		default:
		}
		j.progress <- r
		wake()
	}
	mine := pos.Clone()
	go func() {
		defer close(j.ended)
		p := newTicker(tell)
		lim.Progress = p.report
		a := AnswerOf(ctx, e, mine, lim)
		p.close()
		j.answer <- a
		if context.Cause(ctx) != errStopped {
			wake()
		}
	}()
}

// Progress returns the newest report of the running search, each only once. After the first one a new one follows ten times a second, even if only
// Elapsed has changed. ok is false if there is none.
func (t *Thinker) Progress() (r Report, ok bool) {
	if !t.Busy() {
		return Report{}, false
	}
	select {
	case r = <-t.job.progress:
		return r, true
	default:
		return Report{}, false
	}
}

// Poll returns the answer of the last Start once, after its search has ended. ok is false before and afterwards. It never returns the answer of an
// earlier Start.
func (t *Thinker) Poll() (a Answer, ok bool) {
	if !t.Busy() {
		return Answer{}, false
	}
	select {
	case a = <-t.job.answer:
		t.Stop()
		return a, true
	default:
		return Answer{}, false
	}
}

// Wait waits until the search has ended and returns its answer like Poll.
func (t *Thinker) Wait() (a Answer, ok bool) {
	if t.Busy() {
		<-t.job.ended
	}
	return t.Poll()
}

// Busy reports whether a search was started whose answer has not been polled.
func (t *Thinker) Busy() bool { return t.job != nil }

// Hurry makes the search end soon with the best move so far. Poll returns its answer as usual.
func (t *Thinker) Hurry() {
	if t.Busy() {
		t.job.cancel(errHurried)
	}
}

// Stop ends the search, if there is one, and waits for it. Its answer is discarded.
func (t *Thinker) Stop() {
	if t.job == nil {
		return
	}
	t.job.cancel(errStopped)
	<-t.job.ended
	t.job = nil
}

// CatchPanic searches with e, but returns a panic of e as a *crash.Panic error. The report is then empty, and e must not be used again.
func CatchPanic(ctx context.Context, e Engine, pos games.Position, lim Limits) (r Report, err error) {
	if p := crash.In(func() { r, err = e.Search(ctx, pos, lim) }); p != nil {
		return Report{}, p
	}
	return r, err
}
