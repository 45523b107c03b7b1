// Reviewing a game in the background, on several goroutines.

package judge

import (
	"context"
	"sync"

	"quintet/games"
	"quintet/games/crash"
)

// A Sweep judges the plies of a Review in the background. Its methods are for the goroutine of the review, which never waits but in Stop.
type Sweep struct {
	review  *Review
	cancel  context.CancelFunc
	tasks   chan games.Position // has room for all that is under way, so that no one waits to send
	found   chan finding
	workers sync.WaitGroup
	under   map[uint64]bool // the keys of positions under way
	most    int             // positions under way at once
	stopped bool
	err     error
}

// A finding is the look at a position, or why there is none.
type finding struct {
	pos  games.Position
	look Look
	err  error
}

// NewSweep begins to judge what r has not judged yet, on so many goroutines, each with a search of its own. wake is called on them when Poll has
// something new; nil for no one. The caller must call Stop.
func NewSweep(r *Review, goroutines int, wake func()) *Sweep {
	if wake == nil {
		wake = func() {}
	}
	ctx, cancel := context.WithCancel(context.Background())
	most := 2 * goroutines // each has its next position before the last one is fetched
	s := &Sweep{review: r, cancel: cancel, under: map[uint64]bool{}, most: most}
	s.tasks, s.found = make(chan games.Position, most), make(chan finding, most)
	for range goroutines {
		s.workers.Go(func() { s.work(ctx, wake) })
	}
	s.give()
	return s
}

// work searches positions until there are no more.
func (s *Sweep) work(ctx context.Context, wake func()) {
	for pos := range s.tasks {
		f := finding{pos: pos, err: ctx.Err()}
		if f.err == nil {
			if p := crash.In(func() { f.look, f.err = s.review.book.judge.search(ctx, pos) }); p != nil {
				f.err = p
			}
		}
		s.found <- f
		wake()
	}
}

// give hands positions to the workers.
func (s *Sweep) give() {
	for _, pos := range s.review.needs(s.most) {
		if k := key(pos); len(s.under) < s.most && !s.under[k] {
			s.under[k] = true
			s.tasks <- pos.Clone()
		}
	}
}

// Poll takes what was found into the book of the review, and reports whether there was anything.
func (s *Sweep) Poll() (news bool) {
	for s.take() {
		news = true
	}
	if news && s.err == nil && !s.stopped {
		s.give()
	}
	return news
}

// take takes one finding, if there is one.
func (s *Sweep) take() bool {
	select {
	case f := <-s.found:
		delete(s.under, key(f.pos))
		if f.err == nil {
			s.review.book.put(f.pos, f.look)
		} else if !s.stopped {
			s.err = f.err
		}
		return true
	default:
		return false
	}
}

// Busy reports whether there is something to be found yet.
func (s *Sweep) Busy() bool { return len(s.under) > 0 }

// Err returns how a search has failed, a *crash.Panic; nil for not. The sweep gives out no more positions then.
func (s *Sweep) Err() error { return s.err }

// Stop ends the sweep and waits until its goroutines have ended. What was found is in the book; the searches that were under way are lost.
func (s *Sweep) Stop() {
	if s.stopped {
		return
	}
	s.stopped = true
	s.cancel()
	close(s.tasks)
	s.workers.Wait()
	s.Poll()
	s.review.needs(0)
}
