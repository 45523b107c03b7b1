// A Sweep reviews a game in the background, on several goroutines: the caller polls it, and must stop it. Change here how positions are assigned to
// the goroutines (assign). Review.Run in review.go does the same on one goroutine.

package judge

import (
	"context"
	"sync"

	"quintet/games"
	"quintet/games/crash"
)

// A Sweep judges the plies of a Review in the background. Its methods are for the goroutine of the review, which never waits except in Stop.
type Sweep struct {
	review        *Review
	cancel        context.CancelFunc
	tasks         chan games.Position // has room for all positions in progress, so sending never blocks
	found         chan finding
	workers       sync.WaitGroup
	inProgress    map[uint64]bool // the keys of positions in progress
	maxInProgress int             // the most positions in progress at once
	stopped       bool
	err           error
}

// A finding is the look at a position, or the reason why there is none.
type finding struct {
	pos  games.Position
	look Look
	err  error
}

// NewSweep starts to judge the unjudged plies of r on this many goroutines, each with a search of its own. wake, unless nil, is called on them when
// Poll has something new. The caller must call Stop.
func NewSweep(r *Review, goroutines int, wake func()) *Sweep {
	if wake == nil {
		wake = func() {}
	}
	ctx, cancel := context.WithCancel(context.Background())
	most := 2 * goroutines // each goroutine has its next position before the last result is collected
	s := &Sweep{review: r, cancel: cancel, inProgress: map[uint64]bool{}, maxInProgress: most}
	s.tasks, s.found = make(chan games.Position, most), make(chan finding, most)
	for range goroutines {
		s.workers.Go(func() { s.work(ctx, wake) })
	}
	s.assign()
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

// assign sends positions to the workers.
func (s *Sweep) assign() {
	for _, pos := range s.review.needs(s.maxInProgress) {
		if k := key(pos); len(s.inProgress) < s.maxInProgress && !s.inProgress[k] {
			s.inProgress[k] = true
			s.tasks <- pos.Clone()
		}
	}
}

// Poll moves findings into the book of the review, and reports whether there were any.
func (s *Sweep) Poll() (news bool) {
	for s.take() {
		news = true
	}
	if news && s.err == nil && !s.stopped {
		s.assign()
	}
	return news
}

// take takes one finding, if there is one.
func (s *Sweep) take() bool {
	select {
	case f := <-s.found:
		delete(s.inProgress, key(f.pos))
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

// Busy reports whether searches are in progress.
func (s *Sweep) Busy() bool { return len(s.inProgress) > 0 }

// Err returns the *crash.Panic of a failed search, or nil. After a failure the sweep starts no more searches.
func (s *Sweep) Err() error { return s.err }

// Stop ends the sweep and waits for its goroutines. Findings so far are in the book; searches in progress are lost.
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
