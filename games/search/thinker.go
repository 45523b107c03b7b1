package search

import (
	"context"
	"errors"

	"quintet/games"
	"quintet/games/crash"
)

// A Thinker runs one search at a time in the background. Its methods are for one goroutine, the game loop; none of them blocks but
// Stop, Start and Wait, which wait for the end of an earlier search. The zero value is ready and idle.
type Thinker struct {
	// Wake is called from other goroutines when Poll or Progress has something new, so that a sleeping window can draw. It may be nil.
	// It is read by Start, and must not panic.
	Wake func()

	job *job // nil when idle
}

// An Answer is how a search has ended.
type Answer struct {
	Report
	// Failed is the panic that ended the search, nil for none. With it the report is empty, and the engine is not to be used any more.
	Failed *crash.Panic
}

// AnswerOf searches pos with e and returns how that has ended, be it that ctx was cancelled: the report is good all the same.
func AnswerOf(ctx context.Context, e Engine, pos games.Position, lim Limits) Answer {
	r, err := Try(ctx, e, pos, lim)
	a := Answer{Report: r}
	errors.As(err, &a.Failed)
	return a
}

// A job is one search. Its channels have room for one report, so that the search never waits for the game loop.
type job struct {
	cancel   context.CancelCauseFunc
	progress chan Report // the newest that has not been asked for
	answer   chan Answer
	ended    chan struct{} // closed in the end
}

// Why a search is cancelled: nobody wants its answer any more, or somebody wants it at once.
var (
	errStopped = errors.New("search: stopped")
	errHurried = errors.New("search: asked for the best so far")
)

// Start stops an earlier search, whose answer is lost, and begins to search a copy of pos, which must not be over. lim.Progress is
// not used: the method Progress tells.
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
		p := newPulse(tell)
		lim.Progress = p.hear
		a := AnswerOf(ctx, e, mine, lim)
		p.end()
		j.answer <- a
		if context.Cause(ctx) != errStopped {
			wake()
		}
	}()
}

// Progress returns what the running search knows so far, each report once, and after its first report at least the time that has gone by
// ten times a second. ok is false when there is nothing new.
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

// Busy reports whether a search has been started whose answer has not been polled.
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
