// Searches in the background of the game loop: start, progress, answer, hurry and stop. A panic of a search becomes an error here.

package search

import (
	"context"
	"errors"

	"quintet/games"
	"quintet/games/crash"
)

// A Thinker runs one search at a time in the background. Its methods are for one goroutine, the game loop. Only Stop, Start and Wait
// block: they wait for the end of an earlier search. The zero value is ready and idle.
type Thinker struct {
	// Wake is called from other goroutines when Poll or Progress has something new, so that a sleeping window can draw. It may be nil.
	// It is read by Start, and must not panic.
	Wake func()

	job *job // nil when idle
}

// An Answer is the report of a finished search, or its failure.
type Answer struct {
	Report
	// Failed is the panic that ended the search, nil for none. With it the report is empty, and the engine must not be used any more.
	Failed *crash.Panic
}

// AnswerOf searches pos with e and returns the answer. If ctx is cancelled it holds the best report so far.
func AnswerOf(ctx context.Context, e Engine, pos games.Position, lim Limits) Answer {
	r, err := CatchPanic(ctx, e, pos, lim)
	a := Answer{Report: r}
	errors.As(err, &a.Failed)
	return a
}

// A job is one search. Its channels have room for one report, so that the search never waits for the game loop.
type job struct {
	cancel   context.CancelCauseFunc
	progress chan Report // the newest that has not been fetched
	answer   chan Answer
	ended    chan struct{} // closed in the end
}

// The causes of a cancelled search: its answer is not wanted any more, or wanted at once.
var (
	errStopped = errors.New("search: stopped")
	errHurried = errors.New("search: asked for the best so far")
)

// Start stops an earlier search, whose answer is lost, and begins to search a copy of pos, which must not be over. It ignores
// lim.Progress; the method Progress returns the reports.
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

// Progress returns the newest report of the running search, each once. After the first one there is a new one ten times a second, if only
// with another Elapsed. ok is false when there is none.
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

// Poll returns the answer of the last Start when its search has ended, once. ok is false before and afterwards. An answer of an earlier
// Start never comes.
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

// Wait waits until the search has ended, and returns its answer as Poll does.
func (t *Thinker) Wait() (a Answer, ok bool) {
	if t.Busy() {
		<-t.job.ended
	}
	return t.Poll()
}

// Busy reports whether a search has started whose answer has not been polled.
func (t *Thinker) Busy() bool { return t.job != nil }

// Hurry makes the search end soon, with the best it has. Its answer is polled as ever.
func (t *Thinker) Hurry() {
	if t.Busy() {
		t.job.cancel(errHurried)
	}
}

// Stop ends the search, if there is one, and waits until it has ended. No answer comes any more.
func (t *Thinker) Stop() {
	if t.job == nil {
		return
	}
	t.job.cancel(errStopped)
	<-t.job.ended
	t.job = nil
}

// CatchPanic searches as e does, but returns a panic of e as an error, a *crash.Panic. The report is empty then, and e must not be used
// any more.
func CatchPanic(ctx context.Context, e Engine, pos games.Position, lim Limits) (r Report, err error) {
	if p := crash.In(func() { r, err = e.Search(ctx, pos, lim) }); p != nil {
		return Report{}, p
	}
	return r, err
}
